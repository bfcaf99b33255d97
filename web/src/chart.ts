// A small chart of bars, with its numbers in words for who does not see it.
import { h, s } from './dom';

const BAR = 34;
const HIGH = 52;
const TOP = 12; // for the number over the highest

export function barChart(title: string, rows: [label: string, n: number][]): HTMLElement {
  const most = Math.max(1, ...rows.map(([, n]) => n));
  const bars = rows.flatMap(([label, n], i) => {
    const high = n ? Math.max(3, (HIGH * n) / most) : 1;
    const [x, y] = [i * BAR + 3, TOP + HIGH - high];
    return [s('rect', { x, y, width: BAR - 6, height: high, rx: 2, class: n ? '' : 'zero' }),
      ...(n ? [s('text', { x: i * BAR + BAR / 2, y: y - 3, class: 'count' }, String(n))] : []),
      s('text', { x: i * BAR + BAR / 2, y: TOP + HIGH + 11 }, label)];
  });
  const words = `${title}: ${rows.map(([label, n]) => `${label} ${n}`).join(', ')}`;
  return h('figure', { class: 'chart' }, h('figcaption', {}, title),
    s('svg', { viewBox: `0 0 ${rows.length * BAR} ${TOP + HIGH + 15}`, role: 'img', 'aria-label': words }, ...bars));
}
