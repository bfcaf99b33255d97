// What the buttons mean: shown when the pointer rests on one, and listed in the help.
import { button, h } from './dom';
import type { Game } from './types';

type For = 'all' | 'puzzles' | 'duels' | string; // or the game that has it

const BUTTONS: [string, For, string][] = [
  ['New Game', 'all', 'another board of this size and level; the one you leave stays in Recent games on the home page'],
  ['Restart', 'all', 'this board again from the beginning; Undo brings your moves back'],
  ['Hint', 'puzzles', 'press again for more: where to look, the name of the technique, the reason, the step itself'],
  ['Check', 'puzzles', 'are there mistakes so far? It shows where only if you ask'],
  ['Solve', 'puzzles', 'fills in the solution; Undo takes it back'],
  ['Checkpoint', 'puzzles', 'try something out: what you do from here on is dotted, until you Keep or Discard it'],
  ['Keep', 'puzzles', 'the trial was right: what was done since the checkpoint stays'],
  ['Discard', 'puzzles', 'the trial was wrong: back to the checkpoint'],
  ['Show mistakes', 'puzzles', 'when wrong places are marked without being asked for'],
  ['How hard?', 'puzzles', 'the rating of this puzzle and the techniques that it needs'],
  ['Verdict', 'puzzles', 'does this puzzle have exactly one solution? Proves it, or shows two'],
  ['Compare', 'puzzles', 'your board and the solution side by side'],
  ['Multiplayer', 'slant', 'you and the CPU fill the same board in turn, for points'],
  ['Play', 'slant', 'plays the slash that is shown, without waiting'],
  ['Preview', 'slant', 'how long a slash is only shown before it counts: press again to turn it'],
  ['Assists', 'slitherlink', 'small services, such as crossing out what is certain'],
  ['Trace', 'hexpath', 'walks one step by the order that you have stated, or says why it stops'],
  ['Pause CPU', 'duels', 'the CPU waits; Step lets it make one move'],
  ['CPU time', 'duels', 'how long the CPU thinks at most, at the levels that search'],
  ['Review', 'duels', 'goes through your game: what each move was worth, and better ones'],
  ['Share', 'all', 'links to this board, with or without what you have done'],
  ['Edit', 'all', 'change this board or make one of your own'],
  ['Print', 'puzzles', 'this puzzle and others on paper'],
];

function has(game: Game, whose: For): boolean {
  if (whose === 'puzzles') return game.puzzle;
  if (whose === 'duels') return game.levels.length > 0 && !game.puzzle;
  return whose === 'all' || whose === game.name;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

export function meaning(name: string): string {
  const row = BUTTONS.find(([n]) => n === name);
  return row ? sentence(row[2]) : '';
}

// A button that says what it means.
export function told(name: string, onclick: () => void, props: Record<string, unknown> = {}): HTMLButtonElement {
  return button(name, onclick, { title: meaning(name), ...props });
}

export function buttonList(game: Game): HTMLElement {
  const list = h('dl', { class: 'keys' });
  for (const [name, whose, words] of BUTTONS)
    if (has(game, whose)) list.append(h('dt', {}, name), h('dd', {}, words));
  return list;
}
