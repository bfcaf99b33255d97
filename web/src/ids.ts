// Ids: names of boards that can be made again, GAME:SIZE:LEVEL:SEED:.... The core reads them and
// makes their boards, which is work: here it is only seen that a text is one.
import type { Core, Done } from './core';
import { gameNames } from './games';

export interface Id {
  text: string;
  game: string;
}

// What a text names, also at the end of an address.
export function idIn(text: string): Id | null {
  const id = text.trim().replace(/^(?:https?:\/\/[^#]*)?#/i, '');
  const game = /^([a-z]+):/i.exec(id)?.[1]?.toLowerCase();
  return game && gameNames().includes(game) && !/\s/.test(id) ? { text: id, game } : null;
}

export interface Line {
  text: string; // a position
  why: string; // or why there is none
  facts: string[]; // what is known of it, if it was made
}

// A position as it stands, or that of the board that the text names, made by this core.
export async function lineOf(core: Core, text: string): Promise<Line> {
  const id = idIn(text);
  if (!id) return { text, why: '', facts: [] };
  const made = await core.ask('make', { order: id.text });
  return made.ok ? { text: made.position, why: '', facts: factsOf(made) } : { text: '', why: made.say, facts: [] };
}

// "hard 4.5", and the id
export function factsOf(made: Done<'make'>): string[] {
  return [made.level ? `${made.level} ${made.rating?.toFixed(1)}` : '', made.id ?? ''].filter(Boolean);
}
