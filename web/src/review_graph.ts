// The graph of a review: the first side's expected score after every move, a mark for every mistake, and
// where the board stands. Over it lies a range that cannot be seen: a press, a drag or a key on it goes to that
// move.
import { h, s } from './dom';
import type { Worth } from './eval_bar';

export interface Marked {
  at: number; // the position after the move
  label: string;
}

const WIDE = 600;
const HIGH = 150;
const PAD = 9;

// Each mistake has a shape of its own.
function shapeOf(label: string, x: number, y: number): SVGElement | null {
  switch (label) {
    case 'inaccuracy':
      return s('path', { d: `M${x} ${y - 8}l8 14h-16z` });
    case 'mistake':
      return s('rect', { x: x - 6.5, y: y - 6.5, width: 13, height: 13 });
    case 'missed win':
      return s('path', { d: `M${x} ${y - 9}l9 9l-9 9l-9 -9z` });
    case 'blunder':
      return s('circle', { cx: x, cy: y, r: 8 });
    default:
      return null;
  }
}

// The same as a small picture beside words.
export function labelSign(label: string): SVGElement {
  return s('svg', { class: `sign mark-${label.replace(' ', '-')}`, viewBox: '0 0 20 20', 'aria-hidden': 'true' }, shapeOf(label, 10, 10));
}

export class ReviewGraph {
  private picture = s('svg', { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  private marks = h('div', { class: 'graph-marks', 'aria-hidden': 'true' });
  private cursor = h('div', { class: 'graph-at', 'aria-hidden': 'true' });
  private range = h('input', { type: 'range', min: 0, max: 1, step: 1, 'aria-label': 'Expected score over the moves', oninput: () => this.go(Number(this.range.value)) });
  readonly element = h('div', { class: 'graph' }, this.picture, this.marks, this.cursor, this.range);
  private last = 1;

  constructor(private go: (at: number) => void) {}

  private x(i: number): number {
    return (WIDE * i) / this.last;
  }

  private y(expected: number): number {
    return PAD + (HIGH - 2 * PAD) * (1 - expected);
  }

  // Positions 0 to n; those that nobody has judged are left out of the line.
  // From `certain` on (-1: nowhere) nothing is a guess.
  show(points: (Worth | null)[], marked: Marked[], certain: number): void {
    this.last = Math.max(1, points.length - 1);
    const known = points.flatMap((p, i) => (p ? [{ ...p, i }] : []));
    const line = known.map(({ i, expected }) => `${this.x(i).toFixed(1)},${this.y(expected).toFixed(1)}`);
    const [from, to] = [this.x(known[0]?.i ?? 0), this.x(known.at(-1)?.i ?? 0)];
    this.picture.replaceChildren(
      ...(certain >= 0 ? [s('rect', { class: 'graph-exact', x: this.x(certain), y: 0, width: WIDE - this.x(certain), height: HIGH })] : []),
      s('line', { class: 'graph-even', x1: 0, y1: HIGH / 2, x2: WIDE, y2: HIGH / 2 }),
      ...(line.length ? [
        s('polygon', { class: 'graph-fill', points: `${from.toFixed(1)},${HIGH} ${line.join(' ')} ${to.toFixed(1)},${HIGH}` }),
        s('polyline', { class: 'graph-line', points: line.join(' ') }),
      ] : []));
    this.marks.replaceChildren(...marked.flatMap(({ at, label }) => {
      const p = points[at];
      if (!p || !shapeOf(label, 0, 0)) return [];
      const sign = labelSign(label);
      sign.style.left = `${((100 * at) / this.last).toFixed(2)}%`;
      sign.style.top = `${((100 * this.y(p.expected)) / HIGH).toFixed(1)}%`;
      return [sign];
    }));
    this.range.max = String(this.last);
  }

  stand(at: number, words: string): void {
    this.cursor.style.left = `${(100 * at) / this.last}%`;
    this.range.value = String(at);
    this.range.setAttribute('aria-valuetext', words);
  }
}
