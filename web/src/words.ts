// Words as the page writes them.
import type { Game } from './types';

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function sentence(words: string): string {
  return `${capital(words)}${words.endsWith('.') ? '' : '.'}`;
}

// "Crosscut by Mark Steere" where there is no room for its author.
export function shortTitle(game: Game): string {
  return game.title.replace(/ by .*/, '');
}

// Of a duel without points.
export function sideNames(game: Game): [string, string] {
  return game.name === 'slider' ? ['H ▶', 'V ▲'] : ['Red', 'Blue'];
}

export function levelWord(level: string): string {
  return /^\d$/.test(level) ? `Level ${level}` : capital(level);
}

export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
