// The first minute: somebody who has never been here learns the rule of a game by a few presses, each on the
// place that is outlined. Board and words are the game's own. It is shown once, and can be skipped.
import { BoardView } from './board_view';
import { Core } from './core';
import { button, h } from './dom';
import { shortTitle } from './games';
import { boardScreen } from './layout';
import type { State } from './picture';
import type { Screen } from './screens';
import type { Game } from './types';

type First = NonNullable<Game['first']>;

class FirstMinute {
  readonly element: HTMLElement;
  private core = new Core();
  private view: BoardView;
  private at = 0; // presses done
  private busy = false;
  private words = h('p', { class: 'task', role: 'status' });
  private count = h('p', { class: 'muted' });
  private onward: HTMLButtonElement;

  constructor(game: Game, private first: First, private leaveFor: () => void) {
    const title = shortTitle(game);
    this.view = new BoardView({
      press: (x, y) => void this.press(x, y),
      border: (x, y) => void this.press(x, y),
      describe: (x, y) => this.core.describe(x, y),
    });
    this.onward = button('Skip', () => this.leaveFor());
    this.element = boardScreen('first-minute', `The first minute of ${title}`, this.view,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, `${title} in ${first.presses.length} presses`)),
        this.words, this.count, this.onward));
  }

  async open(): Promise<void> {
    const { state } = await this.core.ask('load', { text: this.first.position });
    this.show(state);
  }

  private show(state: State): void {
    const { first, at, view } = this;
    const next = first.presses[at];
    view.show(state);
    const outside = next && (next.at[0] % 2 === 0 || next.at[1] % 2 === 0) && state.target === 'cells'; // a gate
    view.overlay(next && view.board ? [...view.board.outlines(next.at, 'wanted'), ...(outside ? view.board.dots(next.at, 'target') : [])] : []);
    this.words.textContent = next?.words ?? first.done;
    this.count.textContent = next ? `${at + 1} of ${first.presses.length}` : '';
    if (next) return;
    this.onward.textContent = 'Play';
    this.onward.className = 'primary';
    this.onward.focus();
  }

  // What is pressed elsewhere does nothing.
  private async press(x: number, y: number): Promise<void> {
    const next = this.first.presses[this.at];
    if (!next || this.busy) return;
    if (x !== next.at[0] || y !== next.at[1]) return this.view.say('Press the outlined place.', false);
    this.busy = true;
    const { state, say } = await this.core.ask('press', { at: [x, y] });
    this.busy = false;
    this.at++;
    this.view.say(say);
    this.show(state);
  }

  leave(): void {
    this.core.cancel();
  }
}

export async function showFirstMinute(game: Game, first: First, leaveFor: () => void): Promise<Screen> {
  const minute = new FirstMinute(game, first, leaveFor);
  await minute.open();
  return { element: minute.element, title: shortTitle(game), leave: () => minute.leave() };
}
