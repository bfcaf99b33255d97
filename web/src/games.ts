// The games that there are, as the core tells them, and what follows from that: sizes, sides, names.
import type { Answers } from './protocol';
import type { Game } from './types';

type Catalogue = Answers['games'];

let catalogue: Catalogue = { shapes: [], roles: [], byHand: '', games: [] };

export function setCatalogue(told: Catalogue): void {
  catalogue = told;
}

export function markNames(): Pick<Catalogue, 'shapes' | 'roles'> {
  return catalogue;
}

export function allGames(): Game[] {
  return catalogue.games;
}

export function gameNames(): string[] {
  return catalogue.games.map((g) => g.name);
}

export function gameOf(name: string): Game {
  const game = catalogue.games.find((g) => g.name === name);
  if (!game) throw new Error(`there is no game ${name}`);
  return game;
}

export function isByHand(value: string): boolean {
  return value === catalogue.byHand;
}

// Without whom it is by.
export function shortTitle(game: Game): string {
  return game.title.replace(/ by .*/, '');
}

export function gameRows(): [string, string][] {
  return catalogue.games.map((g) => [g.name, shortTitle(g)]);
}

// ---- sizes ----

export function sizeOf(game: Game, width: number, height = width): string {
  return game.square ? String(width) : `${width}x${height}`;
}

export function sizeWords(size: string): string {
  return size.replace('x', '×');
}

export function presetSize(game: Game): string {
  return sizeOf(game, game.preset);
}

// A size that is not among those offered comes last.
export function sizeRows(game: Game, now = presetSize(game)): [string, string][] {
  const rows = game.sizes.map((n): [string, string] => [sizeOf(game, n), `${n}×${n}`]);
  return rows.some(([value]) => value === now) ? rows : [...rows, [now, sizeWords(now)]];
}

export function largerSize(game: Game, side: number): string | undefined {
  const next = game.sizes.find((n) => n > side);
  return next === undefined ? undefined : sizeOf(game, next);
}

// A size as somebody types it, or what sizes there are.
export function readSize(game: Game, typed: string): { size?: string; why: string } {
  const m = /^(\d+)(?:\s*[x×]\s*(\d+))?$/.exec(typed);
  const [width, height] = m ? [Number(m[1]), Number(m[2] ?? m[1])] : [0, 0];
  const [least, most] = [Math.max(2, game.min), game.largest];
  const fits = [width, height].every((n) => n >= least && n <= most) && (!game.square || width === height);
  const boards = game.square ? `square, with a side of ${least} to ${most}` : `${least}×${least} to ${most}×${most}`;
  return fits ? { size: sizeOf(game, width, height), why: '' } : { why: `A board here is ${boards}.` };
}

// ---- sides and levels ----

// A symbol that both have tells nothing.
export function sideLabels(game: Game): string[] {
  const differ = game.sides[0]?.symbol !== game.sides[1]?.symbol;
  return game.sides.map((side) => (differ ? `${side.name} ${side.symbol}` : side.name));
}

export const LEVELS = ['easy', 'normal', 'hard', 'expert']; // of puzzles
