// The keys of a game's board, in a window and in the help.
import { wordList } from './control';
import { showDialog } from './dialog';
import { h } from './dom';
import type { Game } from './types';

function rowsOf(game: Game): [string, string | boolean][] {
  const edges = game.gesture === 'edges'; // which are reached from the dots between them
  return [
    ['Arrows', 'move on the board'],
    ['Enter, Space', !edges && game.enter],
    ['Backspace', !edges && game.backspace],
    [[...game.typed].join('  '), game.typed && 'set this'],
    ['Shift+arrow', edges && 'a line that way'],
    ['X, then an arrow', edges && 'a cross that way'],
    ['I  O', game.tools.some(({ name }) => name === 'shade') && 'shade the cell right of the dot and below it as inside, outside'],
    ['Z  Y', 'undo, redo'],
    ['Ctrl+Z  Ctrl+Y', 'undo, redo, wherever the focus is; Shift+Ctrl+Z too, and Cmd in place of Ctrl'],
    ['H', game.puzzle && 'hint: one step of the ladder'],
    ['[  ]', game.puzzle && 'one step of the reason back, on'],
    ['C', game.puzzle && 'check'],
    ['K', game.puzzle && 'try something: a checkpoint'],
    ['P', game.puzzle && 'pause'],
    ['N', 'new game'],
    ['T', game.order && 'trace one step'],
    ['+  −  0', 'zoom in, zoom out, fit; so do the wheel and a pinch, and a double tap beside the grid'],
    ['Space, held', 'with a drag: moves the board'],
    ['.', 'read the cell'],
    ['Tab', 'leave the board'],
    ['?', 'this list'],
  ];
}

export function keyList(game: Game): HTMLElement {
  return wordList(rowsOf(game).filter(([, words]) => words).map(([keys, words]) => [h('kbd', {}, keys), String(words)]));
}

export function showKeys(game: Game): void {
  showDialog('Keys', h('p', { class: 'muted' }, 'Single letters act only while the board has the focus.'), keyList(game));
}
