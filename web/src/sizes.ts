// Sizes of boards: those on offer, and how they are written.
import type { Game } from './types';

const SIZES: Record<string, number[]> = {
  slant: [3, 5, 7, 9],
  slitherlink: [5, 7, 10, 15, 20, 25],
  hexpath: [3, 4, 5, 6, 7, 8, 9],
  slider: [5, 6, 7],
  crosscut: [4, 5, 6, 7, 8, 9, 10],
};
const LARGEST: Record<string, number> = { slant: 50, slitherlink: 100, hexpath: 9, slider: 16, crosscut: 10 };

// As in a position: a board that is always square has one number.
export function sizeText(game: Game, n: number = game.preset): string {
  return game.square ? String(n) : `${n}x${n}`;
}

// Values and words of a choice.
export function sizeRows(game: Game): [string, string][] {
  return (SIZES[game.name] ?? []).map((n) => [sizeText(game, n), `${n}×${n}`]);
}

export function largest(game: Game): number {
  return LARGEST[game.name] ?? game.max;
}

// The next one on offer, if there is one.
export function larger(game: Game, n: number): string | undefined {
  const next = (SIZES[game.name] ?? []).find((size) => size > n);
  return next === undefined ? undefined : sizeText(game, next);
}
