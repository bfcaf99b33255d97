// What this browser remembers: the game in hand of each kind, recent games, preferences,
// statistics. All of it stays here; a browser that keeps nothing only forgets.

export interface Meta {
  level?: string;
  rating?: number;
  id?: string; // that makes the start again
  begun?: number; // when, of a game that is played more than once from the same start
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
  rev?: number; // counts the changes, and by whom the last one was: a window that is behind sees it
  tab?: string;
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
  return writeText(key, JSON.stringify(value));
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(`quincunx.${key}`, text);
    return true;
  } catch {
    return false;
  }
}

export const prefs: Prefs = { ...PRESETS, ...read<Partial<Prefs>>('prefs', {}) };

export function prefsChanged(): void {
  write('prefs', prefs);
}

// Every game lies under a name of its own, and of each kind one name is said to be in hand. So a window
// writes over nobody's game but its own, even where it does not yet see what another one has written.
const GAME = 'game.';

export function nameOf(kept: Pick<Kept, 'start' | 'meta'>): string {
  return `${GAME}${kept.meta.begun ?? 0}.${kept.start}`;
}

export function isKept(kept: Kept | null): kept is Kept {
  return typeof kept?.save === 'string' && typeof kept.meta === 'object' && kept.meta !== null;
}

// One game by its name. What this window has written or seen itself is not read again.
let seen = { name: '', text: '' };

export function stored(name: string): Kept | null {
  try {
    const text = localStorage.getItem(`quincunx.${name}`);
    if (!text || (name === seen.name && text === seen.text)) return null;
    seen = { name, text };
    const kept = JSON.parse(text) as Kept | null;
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function isTaken(name: string): boolean {
  try {
    return localStorage.getItem(`quincunx.${name}`) !== null;
  } catch {
    return false;
  }
}

// Which game this window shows: after a reload it is that one, though another window may have begun one
// of the same kind, or from the same start.
export function setShown(name: string): void {
  try {
    sessionStorage.setItem('quincunx.shown', name);
  } catch {
    // forbidden
  }
}

function shown(): Kept | null {
  try {
    const kept = read<Kept | null>(sessionStorage.getItem('quincunx.shown') ?? '', null);
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function remove(key: string): void {
  localStorage.removeItem(`quincunx.${key}`);
}

function inHand(game: string): string {
  return String(read<unknown>(`current.${game}`, ''));
}

export function current(game: string): Kept | null {
  const kept = read<Kept | null>(inHand(game), null);
  return isKept(kept) && kept.game === game ? kept : null;
}

function all(): Kept[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`quincunx.${GAME}`));
    return keys.map((key) => read<Kept | null>(key.replace('quincunx.', ''), null)).filter(isKept);
  } catch {
    return [];
  }
}

// Games that were begun and are not in hand, the newest first.
export function recent(): Kept[] {
  const begun = all().filter((k) => k.position !== k.start && nameOf(k) !== inHand(k.game));
  return begun.sort((a, b) => b.when - a.when);
}

export function forget(kept: Kept): void {
  remove(nameOf(kept));
}

// Nothing was done in it, and no other window has it before it.
const own = new Set<string>(); // games that this window had
const DAY_MS = 86400000;

function isIdle(kept: Kept): boolean {
  return kept.position === kept.start && (own.has(nameOf(kept)) || Date.now() - kept.when > DAY_MS);
}

// The game in hand. One that was in hand before can be had back, unless nothing was done in it. Where
// there is no room for all, the oldest ones go.
export function keep(kept: Kept): void {
  const name = nameOf(kept);
  const isNew = inHand(kept.game) !== name;
  own.add(name);
  const text = JSON.stringify(kept);
  seen = { name, text };
  while (!writeText(name, text)) {
    const oldest = recent().filter((k) => nameOf(k) !== name).pop();
    if (!oldest) return;
    forget(oldest);
  }
  if (!isNew) return;
  write(`current.${kept.game}`, name);
  all().filter((k) => nameOf(k) !== name && isIdle(k)).forEach(forget);
  recent().slice(RECENT_MAX).forEach(forget);
}

// A game that was begun and can be gone on with.
export function found(game: string, is: (kept: Kept) => boolean): Kept | null {
  return [shown(), current(game), ...recent()].find((k) => k?.game === game && is(k)) ?? null;
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

// Boards that are being edited, one a game. A window has its own first; another one, or a later day,
// begins with the last that was edited anywhere.
export interface Draft {
  position: string;
  past: string[];
  future: string[];
}

const DRAFT_ROOM = 200000; // characters of what can be undone

function isDraft(draft: Draft | null): draft is Draft {
  return typeof draft?.position === 'string' && Array.isArray(draft.past) && Array.isArray(draft.future);
}

function fromWindow<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(`quincunx.${key}`) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function intoBoth(key: string, value: unknown): void {
  write(key, value);
  try {
    sessionStorage.setItem(`quincunx.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden
  }
}

export function draftOf(game: string): Draft | null {
  const draft = fromWindow<Draft>(`draft.${game}`) ?? read<Draft | null>(`draft.${game}`, null);
  return isDraft(draft) ? draft : null;
}

export function setDraft(game: string, draft: Draft): void {
  let room = DRAFT_ROOM;
  const fits = (text: string): boolean => (room -= text.length) >= 0;
  const past = [...draft.past].reverse().filter(fits).reverse();
  intoBoth(`draft.${game}`, { ...draft, past, future: [...draft.future].reverse().filter(fits).reverse() });
  intoBoth('edited', game);
}

// The game that was edited last.
export function edited(): string {
  return String(fromWindow<unknown>('edited') ?? read<unknown>('edited', ''));
}
