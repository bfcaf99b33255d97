// A turn of discs as it happens: placed, turned over, taken off; no step longer than 150 ms, and
// none at all for whoever wants no motion. The style sheet does the moving.
const STEP_MS = 150;

interface Piece {
  x: number;
  y: number;
  role: number;
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

// Discs that stand where one of the other side stood before wait for the placing, then turn.
export function turnOver(left: Piece[], come: Piece[]): void {
  const discs = left.filter(({ element }) => element.classList.contains('disc'));
  if (discs.length === 0 || isStill()) return;
  for (const { x, y, role, element } of come) {
    const old = discs.find((disc) => disc.x === x && disc.y === y);
    if (!old || old.role === role || !element.classList.contains('disc')) continue;
    element.classList.add('turning');
    element.style.animationDelay = `${STEP_MS}ms`;
    leave(old.element, STEP_MS);
  }
}

// Placed, and taken off after the others have turned.
export function takeOff(disc: SVGElement): void {
  if (isStill()) disc.remove();
  else leave(disc, 2 * STEP_MS);
}
