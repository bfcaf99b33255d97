// Slant against the CPU: a click only shows a slash; Enter, the Play button or a moment's patience
// plays it. A ring round the cell shows the moment passing.
import type { Board } from './board';
import { s } from './dom';
import type { Play } from './play';
import { prefs } from './store';
import type { Answer, State } from './types';

export class Preview {
  spot: [number, number] | null = null;
  private button = 0;
  private timer = 0;

  constructor(private play: Play) {}

  wants(state: State): boolean {
    return state.duel && state.seats[0]?.score !== null && !state.cpu && state.status === 'open';
  }

  // A click turns the slash: \ then / then nothing.
  press(x: number, y: number, button: number): void {
    if (x % 2 === 0 || y % 2 === 0) return;
    const again = this.spot && this.spot[0] === x && this.spot[1] === y;
    if (again && this.button !== button) this.drop();
    else this.set(x, y, again ? 1 - this.button : button);
    if (again && !this.spot) this.play.say('Taken back.');
  }

  set(x: number, y: number, button: number): void {
    this.spot = [x, y];
    this.button = button;
    window.clearTimeout(this.timer);
    if (prefs.previewMs) this.timer = window.setTimeout(() => this.commit(), prefs.previewMs);
    this.play.overlay();
    void this.tell();
  }

  private async tell(): Promise<void> {
    const spot = this.spot;
    if (!spot) return;
    const answer = await this.play.ask<Answer>(`look ${spot[0]} ${spot[1]} ${this.button}`);
    if (!answer || spot !== this.spot) return;
    this.play.say(answer.say);
    if (!answer.ok) this.drop();
  }

  drop(): void {
    window.clearTimeout(this.timer);
    if (!this.spot) return;
    this.spot = null;
    this.play.overlay();
  }

  commit(): void {
    const spot = this.spot;
    if (!spot) return;
    const request = `press ${spot[0]} ${spot[1]} ${this.button}`;
    this.drop();
    void this.play.act(request);
  }

  key(key: string, x: number, y: number, state: State): boolean {
    if (!this.wants(state)) return false;
    if (key === '\\' || key === '/') this.set(x, y, key === '\\' ? 0 : 1);
    else if (key === 'Enter' && this.spot) this.commit();
    else if (key === 'Enter' || key === ' ') this.press(x, y, 0);
    else if (key === 'Escape') this.drop();
    else return false;
    return true;
  }

  draw(board: Board): SVGElement[] {
    if (!this.spot) return [];
    const [x, y] = this.spot;
    const slash = board.mark(x, y, this.button ? 'rise' : 'fall', 'preview', this.play.state);
    const [cx, cy] = board.geometry.at(x, y);
    const ring = s('circle', { cx, cy, r: 20, class: 'patience', pathLength: 100 });
    ring.style.animationDuration = `${prefs.previewMs}ms`;
    return prefs.previewMs ? [slash, ring] : [slash];
  }
}
