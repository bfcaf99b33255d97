// The strip above an edited board: how many solutions it has, or what the position is worth. Each
// judgement has a core of its own to run in; a newer board ends it.
import type { App } from './app';
import { Cancelled, Core } from './core';
import { button, h } from './dom';
import { techniqueList, type Rating } from './solutions';
import type { Answer, Game, Picture, State } from './types';

const PATIENCE_MS = 200; // how long the board must rest before it is judged
const VALUE_MS = 4000;
const ENGINE_MS = 1500;

interface Solved extends Answer {
  verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  first?: string;
  second?: string;
  conflict: number[];
  differs: number[];
}

interface Valued extends Answer {
  value: string;
  plies: number;
  moves: { move: string; value: string; plies: number }[];
}

interface Bested extends Answer {
  move: string;
  depth: number;
  exact: boolean;
}

export interface VerdictActs {
  picture(picture: Picture | null, spots: number[]): void; // a solution, or null: the board itself
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

  constructor(private app: App, private board: VerdictActs) {
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

  judge(game: Game, state: State): void {
    window.clearTimeout(this.timer);
    if (this.core.busy) this.core.cancel();
    this.details.hidden = true;
    const turn = ++this.turn;
    this.tell('busy', '…', game.puzzle ? 'Counting solutions…' : 'Working out the value…', button('Stop', () => this.stop(), { class: 'inline' }));
    this.timer = window.setTimeout(() => void this.run(game, state, turn), PATIENCE_MS);
  }

  private stop(): void {
    this.leave();
    this.tell('unknown', '?', 'Stopped');
  }

  private async run(game: Game, state: State, turn: number): Promise<void> {
    try {
      await this.core.ask(`load\n${state.position}`);
      if (game.puzzle) await this.solve(turn);
      else await this.value(state, turn);
    } catch (error) {
      if (!(error instanceof Cancelled)) this.tell('unknown', '?', String(error));
    }
  }

  // ---- puzzles ----

  private async solve(turn: number): Promise<void> {
    const answer = await this.core.ask<Solved>('verdict');
    if (turn !== this.turn) return;
    if (!answer.ok || answer.verdict === 'unknown') this.tell('unknown', '?', answer.say);
    else if (answer.verdict === 'multiple') this.showTwo(answer);
    else if (answer.verdict === 'none') {
      const n = answer.conflict.length / 2;
      this.tell('none', '✗', n ? `No solution: the ${n === 1 ? 'clue outlined cannot hold' : `${n} clues outlined cannot all hold`}` : 'No solution');
      this.board.picture(null, answer.conflict);
    } else {
      const look = button('Show', () => void this.toggle(look, answer.first, []), { class: 'inline', 'aria-pressed': 'false', 'aria-label': 'Show the solution' });
      this.tell('unique', '✓', 'Unique: proved', look);
      await this.rate(turn);
    }
  }

  // Two solutions: A and B show them, with the places outlined where they differ.
  private showTwo(answer: Solved): void {
    const n = answer.differs.length / 2;
    const a = button('A', () => void this.toggle(a, answer.first, answer.differs), { class: 'inline', 'aria-pressed': 'false', 'aria-label': 'Solution A' });
    const b = button('B', () => void this.toggle(b, answer.second, answer.differs), { class: 'inline', 'aria-pressed': 'false', 'aria-label': 'Solution B' });
    const where = n ? `differ in ${n} ${n === 1 ? 'place' : 'places'}` : 'walk the same way under two orders';
    this.tell('multiple', '≠', `Not unique: two solutions ${where}`, a, b);
  }

  private async toggle(pressed: HTMLButtonElement, position: string | undefined, spots: number[]): Promise<void> {
    const on = pressed.getAttribute('aria-pressed') !== 'true';
    for (const other of this.acts.querySelectorAll('button')) other.setAttribute('aria-pressed', String(on && other === pressed));
    const turn = this.turn;
    if (!on || !position) {
      this.board.picture(null, []);
      return;
    }
    const picture = await this.app.side.ask<Answer & Picture>(`picture\n${position}`);
    if (turn === this.turn && picture.ok) this.board.picture({ ...picture, status: 'solved' } as Picture, spots);
  }

  private async rate(turn: number): Promise<void> {
    const answer = await this.core.ask<Rating>('rate');
    if (turn !== this.turn) return;
    if (!answer.ok) return;
    this.words.textContent = `Unique: proved · ${answer.rating.toFixed(1)}, ${answer.level}`;
    this.details.hidden = false;
    this.details.replaceChildren(h('h2', {}, `Rating ${answer.rating.toFixed(1)}, ${answer.level}`),
      ...techniqueList(answer));
  }

  // ---- duels ----

  private async value(state: State, turn: number): Promise<void> {
    if (state.status !== 'open') {
      this.tell('unique', '■', state.headline);
      return;
    }
    const exact = await this.core.ask<Valued>(`value ${VALUE_MS}`);
    if (turn !== this.turn) return;
    if (exact.ok && exact.value !== '?') {
      const mover = state.seats[state.mover]?.name ?? '';
      const words = { W: 'wins', L: 'loses', D: 'draws' }[exact.value] ?? '';
      const plies = exact.plies > 0 && exact.value !== 'D' ? ` in ${exact.plies}` : '';
      this.tell('unique', '✓', `Exact: ${mover}, to move, ${words}${plies}`);
      this.showMoves(exact);
      return;
    }
    this.tell('busy', '…', 'No exact value within reach: asking the engine…');
    const best = await this.core.ask<Bested>(`best ${ENGINE_MS}`);
    if (turn !== this.turn) return;
    const sure = best.exact ? 'proved' : `engine, ${best.depth} turns deep`;
    if (best.ok) this.tell('multiple', '≈', `${best.say} for the side to move, best ${best.move} (${sure})`);
    else this.tell('unknown', '?', best.say);
  }

  private showMoves(exact: Valued): void {
    const words: Record<string, string> = { W: 'wins', L: 'loses', D: 'draws', '?': 'not known' };
    this.details.hidden = false;
    this.details.replaceChildren(h('h2', {}, 'Every move'), h('ul', { class: 'values' },
      ...exact.moves.map((m) => h('li', { 'data-value': m.value }, h('strong', {}, m.move), ` ${words[m.value]}${m.plies > 0 && m.value !== 'D' ? ` in ${m.plies}` : ''}`))));
  }
}
