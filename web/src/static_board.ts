// A board to look at, with words under it.
import { Board } from './board';
import { h } from './dom';
import type { Picture } from './picture';

export interface StaticBoard {
  element: HTMLElement;
  board: Board;
  tell(words: string): void;
}

export function staticBoard(picture: Picture, words: string, name: string, label = words): StaticBoard {
  const board = new Board(picture).label(label);
  const caption = h('figcaption', {}, words);
  return {
    element: h('figure', { class: name }, board.svg, caption),
    board,
    tell: (now) => {
      caption.textContent = now;
      board.label(now);
    },
  };
}
