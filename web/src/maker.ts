// New puzzles, made in a worker of their own: never in the way, can be stopped, and the next one
// is made ahead while the one before is being solved.
import { Core, type Answer } from './core';

export type Made = Answer<'make'>;

export interface Wanted {
  game: string;
  size: string;
  level?: string | undefined;
  options?: Record<string, string>;
}

export function orderOf(w: Wanted, seed: number): string {
  const words = [w.game, `size=${w.size}`, `seed=${seed}`];
  if (w.level) words.push(`level=${w.level}`);
  return [...words, ...Object.entries(w.options ?? {}).map((pair) => pair.join('='))].join(' ');
}

export function seedByChance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

export class Maker {
  private core = new Core();
  private ahead = new Map<string, Promise<Made>>();

  make(w: Wanted, seed: number): Promise<Made> {
    return this.core.ask('make', { order: orderOf(w, seed) });
  }

  // The board that an id names; what is being made ahead can wait.
  makeNamed(id: string): Promise<Made> {
    this.clear();
    return this.core.ask('make', { order: id });
  }

  // One that was made ahead, or a new one.
  take(w: Wanted): Promise<Made> {
    const key = orderOf(w, 0);
    const ready = this.ahead.get(key);
    this.ahead.delete(key);
    return ready ?? this.make(w, seedByChance());
  }

  prepare(w: Wanted): void {
    const key = orderOf(w, 0);
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
