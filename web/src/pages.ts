// The keys, in a window and in the help; times as people write them.
import { showDialog } from './dialog';
import { h } from './dom';

const KEYS: [string, string][] = [
  ['Arrows', 'move on the board'],
  ['Enter, Space', 'act: turn a slash, place a disc, pick up or put down a piece, walk'],
  ['Backspace', 'clear; Hexpath: one step back'],
  ['\\  /', 'Slant: set this slash'],
  ['Shift+arrow', 'Slitherlink: a line that way'],
  ['X, then an arrow', 'Slitherlink: a cross that way'],
  ['I  O', 'Slitherlink: shade the cell right of the dot and below it as inside, outside'],
  ['Z  Y', 'undo, redo'],
  ['H', 'hint: one step of the ladder'],
  ['C', 'check'],
  ['K', 'checkpoint'],
  ['N', 'new game'],
  ['T', 'Hexpath: trace one step'],
  ['+  −  0', 'zoom in, zoom out, fit'],
  ['.', 'read the cell'],
  ['Tab', 'leave the board'],
  ['?', 'this list'],
];

export function keyList(): HTMLElement {
  const list = h('dl', { class: 'keys' });
  for (const [keys, words] of KEYS) list.append(h('dt', {}, h('kbd', {}, keys)), h('dd', {}, words));
  return list;
}

export function showKeys(): void {
  showDialog('Keys', h('p', { class: 'muted' }, 'Single letters act only while the board has the focus.'), keyList());
}

export function clockOf(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}
