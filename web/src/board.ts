// A board as an SVG picture, made from marks. Drawing again changes only what has changed, so that
// a large board stays quick and what is new can be animated.
import { slide, slidePieces, takeOff, turnOver, type Piece } from './animation';
import { s } from './dom';
import { gameOf, markNames } from './games';
import { columnName, geometryOf, HEX_RADIUS, hexCorners, spotsOf, type Geometry, type Spot } from './geometry';
import { loopOutline } from './loop';
import { drawMark, LAYERS, layerOf, SIDE_UP, type Layer } from './marks';
import { Pieces } from './pieces';
import { keyOf, markOf, OVERLAY_LAYER, STATE_LAYER, type Mark, type Marks, type Picture, type State } from './picture';

const FLAG_ROLES = ['flaw', 'trial', 'last', 'held']; // what lies over a spot shows on all that is there

interface Drawn extends Mark {
  element: SVGElement;
}

function spotOf({ x, y }: Mark): string {
  return `${x} ${y}`;
}

function shapeOf(p: Picture): string {
  return `${p.game} ${p.lattice} ${p.width} ${p.height}`;
}

export class Board {
  readonly svg = s('svg', {});
  geometry: Geometry;
  private layers = new Map<Layer, SVGGElement>();
  private drawn = new Map<number, Drawn>();
  private spots = new Map<string, Set<Drawn>>();
  private counts: number[] = []; // marks of each shape
  private shown: Marks | null = null;
  private version = 0;
  private expected = new Set<number>(); // marks that were changed before the core has said so
  private extras = s('g', { class: 'extras' });
  private shares = s('g', { class: 'shares' });
  private shape = '';
  private inside: SVGElement | null = null;
  private carried: { from: Spot; by: Spot } | null = null; // a piece that goes with the pointer
  private pieces!: Pieces; // what hangs together, in colours
  private turnsFor = 0; // milliseconds until the last disc of this turn is turned over

  constructor(picture: Picture, private named = true) {
    this.geometry = geometryOf(picture);
    this.draw(picture);
  }

  // A board of another size or kind begins anew.
  private layout(p: Picture): void {
    this.shape = shapeOf(p);
    this.geometry = geometryOf(p);
    this.drawn.clear();
    this.spots.clear();
    this.counts = [];
    this.shown = null;
    this.expected.clear();
    this.pieces = new Pieces(this.geometry);
    this.extras = s('g', { class: 'extras' });
    this.shares = s('g', { class: 'shares' });
    const paint = s('g', { 'aria-hidden': 'true', class: 'paint' });
    if (this.named) paint.append(this.names(p));
    for (const name of LAYERS) {
      const layer = s('g', { class: `layer-${name}` });
      this.layers.set(name, layer);
      paint.append(layer);
      if (name === 'lines') paint.append(this.pieces.ends, this.shares);
    }
    paint.append(this.extras);
    this.svg.setAttribute('viewBox', `0 0 ${this.geometry.width.toFixed(0)} ${this.geometry.height.toFixed(0)}`);
    this.svg.setAttribute('class', `board board-${p.game} by-${gameOf(p.game).gesture}`);
    this.svg.replaceChildren(paint);
  }

  // Letters under the lowest row, numbers left of the first column; columns of hexes lean.
  private names(p: Picture): SVGGElement {
    const g = s('g', { class: 'names' });
    const { at, cell, hex } = this.geometry;
    const [below, beside] = hex ? [HEX_RADIUS + 12, cell / 2 + 12] : [cell / 2 + 20, cell / 2 + 20];
    for (let c = 0; c < p.width; c++) {
      const [x, y] = at(2 * c + 1, 2 * p.height - 1);
      g.append(s('text', { x, y: y + below }, columnName(c)));
    }
    for (let r = 0; r < p.height; r++) {
      const [x, y] = at(1, 2 * r + 1);
      g.append(s('text', { x: x - beside, y }, String(p.height - r)));
    }
    return g;
  }

  // True: it was laid out anew.
  draw(p: Picture): boolean {
    const anew = this.shape !== shapeOf(p);
    if (anew) this.layout(p);
    const { marks } = p;
    const behind = marks.version - this.version;
    const [ox = 0, oy = 0] = (p as Partial<State>).moved ?? []; // discs turn outward from there
    const late = marks !== this.shown || behind > 1;
    const told = late ? [...this.drawn.keys(), ...marks.keys] : behind ? [...marks.gone, ...marks.put] : [];
    const touched = [...new Set([...told, ...this.expected])].filter((key) => this.drawn.has(key) !== marks.has(key));
    this.expected.clear();
    this.change(touched.filter((key) => !marks.has(key)), touched.filter((key) => marks.has(key)), [ox, oy], !this.shown);
    this.shown = marks;
    this.version = marks.version;
    this.fillLoop(p);
    this.svg.classList.toggle('is-open', p.status === 'open');
    return anew;
  }

  // What a press there will do, by what the game says of presses: it is drawn in the frame of the press.
  // The next picture leaves it as it is, or takes it back.
  expect(x: number, y: number, turns: number[]): void {
    const played = markNames().roles.indexOf('played');
    const keys = turns.map((shape) => keyOf(x, y, shape, played, 0, STATE_LAYER));
    const here = [...(this.spots.get(`${x} ${y}`) ?? [])].filter(({ role, layer }) => role === played && layer === STATE_LAYER)
      .map(({ shape, value }) => keyOf(x, y, shape, played, value, STATE_LAYER));
    const at = keys.findIndex((key) => this.drawn.has(key)) + 1;
    const next = keys.slice(at, at + 1);
    for (const key of [...here, ...next]) this.expected.add(key);
    this.change(here, next, [x, y]);
  }

  private change(gone: number[], put: number[], origin: Spot, first = false): void {
    const touched = new Set<string>();
    const left = gone.map((key) => this.take(key, touched));
    const come = put.map((key) => this.put(key, touched));
    this.pieces.change(left, come);
    if (!first) {
      for (const { element } of come) element.classList.add('new');
      this.turnsFor = turnOver(left, come, origin);
      this.slide(left, come);
    }
    for (const { element } of left) if (!element.classList.contains('leaving')) element.remove();
    for (const spot of touched) this.flag(this.spots.get(spot) ?? new Set());
  }

  private slide(left: Drawn[], come: Drawn[]): void {
    const { at, cell } = this.geometry;
    const { carried } = this;
    const isCarried = ({ x, y }: Piece): boolean => carried?.from[0] === x && carried.from[1] === y;
    slidePieces(left, come, ({ x, y }) => at(x, y), (piece) => (isCarried(piece) ? carried!.by : [0, 0]),
      ({ value }) => (value === SIDE_UP ? [0, -cell] : [cell, 0]));
    if (left.some(isCarried)) this.carried = null;
  }

  private take(key: number, touched: Set<string>): Drawn {
    const mark = this.drawn.get(key)!;
    this.drawn.delete(key);
    this.spots.get(spotOf(mark))!.delete(mark);
    this.counts[mark.shape]!--;
    touched.add(spotOf(mark));
    return mark;
  }

  private put(key: number, touched: Set<string>): Drawn {
    const { shapes, roles } = markNames();
    const mark = markOf(key);
    const spot = spotOf(mark);
    const index = (this.counts[mark.shape] = (this.counts[mark.shape] ?? 0) + 1);
    const look = { ...mark, shape: shapes[mark.shape] ?? '', role: roles[mark.role] ?? '', index };
    const drawn = { ...mark, element: drawMark(look, this.geometry) };
    this.layers.get(layerOf(look))?.append(drawn.element);
    this.drawn.set(key, drawn);
    if (!this.spots.has(spot)) this.spots.set(spot, new Set());
    this.spots.get(spot)!.add(drawn);
    touched.add(spot);
    return drawn;
  }

  private flag(there: Set<Drawn>): void {
    const { shapes, roles } = markNames();
    const over = [...there].filter(({ shape }) => shapes[shape] === 'cell').map(({ role }) => roles[role]);
    for (const { shape, element } of there)
      if (shapes[shape] !== 'cell') for (const role of FLAG_ROLES) element.classList.toggle(`is-${role}`, over.includes(role));
  }

  // A solved board whose lines are one loop has its inside filled.
  private fillLoop(p: Picture): void {
    this.inside?.remove();
    this.inside = null;
    if (p.status !== 'solved') return;
    const [line, played] = [markNames().shapes.indexOf('line'), markNames().roles.indexOf('played')];
    const edges = [...this.drawn.values()].filter(({ shape, role }) => shape === line && role === played).map(({ x, y }): Spot => [x, y]);
    this.inside = loopOutline(edges, this.geometry);
    if (this.inside) this.layers.get('under')?.append(this.inside);
  }

  // A disc that is placed, does its work and is taken off again in the same turn.
  flash(x: number, y: number, role: string): void {
    const disc = this.mark(x, y, 'disc', role);
    this.layers.get('pieces')?.append(disc);
    takeOff(disc, this.turnsFor);
  }

  // ---- a piece that goes with the pointer ----

  private piecesAt([x, y]: Spot): SVGElement[] {
    const pieces = this.layers.get('pieces');
    return [...(this.spots.get(`${x} ${y}`) ?? [])].map(({ element }) => element).filter((element) => element.parentNode === pieces);
  }

  // The highest number that these carry; 0: none does.
  private badgeOf(marks: Iterable<Mark>): number {
    const cell = markNames().shapes.indexOf('cell');
    let highest = 0;
    for (const { layer, shape, value } of marks) if (layer === OVERLAY_LAYER && shape === cell && value > highest) highest = value;
    return highest;
  }

  badgeAt([x, y]: Spot): number {
    return this.badgeOf(this.spots.get(`${x} ${y}`) ?? []);
  }

  get highestBadge(): number {
    return this.badgeOf(this.drawn.values());
  }

  hasPiece(spot: Spot): boolean {
    return this.piecesAt(spot).length > 0;
  }

  carry(from: Spot, by: Spot): void {
    if (!this.carried) for (const piece of this.piecesAt(from)) piece.parentNode?.append(piece); // over the others
    this.carried = { from, by };
    for (const piece of this.piecesAt(from)) piece.style.transform = `translate(${by[0]}px, ${by[1]}px)`;
  }

  // Back to its place, unless it has gone to another one.
  release(from: Spot): void {
    const { carried } = this;
    if (!carried || carried.from[0] !== from[0] || carried.from[1] !== from[1]) return;
    this.carried = null;
    for (const piece of this.piecesAt(from)) {
      piece.style.transform = '';
      slide(piece, carried.by);
    }
  }

  // Things the page lays over the picture for a moment: dots, previews, found mistakes.
  overlay(elements: SVGElement[]): void {
    this.extras.replaceChildren(...elements);
  }

  mark(x: number, y: number, shape: string, role: string, value = 0): SVGElement {
    return drawMark({ x, y, shape, role, value, layer: 3, index: 0 }, this.geometry);
  }

  outlines(spots: number[], role: string): SVGElement[] {
    return spotsOf(spots).map(([x, y]) => this.mark(x, y, 'cell', role));
  }

  // In how many of all answers each line is there: places, and thousandths. It lies under the clues.
  showShares(flat: number[]): void {
    const marks: SVGElement[] = [];
    for (let i = 0; i + 3 <= flat.length; i += 3) {
      const [x, y, share] = [flat[i]!, flat[i + 1]!, flat[i + 2]!];
      if (share || (x % 2 && y % 2)) marks.push(this.mark(x, y, 'share', 'hint', share)); // in a cell there is always one of two
    }
    this.shares.replaceChildren(...marks);
  }

  // Clues that are still to be chosen.
  questions(spots: number[]): SVGElement[] {
    return spotsOf(spots).map(([x, y]) => {
      const [px, py] = this.geometry.at(x, y);
      return s('g', { class: x % 2 ? 'number unchosen' : 'number unchosen corner' }, x % 2 === 0 && s('circle', { cx: px, cy: py, r: 11 }), s('text', { x: px, y: py }, '?'));
    });
  }

  dots(spots: number[], name: string): SVGElement[] {
    return spotsOf(spots).map(([x, y]) => {
      const [cx, cy] = this.geometry.at(x, y);
      if (this.geometry.hex) return s('polygon', { points: hexCorners(cx, cy, HEX_RADIUS - 4), class: `${name} outline` });
      return s('circle', { cx, cy, r: 7, class: name });
    });
  }

  // Instead of a grid of places: one picture with words.
  label(words: string): this {
    this.svg.setAttribute('role', 'img');
    this.svg.setAttribute('aria-label', words);
    return this;
  }

  // The size of a cell on the screen.
  get cellPixels(): number {
    return (this.svg.getScreenCTM()?.a ?? 1) * this.geometry.cell;
  }

  // Where on the picture a pointer is.
  point(event: { clientX: number; clientY: number }): Spot | null {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return null;
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [p.x, p.y];
  }
}
