// A board as an SVG picture, made from marks. Drawing again changes only what has changed, so that
// a large board stays quick and what is new can be animated.
import { s } from './dom';
import { geometryOf, HEX_RADIUS, hexCorners, type Geometry, type Spot } from './geometry';
import { loopOutline } from './loop';
import { drawMark, layerOf, type Layer, type Mark, type Paper } from './marks';
import { takeOff, turnOver } from './motion';
import { columnName } from './names';
import type { Catalogue, Picture } from './types';

const LAYERS: Layer[] = ['ground', 'under', 'lines', 'pieces', 'texts', 'over'];
const FLAG_ROLES = ['flaw', 'trial', 'last', 'held'];

let shapes: string[] = [];
let roles: string[] = [];

export function nameMarks(catalogue: Catalogue): void {
  shapes = catalogue.shapes;
  roles = catalogue.roles;
}

// A mark and what lies over its spot as one number: a large board has tens of thousands of marks,
// and numbers are compared faster than texts.
const FIELDS = 5;
const WIDE = 2048;
const FLAG_COUNT = 16;

function keyOf(x: number, y: number, shape: number, role: number, value: number, flags: number): number {
  return ((((y * WIDE + x) * 16 + shape) * 32 + role) * 65536 + value + 32768) * FLAG_COUNT + flags;
}

function spotOfKey(key: number): number {
  return Math.floor(key / (16 * 32 * 65536 * FLAG_COUNT));
}

// For each spot with something laid over it, one bit for each kind.
function flagsOf(flat: number[]): Map<number, number> {
  const cell = shapes.indexOf('cell');
  const bits = roles.map((role) => (FLAG_ROLES.includes(role) ? 1 << FLAG_ROLES.indexOf(role) : 0));
  const over = new Map<number, number>();
  for (let i = 0; i + 4 < flat.length; i += FIELDS) {
    const bit = flat[i + 2] === cell ? bits[flat[i + 3]!]! : 0;
    if (!bit) continue;
    const spot = flat[i + 1]! * WIDE + flat[i]!;
    over.set(spot, (over.get(spot) ?? 0) | bit);
  }
  return over;
}

function flagWords(flags: number): string {
  return FLAG_ROLES.map((role, i) => (flags >> i & 1 ? ` is-${role}` : '')).join('');
}

export class Board {
  readonly svg: SVGSVGElement;
  geometry: Geometry;
  private layers = new Map<Layer, SVGGElement>();
  private drawn = new Map<number, SVGElement>();
  private extras = s('g', { class: 'extras' });
  private shape = '';
  private inside: SVGElement | null = null;

  constructor(picture: Picture, private named = true) {
    this.geometry = geometryOf(picture);
    this.svg = s('svg', {});
    this.layout(picture);
    this.draw(picture);
  }

  // A board of another size or kind begins anew.
  private layout(p: Picture): void {
    this.shape = `${p.game} ${p.lattice} ${p.width} ${p.height}`;
    this.geometry = geometryOf(p);
    this.drawn.clear();
    this.extras = s('g', { class: 'extras' });
    const paint = s('g', { 'aria-hidden': 'true', class: 'paint' });
    if (this.named) paint.append(this.names(p));
    for (const name of LAYERS) {
      const layer = s('g', { class: `layer-${name}` });
      this.layers.set(name, layer);
      paint.append(layer);
    }
    paint.append(this.extras);
    this.svg.setAttribute('viewBox', `0 0 ${this.geometry.width.toFixed(0)} ${this.geometry.height.toFixed(0)}`);
    this.svg.setAttribute('class', `board board-${p.game}`);
    this.svg.replaceChildren(paint);
  }

  // Letters under the lowest row, numbers left of the first column; columns of hexes lean.
  private names(p: Picture): SVGGElement {
    const g = s('g', { class: 'names' });
    const { at, cell } = this.geometry;
    const [below, beside] = p.lattice === 'hex' ? [HEX_RADIUS + 12, cell / 2 + 12] : [cell / 2 + 20, cell / 2 + 20];
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
    const anew = this.shape !== `${p.game} ${p.lattice} ${p.width} ${p.height}`;
    if (anew) this.layout(p);
    const paper: Paper = { geometry: this.geometry, hex: p.lattice === 'hex' };
    const before = this.drawn;
    const first = before.size === 0;
    const flat = p.marks;
    const over = flagsOf(flat);
    const cell = shapes.indexOf('cell');
    const counts = shapes.map(() => 0);
    this.drawn = new Map();
    for (let i = 0; i + 4 < flat.length; i += FIELDS) {
      const [x, y, shape, role, value] = [flat[i]!, flat[i + 1]!, flat[i + 2]!, flat[i + 3]!, flat[i + 4]!];
      const flags = shape === cell ? 0 : (over.get(y * WIDE + x) ?? 0);
      const key = keyOf(x, y, shape, role, value, flags);
      const index = (counts[shape]! += 1);
      if (this.drawn.has(key)) continue;
      let element = before.get(key);
      if (element) before.delete(key);
      else {
        const mark: Mark = { x, y, shape: shapes[shape] ?? '', role: roles[role] ?? '', value, flags: flagWords(flags), index };
        element = drawMark(mark, paper);
        if (!first) element.classList.add('new');
        this.layers.get(layerOf(mark))?.append(element);
      }
      this.drawn.set(key, element);
    }
    turnOver(before, this.drawn, spotOfKey);
    for (const gone of before.values()) if (!gone.classList.contains('leaving')) gone.remove();
    this.fillLoop(p);
    return anew;
  }

  // A solved loop has its inside filled.
  private fillLoop(p: Picture & { status?: string }): void {
    this.inside?.remove();
    this.inside = null;
    if (p.status !== 'solved' || p.game !== 'slitherlink') return;
    const edges: Spot[] = [];
    const line = shapes.indexOf('line');
    for (let i = 0; i + 4 < p.marks.length; i += FIELDS)
      if (p.marks[i + 2] === line) edges.push([p.marks[i]!, p.marks[i + 1]!]);
    this.inside = loopOutline(edges, this.geometry);
    if (this.inside) this.layers.get('under')?.append(this.inside);
  }

  // A disc that is placed, does its work and is taken off again in the same turn.
  flash(x: number, y: number, role: string, p: Picture): void {
    const disc = this.mark(x, y, 'disc', role, p);
    this.layers.get('pieces')?.append(disc);
    takeOff(disc);
  }

  // Things the page lays over the picture for a moment: dots, previews, found mistakes.
  overlay(elements: SVGElement[]): void {
    this.extras.replaceChildren(...elements);
  }

  mark(x: number, y: number, shape: string, role: string, p: Picture, value = 0): SVGElement {
    const mark: Mark = { x, y, shape, role, value, flags: '', index: 0 };
    return drawMark(mark, { geometry: this.geometry, hex: p.lattice === 'hex' });
  }

  dot(x: number, y: number, name: string): SVGElement {
    const [cx, cy] = this.geometry.at(x, y);
    if (this.svg.classList.contains('board-hexpath'))
      return s('polygon', { points: hexCorners(cx, cy, HEX_RADIUS - 4), class: `${name} outline` });
    return s('circle', { cx, cy, r: 7, class: name });
  }

  // Where on the picture a pointer is.
  point(event: { clientX: number; clientY: number }): Spot | null {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return null;
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [p.x, p.y];
  }
}
