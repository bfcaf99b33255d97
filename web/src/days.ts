// Days of dailies: which were done, how many in a row, and a calendar of them.
import { h } from './dom';
import { today } from './link';

// So many days before a date, or after it where the number is negative.
function daysBefore(date: string, n: number): string {
  const [y, m, d] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(y, m - 1, d - n)).toISOString().slice(0, 10);
}

// Days in a row on which a daily was done, up to today or yesterday; and the longest ever.
export function streaks(days: Iterable<string>, now = today()): { current: number; longest: number } {
  const all = new Set(days);
  const back = (from: string): number => {
    let n = 0;
    for (let day = from; all.has(day); day = daysBefore(day, 1)) n++;
    return n;
  };
  const longest = Math.max(0, ...[...all].map(back));
  return { current: back(all.has(now) ? now : daysBefore(now, 1)), longest };
}

// 0 is Monday.
function weekday(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}

export function weekOf(date: string): string {
  return daysBefore(date, weekday(date));
}

export function lastWeeks(n: number, now = today()): string[] {
  return Array.from({ length: n }, (_, i) => daysBefore(weekOf(now), 7 * (n - 1 - i)));
}

const LETTERS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

// The last seven days: done or not, in a shape as well as in a colour.
export function lastSeven(days: string[], now = today()): HTMLElement {
  const dates = Array.from({ length: 7 }, (_, i) => daysBefore(now, 6 - i));
  return h('ol', { class: 'seven-days' }, ...dates.map((date) => {
    const done = days.includes(date);
    return h('li', { class: done ? 'is-done' : '', title: date, 'aria-label': `${date}: ${done ? 'done' : 'not done'}` }, done ? '✓' : LETTERS[weekday(date)]!);
  }));
}

// The same in a line of text.
export function sevenMarks(days: string[], now = today()): string {
  return Array.from({ length: 7 }, (_, i) => (days.includes(daysBefore(now, 6 - i)) ? '■' : '□')).join('');
}

// Five weeks up to today, a row each.
export function calendar(days: string[], now = today()): HTMLElement {
  const first = daysBefore(weekOf(now), 28);
  const cell = (date: string): HTMLElement => {
    const done = days.includes(date);
    if (date > now) return h('td', {});
    return h('td', { class: done ? 'is-done' : date === now ? 'is-today' : '', title: date },
      String(Number(date.slice(8))), done && h('span', {}, '✓'), h('span', { class: 'sr' }, done ? ' done' : ' not done'));
  };
  return h('table', { class: 'calendar' },
    h('caption', { class: 'sr' }, 'Dailies of the last five weeks'),
    h('thead', {}, h('tr', {}, ...['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((d) => h('th', { scope: 'col' }, d)))),
    h('tbody', {}, ...Array.from({ length: 5 }, (_, week) =>
      h('tr', {}, ...Array.from({ length: 7 }, (_, day) => cell(daysBefore(first, -(7 * week + day))))))));
}
