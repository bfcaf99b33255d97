// Drills: positions before one's own mistakes. A new one is due at once. Who finds the move is done with it;
// who misses it sees it again after one day, then after three, then after seven, and a miss on the way begins
// that anew.
import type { Arrow } from './arrows';
import { today } from './link';
import type { Judged } from './review_judge';
import { readDrills, writeDrills } from './store';
import { plural } from './text';

export interface Drill {
  before: string; // the position
  played: string;
  best: string;
  bestWords: string;
  arrow: Arrow;
  stage: number; // times that it still comes back: 0 a new one, then which of the waits it is in
  due: string; // the day
}

const WAITS = [1, 3, 7]; // days
const DRILLS_MAX = 200;
const DRILLED = ['mistake', 'missed win', 'blunder']; // an inaccuracy is not worth a day

function dayAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

// When it comes back, after it was found or missed on this day; null: never.
export function next(drill: Drill, found: boolean, day: string): Drill | null {
  const stage = found ? (drill.stage === 0 ? WAITS.length : drill.stage) : 0;
  const wait = WAITS[stage];
  return wait === undefined ? null : { ...drill, stage: stage + 1, due: dayAfter(day, wait) };
}

export function addDrills(judged: Judged[]): void {
  const known = readDrills();
  const seen = new Set(known.map(({ before }) => before));
  const fresh = judged.filter((j) => DRILLED.includes(j.label) && !seen.has(j.before)).map((j): Drill =>
    ({ before: j.before, played: j.played, best: j.best, bestWords: j.bestWords, arrow: j.line[0]?.arrow ?? [], stage: 0, due: today() }));
  if (fresh.length) writeDrills([...known, ...fresh].slice(-DRILLS_MAX));
}

export function dueDrills(): Drill[] {
  const day = today();
  return readDrills().filter(({ due }) => due <= day);
}

// The result of a drill of today; one that is done stays known, so that the same game does not bring it again.
export function answered(drill: Drill, found: boolean): void {
  const after = next(drill, found, today()) ?? { ...drill, due: 'done' };
  writeDrills(readDrills().map((one) => (one.before === drill.before ? after : one)));
}

// "3 drills are due", "The next drill comes on 2026-11-20", or nothing.
export function dueWords(): string {
  const due = dueDrills().length;
  if (due) return `${plural(due, 'drill')} from your own mistakes`;
  const later = readDrills().map((drill) => drill.due).filter((day) => day !== 'done').sort()[0];
  return later ? `The next drill comes on ${later}` : '';
}
