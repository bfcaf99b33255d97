// The board as something to act on: an ARIA grid of focusable places over the picture, moved
// through by arrows, pressed by pointer or key. It knows places, not rules.
import type { Board } from './board';
import { s } from './dom';
import { Drag, type DragActs } from './drag';
import type { Kind } from './trail';
import { HALF, HEX_RADIUS, hexCorners, type Spot } from './geometry';
import { columnName } from './names';
import type { Tool } from './tools';
import type { State } from './types';

// What a press is aimed at. Edges are reached from the dots between them.
export type Aim = 'cells' | 'edges' | 'corners';

export interface GridActs extends DragActs {
  press(x: number, y: number, button: number): void;
  hover(x: number, y: number): void;
  leave(): void;
  clear(x: number, y: number): void;
  describe(x: number, y: number): Promise<string>;
  border(x: number, y: number): void; // an arrow leads off the board
  key(key: string, x: number, y: number, event: KeyboardEvent): boolean; // true: taken
}

const LONG_PRESS_MS = 450;
const STILL = 10; // pixels that a finger may tremble while it presses
const ARROWS: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Grid {
  private places: SVGElement[] = [];
  private columns = 0;
  private rows = 0;
  private dots = false; // places are dots, not cells
  private edges = false;
  private at = 0;
  private shape = '';
  private crossing = false; // X was pressed: the next arrow sets a cross
  private longPress = 0;
  private pressedLong = false;
  private downAt: Spot = [0, 0];
  private last = '';
  private labelled = true; // large boards are put into words place by place
  private described: number[] = []; // which have been, and may be out of date after the next move
  private limited = false; // some places are out of use
  private drag: Drag;
  private drags: Kind | null = null; // what a drag goes over on this board
  private size: Spot = [0, 0];
  private rightDown = false; // a mouse's other button, which is heard of when it goes up
  private tool: Tool = 'line';

  constructor(private board: Board, private acts: GridActs) {
    this.drag = new Drag(board, acts);
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
      this.acts.leave();
    });
    svg.addEventListener('keydown', (e) => this.onKey(e));
    svg.addEventListener('focusin', (e) => this.onFocus(e));
  }

  // Places and their words, anew for a board of another shape.
  show(state: State, anew: boolean, aim: Aim = state.target): void {
    this.labelled = state.labels.length > 0;
    this.drags = !state.drags ? null : state.lattice === 'hex' ? 'hexes' : aim === 'edges' ? 'edges' : 'diagonals';
    this.size = [state.width, state.height];
    this.use(this.tool);
    const shape = `${state.game} ${state.width} ${state.height} ${aim}`;
    if (anew || shape !== this.shape) {
      this.shape = shape;
      this.edges = aim === 'edges';
      this.dots = aim !== 'cells';
      this.columns = state.width + (this.dots ? 1 : 0);
      this.rows = state.height + (this.dots ? 1 : 0);
      this.at = 0;
      this.build(state);
    }
    this.board.svg.setAttribute('role', 'grid');
    this.board.svg.setAttribute('aria-label', `${state.title}, ${state.width} by ${state.height}`);
    if (this.labelled)
      this.places.forEach((place, i) => {
        const label = state.labels[i]!;
        if (place.getAttribute('aria-label') !== label) place.setAttribute('aria-label', label);
      });
    else for (const i of this.described) this.places[i]?.setAttribute('aria-label', this.name(i));
    this.described = [];
    this.enable(state);
  }

  // Where a turn is one press, the others are out of use. They still say why when they are pressed.
  private enable(state: State): void {
    const open = new Set<string>();
    for (let i = 0; i + 1 < state.targets.length; i += 2) open.add(`${state.targets[i]} ${state.targets[i + 1]}`);
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

  private build(state: State): void {
    this.board.svg.querySelector('.places')?.remove();
    const all = s('g', { class: 'places' });
    this.places = [];
    for (let r = 0; r < this.rows; r++) {
      const row = s('g', { role: 'row' });
      for (let c = 0; c < this.columns; c++) row.append(this.place(r, c, state.lattice === 'hex'));
      all.append(row);
    }
    this.board.svg.append(all);
  }

  private place(r: number, c: number, hex: boolean): SVGElement {
    const odd = this.dots ? 0 : 1;
    const x = 2 * c + odd;
    const y = 2 * r + odd;
    const [px, py] = this.board.geometry.at(x, y);
    const half = this.edges ? 10 : this.dots ? 17 : HALF - 2;
    const props = {
      role: 'gridcell',
      tabindex: this.places.length === this.at ? 0 : -1,
      'data-x': x,
      'data-y': y,
      class: 'place',
    };
    const place = hex
      ? s('polygon', { ...props, points: hexCorners(px, py, HEX_RADIUS - 3) })
      : s('rect', { ...props, x: px - half, y: py - half, width: 2 * half, height: 2 * half, rx: 5 });
    if (!this.labelled) place.setAttribute('aria-label', this.name(this.places.length));
    this.places.push(place);
    return place;
  }

  get spot(): Spot {
    const odd = this.dots ? 0 : 1;
    return [2 * (this.at % this.columns) + odd, 2 * Math.floor(this.at / this.columns) + odd];
  }

  focus(): void {
    this.places[this.at]?.focus();
  }

  // What a pointer does from now on.
  use(tool: Tool): void {
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
    if (!this.labelled) void this.acts.describe(x, y).then((words) => {
      if (!words) return;
      this.places[i]?.setAttribute('aria-label', words);
      this.described.push(i);
    });
    if (!this.edges) this.acts.hover(x, y);
  }

  // ---- pointer ----

  private spotOf(event: MouseEvent): Spot | null {
    const point = this.board.point(event);
    const aim = this.edges && this.tool !== 'shade' ? 'edges' : this.dots && !this.edges ? 'corners' : 'cells';
    return point && this.board.geometry.spot(point[0], point[1], aim, true);
  }

  private onPointer(event: MouseEvent, button: number): void {
    if (button === 0 && this.pressedLong) {
      this.pressedLong = false;
      return;
    }
    if (this.drag.drew || this.tool === 'pan') return;
    if (event.detail === 0 && button === 0) return; // a click made by a key: handled there
    const spot = this.spotOf(event);
    if (!spot) return;
    if (!this.edges && (this.dots || (spot[0] % 2 && spot[1] % 2)))
      this.go(Math.floor(spot[1] / 2) * this.columns + Math.floor(spot[0] / 2));
    this.acts.press(spot[0], spot[1], button);
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
      if (spot) this.acts.press(spot[0], spot[1], 1);
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
    if (spot) this.acts.hover(spot[0], spot[1]);
    else this.acts.leave();
  }

  // ---- keys ----

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = this.spot;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      this.onArrow(arrow, event.shiftKey);
      return;
    }
    if (this.edges && (event.key === 'x' || event.key === 'X')) {
      this.crossing = true;
      return;
    }
    let taken = true;
    if (event.key === 'Enter' || event.key === ' ') {
      if (!this.acts.key(event.key, x, y, event) && !this.edges) this.acts.press(x, y, event.shiftKey ? 1 : 0);
    } else if (event.key === 'Backspace' || event.key === 'Delete') this.acts.clear(x, y);
    else taken = this.acts.key(event.key, x, y, event);
    if (taken) event.preventDefault();
  }

  private onArrow([dx, dy]: Spot, shift: boolean): void {
    const c = (this.at % this.columns) + dx;
    const r = Math.floor(this.at / this.columns) + dy;
    const [x, y] = this.spot;
    const inside = c >= 0 && r >= 0 && c < this.columns && r < this.rows;
    const cross = this.crossing;
    this.crossing = false;
    if (this.edges && (shift || cross)) {
      if (inside) this.acts.press(x + dx, y + dy, cross ? 1 : 0);
      if (!shift || !inside) return;
    } else if (!inside) {
      this.acts.border(x + dx, y + dy);
      return;
    }
    this.go(r * this.columns + c);
    this.focus();
  }
}
