// Ids: names of boards that can be made again, such as slant:5x5:hard:7:0:2. The core reads them and
// makes their boards, which is work: here it is only seen that a text is one.
import type { Core } from './core';
import type { Made } from './types';

export interface Id {
  text: string;
  game: string;
}

// What a text names, also at the end of an address.
export function idIn(text: string, games: string[]): Id | null {
  const id = text.trim().replace(/^(?:https?:\/\/[^#]*)?#/i, '');
  const game = /^([a-z]+):/i.exec(id)?.[1]?.toLowerCase();
  return game && games.includes(game) && !/\s/.test(id) ? { text: id, game } : null;
}

export interface Line {
  text: string; // a position
  why: string; // or why there is none
  facts: string[]; // what is known of it, if it was made
}

// A position as it stands, or that of the board that the text names, made by this core.
export async function lineOf(core: Core, text: string, games: string[]): Promise<Line> {
  const id = idIn(text, games);
  if (!id) return { text, why: '', facts: [] };
  const made = await core.ask<Made>(`make ${id.text}`);
  return { text: made.position, why: made.ok ? '' : made.say, facts: factsOf(made) };
}

// "hard 4.5", "slant:7x7:hard:12:0:2"
export function factsOf(made: Made): string[] {
  return [made.level ? `${made.level} ${made.rating?.toFixed(1)}` : '', made.id ?? ''].filter(Boolean);
}
