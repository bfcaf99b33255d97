// The drills that are due, one after the other: find the move.
import { BoardView } from './board_view';
import { button, h } from './dom';
import { answered, dueDrills, dueWords, type Drill } from './drills';
import { FindMove } from './find_move';
import { boardScreen } from './layout';
import type { Screen } from './screens';
import { plural, sentence } from './text';

const THINK_MS = 300;

class Drills {
  readonly element: HTMLElement;
  private view: BoardView;
  private finder = new FindMove(() => this.view, { time: () => THINK_MS, found: () => this.told(true), missed: () => this.told(false) });
  private rest: Drill[] = dueDrills();
  private drill: Drill | null = null;
  private isTold = false; // the first answer of a drill counts
  private left = h('p', { class: 'muted', role: 'status' });
  private onward = button('Next drill', () => void this.open(), { class: 'primary', hidden: true });

  constructor() {
    this.view = new BoardView({ press: (x, y, b) => void this.finder.press(x, y, b), border: (x, y) => void this.finder.press(x, y, 0), describe: (x, y) => this.finder.describe(x, y) });
    this.element = boardScreen('drills', 'Drills', this.view, h('aside', { class: 'panel', 'aria-label': 'Controls' },
      h('div', { class: 'panel-head' }, h('h1', {}, 'Drills')),
      h('p', {}, 'Positions before mistakes of your own, from games that you have reviewed. Who finds the move is done with it; one that was missed comes back after one day, three and seven.'),
      this.left, this.onward));
  }

  leave(): void {
    this.finder.leave();
  }

  private told(found: boolean): void {
    if (!this.isTold && this.drill) answered(this.drill, found);
    this.isTold = true;
    this.onward.hidden = this.rest.length === 0;
    this.showLeft();
  }

  private showLeft(): void {
    const after = this.rest.length;
    const later = sentence(dueWords() || 'There are none: review a game that you have played, and its mistakes come here');
    this.left.textContent = after ? `${plural(after, 'more', 'more')} today.` : this.isTold || !this.drill ? later : 'The last one for today.';
  }

  async open(): Promise<void> {
    const drill = this.rest.shift();
    this.onward.hidden = true;
    this.isTold = false;
    if (!drill) {
      this.view.say('Nothing is due today.');
      return this.showLeft();
    }
    this.drill = drill;
    const state = await this.finder.open(drill, ({ seats, mover }) => `${seats[mover]?.name ?? ''} to move: find the move. ${drill.played} was the mistake.`);
    if (!state) return this.open();
    this.showLeft();
  }
}

export async function showDrills(): Promise<Screen> {
  const drills = new Drills();
  await drills.open();
  return { element: drills.element, title: 'Drills', leave: () => drills.leave() };
}
