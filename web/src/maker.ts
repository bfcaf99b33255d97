// New puzzles, made in a worker of their own: never in the way, can be stopped, and the next one
// is made ahead while the one before is being solved.
import { Core } from './core';
import type { Made } from './types';

export interface Wanted {
  game: string;
  size: string;
  level?: string | undefined;
  blocked?: number | undefined;
  first?: string | undefined;
}

function requestOf(w: Wanted, seed: number): string {
  const words = [`make ${w.game}`, `size=${w.size}`, `seed=${seed}`];
  if (w.level) words.push(`level=${w.level}`);
  if (w.blocked) words.push(`blocked=${w.blocked}`);
  if (w.first) words.push(`first=${w.first}`);
  return words.join(' ');
}

export function seedByChance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

export class Maker {
  private core = new Core();
  private ahead = new Map<string, Promise<Made>>();

  make(w: Wanted, seed: number): Promise<Made> {
    return this.core.ask<Made>(requestOf(w, seed));
  }

  // The board that an id names; what is being made ahead can wait.
  makeNamed(id: string): Promise<Made> {
    this.clear();
    return this.core.ask<Made>(`make ${id}`);
  }

  // One that was made ahead, or a new one.
  take(w: Wanted): Promise<Made> {
    const key = requestOf(w, 0);
    const ready = this.ahead.get(key);
    this.ahead.delete(key);
    return ready ?? this.make(w, seedByChance());
  }

  prepare(w: Wanted): void {
    const key = requestOf(w, 0);
    if (this.ahead.size || this.ahead.has(key)) return;
    const next = this.make(w, seedByChance());
    next.catch(() => this.ahead.delete(key));
    this.ahead.set(key, next);
  }

  // What was made ahead for other choices is in the way.
  clear(): void {
    if (this.core.busy) this.core.cancel();
    this.ahead.clear();
  }

  cancel(): void {
    this.core.cancel();
    this.ahead.clear();
  }
}
