// The strip above an edited board: how many solutions it has, or what the position is worth. Each
// judgement has a core of its own to run in; a newer board ends it. What is quick is told first.
import type { App } from './app';
import { Cancelled, Core, type Done } from './core';
import { button, h } from './dom';
import { spotsOf } from './geometry';
import { Looks, type Look } from './looks';
import type { State } from './picture';
import { isRated, techniqueList } from './solutions';
import { capital, countWords, plural, ratingWords, sentence } from './text';
import type { Game } from './types';

const PATIENCE_MS = 200; // how long the board must rest before it is judged
const VALUE_MS = 4000;
const ENGINE_MS = 1500;
const STUDY_MS = 30000; // what takes longer than this is left out

export type Kind = Done<'verdict'>['verdict'];

export interface VerdictActs {
  look(look: Look | null): void;
  outline(spots: number[]): void; // clues that cannot all hold
  known(kind: Kind): void; // of a puzzle
}

function worthWords({ value, plies }: { value: string; plies: number }): string {
  const words = { W: 'wins', L: 'loses', D: 'draws' }[value] ?? 'not known';
  return plies > 0 && value !== 'D' ? `${words} in ${plies}` : words;
}

function differWords(differs: number[]): string {
  const n = spotsOf(differs).length;
  return n ? `differ in ${plural(n, 'place')}` : 'look the same on the board';
}

export class Verdict {
  readonly strip: HTMLElement;
  readonly details = h('div', { class: 'details', hidden: true });
  words = h('span', { role: 'status', 'aria-live': 'polite' });
  private icon = h('span', { class: 'verdict-icon', 'aria-hidden': 'true' });
  private stopping = h('span', { class: 'verdict-acts' });
  private looks: Looks;
  private core = new Core();
  private timer = 0;
  private late = 0;
  private turn = 0;

  constructor(private app: App, private acts: VerdictActs) {
    this.looks = new Looks((look) => acts.look(look));
    this.strip = h('div', { class: 'verdict' }, this.icon, this.words, this.looks.element, this.stopping);
  }

  leave(): void {
    window.clearTimeout(this.timer);
    window.clearTimeout(this.late);
    this.turn++;
    this.core.cancel();
  }

  private tell(kind: string, icon: string, words: string, ...acts: HTMLElement[]): void {
    this.strip.dataset.kind = kind;
    this.icon.textContent = icon;
    this.words.textContent = words;
    this.stopping.replaceChildren(...acts);
  }

  judge(game: Game, draft: string): void {
    window.clearTimeout(this.timer);
    window.clearTimeout(this.late);
    if (this.core.busy) this.core.cancel();
    this.details.replaceChildren();
    this.details.hidden = true;
    this.looks.clear();
    const turn = ++this.turn;
    delete this.strip.dataset.known;
    this.strip.classList.toggle('has-looks', game.puzzle); // there is room for them before they come: the board stays where it is
    this.tell('busy', '…', game.puzzle ? 'Counting solutions…' : 'Working out the value…', button('Stop', () => this.stop(), { class: 'inline' }));
    this.timer = window.setTimeout(() => void this.run(game, draft, turn), PATIENCE_MS);
  }

  private stop(): void {
    this.leave();
    this.tell('unknown', '?', 'Stopped');
  }

  private async run(game: Game, draft: string, turn: number): Promise<void> {
    try {
      const { state } = await this.core.ask('edit', { text: draft });
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
    if (!answer.ok || answer.verdict === 'unknown') return this.tell('unknown', '?', capital(answer.say));
    this.acts.known(answer.verdict);
    this.late = window.setTimeout(() => this.core.cancel(), STUDY_MS);
    if (answer.verdict === 'multiple') await this.showMany(answer, turn);
    else if (answer.verdict === 'unique') await this.showOne(answer, turn);
    else this.showNone(answer);
    if (turn !== this.turn) return;
    window.clearTimeout(this.late);
    this.strip.dataset.known = 'all'; // there is nothing more to come
  }

  private showNone({ conflict }: Done<'verdict'>): void {
    const n = spotsOf(conflict).length;
    this.tell('none', '✗', n ? `No solution: the ${n === 1 ? 'clue outlined cannot hold' : `${n} clues outlined cannot all hold`}` : 'No solution');
    this.acts.outline(conflict);
  }

  private async showOne({ first }: Done<'verdict'>, turn: number): Promise<void> {
    this.tell('unique', '✓', 'Unique: proved');
    this.offer('Show', 'Show the solution', first, 'The solution');
    const rated = await this.core.ask('rate');
    if (turn !== this.turn) return;
    if (isRated(rated)) {
      this.words.textContent = `Unique: proved · ${ratingWords(rated.rating, rated.level)}`;
      this.add(h('h2', {}, `Rating ${ratingWords(rated.rating, rated.level)}`), ...techniqueList(rated));
    }
    const known = await this.core.ask('answers');
    if (turn === this.turn && known.ok) this.showReach(known);
  }

  // What is known at once, how many there are, and then the two that are furthest apart.
  private async showMany({ first, second, differs }: Done<'verdict'>, turn: number): Promise<void> {
    this.tell('multiple', '≠', `Not unique: two solutions ${differWords(differs)}`);
    this.offerTwo(first, second, differs);
    const counted = await this.core.ask('count');
    if (turn !== this.turn || !counted.ok) return;
    const many = `${counted.exact ? '' : 'at least '}${countWords(counted.count)} solutions`;
    this.words.textContent = `Not unique: ${many}`;
    this.words.title = counted.count;
    if (counted.heat.length) this.offerHeat(counted.heat, many);
    const known = await this.core.ask('answers');
    if (turn !== this.turn || !known.ok) return;
    this.words.textContent = `Not unique: ${many}, two of them ${differWords(known.differs ?? [])}`;
    this.offerTwo(known.first, known.second, known.differs ?? []);
    this.offer('Certain', 'Certain: the same in all solutions', known.forced, 'What is the same in all solutions');
    this.showReach(known);
  }

  private showReach({ reached, reach, stop = [] }: Done<'answers'>): void {
    if (!reach) return;
    this.add(h('p', { class: 'reach' }, sentence(reach)));
    this.offer('Stuck', 'Stuck: where reasoning stops', reached, sentence(reach), stop);
  }

  private add(...parts: HTMLElement[]): void {
    this.details.hidden = false;
    this.details.append(...parts);
  }

  // ---- looks ----

  private offer(name: string, title: string, position: string | undefined, words: string, spots: number[] = []): void {
    if (position)
      this.looks.offer(name, title, async () => ({ picture: await this.app.side.picture(position), over: (board) => board.outlines(spots, 'hint'), words }));
  }

  // Two solutions: A and B show them, with the places outlined where they differ.
  private offerTwo(first: string | undefined, second: string | undefined, differs: number[]): void {
    this.offer('A', 'Solution A', first, 'Solution A, outlined where B differs', differs);
    this.offer('B', 'Solution B', second, 'Solution B, outlined where A differs', differs);
  }

  private offerHeat(heat: number[], many: string): void {
    this.looks.offer('Heat', 'Heat map: how often each line is drawn', async () => ({
      shares: heat, words: `The thicker a line, the more of the ${many} have it; the dark ones are in all of them`,
    }));
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
    this.add(h('h2', {}, 'Every move'), h('ul', { class: 'values' },
      ...exact.moves.map((m) => h('li', { 'data-value': m.value }, h('strong', {}, m.move), ` ${worthWords(m)}`))));
  }
}
