// A turn of discs as it happens: placed, turned over, taken off; no step longer than 150 ms, and
// none at all for whoever wants no motion. The style sheet does the moving.
const STEP_MS = 150;

function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function leave(element: SVGElement, after: number): void {
  element.classList.add('leaving');
  element.style.animationDelay = `${after}ms`;
  window.setTimeout(() => element.remove(), after + STEP_MS);
}

// Discs that stand where one of the other side stood before wait for the placing, then turn.
export function turnOver(before: Map<number, SVGElement>, now: Map<number, SVGElement>, spotOf: (key: number) => number): void {
  const gone = new Map<number, SVGElement>();
  for (const [key, element] of before)
    if (element.classList.contains('disc')) gone.set(spotOf(key), element);
  if (gone.size === 0 || still()) return;
  for (const [key, element] of now) {
    const old = gone.get(spotOf(key));
    if (!old || !element.classList.contains('disc') || !element.classList.contains('new')) continue;
    const same = ['first', 'second'].some((role) => old.classList.contains(role) && element.classList.contains(role));
    if (same) continue;
    element.classList.add('turning');
    element.style.animationDelay = `${STEP_MS}ms`;
    leave(old, STEP_MS);
  }
}

// Placed, and taken off after the others have turned.
export function takeOff(disc: SVGElement): void {
  if (still()) disc.remove();
  else leave(disc, 2 * STEP_MS);
}
