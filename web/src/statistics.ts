// Statistics: what this browser has counted, game by game. Nothing is sent anywhere.
import type { App } from './app';
import { confirmDialog } from './dialog';
import { button, h } from './dom';
import { today } from './link';
import { clockOf } from './pages';
import type { Screen } from './screens';
import { forgetTallies, tally, type Tally } from './store';
import type { Game } from './types';

export function median(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}

function dayBefore(date: string): string {
  const [y, m, d] = date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(y, m - 1, d - 1)).toISOString().slice(0, 10);
}

// Days in a row on which a daily was done, up to today or yesterday; and the longest ever.
export function streaks(days: Iterable<string>, now = today()): { current: number; longest: number } {
  const all = new Set(days);
  const back = (from: string): number => {
    let n = 0;
    for (let day = from; all.has(day); day = dayBefore(day)) n++;
    return n;
  };
  const longest = Math.max(0, ...[...all].map(back));
  return { current: back(all.has(now) ? now : dayBefore(now)), longest };
}

function timesTable(game: Game, t: Tally): HTMLElement | null {
  const keys = [...new Set([...Object.keys(t.best), ...Object.keys(t.times)])].sort((a, b) =>
    a.localeCompare(b, undefined, { numeric: true }));
  if (!keys.length) return null;
  const rows = keys.map((key) => {
    const times = t.times[key] ?? [];
    const best = t.best[key] ?? Math.min(...times);
    const [size, level] = key.split(' ');
    return h('tr', {},
      h('th', { scope: 'row' }, (size ?? '').replace('x', '×')), h('td', {}, level ?? '–'),
      h('td', {}, times.length ? String(times.length) : '–'), h('td', {}, clockOf(best)),
      h('td', {}, times.length ? clockOf(median(times)) : '–'));
  });
  return h('table', { class: 'times' },
    h('caption', {}, `Times of ${game.title}, without help`),
    h('thead', {}, h('tr', {}, ...['Size', 'Level', 'Solved', 'Best', 'Median'].map((w) => h('th', { scope: 'col' }, w)))),
    h('tbody', {}, ...rows));
}

function section(game: Game): HTMLElement {
  const t = tally(game.name);
  const facts = [`${t.finished} finished`];
  if (t.won) facts.push(`${t.won} ${game.puzzle ? 'solved without help or won' : 'won'}`);
  if (t.helped) facts.push(`${t.helped} with help`);
  if (t.days.length) facts.push(`${t.days.length} ${t.days.length === 1 ? 'daily' : 'dailies'}`);
  return h('section', { class: 'sheet', 'aria-labelledby': `stat-${game.name}` },
    h('h2', { id: `stat-${game.name}` }, game.title.replace(/ by .*/, '')),
    h('p', {}, t.finished ? `${facts.join(' · ')}.` : 'Nothing finished yet.'),
    timesTable(game, t));
}

export async function showStatistics(app: App): Promise<Screen> {
  const { games } = app.catalogue;
  const days = games.flatMap((g) => tally(g.name).days);
  const { current, longest } = streaks(days);
  const finished = games.reduce((sum, g) => sum + tally(g.name).finished, 0);
  const fact = (n: number, words: string): HTMLElement =>
    h('li', {}, h('strong', {}, String(n)), h('span', {}, words));
  const reset = async (): Promise<void> => {
    const sentence = 'All counts, times and dailies of this browser are forgotten. Games that are under way stay.';
    if (!(await confirmDialog('Reset statistics', sentence, 'Reset'))) return;
    forgetTallies(games.map((g) => g.name));
    app.go('#statistics');
  };
  return {
    title: 'Statistics',
    element: h('div', { class: 'paper-screen' },
      h('h1', {}, 'Statistics'),
      h('p', { class: 'muted' }, 'Kept in this browser and nowhere else.'),
      h('ul', { class: 'facts' }, fact(finished, 'finished'), fact(current, current === 1 ? 'day in a row' : 'days in a row'),
        fact(longest, 'longest streak')),
      h('div', { class: 'columns' }, ...games.map(section)),
      h('p', {}, button('Reset statistics…', () => void reset(), { disabled: finished === 0 && days.length === 0 }))),
  };
}
