// Drawing by dragging, with a mouse, a pen or one finger: from dot to dot gives edges, across cells
// diagonals, over hexes a walk, over cells shades. What it means is the core's to say; here are the
// places that were gone over. Only a shortcut; everything can be done by single presses. A second
// finger ends the drawing: two fingers move the board (zoom.ts).
import type { Board } from './board';
import type { Spot } from './geometry';
import { Trail, type Kind, type Way } from './trail';

const TRAVEL = 0.6; // half cells that a press may wander before it is a drag
const TREMBLE = 10; // pixels, of a finger

export interface DragActs {
  // The first of a drag come with where it began.
  drag?(places: Way, begins: boolean, button: number): void;
}

export class Drag {
  kind: Kind | null = null; // null: dragging draws nothing
  drew = false; // since the button went down: the click that follows means nothing
  private size: Spot = [0, 0];
  private trail: Trail | null = null;
  private pointer = -1;
  private button = 0;
  private downAt: Spot = [0, 0];
  private moved = false;

  constructor(private board: Board, private acts: DragActs) {
    board.svg.addEventListener('pointerdown', (e) => this.down(e));
  }

  // What is drawn on this board.
  show(width: number, height: number, kind: Kind | null): void {
    this.size = [2 * width, 2 * height];
    this.kind = kind;
  }

  private buttonOf(event: PointerEvent): number {
    if (event.button === 0) return 0;
    return event.button === 2 && event.pointerType === 'mouse' && (this.kind === 'edges' || this.kind === 'cells') ? 1 : -1;
  }

  private down(event: PointerEvent): void {
    this.end();
    if (!event.isPrimary) return;
    this.drew = this.moved = false;
    this.button = this.buttonOf(event);
    const point = this.board.point(event);
    if (!this.kind || !this.acts.drag || this.button < 0 || !point) return;
    const trail = new Trail(this.board.geometry, this.size, this.kind, event.pointerType !== 'mouse');
    if (!trail.begin(point)) return;
    this.trail = trail;
    this.pointer = event.pointerId;
    this.downAt = [event.clientX, event.clientY];
    // wherever it goes: a quick pointer is beyond the board before anybody hears of it
    window.addEventListener('pointermove', this.onMove);
    window.addEventListener('pointerup', this.onUp);
    window.addEventListener('pointercancel', this.onUp);
  }

  private end(): void {
    this.trail = null;
    window.removeEventListener('pointermove', this.onMove);
    window.removeEventListener('pointerup', this.onUp);
    window.removeEventListener('pointercancel', this.onUp);
  }

  private onMove = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    if (!event.buttons) { // it went up where nobody heard it
      this.end();
      return;
    }
    const all = event.getCoalescedEvents?.() ?? [];
    this.follow(all.length ? all : [event]);
  };

  private onUp = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    if (event.type === 'pointerup') this.follow([event]);
    this.end();
  };

  // Is it far enough from where it went down to be a drag?
  private isMoving(event: PointerEvent): boolean {
    if (this.moved) return true;
    const far = Math.hypot(event.clientX - this.downAt[0], event.clientY - this.downAt[1]);
    const matrix = this.board.svg.getScreenCTM();
    const half = ((matrix?.a ?? 1) * this.board.geometry.cell) / 2;
    this.moved = far >= TRAVEL * half && (event.pointerType === 'mouse' || far >= TREMBLE);
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
    const { trail } = this;
    if (!trail) return;
    const isSeen = this.seen();
    const begins = !this.drew;
    const places: Way = begins && trail.place ? [trail.place] : [];
    for (const event of events) {
      const point = this.isMoving(event) && this.board.point(event);
      if (point) places.push(...trail.follow(point, isSeen));
    }
    if (begins && places[0] === null) places.shift();
    if (places.length <= (begins ? 1 : 0)) return;
    this.drew = true;
    this.acts.drag?.(places, begins, this.button);
  }
}
