// Where spots lie on the picture. Spots have doubled coordinates (src/lattice/spot.h): cells are
// (odd, odd), corners (even, even), edges mixed. Hexes stand on a point; each row is shifted half
// a cell to the left of the row above.
import type { Picture } from './picture';

export type Spot = [number, number];

// The core tells places in one flat list.
export function spotsOf(flat: number[]): Spot[] {
  return Array.from({ length: flat.length >> 1 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!]);
}

export interface Geometry {
  hex: boolean;
  width: number;
  height: number;
  cell: number; // the size of a cell
  at(x: number, y: number): Spot; // the middle of a spot, in the picture's units
  spot(px: number, py: number, target: 'cells' | 'edges' | 'corners', borders: boolean): Spot | null;
}

export const HALF = 24;
const PAD = 30;

function squareGeometry(p: Picture): Geometry {
  const wide = 2 * p.width;
  const high = 2 * p.height;
  const nearestEdge = (u: number, v: number): Spot => {
    const x = 2 * Math.floor(u / 2) + 1;
    const y = 2 * Math.floor(v / 2) + 1;
    const dx = u - x;
    const dy = v - y;
    return Math.abs(dx) > Math.abs(dy) ? [x + Math.sign(dx), y] : [x, y + Math.sign(dy)];
  };
  return {
    hex: false,
    width: wide * HALF + 2 * PAD,
    height: high * HALF + 2 * PAD,
    cell: 2 * HALF,
    at: (x, y) => [PAD + x * HALF, PAD + y * HALF],
    spot: (px, py, target, borders) => {
      const u = (px - PAD) / HALF;
      const v = (py - PAD) / HALF;
      const near = (t: number, end: number): number => Math.min(Math.max(2 * Math.round(t / 2), 0), end);
      if (target === 'corners') return [near(u, wide), near(v, high)];
      const out = u < 0 || v < 0 || u >= wide || v >= high;
      if (target === 'edges') {
        if (u < -0.6 || v < -0.6 || u > wide + 0.6 || v > high + 0.6) return null;
        const inside = (t: number, end: number): number => Math.min(Math.max(t, 0.01), end - 0.01);
        return nearestEdge(inside(u, wide), inside(v, high));
      }
      if (!out) return [2 * Math.floor(u / 2) + 1, 2 * Math.floor(v / 2) + 1];
      if (!borders) return null;
      if (u >= wide && v >= 0 && v < high) return [wide, 2 * Math.floor(v / 2) + 1];
      if (v < 0 && u >= 0 && u < wide) return [2 * Math.floor(u / 2) + 1, 0];
      return null;
    },
  };
}

export const HEX_RADIUS = 30;

function hexGeometry(p: Picture): Geometry {
  const wide = Math.sqrt(3) * HEX_RADIUS;
  const high = 1.5 * HEX_RADIUS;
  const pad = 26; // room for the names of rows and columns
  const at = (x: number, y: number): Spot => {
    const c = (x - 1) / 2;
    const r = (y - 1) / 2;
    return [pad + wide / 2 + c * wide + ((p.height - 1 - r) * wide) / 2, pad + HEX_RADIUS + r * high];
  };
  return {
    hex: true,
    width: 2 * pad + p.width * wide + ((p.height - 1) * wide) / 2,
    height: 2 * pad + 2 * HEX_RADIUS + (p.height - 1) * high,
    cell: wide,
    at,
    spot: (px, py) => {
      const cells = Array.from({ length: p.width * p.height }, (_, i): Spot => [2 * (i % p.width) + 1, 2 * Math.floor(i / p.width) + 1]);
      const away = ([x, y]: Spot): number => Math.hypot(at(x, y)[0] - px, at(x, y)[1] - py);
      const nearest = cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
      return away(nearest) < HEX_RADIUS ? nearest : null;
    },
  };
}

// What columns are called: letters from the left.
export function columnName(c: number): string {
  return c < 26 ? String.fromCharCode(97 + c) : String.fromCharCode(96 + Math.floor(c / 26), 97 + (c % 26));
}

export function geometryOf(p: Picture): Geometry {
  return p.lattice === 'hex' ? hexGeometry(p) : squareGeometry(p);
}

// Corners of a hex round its middle, for an SVG polygon.
export function hexCorners(px: number, py: number, radius: number): string {
  const angles = Array.from({ length: 6 }, (_, i) => Math.PI / 6 + (i * Math.PI) / 3);
  return angles.map((a) => `${(px + radius * Math.cos(a)).toFixed(1)},${(py + radius * Math.sin(a)).toFixed(1)}`).join(' ');
}

// Neighbours of a hex by direction, as in src/lattice/hex.h: rows down, columns right.
export const HEX_STEPS: Spot[] = [[-2, -2], [0, -2], [-2, 0], [2, 0], [0, 2], [2, 2]];
