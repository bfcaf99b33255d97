// Zooming and panning: the board lies in a box that scrolls. Two fingers move it and change its size,
// the buttons change it too; where dragging does not draw, one finger pans by itself.
import type { Board } from './board';
import { button, h } from './dom';

const LEAST = 1;
const MOST = 6;
const LARGEST = 1.6; // a small board is not blown up beyond this
const COMFORTABLE = 26; // pixels a cell should have at least

export class Zoom {
  readonly buttons: HTMLElement;
  private factor = 1;
  private board: Board | null = null;
  private fingers = new Map<number, PointerEvent>();
  private apart = 0;
  private middle: [number, number] = [0, 0];

  constructor(private box: HTMLElement) {
    this.buttons = h('div', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' },
      button('−', () => this.by(0.8), { 'aria-label': 'Zoom out' }),
      button('Fit', () => this.reset(), { 'aria-label': 'Fit the board' }),
      button('+', () => this.by(1.25), { 'aria-label': 'Zoom in' }));
    box.addEventListener('pointerdown', (e) => e.pointerType !== 'mouse' && this.fingers.set(e.pointerId, e));
    box.addEventListener('pointermove', (e) => this.pinch(e));
    for (const name of ['pointerup', 'pointercancel'] as const)
      box.addEventListener(name, (e) => {
        this.fingers.delete(e.pointerId);
        this.apart = 0;
      });
  }

  // A board as large as there is room, and cells no smaller than can be hit.
  fit(board: Board): void {
    this.board = board;
    this.reset();
  }

  reset(): void {
    if (!this.board) return;
    const shown = Math.min(this.box.clientWidth, this.board.geometry.width * LARGEST);
    const cell = (shown / this.board.geometry.width) * this.board.geometry.cell;
    this.set(cell > 0 && cell < COMFORTABLE ? COMFORTABLE / cell : 1);
    this.box.scrollTo(0, 0);
  }

  by(times: number): void {
    this.set(this.factor * times);
  }

  private set(factor: number): void {
    this.factor = Math.min(MOST, Math.max(LEAST, factor));
    if (!this.board) return;
    const g = this.board.geometry;
    this.board.svg.style.setProperty('--zoom', String(this.factor));
    this.board.svg.style.setProperty('--natural', `${Math.round(g.width * LARGEST)}px`);
    this.board.svg.style.setProperty('--shape', String(g.width / g.height));
    this.box.classList.toggle('is-zoomed', this.factor > 1);
  }

  // What lies between the fingers stays there.
  private about([x, y]: [number, number], times: number): void {
    const { box } = this;
    const edge = box.getBoundingClientRect();
    const [left, top] = [box.scrollLeft + x - edge.x, box.scrollTop + y - edge.y];
    const before = this.factor;
    this.by(times);
    const grown = this.factor / before - 1;
    box.scrollBy(left * grown, top * grown);
  }

  // A board that is all in sight takes the page along.
  private move(dx: number, dy: number): void {
    this.box.scrollBy(dx, dy);
    if (this.factor > 1) return;
    document.body.scrollBy(0, dy);
    window.scrollBy(0, dy);
  }

  private pinch(event: PointerEvent): void {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size !== 2) return;
    const [a, b] = [...this.fingers.values()] as [PointerEvent, PointerEvent];
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const middle: [number, number] = [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];
    if (this.apart) {
      this.about(middle, apart / this.apart);
      this.move(this.middle[0] - middle[0], this.middle[1] - middle[1]);
    }
    this.apart = apart;
    this.middle = middle;
  }
}
