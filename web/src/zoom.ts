// Zooming and panning: the board lies in a box that scrolls. Two fingers move it and change its size,
// the buttons change it too; where dragging does not draw, one finger pans by itself.
import type { Board } from './board';
import { button, h } from './dom';

const LEAST = 1;
const MOST = 6;
const LARGEST = 1.6; // a small board is not blown up beyond this
// A board whose cells would have fewer pixels than the first number begins with those of the second.
const POINTED = [26, 26] as const;
const TOUCHED = [30, 44] as const;

export class Zoom {
  readonly buttons: HTMLElement;
  private factor = 1;
  private begun = 1; // what it was fitted with
  private wide = 0; // the box, when it was last looked at
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
    // laid out only now, or turned: a board that nobody has enlarged is fitted again
    new ResizeObserver(() => {
      if (box.clientWidth === this.wide) return;
      this.wide = box.clientWidth;
      if (this.factor === this.begun) this.reset();
    }).observe(box);
  }

  // A board as large as there is room, and cells no smaller than can be hit.
  fit(board: Board): void {
    this.board = board;
    this.reset();
  }

  reset(): void {
    if (!this.board) return;
    const { svg, geometry } = this.board;
    this.begun = 1;
    this.set(1);
    const cell = (svg.getBoundingClientRect().width / geometry.width) * geometry.cell;
    const [least, wanted] = matchMedia('(pointer: coarse)').matches ? TOUCHED : POINTED;
    if (cell > 0 && cell < least) {
      this.begun = wanted / cell;
      this.set(this.begun);
    }
    this.box.scrollTo(0, 0);
  }

  // About the middle of what is in sight.
  by(times: number): void {
    const edge = this.box.getBoundingClientRect();
    this.about([edge.x + edge.width / 2, edge.y + edge.height / 2], times);
  }

  private set(factor: number): void {
    this.factor = Math.min(Math.max(MOST, 2 * this.begun), Math.max(LEAST, factor));
    if (!this.board) return;
    const g = this.board.geometry;
    this.board.svg.style.setProperty('--zoom', String(this.factor));
    this.board.svg.style.setProperty('--natural', `${Math.round(g.width * LARGEST)}px`);
    this.board.svg.style.setProperty('--shape', String(g.width / g.height));
    this.box.classList.toggle('is-zoomed', this.factor > 1);
  }

  // What lies there stays there: between the fingers, under the pointer, or in the middle. False: it is as
  // small or as large as it gets.
  about([x, y]: [number, number], times: number): boolean {
    const { box } = this;
    const edge = box.getBoundingClientRect();
    const [left, top] = [box.scrollLeft + x - edge.x, box.scrollTop + y - edge.y];
    const before = this.factor;
    this.set(before * times);
    const grown = this.factor / before - 1;
    box.scrollBy(left * grown, top * grown);
    return grown !== 0;
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
