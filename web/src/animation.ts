// A turn as it happens: pieces slide to where they go, discs are placed, turned over one after the other,
// and taken off. No motion is longer than 150 ms, and there is none at all for whoever wants none. Nothing
// waits for it. The style sheet does the turning.
import type { Spot } from './geometry';

const STEP_MS = 150;
const BETWEEN_MS = 80; // one disc begins to turn so long after the one before
const ALL_MS = 800; // many of them are quicker

export interface Piece {
  x: number;
  y: number;
  role: number;
  value: number;
  element: SVGElement;
}

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function leave(element: SVGElement, after: number): void {
  element.classList.add('leaving');
  element.style.animationDelay = `${after}ms`;
  window.setTimeout(() => element.remove(), after + STEP_MS);
}

// ---- discs ----

function isDisc({ element }: Piece): boolean {
  return element.classList.contains('disc');
}

// Discs that stand where one of the other side stood before wait for the placing, then turn one by one,
// outward from the placed one. How long it takes until the last one turns.
export function turnOver(left: Piece[], come: Piece[], [ox, oy]: Spot): number {
  if (isStill()) return 0;
  const discs = left.filter(isDisc);
  const pairs = come.filter(isDisc).flatMap((disc) => {
    const old = discs.find(({ x, y, role }) => x === disc.x && y === disc.y && role !== disc.role);
    return old ? [{ disc, old, far: Math.abs(disc.x - ox) + Math.abs(disc.y - oy) }] : [];
  });
  const between = Math.min(BETWEEN_MS, ALL_MS / pairs.length);
  pairs.sort((a, b) => a.far - b.far);
  pairs.forEach(({ disc, old }, i) => {
    const after = Math.round(STEP_MS + i * between);
    disc.element.classList.add('turning');
    disc.element.style.animationDelay = `${after}ms`;
    leave(old.element, after);
  });
  return pairs.length ? Math.round(STEP_MS + (pairs.length - 1) * between) : 0;
}

// Placed, and taken off after the others have turned.
export function takeOff(disc: SVGElement, after: number): void {
  if (isStill()) disc.remove();
  else leave(disc, after + STEP_MS);
}

// ---- pieces that move ----

// In the picture's units, from where it seems to be to where it is.
export function slide(element: SVGElement, [dx, dy]: Spot): void {
  if (isStill() || (dx === 0 && dy === 0)) return;
  element.classList.remove('new');
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], { duration: STEP_MS, easing: 'ease-out' });
}

function slideOff(element: SVGElement, [fx, fy]: Spot, [dx, dy]: Spot): void {
  if (isStill()) return;
  element.classList.add('leaving');
  const way = [{ transform: `translate(${fx}px, ${fy}px)` }, { transform: `translate(${fx + dx}px, ${fy + dy}px)`, opacity: 0 }];
  element.animate(way, { duration: STEP_MS, easing: 'ease-in', fill: 'forwards' }).finished.then(() => element.remove(), () => element.remove());
}

// Where a change took one piece of a side away: it slides to where one came, or off the board the way it
// points. `offset` says how far from its place a piece was drawn; `step` is a cell the way it points.
export function slidePieces(left: Piece[], come: Piece[], at: (piece: Piece) => Spot, offset: (piece: Piece) => Spot, step: (piece: Piece) => Spot): void {
  const arrows = (list: Piece[], role: number): Piece[] => list.filter((piece) => piece.role === role && piece.element.classList.contains('arrow'));
  for (const role of new Set(left.map((piece) => piece.role))) {
    const [old, ...more] = arrows(left, role);
    const [now, ...others] = arrows(come, role);
    if (!old || more.length || others.length) continue; // another game, not a turn
    const [[ox, oy], [fx, fy]] = [at(old), offset(old)];
    if (!now) slideOff(old.element, [fx, fy], step(old));
    else slide(now.element, [ox + fx - at(now)[0], oy + fy - at(now)[1]]);
  }
}
