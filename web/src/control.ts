// Controls: an element, and what to do with it when the state has changed; and what the buttons mean, which
// is shown when the pointer rests on one, and listed in the help.
import { button, h } from './dom';
import type { State } from './picture';
import type { ActionName } from './protocol';
import { sentence } from './text';
import type { Game } from './types';

export interface Control {
  element: HTMLElement;
  show?(state: State): void;
}

// Several as one; what is not there is left out.
export function together(props: Record<string, unknown>, ...parts: (Control | HTMLElement | false)[]): Control {
  const controls = parts.filter((part) => !!part).map((part): Control => (part instanceof HTMLElement ? { element: part } : part));
  return {
    element: h('div', props, ...controls.map(({ element }) => element)),
    show: (state) => controls.forEach((control) => control.show?.(state)),
  };
}

// A button that says what it means, and while its action may not be done, why not.
export function actionButton(name: string, action: ActionName, onclick: () => void, props: Record<string, unknown> = {}): Control & { element: HTMLButtonElement } {
  const element = button(name, onclick, { title: meaning(name), ...props });
  return {
    element,
    show: ({ refused }) => {
      const why = refused[action];
      element.disabled = why !== undefined;
      element.title = why === undefined ? meaning(name) : sentence(why);
    },
  };
}

// ---- what buttons mean ----

type Has = (game: Game) => boolean;
const all: Has = () => true;
const puzzles: Has = (game) => game.puzzle;
const duels: Has = (game) => game.levels.length > 0 && !game.puzzle;
const both: Has = (game) => game.levels.length > 0 && game.puzzle;
// Some games name a control in their rules: it is always in sight, and by that name.
export function isPinned(game: Game, control: string): boolean {
  return game.pinned.split(' ').includes(control);
}

const previews: Has = (game) => game.preview.length > 0;

// A name, which games have it, what it does; and the name that it had before.
const BUTTONS: [string, Has, string, string?][] = [
  ['New Game', all, 'another board of this size and level; the one you leave stays in Recent games on the home page'],
  ['Board Size', all, 'another board of that size'],
  ['Restart', all, 'this board again from the beginning; Undo brings your moves back'],
  ['Hint', puzzles, 'press again for more: where to look, the name of the technique, the reason, the step itself'],
  ['Check', puzzles, 'are there mistakes so far? It shows where only if you ask'],
  ['Solve', (game) => puzzles(game) && isPinned(game, 'solve'), 'fills in the solution; Undo takes it back'],
  ['Show the answer', (game) => puzzles(game) && !isPinned(game, 'solve'), 'fills in the solution; Undo takes it back', 'Solve'],
  ['Try something', puzzles, 'what you do from here on is dotted, until you Keep or Discard it', 'Checkpoint'],
  ['Keep', puzzles, 'the trial was right: what was done since stays'],
  ['Discard', puzzles, 'the trial was wrong: back to where it began'],
  ['Pause', puzzles, 'the clock stands still and the board is out of sight until you go on'],
  ['Show mistakes', puzzles, 'when wrong places are marked without being asked for'],
  ['How hard is it?', puzzles, 'the rating of this puzzle and the techniques that it needs'],
  ['Is it unique?', puzzles, 'does this puzzle have exactly one solution? Proves it, or shows two', 'Verdict'],
  ['Compare with the answer', puzzles, 'your board and the solution side by side', 'Compare'],
  ['Multiplayer', both, 'you and the CPU fill the same board in turn, for points'],
  ['Play', previews, 'plays what is shown, without waiting'],
  ['Preview', previews, 'how long a move is only shown before it counts: press again to change it'],
  ['Assists', (game) => game.assists, 'small services, such as crossing out what is certain'],
  ['Trace', (game) => game.order, 'walks one step by the order that you have stated, or says why it stops'],
  ['Pause CPU', duels, 'the CPU waits; Step lets it make one move'],
  ['CPU time', duels, 'how long the CPU thinks at most, at the levels that search'],
  ['Moves', duels, 'the moves so far; a press on one shows the board as it stood then'],
  ['Review', duels, 'goes through your game: what each move was worth, and better ones'],
  ['Analyse', duels, 'try moves for both sides from here: the best lines, and every branch is kept'],
  ['Copy a link', all, 'links to this board, with or without what you have done, and other notations', 'Share'],
  ['Picture', all, 'the board as it stands, as a picture file'],
  ['Edit', all, 'change this board or make one of your own'],
  ['Print', puzzles, 'this puzzle and others on paper'],
];

export function meaning(name: string): string {
  const [, , words = '', before] = BUTTONS.find(([n]) => n === name) ?? [];
  return sentence(before ? `${before}: ${words}` : words);
}

// A button that says what it means.
export function explained(name: string, onclick: () => void, props: Record<string, unknown> = {}): HTMLButtonElement {
  return button(name, onclick, { title: meaning(name), ...props });
}

// Names and what they mean.
export function wordList(rows: [Node | string, string][]): HTMLElement {
  return h('dl', { class: 'keys' }, ...rows.flatMap(([name, words]) => [h('dt', {}, name), h('dd', {}, words)]));
}

export function buttonList(game: Game): HTMLElement {
  return wordList(BUTTONS.filter(([, has]) => has(game)).map(([name, , words]) => [name, words]));
}
