// Drawing by dragging the mouse from dot to dot: beside each other they give an edge, across a
// cell a diagonal. Only a shortcut; everything can be done by single presses.
import type { Board } from './board';
import type { Spot } from './geometry';

const NEAR = 0.55; // of a half cell: how near the pointer must come to a dot

export interface DragActs {
  edge(x: number, y: number, first: boolean): void;
  diagonal(x: number, y: number, falls: boolean): void;
}

export class Drag {
  on = true;
  drew = false; // since the button went down: the click that follows means nothing
  private dot: Spot | null = null;
  private edges = false;
  private size: Spot = [0, 0];

  constructor(private board: Board, private acts: DragActs) {
    const { svg } = board;
    svg.addEventListener('pointerdown', (e) => this.down(e));
    svg.addEventListener('pointermove', (e) => this.move(e));
  }

  // Which boards can be drawn on: those of edges, and those of slashes.
  show(width: number, height: number, edges: boolean): void {
    this.size = [2 * width, 2 * height];
    this.edges = edges;
  }

  private dotAt(event: PointerEvent): Spot | null {
    const point = this.board.point(event);
    const [ox, oy] = this.board.geometry.at(0, 0);
    const half = this.board.geometry.cell / 2;
    if (!point) return null;
    const u = (point[0] - ox) / half;
    const v = (point[1] - oy) / half;
    const x = 2 * Math.round(u / 2);
    const y = 2 * Math.round(v / 2);
    const inside = x >= 0 && y >= 0 && x <= this.size[0] && y <= this.size[1];
    return inside && Math.hypot(u - x, v - y) < NEAR ? [x, y] : null;
  }

  private down(event: PointerEvent): void {
    this.drew = false;
    this.dot = this.on && event.pointerType === 'mouse' && event.button === 0 ? this.dotAt(event) : null;
  }

  private move(event: PointerEvent): void {
    if (!(event.buttons & 1) || event.pointerType !== 'mouse' || !this.dot) return;
    const to = this.dotAt(event);
    if (!to) return;
    const dx = to[0] - this.dot[0];
    const dy = to[1] - this.dot[1];
    const [x, y] = [this.dot[0] + dx / 2, this.dot[1] + dy / 2];
    if (this.edges && Math.abs(dx) + Math.abs(dy) === 2) this.acts.edge(x, y, !this.drew);
    else if (!this.edges && Math.abs(dx) === 2 && Math.abs(dy) === 2) this.acts.diagonal(x, y, dx === dy);
    else return;
    this.drew = true;
    this.dot = to;
  }
}
