// A board to look at or act on, with its message line, its tools and its zoom: what all screens with a
// large board share.
import { Board } from './board';
import { h, statusLine } from './dom';
import { Grid, type Aim, type GridActs } from './grid';
import { spotsOf } from './geometry';
import { gameOf } from './games';
import { hearPanAndZoom } from './pan_zoom';
import { capital } from './text';
import type { Tools } from './tools';
import type { Picture, State } from './picture';
import { Zoom } from './zoom';

interface Parts {
  above?: Node; // the board
  below?: Node[];
  tools?: Tools | null;
}

// Places that are marked because they may be pressed: where a piece in hand may go, and what the game
// wants to have seen.
export function targetDots(board: Board, state: State): SVGElement[] {
  const { targets } = gameOf(state.game);
  if (targets === 'all' || state.held.length) return board.dots(state.targets, 'target');
  const onRim = spotsOf(state.targets).filter(([x, y]) => isOnRim(x, y, state));
  return targets === 'rim' && !state.cpu ? board.dots(onRim.flat(), 'rim-target') : [];
}

export function isOnRim(x: number, y: number, state: State): boolean {
  return x === 1 || y === 1 || x === 2 * state.width - 1 || y === 2 * state.height - 1;
}

export class BoardView {
  readonly box = h('div', { class: 'board-box' });
  readonly message = statusLine();
  readonly element: HTMLElement;
  readonly zoom = new Zoom(this.box);
  board: Board | null = null;
  private grid: Grid | null = null;
  private tools: Tools | null;

  constructor(private acts: GridActs = {}, { above, below = [], tools = null }: Parts = {}) {
    this.tools = tools;
    tools?.pans(this.box);
    hearPanAndZoom(this.box, this.zoom, (event) => tools?.tool === 'pan' || !this.grid?.isPlace(event));
    this.element = h('div', { class: 'board-view' }, above, this.box, ...below,
      h('div', { class: 'under' }, this.message, h('div', { class: 'hands' }, tools?.element, this.zoom.buttons)));
  }

  say(sentence: string, ok = true): void {
    this.message.textContent = capital(sentence);
    this.message.classList.toggle('is-refusal', !ok);
  }

  private paint(picture: Picture): boolean {
    if (this.board) return this.board.draw(picture);
    this.board = new Board(picture);
    this.box.replaceChildren(this.board.svg);
    return true;
  }

  private fit(anew: boolean): void {
    if (anew) this.zoom.fit(this.board!);
    this.board!.overlay([]);
  }

  // A board to act on. True: it was laid out anew.
  show(state: State, aim?: Aim): boolean {
    const anew = this.paint(state);
    this.grid ??= new Grid(this.board!, this.acts);
    this.grid.show(state, anew, aim);
    this.use();
    this.fit(anew);
    return anew;
  }

  // A board to look at: one picture with words.
  showPicture(picture: Picture, words: string): void {
    const anew = this.paint(picture);
    this.board!.label(words);
    this.fit(anew);
  }

  // Where dragging draws, one finger belongs to the board; elsewhere it scrolls.
  use(): void {
    this.grid?.use(this.tools?.tool ?? 'line');
  }

  overlay(elements: SVGElement[]): void {
    this.board?.overlay(elements);
  }

  outline(spots: number[], role: string): void {
    if (this.board) this.overlay(this.board.outlines(spots, role));
  }

  showTargets(state: State): void {
    if (this.board) this.overlay(targetDots(this.board, state));
  }

  // Begin with another board: what was pressed on the one before is forgotten.
  renew(): void {
    this.board = null;
    this.grid = null;
  }

  focus(at?: [number, number]): void {
    if (at) this.grid?.focusAt(...at);
    else this.grid?.focus();
  }

  // Of a board that is larger than its box.
  bringIntoSight(what: string): void {
    if (this.box.classList.contains('is-zoomed')) this.box.querySelector(what)?.scrollIntoView({ block: 'center', inline: 'center' });
  }
}
