// What this browser remembers: the game in hand of each kind, recent games, preferences,
// statistics. All of it stays here; a browser that keeps nothing only forgets.

export interface Meta {
  level?: string;
  rating?: number;
  seed?: number;
  daily?: string; // the date
  seconds: number;
  finished?: boolean; // already counted
  solveAsked?: boolean;
}

export interface Kept {
  game: string;
  save: string;
  position: string; // the board as it stands, for a small picture
  start: string;
  words: string; // "5x5, in progress"
  when: number;
  meta: Meta;
}

export interface Prefs {
  theme: string;
  marking: string;
  timer: boolean;
  thinkMs: number;
  paceMs: number;
  previewMs: number;
  sound: boolean; // Slant: refuse wrong moves
  size: Record<string, string>;
  level: Record<string, string>;
  seats: Record<string, [string, string]>;
  blocked: number;
  first: string;
  assists: string[]; // switched on
}

export interface Tally {
  finished: number;
  won: number;
  helped: number;
  best: Record<string, number>; // seconds by size and level, without help
  times: Record<string, number[]>; // the same, all of the last ones
  days: string[]; // dailies done
}

const PRESETS: Prefs = {
  theme: 'auto',
  marking: 'rules',
  timer: false,
  thinkMs: 1000,
  paceMs: 400,
  previewMs: 1500,
  sound: false,
  size: {},
  level: {},
  seats: { slider: ['human', '4'], crosscut: ['human', '4'], slant: ['human', 'careful'] },
  blocked: 0,
  first: 'H',
  assists: [],
};

const RECENT_MAX = 24;

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`quincunx.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

// False: full or forbidden. The game goes on, unremembered.
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`quincunx.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const prefs: Prefs = { ...PRESETS, ...read<Partial<Prefs>>('prefs', {}) };

export function prefsChanged(): void {
  write('prefs', prefs);
}

function isKept(kept: Kept | null): kept is Kept {
  return typeof kept?.save === 'string' && typeof kept.meta === 'object' && kept.meta !== null;
}

export function current(game: string): Kept | null {
  const kept = read<Kept | null>(`current.${game}`, null);
  return isKept(kept) && kept.game === game ? kept : null;
}

export function recent(): Kept[] {
  const list = read<Kept[]>('recent', []);
  return Array.isArray(list) ? list.filter(isKept) : [];
}

function same(a: Kept, b: Kept): boolean {
  return a.game === b.game && a.start === b.start;
}

export function forget(kept: Kept): void {
  write('recent', recent().filter((k) => !same(k, kept)));
}

// The game in hand. One that was in hand before, here or in another window, can be had back, and is
// in one of the two places only. Where there is no room for all, the oldest ones go.
export function keep(kept: Kept): void {
  const key = `current.${kept.game}`;
  const old = current(kept.game);
  if (!old || !same(old, kept)) {
    const others = recent().filter((k) => !same(k, kept) && !(old && same(k, old)));
    const left = old && old.position !== old.start ? [old, ...others] : others;
    write('recent', left.slice(0, RECENT_MAX));
  }
  while (!write(key, kept) && recent().length && write('recent', recent().slice(0, -1)));
}

// A game that was begun and can be gone on with.
export function found(game: string, is: (kept: Kept) => boolean): Kept | null {
  return [current(game), ...recent()].find((k) => k?.game === game && is(k)) ?? null;
}

export function tally(game: string): Tally {
  return { finished: 0, won: 0, helped: 0, best: {}, times: {}, days: [], ...read<Partial<Tally>>(`tally.${game}`, {}) };
}

export function count(game: string, change: (t: Tally) => void): void {
  const t = tally(game);
  change(t);
  write(`tally.${game}`, t);
}

const TIMES_MAX = 500;

export function addTime(t: Tally, key: string, seconds: number): void {
  t.best[key] = Math.min(t.best[key] ?? Infinity, seconds);
  t.times[key] = [...(t.times[key] ?? []), seconds].slice(-TIMES_MAX);
}

export function forgetTallies(games: string[]): void {
  for (const game of games) localStorage.removeItem(`quincunx.tally.${game}`);
}

// Boards of the tutorials that were done.
export function lessons(game: string): number[] {
  const list = read<number[]>(`lessons.${game}`, []);
  return Array.isArray(list) ? list : [];
}

export function lessonDone(game: string, lesson: number): void {
  write(`lessons.${game}`, [...new Set([...lessons(game), lesson])].sort());
}

// The record of the game under review. A reload of this window still has it, if the browser lets us.
let underReview = '';

export function reviewed(): string {
  try {
    return underReview || (sessionStorage.getItem('quincunx.reviewed') ?? '');
  } catch {
    return underReview;
  }
}

export function setReviewed(record: string): void {
  underReview = record;
  try {
    sessionStorage.setItem('quincunx.reviewed', record);
  } catch {
    // forbidden
  }
}
