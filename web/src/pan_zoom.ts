// Moving and enlarging a board by wheel, by the space key with a drag, and by a double tap. A wheel
// enlarges what lies under the pointer; a touchpad's two fingers scroll as they do elsewhere, and their
// pinch, which comes as a wheel with Ctrl, enlarges. With nothing left to make smaller a wheel scrolls
// the page.

export interface Zoomed {
  about(at: [number, number], times: number): boolean; // false: it is as small or as large as it gets
  reset(): void;
}

const NOTCH = 120; // what browsers call one notch of a wheel
const DOUBLE_MS = 350;
const DOUBLE_PX = 30;

// A wheel turns by whole notches and one way at a time; a touchpad slides.
function isWheel(event: WheelEvent): boolean {
  const { wheelDeltaY = 0 } = event as { wheelDeltaY?: number };
  return event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL || (event.deltaX === 0 && wheelDeltaY % NOTCH === 0);
}

function onWheel(event: WheelEvent, zoom: Zoomed): void {
  if (event.shiftKey || event.deltaY === 0 || !(event.ctrlKey || isWheel(event))) return;
  const notches = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL ? Math.sign(event.deltaY) : event.deltaY / 100;
  const times = Math.min(2, Math.max(0.5, 1.2 ** -notches));
  if (zoom.about([event.clientX, event.clientY], times) || event.ctrlKey) event.preventDefault();
}

// While the space key is down, a mouse over the board moves it. A key press that moved something is no
// press of what has the focus.
class SpacePan {
  private isDown = false;
  private moved = false; // since the key went down
  private panning = false; // since the button went down
  private heard = new AbortController();

  constructor(private box: HTMLElement) {
    box.addEventListener('pointerenter', (e) => e.pointerType === 'mouse' && this.listen());
    box.addEventListener('pointerleave', () => this.stop());
    box.addEventListener('pointerdown', (e) => this.onDown(e), true);
    box.addEventListener('pointermove', (e) => {
      if (this.panning && e.buttons & 1) box.scrollBy(-e.movementX, -e.movementY);
    });
    box.addEventListener('mousedown', (e) => this.panning && e.preventDefault(), true); // the focus stays where it is
    box.addEventListener('click', (e) => this.panning && e.stopPropagation(), true);
  }

  private listen(): void {
    this.heard.abort();
    this.heard = new AbortController();
    const options = { capture: true, signal: this.heard.signal };
    window.addEventListener('keydown', (e) => this.onKey(e), options);
    window.addEventListener('keyup', (e) => this.onKeyUp(e), options);
    window.addEventListener('blur', (e) => e.target === window && this.release(), options);
  }

  private stop(): void {
    this.release();
    this.heard.abort();
  }

  private release(): void {
    this.isDown = false;
    this.box.classList.remove('is-held');
  }

  private onKey(event: KeyboardEvent): void {
    const field = (event.target as Element | null)?.closest?.('input, textarea, select, dialog');
    if (event.key !== ' ' || field) return;
    if (!this.box.contains(event.target as Node)) event.preventDefault(); // the page does not scroll
    if (!this.isDown) this.moved = false;
    this.isDown = true;
    this.box.classList.add('is-held');
  }

  private onKeyUp(event: KeyboardEvent): void {
    if (event.key !== ' ' || !this.isDown) return;
    this.release();
    if (!this.moved) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private onDown(event: PointerEvent): void {
    this.panning = this.isDown && event.button === 0;
    if (!this.panning) return;
    event.stopPropagation();
    this.moved = true;
    this.box.setPointerCapture(event.pointerId);
  }
}

// Two taps at one place where a tap does nothing else.
function fitByDoubleTap(box: HTMLElement, zoom: Zoomed, isFree: (event: PointerEvent) => boolean): void {
  let last: PointerEvent | null = null;
  let down: PointerEvent | null = null;
  const near = (a: PointerEvent, b: PointerEvent): boolean => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < DOUBLE_PX;
  box.addEventListener('pointerdown', (event) => (down = event.isPrimary ? event : null));
  box.addEventListener('pointerup', (event) => {
    const isTap = down && event.isPrimary && near(down, event) && event.timeStamp - down.timeStamp < DOUBLE_MS && isFree(event);
    if (!isTap) return void (last = null);
    const again = last && near(last, event) && event.timeStamp - last.timeStamp < DOUBLE_MS;
    last = again ? null : event;
    if (again) zoom.reset();
  });
}

export function hearPanAndZoom(box: HTMLElement, zoom: Zoomed, isFree: (event: PointerEvent) => boolean): void {
  box.addEventListener('wheel', (e) => onWheel(e, zoom), { passive: false });
  // two fingers are the board's: the browser would scroll with them
  box.addEventListener('touchmove', (e) => e.touches.length > 1 && e.cancelable && e.preventDefault(), { passive: false });
  new SpacePan(box);
  fitByDoubleTap(box, zoom, isFree);
}
