// Drawing by dragging, with a mouse, a pen or one finger: from dot to dot gives edges, across cells
// diagonals, over hexes a walk, over cells shades; a board that is set up is painted on. What it means is the core's to say; here are the
// places that were gone over. Only a shortcut; everything can be done by single presses. A second
// finger ends the drawing: two fingers move the board (zoom.ts).
import type { Board } from './board';
import type { Spot } from './geometry';
import { isDragged, PointerFollow, type Follower } from './pointer_follow';
import { PointerPath, type Button, type Kind, type Way } from './pointer_path';

export interface DragActs {
  // The first of a drag come with where it began.
  drag?(places: Way, begins: boolean, button: Button): void;
}

export class Drag implements Follower {
  kind: Kind | null = null; // null: dragging draws nothing
  drew = false; // since the button went down: the click that follows means nothing
  private size: Spot = [0, 0];
  private path: PointerPath | null = null;
  private button: Button = 0;
  private downAt: Spot = [0, 0];
  private moved = false;

  constructor(private board: Board, private acts: DragActs) {
    new PointerFollow(board.svg, (e) => this.down(e));
  }

  // What is drawn on this board.
  show(width: number, height: number, kind: Kind | null): void {
    this.size = [2 * width, 2 * height];
    this.kind = kind;
  }

  private buttonOf(event: PointerEvent): Button | null {
    if (event.button === 0) return 0;
    return event.button === 2 && event.pointerType === 'mouse' && ['edges', 'cells', 'corners'].includes(this.kind ?? '') ? 1 : null;
  }

  private down(event: PointerEvent): Follower | null {
    this.drew = this.moved = false;
    const button = this.buttonOf(event);
    const point = this.board.point(event);
    if (!this.kind || !this.acts.drag || button === null || !point) return null;
    this.button = button;
    const path = new PointerPath(this.board.geometry, this.size, this.kind, event.pointerType !== 'mouse');
    if (!path.begin(point)) return null;
    this.path = path;
    this.downAt = [event.clientX, event.clientY];
    return this;
  }

  move(events: PointerEvent[]): void {
    this.follow(events);
  }

  up(event: PointerEvent): void {
    this.follow([event]);
  }

  // Is it far enough from where it went down to be a drag?
  private isMoving(event: PointerEvent): boolean {
    this.moved ||= isDragged(event, this.downAt, this.board.cellPixels);
    return this.moved;
  }

  // What lies in the part of the board that can be seen.
  private seen(): (point: Spot) => boolean {
    const box = this.board.svg.parentElement?.getBoundingClientRect();
    const matrix = this.board.svg.getScreenCTM();
    if (!box || !matrix) return () => true;
    const [x0, y0] = [(box.left - matrix.e) / matrix.a, (box.top - matrix.f) / matrix.d];
    const [x1, y1] = [(box.right - matrix.e) / matrix.a, (box.bottom - matrix.f) / matrix.d];
    return ([x, y]) => x >= x0 && x <= x1 && y >= y0 && y <= y1;
  }

  private follow(events: PointerEvent[]): void {
    const { path } = this;
    if (!path) return;
    const isSeen = this.seen();
    const begins = !this.drew;
    const places: Way = begins && path.place ? [path.place] : [];
    for (const event of events) {
      const point = this.isMoving(event) && this.board.point(event);
      if (point) places.push(...path.follow(point, isSeen));
    }
    if (begins && places[0] === null) places.shift();
    if (places.length <= (begins ? 1 : 0)) return;
    this.drew = true;
    this.acts.drag?.(places, begins, this.button);
  }
}
