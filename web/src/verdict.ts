// The strip above an edited board: how many solutions it has, or what the position is worth. Each
// judgement has a core of its own to run in; a newer board ends it.
import type { App } from './app';
import { Cancelled, Core, type Done } from './core';
import { button, h, press } from './dom';
import { spotsOf } from './geometry';
import type { Picture, State } from './picture';
import { isRated, techniqueList } from './solutions';
import { capital, plural, ratingWords } from './text';
import type { Game } from './types';

const PATIENCE_MS = 200; // how long the board must rest before it is judged
const VALUE_MS = 4000;
const ENGINE_MS = 1500;

// Shows a solution with these places outlined, or with null the board itself.
type ShowPicture = (picture: Picture | null, spots: number[]) => void;

function worthWords({ value, plies }: { value: string; plies: number }): string {
  const words = { W: 'wins', L: 'loses', D: 'draws' }[value] ?? 'not known';
  return plies > 0 && value !== 'D' ? `${words} in ${plies}` : words;
}

export class Verdict {
  readonly strip: HTMLElement;
  readonly details = h('div', { class: 'details', hidden: true });
  private icon = h('span', { class: 'verdict-icon', 'aria-hidden': 'true' });
  private words = h('span', { role: 'status', 'aria-live': 'polite' });
  private acts = h('span', { class: 'verdict-acts' });
  private core = new Core();
  private timer = 0;
  private turn = 0;

  constructor(private app: App, private show: ShowPicture) {
    this.strip = h('div', { class: 'verdict' }, this.icon, this.words, this.acts);
  }

  leave(): void {
    window.clearTimeout(this.timer);
    this.turn++;
    this.core.cancel();
  }

  private tell(kind: string, icon: string, words: string, ...acts: HTMLElement[]): void {
    this.strip.dataset.kind = kind;
    this.icon.textContent = icon;
    this.words.textContent = words;
    this.acts.replaceChildren(...acts);
  }

  judge(game: Game, position: string): void {
    window.clearTimeout(this.timer);
    if (this.core.busy) this.core.cancel();
    this.details.hidden = true;
    const turn = ++this.turn;
    this.tell('busy', '…', game.puzzle ? 'Counting solutions…' : 'Working out the value…', button('Stop', () => this.stop(), { class: 'inline' }));
    this.timer = window.setTimeout(() => void this.run(game, position, turn), PATIENCE_MS);
  }

  private stop(): void {
    this.leave();
    this.tell('unknown', '?', 'Stopped');
  }

  private async run(game: Game, position: string, turn: number): Promise<void> {
    try {
      const { state } = await this.core.ask('load', { text: position });
      if (game.puzzle) await this.solve(turn);
      else await this.value(state, turn);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.tell('unknown', '?', String(error));
    }
  }

  // ---- puzzles ----

  private async solve(turn: number): Promise<void> {
    const answer = await this.core.ask('verdict');
    if (turn !== this.turn) return;
    if (!answer.ok || answer.verdict === 'unknown') this.tell('unknown', '?', capital(answer.say));
    else if (answer.verdict === 'multiple') this.showTwo(answer);
    else if (answer.verdict === 'none') {
      const n = spotsOf(answer.conflict).length;
      this.tell('none', '✗', n ? `No solution: the ${n === 1 ? 'clue outlined cannot hold' : `${n} clues outlined cannot all hold`}` : 'No solution');
      this.show(null, answer.conflict);
    } else {
      this.tell('unique', '✓', 'Unique: proved', this.look('Show', 'Show the solution', answer.first, []));
      await this.rate(turn);
    }
  }

  // Two solutions: A and B show them, with the places outlined where they differ.
  private showTwo(answer: Done<'verdict'>): void {
    const n = spotsOf(answer.differs).length;
    const where = n ? `differ in ${plural(n, 'place')}` : 'look the same on the board';
    this.tell('multiple', '≠', `Not unique: two solutions ${where}`,
      this.look('A', 'Solution A', answer.first, answer.differs), this.look('B', 'Solution B', answer.second, answer.differs));
  }

  private look(label: string, words: string, position: string | undefined, spots: number[]): HTMLButtonElement {
    const look = button(label, () => void this.toggle(look, position, spots), { class: 'inline', 'aria-pressed': 'false', 'aria-label': words });
    return look;
  }

  private async toggle(pressed: HTMLButtonElement, position: string | undefined, spots: number[]): Promise<void> {
    const on = pressed.getAttribute('aria-pressed') !== 'true';
    press(this.acts.querySelectorAll('button'), (other) => on && other === pressed);
    const turn = this.turn;
    if (!on || !position) return this.show(null, []);
    const picture = await this.app.side.picture(position);
    if (turn === this.turn && picture) this.show(picture, spots);
  }

  private async rate(turn: number): Promise<void> {
    const answer = await this.core.ask('rate');
    if (turn !== this.turn || !isRated(answer)) return;
    this.words.textContent = `Unique: proved · ${ratingWords(answer.rating, answer.level)}`;
    this.details.hidden = false;
    this.details.replaceChildren(h('h2', {}, `Rating ${ratingWords(answer.rating, answer.level)}`),
      ...techniqueList(answer));
  }

  // ---- duels ----

  private async value(state: State, turn: number): Promise<void> {
    if (state.status !== 'open') return this.tell('unique', '■', capital(state.headline));
    const exact = await this.core.ask('value', { milliseconds: VALUE_MS });
    if (turn !== this.turn) return;
    if (exact.ok && exact.value !== '?') {
      this.tell('unique', '✓', `Exact: ${state.seats[state.mover]?.name ?? ''}, to move, ${worthWords(exact)}`);
      this.showMoves(exact);
      return;
    }
    this.tell('busy', '…', 'No exact value within reach: asking the engine…');
    const best = await this.core.ask('best', { milliseconds: ENGINE_MS });
    if (turn !== this.turn) return;
    if (best.ok) this.tell('multiple', '≈', `The engine's move: ${best.say} for the side to move (${best.exact ? 'proved' : `${best.depth} turns deep`})`);
    else this.tell('unknown', '?', capital(best.say));
  }

  private showMoves(exact: Done<'value'>): void {
    this.details.hidden = false;
    this.details.replaceChildren(h('h2', {}, 'Every move'), h('ul', { class: 'values' },
      ...exact.moves.map((m) => h('li', { 'data-value': m.value }, h('strong', {}, m.move), ` ${worthWords(m)}`))));
  }
}
