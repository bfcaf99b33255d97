// All that the page keeps, as one file; and such a file read again. What is not right is refused with a sentence,
// and nothing of it is taken: the whole file or none of it.
import { isKept, tried, type Kept } from './store';

const FORMAT = 'quincunx page';
const VERSION = 1;
const OURS = 'quincunx.';
const MOST = 20_000_000; // characters

type Items = Record<string, string>;

function keys(): string[] {
  return tried(() => Object.keys(localStorage), []).filter((key) => key.startsWith(OURS));
}

function everything(): Items {
  return Object.fromEntries(keys().map((key) => [key, localStorage.getItem(key) ?? '']));
}

export function backup(): Blob {
  const file = { format: FORMAT, version: VERSION, written: new Date().toISOString(), items: everything() };
  return new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' });
}

// What is wrong with it, or nothing. A game must be one that can be shown, everything else what it is by its name.
function wrongItem(key: string, text: unknown): string {
  if (!key.startsWith(OURS) || typeof text !== 'string') return 'something in it is not of this page';
  const value = tried((): unknown => JSON.parse(text), undefined);
  if (value === undefined) return `${key} in it cannot be read`;
  const name = key.slice(OURS.length);
  if (name.startsWith('game.') && !isKept(value as Kept | null)) return `${key.slice(0, 60)} in it is no game`;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if ((name === 'prefs' || /^(tally|review)\./.test(name)) && !isObject) return `${key} in it is not as it should be`;
  if (/^((lessons|pack)\.|drills$)/.test(name) && !Array.isArray(value)) return `${key} in it is not as it should be`;
  return '';
}

// The items of a file, or a sentence: why not.
export function readBackup(text: string): Items | string {
  const refuse = (why: string): string => `This file is not taken: ${why}. Nothing was changed.`;
  if (text.length > MOST) return refuse('it is too large');
  const file = tried(() => JSON.parse(text) as { format?: unknown; version?: unknown; items?: unknown } | null, null);
  if (typeof file !== 'object' || file?.format !== FORMAT) return refuse('it was not written by this page');
  if (typeof file.version !== 'number' || file.version > VERSION) return refuse('it was written by a newer page');
  const { items } = file;
  if (typeof items !== 'object' || items === null || Array.isArray(items)) return refuse('there is nothing in it');
  for (const [key, value] of Object.entries(items)) {
    const wrong = wrongItem(key, value);
    if (wrong) return refuse(wrong);
  }
  return items as Items;
}

function replaceBy(items: Items): boolean {
  for (const key of keys()) localStorage.removeItem(key);
  return tried(() => (Object.entries(items).forEach(([key, text]) => localStorage.setItem(key, text)), true), false);
}

// In place of all that is kept. Where it does not fit, all is as it was, and that is said.
export function restoreBackup(items: Items): string {
  const before = everything();
  if (replaceBy(items)) return '';
  replaceBy(before);
  return 'This file is not taken: the browser has no room for it. Nothing was changed.';
}
