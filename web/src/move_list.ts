// The moves of a duel so far, beside the board. A press on one shows the board as it stood after it; the
// game itself stays where it is, and goes on from there. A session of its own walks the record, and only
// while the list is open.
import type { Control } from './control';
import { Core, unlessCancelled } from './core';
import { button, h } from './dom';
import { sideLabels } from './games';
import type { State } from './picture';
import type { Play } from './play';

export class MoveList implements Control {
  private list = h('ol', { class: 'moves' });
  private now = button('Back to now', () => this.stop(), { hidden: true });
  readonly element = h('details', { class: 'move-list fold', ontoggle: () => void this.fill() }, h('summary', {}, 'Moves'), this.list, this.now);
  private core: Core | null = null;
  private wish = 0; // counts what was asked for: what comes too late is not shown

  constructor(private play: Play) {}

  // The present is on the board again.
  show(state: State): void {
    this.mark(0);
    this.element.hidden = !state.duel;
    void this.fill();
  }

  leave(): void {
    this.core?.cancel();
    this.core = null;
  }

  private async fill(): Promise<void> {
    const { play } = this;
    const wish = ++this.wish;
    if (!this.element.hasAttribute('open') || !play.state?.duel) return;
    const { state } = play;
    const told = state.at > 0 ? await play.ask('record') : null;
    this.core ??= new Core();
    const walked = told?.ok ? await unlessCancelled(this.core.ask('review', { text: told.record })) : null;
    if (wish !== this.wish || (told?.ok && !walked)) return;
    const labels = sideLabels(play.game);
    const moves = walked?.ok ? walked.moves : [];
    this.list.replaceChildren(...moves.map(({ move, side }, i) =>
      h('li', {}, button(`${labels[side]} ${move}`, () => void this.look(i + 1), { class: 'plain move' }))));
  }

  // The board after so many moves.
  private async look(step: number): Promise<void> {
    const { play, core } = this;
    const turn = play.turn;
    const answer = core && (await unlessCancelled(core.ask('goto', { step })));
    if (!answer?.ok || turn !== play.turn) return; // the game has gone on
    const isLast = step === this.list.children.length;
    if (isLast) return this.stop();
    play.view.board?.draw(answer.state);
    play.view.overlay([]);
    this.mark(step);
    play.say(`This is the board after move ${step}. Back to now goes on with the game.`);
  }

  // What is looked at; 0: the present, on which alone is played.
  private mark(step: number): void {
    this.play.view.box.inert = step > 0;
    this.play.element.classList.toggle('is-past', step > 0);
    this.now.hidden = step === 0;
    [...this.list.children].forEach((row, i) => {
      if (i + 1 === step) row.firstElementChild?.setAttribute('aria-current', 'step');
      else row.firstElementChild?.removeAttribute('aria-current');
    });
  }

  private stop(): void {
    this.play.show('');
  }
}
