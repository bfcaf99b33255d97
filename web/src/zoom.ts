// Zooming and panning: the board lies in a box that scrolls. Two fingers move it and change its size,
// the buttons change it too; where dragging does not draw, one finger pans by itself.
import type { Board } from './board';
import { button, h } from './dom';

const LEAST = 1;
const MOST = 6;
const LARGEST = 6; // a small board is not blown up beyond this
// Cells with fewer pixels than the first number are hard to hit: the first step of zooming in gives them those
// of the second.
const POINTED = [20, 26] as const;
const TOUCHED = [24, 44] as const;
const ROOMY = 28; // pixels, of cells that nobody needs larger
const SMALLEST = 12; // pixels, of cells that can be told apart

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
    new ResizeObserver(() => this.idle()).observe(box);
    for (const name of ['pointerup', 'pointercancel'] as const)
      box.addEventListener(name, (e) => {
        this.fingers.delete(e.pointerId);
        this.apart = 0;
      });
  }

  // Buttons that nobody needs give way where there is little room.
  private idle(): void {
    this.buttons.classList.toggle('is-idle', this.factor === 1 && this.cell >= ROOMY);
  }

  // All of the board, as large as there is room (the style sheet sees to that, whatever the window becomes).
  fit(board: Board): void {
    this.board = board;
    this.reset();
  }

  reset(): void {
    this.set(1);
    this.box.scrollTo(0, 0);
  }

  // Pixels of a cell.
  private get cell(): number {
    if (!this.board) return 0;
    const { svg, geometry } = this.board;
    return (svg.getBoundingClientRect().width / geometry.width) * geometry.cell;
  }

  // Too small to be played on as it is fitted.
  get isTiny(): boolean {
    return this.factor === 1 && this.cell > 0 && this.cell < SMALLEST;
  }

  // About the middle of what is in sight.
  by(times: number): void {
    const edge = this.box.getBoundingClientRect();
    const { cell } = this;
    const [least, wanted] = matchMedia('(pointer: coarse)').matches ? TOUCHED : POINTED;
    const grow = times > 1 && cell > 0 && cell < least ? wanted / cell : times;
    this.about([edge.x + edge.width / 2, edge.y + edge.height / 2], grow);
  }

  // Cells of any board can be made twice as large as a finger needs.
  private get most(): number {
    const { cell } = this;
    return cell > 0 ? (2 * TOUCHED[1] * this.factor) / cell : MOST;
  }

  private set(factor: number): void {
    this.factor = Math.min(Math.max(MOST, this.most), Math.max(LEAST, factor));
    if (!this.board) return;
    const g = this.board.geometry;
    this.board.svg.style.setProperty('--zoom', String(this.factor));
    this.board.svg.style.setProperty('--natural', `${Math.round(g.width * LARGEST)}px`);
    this.box.style.setProperty('--shape', String(g.width / g.height));
    this.box.classList.toggle('is-zoomed', this.factor > 1);
    this.idle();
  }

  // What lies there stays there: between the fingers, under the pointer, or in the middle. False: it is as
  // small or as large as it gets.
  about([x, y]: [number, number], times: number): boolean {
    const before = this.factor;
    const was = this.board?.svg.getBoundingClientRect();
    this.set(before * times);
    const now = this.board?.svg.getBoundingClientRect();
    if (was && now && was.width && was.height) {
      const [left, top] = [(x - was.x) / was.width, (y - was.y) / was.height];
      this.box.scrollBy(now.x + left * now.width - x, now.y + top * now.height - y);
    }
    return this.factor !== before;
  }

  // A board that is all in sight takes the page along.
  private move(dx: number, dy: number): void {
    this.box.scrollBy(dx, dy);
    if (this.factor > 1) return;
    this.box.closest('.scroll')?.scrollBy(0, dy);
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
