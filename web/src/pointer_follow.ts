// A pointer from where it goes down to where it goes up, wherever it goes between: a quick one is beyond
// the board before anybody hears of it. While it is followed, a finger does not scroll the page; one that
// nobody follows does.

export interface Follower {
  move(events: PointerEvent[]): void; // all that the browser has gathered since the last picture
  up(event: PointerEvent): void;
  cancel?(): void; // it is no drag any more: a second finger came, or the browser has taken it
}

export class PointerFollow {
  private follower: Follower | null = null;
  private pointer = -1;
  private heard = new AbortController(); // while it goes on

  constructor(svg: SVGElement, private begin: (event: PointerEvent) => Follower | null) {
    svg.addEventListener('pointerdown', (e) => this.down(e));
    svg.addEventListener('touchmove', (e) => this.follower && e.cancelable && e.preventDefault(), { passive: false });
  }

  private down(event: PointerEvent): void {
    this.end()?.cancel?.();
    if (!event.isPrimary) return;
    this.follower = this.begin(event);
    if (!this.follower) return;
    this.pointer = event.pointerId;
    this.heard = new AbortController();
    const { signal } = this.heard;
    window.addEventListener('pointermove', (e) => this.onMove(e), { signal });
    for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, (e) => this.onUp(e), { signal });
  }

  private end(): Follower | null {
    const { follower } = this;
    this.follower = null;
    this.heard.abort();
    return follower;
  }

  private onMove(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    if (!event.buttons) { // it went up where nobody heard it
      this.end()?.cancel?.();
      return;
    }
    const all = event.getCoalescedEvents?.() ?? [];
    this.follower?.move(all.length ? all : [event]);
  }

  private onUp(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    const follower = this.end();
    if (event.type === 'pointerup') follower?.up(event);
    else follower?.cancel?.();
  }
}

const TRAVEL = 0.6; // half cells that a press may wander before it is a drag
const TREMBLE = 10; // pixels, of a finger

// Is a pointer that went down there far enough away to be a drag, where a cell has so many pixels?
export function isDragged(event: PointerEvent, [x, y]: [number, number], cell: number): boolean {
  const far = Math.hypot(event.clientX - x, event.clientY - y);
  return far >= (TRAVEL * cell) / 2 && (event.pointerType === 'mouse' || far >= TREMBLE);
}
