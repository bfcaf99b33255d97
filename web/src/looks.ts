// What can be laid over a board that is set up, one thing at a time: a solution, how often each line is in
// all of them, what is certain, how far reasoning goes. A button each; a second press shows the board again.
import type { Board } from './board';
import { button, h, press } from './dom';
import type { Picture } from './picture';

export interface Look {
  picture?: Picture | null; // instead of the board
  shares?: number[]; // of all solutions, in which a line is there
  over?: (board: Board) => SVGElement[];
  words: string; // what is seen
}

interface Offer {
  button: HTMLButtonElement;
  make: () => Promise<Look>;
}

export class Looks {
  readonly element = h('span', { class: 'verdict-acts', role: 'group', 'aria-label': 'Show on the board' });
  private offers = new Map<string, Offer>();
  private pressed = '';
  private turn = 0;

  constructor(private show: (look: Look | null) => void) {}

  // Another board.
  clear(): void {
    this.turn++;
    this.offers.clear();
    this.pressed = '';
    this.element.replaceChildren();
  }

  // One more, or the same with something newer to see.
  offer(name: string, words: string, make: () => Promise<Look>): void {
    const known = this.offers.get(name);
    if (known) known.make = make;
    else {
      const own = button(name, () => void this.press(this.pressed === name ? '' : name), { class: 'inline', 'aria-pressed': 'false', 'aria-label': words, title: words });
      this.offers.set(name, { button: own, make });
      this.element.append(own);
    }
    if (this.pressed === name) void this.press(name);
  }

  private async press(name: string): Promise<void> {
    const turn = ++this.turn;
    this.pressed = name;
    press([...this.offers.values()].map((offer) => offer.button), (one) => one === this.offers.get(name)?.button);
    const look = (await this.offers.get(name)?.make()) ?? null;
    if (turn === this.turn) this.show(look);
  }
}
