// The board as something to act on: an ARIA grid of focusable places over the picture, moved
// through by arrows, pressed by pointer or key. It knows places, not rules.
import type { Board } from './board';
import { s } from './dom';
import { Drag, type DragActs } from './drag';
import { gameOf } from './games';
import { columnName, HALF, HEX_RADIUS, hexCorners, spotsOf, type Spot } from './geometry';
import type { State } from './picture';
import { PieceDrag, type PieceActs } from './piece_drag';
import type { Button, Kind } from './pointer_path';
import type { ToolName } from './types';

// What a press is aimed at. Edges are reached from the dots between them.
export type Aim = 'cells' | 'edges' | 'corners';

// Whatever is not there does nothing.
export interface GridActs extends DragActs, PieceActs {
  paints?: boolean; // a drag goes over the places themselves, whatever it draws in a game
  press?(x: number, y: number, button: Button): void;
  hover?(x: number, y: number): void;
  leave?(): void;
  clear?(x: number, y: number): void;
  describe?(x: number, y: number): Promise<string>;
  border?(x: number, y: number): void; // an arrow leads off the board
  key?(key: string, x: number, y: number, event: KeyboardEvent): boolean; // true: taken
}

const LONG_PRESS_MS = 450;
const STILL = 10; // pixels that a finger may tremble while it presses
const ARROWS: Record<string, Spot> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// What a drag goes over, by how the game is played.
function kindOf(state: State, aim: Aim, paints = false): Kind | null {
  const { gesture } = gameOf(state.game);
  if (paints) return aim === 'corners' ? aim : state.lattice === 'hex' ? 'hexes' : 'cells';
  if (!state.drags) return null;
  if (gesture === 'edges') return 'edges';
  if (gesture === 'slashes') return 'diagonals';
  return state.lattice === 'hex' ? 'hexes' : 'cells';
}

export class Grid {
  private places: SVGElement[] = [];
  private columns = 0;
  private rows = 0;
  private dots = false; // places are dots, not cells
  private edges = false;
  private at = 0;
  private shape = '';
  private spaceDown = false;
  private crossing = false; // X was pressed: the next arrow sets a cross
  private longPress = 0;
  private pressedLong = false;
  private downAt: Spot = [0, 0];
  private last = '';
  private described = new Set<number>(); // places that were put into words, out of date after the next move
  private limited = false; // some places are out of use
  private drag: Drag;
  private pieces: PieceDrag;
  private drags: Kind | null = null; // what a drag goes over on this board
  private size: Spot = [0, 0];
  private rightDown = false; // a mouse's other button, which is heard of when it goes up
  private tool: ToolName = 'line';

  constructor(private board: Board, private acts: GridActs) {
    this.drag = new Drag(board, acts);
    this.pieces = new PieceDrag(board, acts);
    const svg = board.svg;
    svg.addEventListener('click', (e) => this.onPointer(e, 0));
    svg.addEventListener('contextmenu', (e) => {
      e.preventDefault();
      if (!this.pressedLong && !this.rightDown) this.onPointer(e, 1);
    });
    svg.addEventListener('pointerdown', (e) => this.onDown(e));
    svg.addEventListener('pointerup', (e) => this.onUp(e));
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
      svg.addEventListener(name, () => clearTimeout(this.longPress));
    svg.addEventListener('pointermove', (e) => this.onMove(e));
    svg.addEventListener('pointerleave', () => {
      this.last = '';
      this.acts.leave?.();
    });
    svg.addEventListener('keydown', (e) => this.onKey(e));
    svg.addEventListener('keyup', (e) => this.onKeyUp(e));
    svg.addEventListener('focusin', (e) => this.onFocus(e));
  }

  // Places, anew for a board of another shape. Each has its name, and more words when it has the focus.
  show(state: State, anew: boolean, aim: Aim = state.target): void {
    this.drags = kindOf(state, aim, this.acts.paints);
    this.pieces.isOn = !this.acts.paints && gameOf(state.game).gesture === 'piece' && state.status === 'open';
    this.size = [state.width, state.height];
    const shape = `${state.game} ${state.width} ${state.height} ${aim}`;
    if (anew || shape !== this.shape) {
      this.shape = shape;
      this.edges = aim === 'edges';
      this.dots = aim !== 'cells';
      this.columns = state.width + (this.dots ? 1 : 0);
      this.rows = state.height + (this.dots ? 1 : 0);
      this.at = 0;
      this.build();
    }
    this.board.svg.setAttribute('role', 'grid');
    this.board.svg.setAttribute('aria-label', `${state.title}, ${state.width} by ${state.height}`);
    const focused = this.places[this.at];
    for (const i of this.described) if (this.places[i] !== focused) this.places[i]?.setAttribute('aria-label', this.name(i));
    this.described.clear();
    if (focused && focused === document.activeElement) this.describe();
    this.enable(state);
  }

  // Where a turn is one press, the others are out of use. They still say why when they are pressed.
  private enable(state: State): void {
    const open = new Set(spotsOf(state.targets).map((spot) => spot.join(' ')));
    const all = open.size === 0 || !state.duel || state.held.length > 0;
    if (all && !this.limited) return;
    this.limited = !all;
    for (const place of this.places) {
      const off = !all && !open.has(`${place.dataset.x} ${place.dataset.y}`);
      if (off) place.setAttribute('aria-disabled', 'true');
      else place.removeAttribute('aria-disabled');
    }
  }

  private name(i: number): string {
    return `${columnName(i % this.columns)}${this.rows - Math.floor(i / this.columns)}`;
  }

  private build(): void {
    this.board.svg.querySelector('.places')?.remove();
    this.places = Array.from({ length: this.columns * this.rows }, (_, i) => this.place(i));
    const rows = Array.from({ length: this.rows }, (_, r) =>
      s('g', { role: 'row' }, ...this.places.slice(r * this.columns, (r + 1) * this.columns)));
    this.board.svg.append(s('g', { class: 'places' }, ...rows));
  }

  private place(i: number): SVGElement {
    const { geometry } = this.board;
    const [x, y] = this.spotAt(i);
    const [px, py] = geometry.at(x, y);
    const half = this.edges ? 10 : this.dots ? 17 : HALF - 2;
    const props = { role: 'gridcell', tabindex: i === this.at ? 0 : -1, 'data-x': x, 'data-y': y, class: 'place', 'aria-label': this.name(i) };
    return geometry.hex
      ? s('polygon', { ...props, points: hexCorners(px, py, HEX_RADIUS - 3) })
      : s('rect', { ...props, x: px - half, y: py - half, width: 2 * half, height: 2 * half, rx: 5 });
  }

  private spotAt(i: number): Spot {
    const odd = this.dots ? 0 : 1;
    return [2 * (i % this.columns) + odd, 2 * Math.floor(i / this.columns) + odd];
  }

  get spot(): Spot {
    return this.spotAt(this.at);
  }

  focus(): void {
    this.places[this.at]?.focus();
  }

  // What a pointer does from now on.
  use(tool: ToolName): void {
    this.tool = tool;
    const kind = tool === 'pan' ? null : tool === 'shade' && this.drags ? 'cells' : this.drags;
    this.drag.show(this.size[0], this.size[1], kind);
  }

  // The place itself, or the one that it is reached from.
  focusAt(x: number, y: number): void {
    const [c, r] = [Math.floor(x / 2), Math.floor(y / 2)];
    if (c >= this.columns || r >= this.rows) return;
    this.go(r * this.columns + c);
    this.focus();
  }

  private go(to: number): void {
    this.places[this.at]?.setAttribute('tabindex', '-1');
    this.at = to;
    this.places[this.at]?.setAttribute('tabindex', '0');
  }

  private onFocus(event: FocusEvent): void {
    const i = this.places.indexOf(event.target as SVGElement);
    if (i < 0) return;
    this.go(i);
    const [x, y] = this.spot;
    this.describe();
    if (!this.edges) this.acts.hover?.(x, y);
  }

  private describe(): void {
    const [i, [x, y]] = [this.at, this.spot];
    void this.acts.describe?.(x, y).then((words) => {
      if (!words) return;
      this.places[i]?.setAttribute('aria-label', words);
      this.described.add(i);
    });
  }

  // ---- pointer ----

  private spotOf(event: MouseEvent): Spot | null {
    const point = this.board.point(event);
    const aim = this.edges && this.tool !== 'shade' ? 'edges' : this.dots && !this.edges ? 'corners' : 'cells';
    return point && this.board.geometry.spot(point[0], point[1], aim, true);
  }

  // Does a press here mean something?
  isPlace(event: MouseEvent): boolean {
    return this.spotOf(event) !== null;
  }

  private onPointer(event: MouseEvent, button: Button): void {
    const again = button === 0 && this.pressedLong;
    if (again) this.pressedLong = false;
    if (again || this.drag.drew || this.pieces.drew || this.tool === 'pan') return;
    if (event.detail === 0 && button === 0) return; // a click made by a key: handled there
    const spot = this.spotOf(event);
    if (!spot) return;
    if (!this.edges && (this.dots || (spot[0] % 2 && spot[1] % 2)))
      this.go(Math.floor(spot[1] / 2) * this.columns + Math.floor(spot[0] / 2));
    this.acts.press?.(spot[0], spot[1], button);
  }

  private onDown(event: PointerEvent): void {
    clearTimeout(this.longPress);
    if (!event.isPrimary) return; // a second finger: this is no press
    this.pressedLong = false;
    this.rightDown = event.pointerType === 'mouse' && event.button === 2;
    this.downAt = [event.clientX, event.clientY];
    if (event.pointerType === 'mouse' || this.tool === 'pan') return;
    const spot = this.spotOf(event);
    this.longPress = window.setTimeout(() => {
      this.pressedLong = true;
      if (spot) this.acts.press?.(spot[0], spot[1], 1);
    }, LONG_PRESS_MS);
  }

  private onUp(event: PointerEvent): void {
    if (this.rightDown && event.button === 2) this.onPointer(event, 1);
  }

  private onMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') {
      if (Math.hypot(event.clientX - this.downAt[0], event.clientY - this.downAt[1]) > STILL) clearTimeout(this.longPress);
      return;
    }
    const spot = this.spotOf(event);
    const key = spot ? spot.join() : '';
    if (key === this.last) return;
    this.last = key;
    if (spot) this.acts.hover?.(spot[0], spot[1]);
    else this.acts.leave?.();
  }

  // ---- keys ----

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = this.spot;
    const arrow = ARROWS[event.key];
    let taken = true;
    if (arrow) this.onArrow(arrow, event.shiftKey);
    else if (this.edges && (event.key === 'x' || event.key === 'X')) this.crossing = true;
    else if (event.key === ' ') this.spaceDown = true;
    else if (event.key === 'Enter') this.onEnter(event);
    else if (event.key === 'Backspace' || event.key === 'Delete') this.acts.clear?.(x, y);
    else taken = this.acts.key?.(event.key, x, y, event) ?? false;
    if (taken) event.preventDefault();
  }

  private onEnter(event: KeyboardEvent): void {
    const [x, y] = this.spot;
    if (!this.acts.key?.(event.key, x, y, event) && !this.edges) this.acts.press?.(x, y, event.shiftKey ? 1 : 0);
  }

  // Space acts when it goes up, as it does on a button: held down, it moves the board with the pointer.
  private onKeyUp(event: KeyboardEvent): void {
    if (event.key !== ' ' || !this.spaceDown) return;
    this.spaceDown = false;
    this.onEnter(event);
  }

  private onArrow([dx, dy]: Spot, shift: boolean): void {
    const c = (this.at % this.columns) + dx;
    const r = Math.floor(this.at / this.columns) + dy;
    const [x, y] = this.spot;
    const inside = c >= 0 && r >= 0 && c < this.columns && r < this.rows;
    const cross = this.crossing;
    this.crossing = false;
    if (this.edges && (shift || cross)) {
      if (inside) this.acts.press?.(x + dx, y + dy, cross ? 1 : 0);
      if (!shift || !inside) return;
    } else if (!inside) {
      this.acts.border?.(x + dx, y + dy);
      return;
    }
    this.go(r * this.columns + c);
    this.focus();
  }
}
