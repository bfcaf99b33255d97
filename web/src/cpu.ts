// The CPU's turns. A question that was refused is not asked again on the same board, and where several
// windows have the same game, one of them thinks.
import { Cancelled } from './core';
import { seedByChance } from './maker';
import type { Play } from './play';
import { prefs } from './store';
import type { Answer, State } from './types';

const TAKE_NEEDED_MS = 20000; // a level of fixed depth, or one that plays by exact values, takes what it needs
const A_MOMENT_MS = 150;
const PATIENCE_MS = 4000; // with another window that should have moved by now
const SEARCHING = ['max', 'expert']; // levels that think as long as they may

export function searches(level: string): boolean {
  return SEARCHING.includes(level);
}

function timeOf(state: State): number {
  return searches(state.seats[state.mover]?.level ?? '') ? prefs.thinkMs : TAKE_NEEDED_MS;
}

export class Cpu {
  paused = false;
  thinking = false;
  private refused = ''; // the board and the level that will not play it
  private timer = 0;

  constructor(private play: Play) {}

  private question(): string {
    const { state } = this.play;
    return `${state.seats[state.mover]?.level} ${state.save}`;
  }

  private get isWanted(): boolean {
    const { play } = this;
    const { state } = play;
    return state.cpu && state.status === 'open' && !this.paused && !play.placing && this.refused !== this.question();
  }

  // Another board: is it the CPU's turn? What another window is at is left to it, for a while.
  next(): void {
    window.clearTimeout(this.timer);
    if (!this.isWanted) return;
    const { play } = this;
    const both = play.state.seats.every((seat) => seat.cpu);
    const wait = play.windows.follows ? timeOf(play.state) + PATIENCE_MS : both ? prefs.paceMs : A_MOMENT_MS;
    this.later(wait);
  }

  // The window that was at it is gone.
  takeOver(): void {
    if (!this.thinking && this.isWanted) this.later(A_MOMENT_MS);
  }

  private later(ms: number): void {
    const { play } = this;
    const turn = play.turn;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (turn === play.turn && this.isWanted && play.app.play === play) void this.think();
    }, ms);
  }

  // One move of the side to move.
  async think(): Promise<void> {
    const { play } = this;
    const { turn, state } = play;
    if (!state.seats[state.mover] || this.thinking) return;
    const asked = this.question();
    this.show(true);
    try {
      const answer = await play.core<Answer>(`think ${timeOf(state)} ${seedByChance()}`);
      this.thinking = false;
      if (!answer.ok) this.refused = asked;
      if (turn === play.turn) play.moved(answer);
    } catch (error) {
      if (!(error instanceof Cancelled)) play.say(`Something went wrong: ${String(error)}`);
    } finally {
      this.show(false);
    }
  }

  private show(on: boolean): void {
    this.thinking = on;
    this.play.element.classList.toggle('is-thinking', on);
    this.play.panel.thinking(on);
  }

  stop(): void {
    window.clearTimeout(this.timer);
    if (this.thinking) this.play.app.core.cancel();
    this.thinking = false;
  }
}
