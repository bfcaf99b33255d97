// Statistics: games that are finished are counted, once each, and shown game by game. Nothing is sent
// anywhere.
import type { App } from './app';
import { backup, readBackup, restoreBackup } from './backup';
import { barChart } from './chart';
import { calendar, lastWeeks, streaks, weekOf } from './days';
import { confirmDialog } from './dialog';
import { button, h, statusLine } from './dom';
import { allGames, LEVELS, shortTitle, sizeWords } from './games';
import { today } from './link';
import type { State } from './picture';
import { saveFile } from './picture_file';
import type { Screen } from './screens';
import { addTime, count, forgetTallies, packDone, prefs, setPrefs, tally, type Meta, type Tally } from './store';
import { clockOf, plural } from './text';
import type { Game } from './types';

// Times are kept by size and level.
export function timesKey(state: State, meta: Meta): string {
  return `${state.size} ${meta.level ?? ''}`.trim();
}

// Of the puzzle, or of the CPU that was played against.
function levelOf(state: State, meta: Meta): string {
  if (!state.duel) return meta.level ?? '';
  return state.seats.find((seat) => seat.cpu)?.plays ?? 'human';
}

function add(counts: Record<string, number>, key: string): void {
  if (key) counts[key] = (counts[key] ?? 0) + 1;
}

// True: it was counted now.
export function countResult(game: Game, state: State, meta: Meta): boolean {
  if (state.status === 'open' || meta.finished || state.at === 0) return false;
  if (state.status === 'invalid' && !state.duel) return false;
  meta.finished = true;
  const human = state.seats.findIndex((seat) => !seat.cpu);
  const alone = state.seats.filter((seat) => !seat.cpu).length === 1;
  const won = state.duel ? alone && state.status === (human === 0 ? 'first' : 'second') : !state.helped;
  count(game.name, (t) => {
    t.finished++;
    if (won) t.won++;
    if (state.helped) t.helped++;
    add(t.weeks, weekOf(today()));
    add(t.levels, levelOf(state, meta));
    meta.bestBefore = t.best[timesKey(state, meta)];
    if (!state.duel && !state.helped) addTime(t, timesKey(state, meta), meta.seconds);
    if (meta.daily && !t.days.includes(meta.daily)) t.days.push(meta.daily);
  });
  if (state.duel && state.results) setPrefs({ results: { ...prefs.results, [game.name]: state.results } });
  if (meta.pack !== undefined && won) packDone(game.name, meta.pack);
  return true;
}

function median(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
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
      h('th', { scope: 'row' }, sizeWords(size ?? '')), h('td', {}, level ?? '–'),
      h('td', {}, times.length ? String(times.length) : '–'), h('td', {}, clockOf(best)),
      h('td', {}, times.length ? clockOf(median(times)) : '–'));
  });
  return h('table', { class: 'times' },
    h('caption', {}, `Times of ${game.title}, without help`),
    h('thead', {}, h('tr', {}, ...['Size', 'Level', 'Solved', 'Best', 'Median'].map((w) => h('th', { scope: 'col' }, w)))),
    h('tbody', {}, ...rows));
}

const WEEKS = 8;

// How many were finished in the last weeks, and of which level. What was finished before these were counted is in
// neither.
function charts(game: Game, t: Tally): HTMLElement | null {
  if (!Object.keys(t.weeks).length) return null;
  const weeks = lastWeeks(WEEKS).map((monday): [string, number] => [`${Number(monday.slice(8))}.${Number(monday.slice(5, 7))}.`, t.weeks[monday] ?? 0]);
  const names = [...LEVELS, 'human', ...game.others, ...game.levels].filter((name, i, all) => all.indexOf(name) === i && t.levels[name]);
  const levels = names.map((name): [string, number] => [name.slice(0, 6), t.levels[name]!]);
  return h('div', { class: 'charts' }, barChart('Finished by week', weeks), levels.length > 0 && barChart('Finished by level', levels));
}

// All that is kept goes out as one file and comes back as one.
function files(): HTMLElement {
  const said = statusLine();
  const read = async (): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const items = readBackup(await file.text());
    input.value = '';
    if (typeof items === 'string') return void (said.textContent = items);
    const sentence = 'Games, settings and statistics of this browser are replaced by those of the file.';
    if (!(await confirmDialog('Import', sentence, 'Replace'))) return;
    const why = restoreBackup(items);
    if (why) said.textContent = why;
    else location.reload();
  };
  const input = h('input', { type: 'file', accept: '.json,application/json', class: 'sr', tabindex: -1, 'aria-label': 'A file to import', onchange: () => void read() });
  return h('section', { class: 'sheet', 'aria-labelledby': 'files' }, h('h2', { id: 'files' }, 'Take it with you'),
    h('p', {}, 'Everything that this page keeps, games, settings, statistics and packs, as one file: for another browser, or to be safe.'),
    h('p', { class: 'row' }, button('Export', () => saveFile(backup(), `quincunx-${today()}.json`)), button('Import…', () => input.click()), input), said);
}

function section(game: Game): HTMLElement {
  const t = tally(game.name);
  const facts = [`${t.finished} finished`];
  if (t.won) facts.push(`${t.won} ${game.puzzle ? 'solved without help or won' : 'won'}`);
  if (t.helped) facts.push(`${t.helped} with help`);
  if (t.days.length) facts.push(plural(t.days.length, 'daily', 'dailies'));
  return h('section', { class: 'sheet', 'aria-labelledby': `stat-${game.name}` },
    h('h2', { id: `stat-${game.name}` }, shortTitle(game)),
    h('p', {}, t.finished ? `${facts.join(' · ')}.` : 'Nothing finished yet.'),
    charts(game, t),
    timesTable(game, t));
}

export async function showStatistics(app: App): Promise<Screen> {
  const games = allGames();
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
      h('section', { class: 'sheet', 'aria-labelledby': 'dailies' }, h('h2', { id: 'dailies' }, 'Dailies'), calendar(days)),
      h('div', { class: 'columns' }, ...games.map(section)),
      files(),
      h('p', {}, button('Reset statistics…', () => void reset(), { disabled: finished === 0 && days.length === 0 }))),
  };
}
