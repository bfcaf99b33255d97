// Find the move: a position before a mistake, on the board; the engine says whether what is played there is as
// good as its best. Reviews and drills share it.
import { drawMove, type Arrow } from './arrows';
import type { BoardView } from './board_view';
import { Core } from './core';
import { button } from './dom';
import type { State } from './picture';
import type { Button } from './pointer_path';
import { isMistake } from './review_judge';

export interface Target {
  before: string; // the position
  played: string; // in the game
  best: string;
  bestWords: string;
  arrow: Arrow; // of the best move
}

export interface Heard {
  time: () => number; // milliseconds that the engine has
  found: () => void;
  missed: () => void; // a move that is not as good, or it was shown
}

export class FindMove {
  private core = new Core();
  private target: Target | null = null;

  constructor(private view: () => BoardView, private heard: Heard) {}

  get isOpen(): boolean {
    return this.target !== null;
  }

  describe(x: number, y: number): Promise<string> {
    return this.core.describe(x, y);
  }

  close(): void {
    this.target = null;
  }

  leave(): void {
    this.close();
    this.core.cancel();
  }

  // The board before the move; null: it cannot be opened.
  async open(target: Target, words: (state: State) => string): Promise<State | null> {
    const answer = await this.core.ask('load', { text: target.before });
    if (!answer.ok) return null;
    const view = this.view();
    this.target = target;
    view.renew();
    view.show(answer.state);
    view.say(words(answer.state));
    view.message.append(' ', this.giveUp(target));
    view.focus();
    return answer.state;
  }

  private giveUp(target: Target): HTMLButtonElement {
    return button('Show it', () => {
      const view = this.view();
      this.heard.missed();
      view.say(`${target.best}: ${target.bestWords}.`);
      if (view.board) view.overlay(drawMove(view.board, target.arrow, 'better'));
    }, { class: 'inline' });
  }

  async press(x: number, y: number, which: Button): Promise<void> {
    const { target } = this;
    if (!target) return;
    const view = this.view();
    const answer = await this.core.ask('press', { at: [x, y], button: which });
    if (this.target !== target) return;
    view.show(answer.state);
    if (!answer.ok) return view.say(answer.say, false);
    view.showTargets(answer.state);
    if (answer.state.at === 0) return;
    view.say('Looking…');
    const judged = await this.core.ask('judge', { milliseconds: this.heard.time(), step: 0 });
    if (this.target !== target || !judged.ok) return;
    if (!isMistake(judged.label)) {
      view.say(`Yes: ${judged.played} is ${judged.played === judged.best ? 'the best move' : 'as good as the best'} (${judged.scoreWords}).`);
      return this.heard.found();
    }
    view.show(await this.core.goTo(0));
    const same = judged.played === target.played ? 'That is the move of the game' : `${judged.played} is not as good`;
    view.say(`${same}: ${judged.scoreWords} instead of ${judged.bestWords}. Try again.`, false);
    view.message.append(' ', this.giveUp(target));
    this.heard.missed();
  }
}
