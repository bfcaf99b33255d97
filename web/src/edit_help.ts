// What Edit can do, in the help.
import { wordList } from './control';
import { h } from './dom';
import type { Game } from './types';

// Of puzzles, and of all games.
const PUZZLES: [string, string][] = [
  ['The strip', 'whether there is exactly one solution, how many there are, and how hard it is; it follows every change'],
  ['A  B', 'two solutions that differ as much as possible, outlined where they do'],
  ['Heat', 'each line as thick as often it is in all solutions; dark where it is in every one'],
  ['Certain', 'what is the same in all solutions'],
  ['Stuck', 'how far reasoning goes, and the first place that it leaves open'],
  ['Suggest', 'clues that make it unique, that are not needed, that repair it, or that make it easier or harder: each is proved, and a press puts it on the board'],
];
const ALL: [string, string][] = [
  ['A press, a drag', 'puts what is chosen below the board; the right button, a long press or Backspace takes away; typing it on a place works too'],
  ['Symmetry', 'the places that belong with the one you press are marked as well: ? is a clue to be chosen later'],
  ['Undo, Redo', 'Ctrl+Z and Ctrl+Y as everywhere; a drag, a suggestion, an import is one step'],
  ['Drafts', 'every board that you began, kept in this browser'],
  ['Import', 'a puzzle in any notation, or rows of clues alone'],
  ['Publish', 'links, puzz.link, Tatham\'s id, pictures and paper, in one place'],
];

export function editHelp(game: Game): HTMLElement | null {
  if (!game.edit) return null;
  return h('section', { class: 'sheet', 'aria-labelledby': 'making' }, h('h2', { id: 'making' }, 'Make your own'),
    wordList([...ALL.slice(0, 3), ...(game.puzzle ? PUZZLES : []), ...ALL.slice(3)]),
    h('p', {}, h('a', { href: `#edit=${game.name}` }, 'Set up a board')));
}
