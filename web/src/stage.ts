// A board to look at or act on, with its message line: what the screens beside Play share.
import { Board } from './board';
import { h } from './dom';
import { Grid, type Aim, type GridActs } from './grid';
import type { Picture, State } from './types';
import { Zoom } from './zoom';

const NOTHING: GridActs = {
  press: () => undefined,
  hover: () => undefined,
  leave: () => undefined,
  clear: () => undefined,
  border: () => undefined,
  key: () => false,
  describe: async () => '',
};

export class Stage {
  readonly box = h('div', { class: 'board-box' });
  readonly message = h('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
  readonly element: HTMLElement;
  board: Board | null = null;
  private grid: Grid | null = null;
  private zoom = new Zoom(this.box);

  constructor(private acts: Partial<GridActs> = {}, ...above: Node[]) {
    this.element = h('div', { class: 'stage' }, ...above, this.box,
      h('div', { class: 'under' }, this.message, this.zoom.buttons));
  }

  say(sentence: string, ok = true): void {
    this.message.textContent = sentence;
    this.message.classList.toggle('is-refusal', !ok);
  }

  private paint(picture: Picture): boolean {
    if (this.board) return this.board.draw(picture);
    this.board = new Board(picture);
    this.box.replaceChildren(this.board.svg);
    return true;
  }

  // A board to act on.
  show(state: State, aim?: Aim): void {
    const anew = this.paint(state);
    const board = this.board!;
    this.grid ??= new Grid(board, { ...NOTHING, ...this.acts });
    this.grid.show(state, anew, aim);
    if (anew) this.zoom.fit(board);
    board.overlay([]);
  }

  // A board to look at: one picture with words.
  showPicture(picture: Picture, words: string): void {
    const anew = this.paint(picture);
    const board = this.board!;
    board.svg.setAttribute('role', 'img');
    board.svg.setAttribute('aria-label', words);
    if (anew) this.zoom.fit(board);
    board.overlay([]);
  }

  outline(spots: number[], role: string, picture: Picture): void {
    const { board } = this;
    if (!board) return;
    const marks: SVGElement[] = [];
    for (let i = 0; i + 1 < spots.length; i += 2)
      marks.push(board.mark(spots[i]!, spots[i + 1]!, 'cell', role, picture));
    board.overlay(marks);
  }

  // Begin with another board: what was pressed on the one before is forgotten.
  renew(): void {
    this.board = null;
    this.grid = null;
  }

  focus(): void {
    this.grid?.focus();
  }
}
