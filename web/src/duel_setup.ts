// Who plays the game in hand: people and levels of the CPU, and the duel on a puzzle.
import type { Play } from './play';
import { prefs, seatsOf, setSeat } from './store';
import { levelWord } from './text';

export const SIDES = ['first', 'second'];

// Levels that can play this board, weakest first.
export function offeredLevels({ game, state }: Play): string[] {
  return game.levels.filter((level) => !state.absent.some((a) => a.level === level));
}

// Everything that may sit at the board, as a list to choose from: what it is called and what is said of it.
export function levelOptions({ own, levels, others, says }: Play['game']): [string, string][] {
  const named = levels.map((level): [string, string] => [level, says[level] ? `${levelWord(level)}: ${says[level]}` : levelWord(level)]);
  return [...(own ? [['auto', 'about my strength'] as [string, string]] : []), ...named, ...others.map((level): [string, string] => [level, levelWord(level)])];
}

// As it was the last time; the strongest that can where that one cannot, and why.
export async function seatPlayers(play: Play): Promise<string> {
  if (!play.state.duel) return '';
  let why = '';
  const kept = prefs.results[play.game.name];
  if (kept) await play.core('results', { kept });
  for (const [i, level] of seatsOf(play.game).entries()) {
    const side = SIDES[i]!;
    const answer = await play.core('seat', { side, player: level });
    if (answer.ok) continue;
    const instead = offeredLevels(play).pop() ?? 'human';
    await play.core('seat', { side, player: instead });
    why = `${answer.say}: ${levelWord(instead)} plays instead`;
  }
  return why;
}

// These two for this game, whoever played the last time.
export async function seatSides(play: Play, levels: string[]): Promise<void> {
  for (const [side, level] of levels.entries()) await play.core('seat', { side: SIDES[side]!, player: level });
}

// The same start once more, which counts as a game of its own.
export async function playAgain(play: Play): Promise<void> {
  await play.actAs({ ...play.meta, seconds: 0, finished: false, hints: 0, solved: false }, 'restart');
}

// The same start with the other side.
export async function rematch(play: Play): Promise<void> {
  const levels = play.state.seats.map((seat) => (seat.cpu ? seat.level : 'human')).reverse();
  levels.forEach((level, side) => setSeat(play.game, side, level));
  await seatSides(play, levels);
  await playAgain(play);
}

export async function playAgainst(play: Play, side: number, level: string): Promise<void> {
  setSeat(play.game, side, level);
  await play.core('seat', { side: SIDES[side]!, player: level });
  await playAgain(play);
}

// The same puzzle, empty; what was done so far goes to Recent.
export async function setMultiplayer(play: Play, on: boolean): Promise<void> {
  const meta = { ...play.meta, seconds: 0, finished: false, hints: 0, solved: false, begun: Date.now() };
  if (!(await play.actAs(meta, 'multiplayer', { choice: on ? (prefs.sound ? 'sound' : 'free') : 'off' }))?.ok) return;
  await seatPlayers(play);
  const shown = play.game.preview.length ? ' A press shows a move; press again to change it; after a moment it counts.' : '';
  play.settle(on ? `You move first.${shown}` : 'You play alone.');
}
