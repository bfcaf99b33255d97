// The inside of a finished loop: edges of the picture strung together into one outline.
import { s } from './dom';
import type { Geometry, Spot } from './geometry';

export function loopOutline(edges: Spot[], geometry: Geometry): SVGElement | null {
  const next = new Map<string, string[]>(); // from dot to dot
  for (const [x, y] of edges) {
    const [dx, dy] = x % 2 ? [1, 0] : [0, 1];
    const [a, b] = [[x - dx, y - dy].join(), [x + dx, y + dy].join()];
    for (const [from, to] of [[a, b], [b, a]] as const) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const first = [...next.keys()][0];
  if (!first) return null;
  const points: string[] = [];
  let before = '';
  let here = first;
  do {
    const [x, y] = here.split(',').map(Number) as [number, number];
    points.push(geometry.at(x, y).join());
    const to = next.get(here)?.find((dot) => dot !== before);
    if (to === undefined) return null;
    before = here;
    here = to;
  } while (here !== first && points.length <= edges.length);
  return s('polygon', { points: points.join(' '), class: 'inside' });
}
