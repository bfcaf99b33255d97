// What is heard of a turn: a move, discs that turn over, a mistake, the end.
import { markNames } from './games';
import { markOf, type Marks, type State } from './picture';
import { sound, type Sound } from './sounds';

interface Before {
  start: string;
  at: number;
  isOpen: boolean;
}

// Discs that stand where another one stood.
function hasTurned({ gone, put }: Marks): boolean {
  const disc = markNames().shapes.indexOf('disc');
  const spots = (keys: number[]): string[] => keys.map(markOf).filter(({ shape }) => shape === disc).map(({ x, y }) => `${x} ${y}`);
  const left = new Set(spots(gone));
  return spots(put).some((spot) => left.has(spot));
}

// Something is outlined as wrong that was not before.
function hasBroken({ put }: Marks): boolean {
  const flaw = markNames().roles.indexOf('flaw');
  return put.some((key) => markOf(key).role === flaw);
}

export class TurnSounds {
  private before: Before | null = null;

  // Another game: nothing of it has been heard yet.
  begin(): void {
    this.before = null;
  }

  private soundOf(before: Before, state: State, ok: boolean): Sound | null {
    const isOpen = state.status === 'open';
    if (!ok || (state.at > before.at && hasBroken(state.marks))) return 'mistake';
    if (before.isOpen && !isOpen) return state.status === 'invalid' ? 'mistake' : 'end';
    if (state.at === before.at) return null;
    return state.at > before.at && hasTurned(state.marks) ? 'flip' : 'move';
  }

  tell(state: State, ok: boolean): void {
    const { before } = this;
    this.before = { start: state.start, at: state.at, isOpen: state.status === 'open' };
    const what = before?.start === state.start ? this.soundOf(before, state, ok) : null;
    if (what) sound(what);
  }
}
