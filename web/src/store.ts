// What this browser remembers: the game in hand of each kind, recent games, preferences,
// statistics. All of it stays here; a browser that keeps nothing only forgets.
import type { Drill } from './drills';
import type { Arguments } from './protocol';
import type { Game, Option } from './types';

export interface Meta {
  level?: string;
  rating?: number;
  id?: string; // that makes the start again
  seed?: number; // of version 0.1.0, whose puzzles nobody makes any more
  begun?: number; // when, of a game that is played more than once from the same start
  daily?: string; // the date
  seconds: number;
  finished?: boolean; // already counted
  solveAsked?: boolean;
  solved?: boolean; // by the button
  hints?: number; // that were begun
  bestBefore?: number; // seconds, of the same size and level before this game
  pack?: number; // which board of the pack
}

export interface Kept {
  game: string;
  save: string;
  at?: number; // steps done
  position?: string; // before version 0.3.0 the board as it stands
  start: string;
  words: string; // "5x5, in progress"
  when: number;
  meta: Meta;
  rev?: number; // counts the changes, and by whom the last one was: a window that is behind sees it
  tab?: string;
}

const PRESETS = {
  theme: 'auto',
  marking: 'rules' as Arguments['mistakes']['when'],
  timer: false,
  thinkMs: 1000,
  paceMs: 400,
  previewMs: 1500,
  pieces: true, // each in its own colour
  sounds: false,
  shakes: true, // where a device can
  sound: false, // in a duel on a puzzle: refuse wrong moves
  size: {} as Record<string, string>,
  level: {} as Record<string, string>,
  seats: {} as Record<string, [string, string]>,
  results: {} as Record<string, string>, // against levels of the CPU, as the core writes them
  options: {} as Record<string, Record<string, string>>, // of new games, by game
  assists: [] as string[], // switched on
  folds: {} as Record<string, boolean>, // groups of controls that were opened or closed
};
export type Prefs = typeof PRESETS;

const NO_TALLY = {
  finished: 0,
  won: 0,
  helped: 0,
  best: {} as Record<string, number>, // seconds by size and level, without help
  times: {} as Record<string, number[]>, // the same, all of the last ones
  days: [] as string[], // dailies done
  weeks: {} as Record<string, number>, // finished, by the Monday
  levels: {} as Record<string, number>, // finished, by level of the puzzle or of the CPU
};
export type Tally = typeof NO_TALLY;

const RECENT_MAX = 24;

// A browser may forbid all of it, or be full.
export function tried<T>(f: () => T, otherwise: T): T {
  try {
    return f();
  } catch {
    return otherwise;
  }
}

// False: full or forbidden. The game goes on, unremembered.
class TextStore {
  constructor(private open: () => Storage) {}

  text(key: string): string | null {
    return tried(() => this.open().getItem(`quincunx.${key}`), null);
  }

  setText(key: string, text: string): boolean {
    return tried(() => (this.open().setItem(`quincunx.${key}`, text), true), false);
  }

  read<T>(key: string, otherwise: T): T {
    return tried(() => (JSON.parse(this.text(key) ?? 'null') as T | null) ?? otherwise, otherwise);
  }

  write(key: string, value: unknown): boolean {
    return this.setText(key, JSON.stringify(value));
  }
}

const lasting = new TextStore(() => localStorage);
const ofWindow = new TextStore(() => sessionStorage); // of this window alone

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
}

function readObject(key: string): Record<string, unknown> {
  const value = lasting.read<unknown>(key, {});
  return kindOf(value) === 'object' ? (value as Record<string, unknown>) : {};
}

// What is stored, in the kinds of value that are known here; the presets where it is not.
function fitting<T extends object>(key: string, presets: T): T {
  const kinds = new Map(Object.entries(presets).map(([name, value]) => [name, kindOf(value)]));
  const good = Object.entries(readObject(key)).filter(([name, value]) => kinds.get(name) === kindOf(value));
  return { ...structuredClone(presets), ...Object.fromEntries(good) };
}

type Texts = Map<string, string>;

function textsOf(value: object): Texts {
  return new Map(Object.entries(value).map(([name, part]) => [name, JSON.stringify(part)]));
}

// What has changed since is written; the rest stays as another window or version has it.
function writeChanges(key: string, before: Texts, now: object): void {
  const changed = Object.entries(now).filter(([name, part]) => JSON.stringify(part) !== before.get(name));
  lasting.write(key, { ...readObject(key), ...Object.fromEntries(changed) });
}

export const prefs: Prefs = fitting('prefs', PRESETS);
let known = textsOf(prefs);

export function setPrefs(changes: Partial<Prefs>): void {
  Object.assign(prefs, changes);
  writeChanges('prefs', known, prefs);
  known = textsOf(prefs);
}

// Who played the last time.
export function seatsOf(game: Game): [string, string] {
  return prefs.seats[game.name] ?? ['human', game.level];
}

export function setSeat(game: Game, side: number, level: string): void {
  const [first, second] = seatsOf(game);
  setPrefs({ seats: { ...prefs.seats, [game.name]: side ? [first, level] : [level, second] } });
}

// Version 0.1.0 had them beside the other settings.
export function optionOf(game: Game, option: Option): string {
  const chosen = String(prefs.options[game.name]?.[option.key] ?? readObject('prefs')[option.key]);
  const values = option.values.map(([value]) => value);
  return values.includes(chosen) ? chosen : values[0]!;
}

export function setOption(game: Game, option: Option, value: string): void {
  setPrefs({ options: { ...prefs.options, [game.name]: { ...prefs.options[game.name], [option.key]: value } } });
}

// Every game lies under a name of its own, and of each kind one name is said to be in hand. So a window
// writes over nobody's game but its own, even where it does not yet see what another one has written.
const GAME = 'game.';

export function nameOf(kept: Pick<Kept, 'start' | 'meta'>): string {
  return `${GAME}${kept.meta.begun ?? 0}.${kept.start}`;
}

export function isKept(kept: Kept | null): kept is Kept {
  const texts = [kept?.game, kept?.save, kept?.start, kept?.position ?? ''];
  return texts.every((text) => typeof text === 'string') && kindOf(kept?.meta) === 'object';
}

// The version of a saved text. One that is newer than our own is for a newer page to open: it does not
// have to make way for anything.
function formatOf(kept: Kept): number {
  return Number(/^quincunx session (\d+)/.exec(kept.save)?.[1] ?? 1);
}

function readKept(name: string): Kept | null {
  const kept = lasting.read<Kept | null>(name, null);
  return isKept(kept) ? kept : null;
}

// One game by its name. What this window has written or seen itself is not read again.
let seen = { name: '', text: '' };

export function stored(name: string): Kept | null {
  const text = lasting.text(name);
  if (!text || (name === seen.name && text === seen.text)) return null;
  seen = { name, text };
  return readKept(name);
}

export function isTaken(name: string): boolean {
  return lasting.text(name) !== null;
}

// Which game this window shows: after a reload it is that one, though another window may have begun one
// of the same kind, or from the same start.
export function setShown(name: string): void {
  ofWindow.setText('shown', name);
}

function inHand(game: string): string {
  return String(lasting.read<unknown>(`current.${game}`, ''));
}

export function current(game: string): Kept | null {
  const kept = readKept(inHand(game));
  return kept?.game === game ? kept : null;
}

function everyGame(): (Kept | null)[] {
  const keys = tried(() => Object.keys(localStorage), []).filter((key) => key.startsWith(`quincunx.${GAME}`));
  return keys.map((key) => readKept(key.replace('quincunx.', '')));
}

function all(): Kept[] {
  return everyGame().filter((kept) => kept !== null);
}

// Games of which nothing can be shown, not even a name. They are left as they are.
export function unreadable(): number {
  return everyGame().filter((kept) => kept === null).length;
}

// Was anything done in it?
function isBegun({ at, position, start }: Kept): boolean {
  return at === undefined ? position !== start : at > 0;
}

// Games that were begun and are not in hand, the newest first.
export function recent(): Kept[] {
  const begun = all().filter((k) => isBegun(k) && nameOf(k) !== inHand(k.game));
  return begun.sort((a, b) => b.when - a.when);
}

export function forget(kept: Kept): void {
  localStorage.removeItem(`quincunx.${nameOf(kept)}`);
}

// Nothing was done in it, it is not in hand, and no other window has it before it.
const own = new Set<string>(); // games that this window had
const DAY_MS = 86400000;

function isIdle(kept: Kept): boolean {
  const name = nameOf(kept);
  return !isBegun(kept) && name !== inHand(kept.game) && (own.has(name) || Date.now() - kept.when > DAY_MS);
}

// The game in hand. One that was in hand before can be had back, unless nothing was done in it. Where
// there is no room for all, the oldest ones go.
export function keep(kept: Kept): void {
  const name = nameOf(kept);
  const isNew = inHand(kept.game) !== name;
  own.add(name);
  const text = JSON.stringify(kept);
  const isOurs = (k: Kept): boolean => formatOf(k) <= formatOf(kept);
  seen = { name, text };
  while (!lasting.setText(name, text)) {
    const oldest = recent().filter((k) => nameOf(k) !== name && isOurs(k)).pop();
    if (!oldest) return;
    forget(oldest);
  }
  if (!isNew) return;
  lasting.write(`current.${kept.game}`, name);
  all().filter((k) => isIdle(k) && isOurs(k)).forEach(forget);
  recent().filter(isOurs).slice(RECENT_MAX).forEach(forget);
}

// A game that was begun and can be gone on with.
export function found(game: string, is: (kept: Kept) => boolean): Kept | null {
  return [readKept(ofWindow.text('shown') ?? ''), current(game), ...recent()].find((k) => k?.game === game && is(k)) ?? null;
}

export function tally(game: string): Tally {
  return fitting(`tally.${game}`, NO_TALLY);
}

export function count(game: string, change: (t: Tally) => void): void {
  const t = tally(game);
  const before = textsOf(t);
  change(t);
  writeChanges(`tally.${game}`, before, t);
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
  const list = lasting.read<number[]>(`lessons.${game}`, []);
  return Array.isArray(list) ? list : [];
}

export function lessonDone(game: string, lesson: number): void {
  lasting.write(`lessons.${game}`, [...new Set([...lessons(game), lesson])].sort());
}

// Who has been here before is not taught the first minute of a game, and nobody twice.
const OLD_FRIEND = 'all';
const isNewHere = tried(() => !Object.keys(localStorage).some((key) => key.startsWith('quincunx.')), false);
let met: string[] = isNewHere ? [] : lasting.read<string[]>('met', [OLD_FRIEND]);
if (!Array.isArray(met)) met = [OLD_FRIEND];

export function isFirstVisit(game: string): boolean {
  return !met.includes(OLD_FRIEND) && !met.includes(game);
}

export function setMet(game: string): void {
  met = [...met, game];
  lasting.write('met', met);
}

// Boards of the packs that were done.
export function packed(game: string): number[] {
  const list = lasting.read<number[]>(`pack.${game}`, []);
  return Array.isArray(list) ? list : [];
}

export function packDone(game: string, board: number): void {
  lasting.write(`pack.${game}`, [...new Set([...packed(game), board])].sort((a, b) => a - b));
}

// The record of the game under review. A reload of this window still has it, if the browser lets us.
let underReview = '';

export function reviewed(): string {
  return underReview || (ofWindow.text('reviewed') ?? '');
}

export function setReviewed(record: string): void {
  underReview = record;
  ofWindow.setText('reviewed', record);
}

// What was judged of a game, with its record: each review under a name of its own, the oldest ones go.
export interface KeptReview {
  record: string;
  players: string[];
  judged: string[]; // lines, as the core writes and reads them
  moves: number;
  accuracy: number[];
  when: number;
}

const REVIEW = 'review.';
const REVIEWS_MAX = 40;

function reviewName(record: string): string {
  let hash = 0;
  for (const c of record.trim()) hash = (Math.imul(hash, 31) + c.charCodeAt(0)) >>> 0;
  return `${REVIEW}${hash.toString(36)}`;
}

function isReview(kept: KeptReview | null): kept is KeptReview {
  return typeof kept?.record === 'string' && Array.isArray(kept.judged) && Array.isArray(kept.accuracy);
}

export function keptReview(record: string): KeptReview | null {
  const kept = lasting.read<KeptReview | null>(reviewName(record), null);
  return isReview(kept) && kept.record.trim() === record.trim() ? kept : null;
}

export function keepReview(kept: KeptReview): void {
  const isNew = lasting.text(reviewName(kept.record)) === null;
  lasting.write(reviewName(kept.record), kept);
  if (!isNew) return;
  const names = tried(() => Object.keys(localStorage), []).filter((key) => key.startsWith(`quincunx.${REVIEW}`));
  const byAge = names.map((key) => ({ key, when: lasting.read<KeptReview | null>(key.replace('quincunx.', ''), null)?.when ?? 0 })).sort((a, b) => b.when - a.when);
  for (const { key } of byAge.slice(REVIEWS_MAX)) localStorage.removeItem(key);
}

// Positions before one's own mistakes, with the day when each comes again.
export function readDrills(): Drill[] {
  const list = lasting.read<Drill[]>('drills', []);
  return Array.isArray(list) ? list.filter((drill) => typeof drill?.before === 'string' && typeof drill.due === 'string') : [];
}

export function writeDrills(list: Drill[]): void {
  lasting.write('drills', list);
}

// What is analysed: a start, moves with alternatives in brackets, where it stands; as the core writes it.
export function analysed(): string {
  return String(fromBoth<unknown>('analysis', ''));
}

export function setAnalysed(text: string): void {
  intoBoth('analysis', text);
}

// Boards that are being edited, one a game. A window has its own first; another one, or a later day,
// begins with the last that was edited anywhere.
export interface Draft {
  position: string; // with what is still to be chosen
  past: string[];
  future: string[];
  id?: string; // of those below
}

const DRAFT_ROOM = 200000; // characters of what can be undone

function isDraft(draft: Draft | null): draft is Draft {
  return typeof draft?.position === 'string' && Array.isArray(draft.past) && Array.isArray(draft.future);
}

// This window's, or the last of all.
function fromBoth<T>(key: string, otherwise: T): T {
  return ofWindow.read(key, lasting.read(key, otherwise));
}

function intoBoth(key: string, value: unknown): void {
  lasting.write(key, value);
  ofWindow.write(key, value);
}

export function draftOf(game: string): Draft | null {
  const draft = fromBoth<Draft | null>(`draft.${game}`, null);
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
  return String(fromBoth<unknown>('edited', ''));
}

// Every board that was begun, the newest first; one that is changed stays the same draft.
export interface KeptDraft {
  id: string;
  game: string;
  draft: string; // with what is still to be chosen
  position: string;
  when: number;
}

const DRAFTS_MAX = 40;

export function drafts(): KeptDraft[] {
  const list = lasting.read<KeptDraft[]>('drafts', []);
  const texts = ({ id, game, draft, position }: KeptDraft): unknown[] => [id, game, draft, position];
  return Array.isArray(list) ? list.filter((one) => one && texts(one).every((text) => typeof text === 'string')) : [];
}

// Where there is no room for all, the oldest ones go.
export function keepDraft(kept: KeptDraft): void {
  let list = [kept, ...drafts().filter(({ id, draft }) => id !== kept.id && draft !== kept.draft)].slice(0, DRAFTS_MAX);
  while (!lasting.write('drafts', list) && list.length > 1) list = list.slice(0, -1);
}

export function forgetDraft(id: string): void {
  lasting.write('drafts', drafts().filter((one) => one.id !== id));
}
