// Corners and dots that words speak of. Cells have names along the board; corners lie on a grid of their own,
// whose names stand nowhere. So a corner that is spoken of carries a number on the board, that of the hint
// where it has one, and in the words that number stands instead of the name. Who listens still hears the name.
import type { Board } from './board';
import { h, s } from './dom';
import type { Spot } from './geometry';
import type { State } from './picture';

const LISTS = /\b(?:corner|dot)s? ((?:[a-z]{1,2}\d+)(?:(?:, and |, | and )[a-z]{1,2}\d+)*)/g;
const NAME = /[a-z]{1,2}\d+/g;
const MOST = 12;

function spotOf(name: string, height: number): Spot {
  const letters = name.replace(/\d+/, '');
  const column = [...letters].reduce((n, letter) => n * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [2 * column, 2 * (height - Number(name.slice(letters.length)) + 1)];
}

// The corners of these words in order, each with its number.
function numbersIn(words: string, board: Board, { height }: State): Map<string, number> {
  const names = new Set([...words.matchAll(LISTS)].flatMap(([, list]) => list!.match(NAME) ?? []));
  const numbers = new Map<string, number>();
  let next = names.size ? board.highestBadge + 1 : 0;
  for (const name of [...names].slice(0, MOST)) numbers.set(name, board.badgeAt(spotOf(name, height)) || next++);
  return numbers;
}

// In this text, numbers instead of names.
function replaceNames(text: Text, numbers: Map<string, number>): void {
  const all = text.data;
  const parts: Node[] = [];
  let done = 0;
  for (const match of all.matchAll(LISTS)) {
    const from = match.index + match[0].length - match[1]!.length;
    for (const { 0: name, index } of match[1]!.matchAll(NAME)) {
      if (!numbers.has(name)) continue;
      parts.push(document.createTextNode(all.slice(done, from + index)), h('span', { class: 'corner-name', 'data-number': String(numbers.get(name)) }, name));
      done = from + index + name.length;
    }
  }
  if (parts.length) text.replaceWith(...parts, document.createTextNode(all.slice(done)));
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

// Of words in sight, in these elements: what is drawn on the board for them.
export function placeTags(board: Board, spoken: HTMLElement[], state: State): SVGElement[] {
  if (state.lattice === 'hex') return [];
  for (const name of spoken.flatMap((element) => [...element.querySelectorAll('.corner-name')])) name.replaceWith(name.textContent!);
  for (const element of spoken) element.normalize();
  const seen = spoken.filter((element) => !element.closest('[hidden]'));
  const numbers = numbersIn(seen.map((element) => element.textContent).join(' '), board, state);
  for (const text of seen.flatMap(textsIn)) replaceNames(text, numbers);
  return [...numbers].filter(([name]) => !board.badgeAt(spotOf(name, state.height))).map(([name, number]) => {
    const [x, y] = spotOf(name, state.height);
    const [px, py] = board.geometry.at(x, y);
    return s('g', { class: 'place-tag badge', 'aria-hidden': 'true' }, s('circle', { cx: px + 13, cy: py - 13, r: 9 }), s('text', { x: px + 13, y: py - 13 }, String(number)));
  });
}
