// Rows of clues that may be a board of several games: which is it?
import { showDialog } from './dialog';
import { button, h } from './dom';
import { gameOf, shortTitle } from './games';
import type { Answers } from './protocol';

export type Reading = Answers['readings']['readings'][number];

// Undefined: it was left.
export function chooseReading(readings: Reading[]): Promise<Reading | undefined> {
  let chosen: Reading | undefined;
  const choose = (one: Reading): void => {
    chosen = one;
    dialog.close();
  };
  const dialog = showDialog('Rows of clues: of which game?',
    h('p', {}, 'They can be read as a board of each of these.'),
    h('div', { class: 'row' }, ...readings.map((one) => button(shortTitle(gameOf(one.game)), () => choose(one)))));
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(chosen)));
}
