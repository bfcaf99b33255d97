// The inside of a finished loop: edges of the picture strung together into one outline.
import { s } from './dom';
import type { Geometry } from './geometry';

export function loopOutline(edges: [number, number][], geometry: Geometry): SVGElement | null {
  const next = new Map<string, [number, number][]>();
  const join = (a: [number, number], b: [number, number]): void => {
    next.set(a.join(), [...(next.get(a.join()) ?? []), b]);
  };
  for (const [x, y] of edges) {
    const flat = x % 2;
    const a: [number, number] = flat ? [x - 1, y] : [x, y - 1];
    const b: [number, number] = flat ? [x + 1, y] : [x, y + 1];
    join(a, b);
    join(b, a);
  }
  const first = [...next.keys()][0];
  if (!first) return null;
  const points: string[] = [];
  let before = '';
  let here = first;
  do {
    const [x, y] = here.split(',').map(Number) as [number, number];
    points.push(geometry.at(x, y).join());
    const to: string | undefined = next.get(here)?.map((p) => p.join()).find((p) => p !== before);
    if (to === undefined) return null;
    before = here;
    here = to;
  } while (here !== first && points.length <= edges.length);
  return s('polygon', { points: points.join(' '), class: 'inside' });
}
