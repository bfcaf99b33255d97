// In some duels a press only shows its move; Enter, the Play button or a moment's patience plays it. A
// ring round the cell shows the moment passing.
import { s } from './dom';
import { markNames } from './games';
import type { Board } from './board';
import type { Play } from './play';
import { other, type Button, type Way } from './pointer_path';
import { prefs } from './store';

export class Preview {
  spot: [number, number] | null = null;
  private button: Button = 0;
  private timer = 0;

  constructor(private play: Play) {}

  get isWanted(): boolean {
    const { game, state } = this.play;
    return state.duel && game.preview.length > 0 && !state.cpu && state.status === 'open';
  }

  // A press turns what is shown: as by one button, as by the other, then nothing.
  press(x: number, y: number, button: Button): void {
    if (x % 2 === 0 || y % 2 === 0) return;
    const again = this.spot && this.spot[0] === x && this.spot[1] === y;
    if (again && this.button !== button) {
      this.drop();
      this.play.say('Taken back.');
    } else this.set(x, y, again ? other(this.button) : button);
  }

  private set(x: number, y: number, button: Button): void {
    this.spot = [x, y];
    this.button = button;
    window.clearTimeout(this.timer);
    if (prefs.previewMs) this.timer = window.setTimeout(() => this.commit(), prefs.previewMs);
    this.play.overlay();
    void this.tell();
  }

  // Across a cell from corner to corner.
  stroke(places: Way): void {
    const [to, from] = [places.at(-1), places.at(-2)];
    if (!to || !from || !this.isWanted || to[0] === from[0] || to[1] === from[1]) return;
    this.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (to[0] > from[0]) === (to[1] > from[1]) ? 0 : 1);
  }

  private async tell(): Promise<void> {
    const spot = this.spot;
    if (!spot) return;
    const answer = await this.play.ask('look', { at: spot, button: this.button });
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
    if (!spot) return this.play.say('Press a cell first: Play plays what is shown there.');
    this.drop();
    void this.play.act('press', { at: spot, button: this.button });
  }

  key(key: string, x: number, y: number): boolean {
    if (!this.isWanted) return false;
    const button = key.length === 1 ? this.play.game.typed.indexOf(key) : -1; // a character a button
    if (button === 0 || button === 1) this.set(x, y, button);
    else if (key === 'Enter' && this.spot) this.commit();
    else if (key === 'Enter' || key === ' ') this.press(x, y, 0);
    else if (key === 'Escape') this.drop();
    else return false;
    return true;
  }

  draw(board: Board): SVGElement[] {
    if (!this.spot) return [];
    const [x, y] = this.spot;
    const shown = board.mark(x, y, markNames().shapes[this.play.game.preview[this.button]!]!, 'preview');
    if (!prefs.previewMs) return [shown];
    const [cx, cy] = board.geometry.at(x, y);
    const ring = s('circle', { cx, cy, r: 20, class: 'patience', pathLength: 100 });
    ring.style.animationDuration = `${prefs.previewMs}ms`;
    return [shown, ring];
  }
}
