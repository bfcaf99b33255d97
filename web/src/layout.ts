// How a screen with a large board lies: board and panel side by side or, in a window higher than wide, one
// under the other. There the toolbar stands at the foot of the screen, beside what scrolls and not over it,
// and what must stay in sight is with the board.
import type { BoardView } from './board_view';
import { h } from './dom';

const stacked = window.matchMedia('(max-aspect-ratio: 1/1)');
const low = window.matchMedia('(max-height: 32rem)'); // a phone on its side: all the rest is beside the board

interface Parts {
  toolbar?: HTMLElement;
  standing?: HTMLElement; // score, clock, whose turn: under the board
  above?: HTMLElement; // the board
}

let arrange: (() => void) | null = null; // of the screen that is shown
for (const media of [stacked, low]) media.addEventListener('change', () => arrange?.());

// An element keeps the focus where it has it.
function move(element: HTMLElement, put: () => void): void {
  const focused = element.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  put();
  focused?.focus();
}

// The parts stand in the panel; of a small window each has a place of its own.
export function boardScreen(name: string, label: string, view: BoardView, panel: HTMLElement, parts: Parts = {}): HTMLElement {
  const element = h('section', { class: `play ${name}`, 'aria-label': label }, h('div', { class: 'scroll' }, view.element, panel));
  const places: [HTMLElement | undefined, (part: HTMLElement) => void][] = [
    [parts.toolbar, (part) => (stacked.matches ? element : view.element).append(part)],
    [parts.standing, (part) => view.box.after(part)],
    [parts.above, (part) => view.box.before(part)],
  ];
  const moves = places.flatMap(([part, away]) => {
    if (!part) return [];
    const home = document.createComment('');
    part.before(home);
    return [(): void => move(part, () => (stacked.matches || low.matches ? away(part) : home.after(part)))];
  });
  arrange = () => moves.forEach((one) => one());
  arrange();
  return element;
}

// Is there room for groups that stand open?
export function isRoomy(): boolean {
  return !stacked.matches && window.innerHeight >= 700;
}
