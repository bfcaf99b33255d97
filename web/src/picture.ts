// What is drawn: the marks of a board, and which of them the last change took away and put there, so
// that a press on a large board draws a few marks and not all.
import type { Answers, Shown } from './protocol';

// A mark as one number: a large board has tens of thousands, and numbers are compared faster than texts.
const WIDE = 2048;
const FIELDS = 6; // x, y, shape, role, value, layer

export interface Mark {
  x: number;
  y: number;
  shape: number;
  role: number;
  value: number;
  layer: number; // 0 base, 1 state, 2 aid, 3 overlay
}

export const STATE_LAYER = 1;
export const OVERLAY_LAYER = 3;

export function markOf(key: number): Mark {
  const value = Math.floor(key / 4) % 65536;
  const kind = Math.floor(key / 262144) % 512;
  const spot = Math.floor(key / 134217728);
  return { x: spot % WIDE, y: Math.floor(spot / WIDE), shape: kind >> 5, role: kind & 31, value: value - 32768, layer: key % 4 };
}

export function keyOf(x: number, y: number, shape: number, role: number, value: number, layer: number): number {
  return (((y * WIDE + x) * 512 + shape * 32 + role) * 65536 + value + 32768) * 4 + layer;
}

function keysOf(flat: number[]): number[] {
  const keys: number[] = [];
  for (let i = 0; i + FIELDS <= flat.length; i += FIELDS)
    keys.push(keyOf(flat[i]!, flat[i + 1]!, flat[i + 2]!, flat[i + 3]!, flat[i + 4]!, flat[i + 5]!));
  return keys;
}

export class Marks {
  private counts = new Map<number, number>(); // two flaws may outline the same place
  version = 0;
  gone: number[] = []; // by the last change
  put: number[] = [];

  constructor(flat: number[]) {
    this.change([], flat);
  }

  get keys(): Iterable<number> {
    return this.counts.keys();
  }

  has(key: number): boolean {
    return this.counts.has(key);
  }

  change(gone: number[], put: number[]): void {
    const touched = new Map<number, boolean>(); // was it there?
    const add = (key: number, by: number): void => {
      const n = this.counts.get(key) ?? 0;
      if (!touched.has(key)) touched.set(key, n > 0);
      if (n + by > 0) this.counts.set(key, n + by);
      else this.counts.delete(key);
    };
    for (const key of keysOf(gone)) add(key, -1);
    for (const key of keysOf(put)) add(key, 1);
    const changed = [...touched].filter(([key, before]) => before !== this.has(key));
    this.gone = changed.filter(([, before]) => before).map(([key]) => key);
    this.put = changed.filter(([, before]) => !before).map(([key]) => key);
    this.version++;
  }
}

export type Picture = Omit<Answers['picture'], 'marks'> & { marks: Marks };

// A game as it stands: a picture, and all that is told with it.
export type State = Shown & { marks: Marks };
