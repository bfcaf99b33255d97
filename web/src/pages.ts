// Short pages in a window: the keys, the statistics.
import type { App } from './app';
import { showDialog } from './dialog';
import { h } from './dom';
import { tally } from './store';

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

export function showKeys(): void {
  const list = h('dl', { class: 'keys' });
  for (const [keys, words] of KEYS) list.append(h('dt', {}, h('kbd', {}, keys)), h('dd', {}, words));
  showDialog('Keys', h('p', { class: 'muted' }, 'Single letters act only while the board has the focus.'), list);
}

export function clockOf(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

export function showStatistics(app: App): void {
  const body = h('div', {});
  for (const game of app.catalogue.games) {
    const t = tally(game.name);
    const best = Object.entries(t.best).map(([key, seconds]) => `${key} ${clockOf(seconds)}`).join(', ');
    body.append(h('h3', {}, game.title), h('p', {}, t.finished
      ? `${t.finished} finished, ${t.won} ${game.puzzle ? 'won or solved without help' : 'won'}` +
        `${t.helped ? `, ${t.helped} with help` : ''}. ${t.days.length ? `${t.days.length} dailies. ` : ''}${best ? `Best: ${best}.` : ''}`
      : 'Nothing finished yet.'));
  }
  showDialog('Statistics', h('p', { class: 'muted' }, 'Kept in this browser and nowhere else.'), body);
}
