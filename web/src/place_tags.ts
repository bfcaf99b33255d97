// Names of places where words speak of them. Cells have names along the board; corners and dots lie on a grid of
// their own, whose names stand nowhere: so a corner that is spoken of carries its name on the board.
import type { Board } from './board';
import { s } from './dom';
import type { Spot } from './geometry';
import type { State } from './picture';

const LISTS = /\b(?:corner|dot)s? ((?:[a-z]{1,2}\d+)(?:(?:, and |, | and )[a-z]{1,2}\d+)*)/g;
const MOST = 12;

export function cornersIn(words: string, { height }: Pick<State, 'height'>): [name: string, spot: Spot][] {
  const names = [...words.matchAll(LISTS)].flatMap(([, list]) => list!.match(/[a-z]{1,2}\d+/g) ?? []);
  return [...new Set(names)].slice(0, MOST).map((name) => {
    const letters = name.replace(/\d+/, '');
    const column = [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 96, 0) - 1;
    return [name, [2 * column, 2 * (height - Number(name.slice(letters.length)) + 1)]];
  });
}

export function placeTags(board: Board, words: string, state: State): SVGElement[] {
  if (state.lattice === 'hex') return [];
  return cornersIn(words, state).map(([name, [x, y]]) => {
    const [px, py] = board.geometry.at(x, y);
    const wide = 8 + 7 * name.length;
    const box = { x: px - 12 - wide, y: py - 24, width: wide, height: 15, rx: 4 };
    return s('g', { class: 'place-tag', 'aria-hidden': 'true' }, s('rect', { ...box, class: 'ground' }), s('rect', box),
      s('text', { x: box.x + wide / 2, y: box.y + 8 }, name));
  });
}
