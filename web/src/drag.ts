// Drawing by dragging, with the mouse or one finger: from dot to dot gives an edge, across a cell a
// diagonal, over hexes a walk. Only a shortcut; everything can be done by single presses. A second
// finger ends the drawing: two fingers move the board (zoom.ts).
import type { Board } from './board';
import type { Spot } from './geometry';

// How near the pointer must come to a dot, in half cells. A finger hides what it points at.
const NEAR = { mouse: 0.55, finger: 0.8 };
const BEGIN_NEAR = { mouse: 0.55, finger: 1.42 }; // a finger begins at the nearest dot, wherever it is
const HEX_NEAR = 0.42; // of a hex's width, so that brushing a corner is no step

export interface DragActs {
  edge(x: number, y: number, first: boolean): void;
  diagonal(x: number, y: number, falls: boolean): void;
  walk(x: number, y: number, first: boolean): void; // first: where the drag began
}

type Kind = 'edges' | 'diagonals' | 'hexes';

export class Drag {
  on = true;
  drew = false; // since the button went down: the click that follows means nothing
  private from: Spot | null = null;
  private kind: Kind = 'diagonals';
  private size: Spot = [0, 0];

  constructor(private board: Board, private acts: DragActs) {
    const { svg } = board;
    svg.addEventListener('pointerdown', (e) => this.down(e));
    svg.addEventListener('pointermove', (e) => this.move(e));
    for (const name of ['pointerup', 'pointercancel'] as const)
      svg.addEventListener(name, (e) => e.isPrimary && (this.from = null));
  }

  // What is drawn on this board.
  show(width: number, height: number, kind: Kind): void {
    this.size = [2 * width, 2 * height];
    this.kind = kind;
  }

  private dotAt(event: PointerEvent, near: number): Spot | null {
    const point = this.board.point(event);
    const [ox, oy] = this.board.geometry.at(0, 0);
    const half = this.board.geometry.cell / 2;
    if (!point) return null;
    const u = (point[0] - ox) / half;
    const v = (point[1] - oy) / half;
    const x = 2 * Math.round(u / 2);
    const y = 2 * Math.round(v / 2);
    const inside = x >= 0 && y >= 0 && x <= this.size[0] && y <= this.size[1];
    return inside && Math.hypot(u - x, v - y) < near ? [x, y] : null;
  }

  private hexAt(event: PointerEvent): Spot | null {
    const { geometry } = this.board;
    const point = this.board.point(event);
    const spot = point && geometry.spot(point[0], point[1], 'cells', false);
    if (!point || !spot) return null;
    const [x, y] = geometry.at(spot[0], spot[1]);
    return Math.hypot(point[0] - x, point[1] - y) < HEX_NEAR * geometry.cell ? spot : null;
  }

  private placeAt(event: PointerEvent, begins: boolean): Spot | null {
    if (this.kind === 'hexes') return this.hexAt(event);
    return this.dotAt(event, (begins ? BEGIN_NEAR : NEAR)[event.pointerType === 'mouse' ? 'mouse' : 'finger']);
  }

  private down(event: PointerEvent): void {
    if (event.isPrimary) this.drew = false;
    this.from = this.on && event.isPrimary && event.button === 0 ? this.placeAt(event, true) : null;
  }

  private move(event: PointerEvent): void {
    if (!(event.buttons & 1) || !event.isPrimary || !this.from) return;
    const to = this.placeAt(event, false);
    if (!to) return;
    const dx = to[0] - this.from[0];
    const dy = to[1] - this.from[1];
    if (this.step(to, dx, dy)) {
      this.drew = true;
      this.from = to;
    } else if (Math.max(Math.abs(dx), Math.abs(dy)) > 2) this.from = to; // too quick to follow: go on from here
  }

  // From one place to the next one.
  private step(to: Spot, dx: number, dy: number): boolean {
    const [fx, fy] = this.from!;
    const [x, y] = [fx + dx / 2, fy + dy / 2];
    if (this.kind === 'hexes') {
      if (!dx && !dy) return false;
      if (!this.drew) this.acts.walk(fx, fy, true);
      this.acts.walk(to[0], to[1], false);
    } else if (this.kind === 'edges' && Math.abs(dx) + Math.abs(dy) === 2) this.acts.edge(x, y, !this.drew);
    else if (this.kind === 'diagonals' && Math.abs(dx) === 2 && Math.abs(dy) === 2) this.acts.diagonal(x, y, dx === dy);
    else return false;
    return true;
  }
}
