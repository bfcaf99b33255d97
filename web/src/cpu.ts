// The CPU's turns. A question that was refused is not asked again on the same board, and where several
// windows have the same game, one of them thinks.
import { seedByChance } from './maker';
import type { Play } from './play';
import { prefs } from './store';

const TAKE_NEEDED_MS = 20000; // a level of fixed depth, or one that plays by exact values, takes what it needs
const A_MOMENT_MS = 150;
const PATIENCE_MS = 4000; // with another window that should have moved by now

function timeOf({ game, state }: Play): number {
  return game.timed.includes(state.seats[state.mover]?.plays ?? '') ? prefs.thinkMs : TAKE_NEEDED_MS;
}

export class Cpu {
  paused = false;
  thinking = false;
  private refused = ''; // the board and the level that will not play it
  private timer = 0;

  constructor(private play: Play) {}

  private question(): string {
    const { state } = this.play;
    return `${state.seats[state.mover]?.level} ${this.play.app.core.save}`;
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
    const wait = play.windows.follows ? timeOf(play) + PATIENCE_MS : both ? prefs.paceMs : A_MOMENT_MS;
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
    const answer = await play.attempt(play.core('think', { milliseconds: timeOf(play), seed: seedByChance() }));
    this.show(false);
    if (answer && !answer.ok) this.refused = asked;
    if (answer && turn === play.turn) play.moved(answer);
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
