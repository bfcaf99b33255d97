// Which places a pointer has gone over. Between two events it may have gone far: the straight line
// between them is followed in small steps, so that nothing is left out however quick it was.
import type { Geometry, Spot } from './geometry';

// What a drag goes over: along the dots, across cells from dot to dot, over hexes, over cells, over dots.
export type Kind = 'edges' | 'diagonals' | 'hexes' | 'cells' | 'corners';

type Point = [number, number]; // on the picture

// Of a pointer: the main one, or the other.
export type Button = 0 | 1;

export const other = (button: Button): Button => (button ? 0 : 1);

// Places one after the other; null: the pointer was elsewhere.
export type Way = (Spot | null)[];

// All in half cells. A dot is left when the pointer is nearer to the next one, by a margin.
const PASSED = { mouse: 1.3, finger: 1.2 };
const SAMPLE = 0.25;
const OUTSIDE = 1; // so far beyond the outermost dots the pointer is elsewhere
const BEGINS = 0.6; // so far beyond them a drag may begin; further out a finger scrolls the page
// Of a hex's width: brushing its corner is no step, unless the one before is left far behind.
const HEX_NEAR = 0.42;
const HEX_FAR = 0.8;
const CORNER_NEAR = 0.75; // of a dot that is gone over

export class PointerPath {
  private at: Spot | null = null; // the place where the pointer is
  private last: Point = [0, 0];

  constructor(private geometry: Geometry, private size: Spot, private kind: Kind, private finger: boolean) {}

  // In half cells from the first dot.
  private units([x, y]: Point): Point {
    const [ox, oy] = this.geometry.at(0, 0);
    const half = this.geometry.cell / 2;
    return [(x - ox) / half, (y - oy) / half];
  }

  private isOutside([u, v]: Point, by = OUTSIDE): boolean {
    if (this.kind === 'hexes') return false; // which is seen by the hex
    return u < -by || v < -by || u > this.size[0] + by || v > this.size[1] + by;
  }

  private nearest(point: Point): Spot | null {
    if (this.kind === 'hexes' || this.kind === 'cells') return this.geometry.spot(point[0], point[1], 'cells', false);
    return this.geometry.spot(point[0], point[1], 'corners', false);
  }

  // Here it begins. False: on no place.
  begin(point: Point): boolean {
    this.last = point;
    this.at = this.isOutside(this.units(point), BEGINS) ? null : this.nearest(point);
    return this.at !== null;
  }

  get place(): Spot | null {
    return this.at;
  }

  // On to there, by the places on the way.
  follow(to: Point, isSeen: (point: Point) => boolean): Way {
    const way: Way = [];
    const [x, y] = this.last;
    const far = Math.hypot(to[0] - x, to[1] - y);
    const n = Math.max(1, Math.ceil(far / (SAMPLE * (this.geometry.cell / 2))));
    for (let i = 1; i <= n; i++) {
      const point: Point = [x + ((to[0] - x) * i) / n, y + ((to[1] - y) * i) / n];
      if (!isSeen(point) || this.isOutside(this.units(point))) this.at = null;
      else if (this.at) this.step(point, way);
      else if ((this.at = this.nearest(point))) way.push(null, this.at);
    }
    this.last = to;
    return way;
  }

  private step(point: Point, way: Way): void {
    if (this.kind === 'hexes') this.stepHex(point, way);
    else if (this.kind === 'cells') this.stepCell(point, way);
    else if (this.kind === 'corners') this.stepCorner(point, way);
    else this.stepDot(this.units(point), way);
  }

  private go(to: Spot, way: Way): void {
    this.at = to;
    way.push(to);
  }

  private stepDot([u, v]: Point, way: Way): void {
    const passed = PASSED[this.finger ? 'finger' : 'mouse'];
    for (;;) {
      const [x, y] = this.at!;
      const [du, dv] = [Math.abs(u - x), Math.abs(v - y)];
      const [sx, sy] = [u > x ? 2 : -2, v > y ? 2 : -2];
      let to: Spot | null = null;
      if (this.kind === 'edges') {
        if (Math.max(du, dv) > passed) to = du >= dv ? [x + sx, y] : [x, y + sy];
      } else if (du > passed && dv > passed) to = [x + sx, y + sy];
      else if (Math.max(du, dv) > 2) to = du >= dv ? [x + sx, y] : [x, y + sy]; // along an edge: nothing is crossed
      if (!to || to[0] < 0 || to[1] < 0 || to[0] > this.size[0] || to[1] > this.size[1]) return;
      this.go(to, way);
    }
  }

  private stepCell(point: Point, way: Way): void {
    const cell = this.nearest(point);
    if (cell && (cell[0] !== this.at![0] || cell[1] !== this.at![1])) this.go(cell, way);
  }

  private stepCorner(point: Point, way: Way): void {
    const [u, v] = this.units(point);
    const [x, y] = this.nearest(point)!;
    if (Math.hypot(u - x, v - y) < CORNER_NEAR) this.stepCell(point, way);
  }

  private stepHex(point: Point, way: Way): void {
    const { at, cell } = this.geometry;
    const hex = this.nearest(point);
    if (!hex || (hex[0] === this.at![0] && hex[1] === this.at![1])) return;
    const away = ([x, y]: Spot): number => Math.hypot(point[0] - at(x, y)[0], point[1] - at(x, y)[1]) / cell;
    if (away(hex) < HEX_NEAR || away(this.at!) > HEX_FAR) this.go(hex, way);
  }
}
