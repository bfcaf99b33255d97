// A board that is played by hand: presses, drags and keys become requests. What they mean is the core's
// to say.
import type { GridActs } from './grid';
import type { ActionName, Core, Given } from './core';
import type { State } from './picture';
import type { Button, Way } from './pointer_path';
import type { Game } from './types';

export type Act = <A extends ActionName>(action: A, ...given: Given<A>) => Promise<unknown>;

interface Part {
  action: 'drag' | 'dragshade';
  button: 'on' | Button;
  places: Way;
}

// What is drawn by dragging goes to the core in the order of the drag. What comes while the core is at
// work is sent in one go when it is done: nothing is lost, and a drag stays one step.
class DragQueue {
  private waiting: Part[] = [];
  private busy = false;

  constructor(private act: Act) {}

  add(places: Way, begins: boolean, button: Button, action: Part['action'] = 'drag'): void {
    const last = this.waiting[this.waiting.length - 1];
    if (last && !begins) last.places.push(...places);
    else this.waiting.push({ action, button: begins ? button : 'on', places: [...places] });
    if (!this.busy) void this.send();
  }

  // Another game comes.
  drop(): void {
    this.waiting = [];
  }

  private async send(): Promise<void> {
    this.busy = true;
    try {
      for (let part = this.waiting.shift(); part; part = this.waiting.shift()) await this.act(part.action, part);
    } finally {
      this.busy = false;
    }
  }
}

export class Hand implements GridActs {
  protected readonly queue: DragQueue;

  constructor(protected game: Game, protected stateOf: () => State, protected act: Act, private core: Core, private otherKey?: (key: string) => boolean) {
    this.queue = new DragQueue(act);
  }

  press(x: number, y: number, button: Button): void {
    void this.act('press', { at: [x, y], button });
  }

  private holds(x: number, y: number): boolean {
    const [hx, hy] = this.stateOf().held;
    return hx === x && hy === y;
  }

  // A piece is dragged: picked up by a press where it stands, put by another one where it goes.
  async lift(x: number, y: number): Promise<boolean> {
    if (!this.holds(x, y)) await this.act('press', { at: [x, y] });
    return this.holds(x, y);
  }

  land(x: number, y: number): Promise<unknown> {
    return this.act('press', { at: [x, y] });
  }

  // A piece in hand is led off the board.
  border(x: number, y: number): void {
    if (this.stateOf().held.length) this.press(x, y, 0);
  }

  drag(places: Way, begins: boolean, button: Button): void {
    this.queue.add(places, begins, button);
  }

  // Takes away what is there, or puts a piece down.
  clear(x: number, y: number): void {
    const { held, duel } = this.stateOf();
    const { gesture, backspace } = this.game;
    if (held.length) void this.act('drop');
    else if (!duel && backspace && gesture !== 'edges') void this.act('type', { at: [x, y], character: 'clear' });
  }

  // A character that means something in this game. True: it was taken.
  key(key: string, x: number, y: number): boolean {
    if (key.length !== 1 || !this.game.typed.includes(key)) return this.otherKey?.(key) ?? false;
    void this.act('type', { at: [x, y], character: key });
    return true;
  }

  describe(x: number, y: number): Promise<string> {
    return this.core.describe(x, y);
  }

  // Another game comes.
  drop(): void {
    this.queue.drop();
  }
}
