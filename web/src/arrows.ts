// Moves drawn over a board: a piece that moves is an arrow, one that is placed a ring. What was played is
// dashed, what is better is solid, so that no colour is needed to tell them apart.
import type { Board } from './board';
import { s } from './dom';
import type { Geometry, Spot } from './geometry';

// As the core tells it: two numbers, or four, or none for a pass.
export type Arrow = number[];
export type Look = 'better' | 'played' | 'further';

const HEAD = 13;
const RING = 19;

// An arrow that leaves the board ends a little beyond its border.
function endsOf(g: Geometry, [x = 0, y = 0, tx = 0, ty = 0]: Arrow): [Spot, Spot] {
  const [a, b] = [g.at(x, y), g.at(tx, ty)];
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
  const beyond = tx % 2 && ty % 2 ? -2 : g.cell / 3;
  return [[a[0] + 6 * dx, a[1] + 6 * dy], [b[0] + beyond * dx, b[1] + beyond * dy]];
}

function drawShaft(g: Geometry, arrow: Arrow): SVGElement[] {
  const [[x1, y1], [x2, y2]] = endsOf(g, arrow);
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / far, (y2 - y1) / far];
  const [bx, by] = [x2 - HEAD * dx, y2 - HEAD * dy];
  const side = HEAD * 0.62;
  const point = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;
  return [
    s('line', { x1, y1, x2: bx, y2: by }),
    s('polygon', { points: [point(x2, y2), point(bx - side * dy, by + side * dx), point(bx + side * dy, by - side * dx)].join(' ') }),
  ];
}

// With a number where several moves follow one another.
export function drawMove(board: Board, arrow: Arrow, look: Look, number = 0): SVGElement[] {
  if (arrow.length < 2) return [];
  const g = board.geometry;
  const [cx, cy] = g.at(arrow[0]!, arrow[1]!);
  const parts = arrow.length < 4 ? [s('circle', { cx, cy, r: RING })] : drawShaft(g, arrow);
  const [nx, ny] = arrow.length < 4 ? [cx + 14, cy - 14] : [(cx + endsOf(g, arrow)[1][0]) / 2, (cy + endsOf(g, arrow)[1][1]) / 2];
  const badge = number ? [s('circle', { cx: nx, cy: ny, r: 8, class: 'move-number-ground' }), s('text', { x: nx, y: ny, class: 'move-number' }, String(number))] : [];
  return [s('g', { class: `move-arrow is-${look}` }, ...parts), ...badge];
}
