// A board as an SVG picture, made from marks. Drawing again changes only what has changed, so that
// a large board stays quick and what is new can be animated.
import { s } from './dom';
import { geometryOf, HEX_RADIUS, hexCorners, type Geometry, type Spot } from './geometry';
import { loopOutline } from './loop';
import { drawMark, layerOf, type Layer, type Mark, type Paper } from './marks';
import type { Catalogue, Picture } from './types';

const LAYERS: Layer[] = ['ground', 'under', 'lines', 'pieces', 'texts', 'over'];
const FLAGS: Record<string, string> = { flaw: ' is-flaw', trial: ' is-trial', last: ' is-last', held: ' is-held' };

let shapes: string[] = [];
let roles: string[] = [];

export function nameMarks(catalogue: Catalogue): void {
  shapes = catalogue.shapes;
  roles = catalogue.roles;
}

// The flat list as marks, each knowing what lies over its spot.
function marksOf(flat: number[]): Mark[] {
  const marks: Mark[] = [];
  const over = new Map<string, string>();
  const counts = new Map<string, number>();
  for (let i = 0; i + 4 < flat.length; i += 5) {
    const [x, y, shape, role, value] = flat.slice(i, i + 5) as [number, number, number, number, number];
    const mark: Mark = { x, y, shape: shapes[shape] ?? '', role: roles[role] ?? '', value, flags: '', index: 0 };
    mark.index = (counts.get(mark.shape) ?? 0) + 1;
    counts.set(mark.shape, mark.index);
    const flag = FLAGS[mark.role];
    if (mark.shape === 'cell' && flag) over.set(`${x},${y}`, (over.get(`${x},${y}`) ?? '') + flag);
    marks.push(mark);
  }
  for (const mark of marks) if (mark.shape !== 'cell') mark.flags = over.get(`${mark.x},${mark.y}`) ?? '';
  return marks;
}

function columnName(c: number): string {
  return c < 26 ? String.fromCharCode(97 + c) : String.fromCharCode(96 + Math.floor(c / 26)) + String.fromCharCode(97 + (c % 26));
}

export class Board {
  readonly svg: SVGSVGElement;
  geometry: Geometry;
  private layers = new Map<Layer, SVGGElement>();
  private drawn = new Map<string, SVGElement>();
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
    if (this.named && p.lattice === 'square') paint.append(this.names(p));
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

  private names(p: Picture): SVGGElement {
    const g = s('g', { class: 'names' });
    for (let c = 0; c < p.width; c++) {
      const [x, y] = this.geometry.at(2 * c + 1, 2 * p.height);
      g.append(s('text', { x, y: y + 20 }, columnName(c)));
    }
    for (let r = 0; r < p.height; r++) {
      const [x, y] = this.geometry.at(0, 2 * r + 1);
      g.append(s('text', { x: x - 20, y }, String(p.height - r)));
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
    this.drawn = new Map();
    for (const mark of marksOf(p.marks)) {
      const key = `${mark.x},${mark.y},${mark.shape},${mark.role},${mark.value}${mark.flags}`;
      if (this.drawn.has(key)) continue;
      let element = before.get(key);
      if (element) before.delete(key);
      else {
        element = drawMark(mark, paper);
        if (!first) element.classList.add('new');
        this.layers.get(layerOf(mark))?.append(element);
      }
      this.drawn.set(key, element);
    }
    for (const gone of before.values()) gone.remove();
    this.fillLoop(p);
    return anew;
  }

  hasLine(x: number, y: number): boolean {
    return [...this.drawn.keys()].some((key) => key.startsWith(`${x},${y},line,`));
  }

  // A solved loop has its inside filled.
  private fillLoop(p: Picture & { status?: string }): void {
    this.inside?.remove();
    this.inside = null;
    if (p.status !== 'solved' || p.game !== 'slitherlink') return;
    const edges = marksOf(p.marks).filter((m) => m.shape === 'line').map((m): [number, number] => [m.x, m.y]);
    this.inside = loopOutline(edges, this.geometry);
    if (this.inside) this.layers.get('under')?.append(this.inside);
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
