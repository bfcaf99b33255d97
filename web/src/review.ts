// Review: a played game gone through with the engine. One core holds the game for stepping, one
// judges move after move, one has the board on which a better move is looked for.
import { BoardView } from './board_view';
import { Core, unlessCancelled, type Done } from './core';
import { button, choice, h } from './dom';
import { allGames, shortTitle } from './games';
import { boardScreen } from './layout';
import type { State } from './picture';
import type { Button } from './pointer_path';
import type { Screen } from './screens';
import { reviewed, setReviewed } from './store';

type Judged = Done<'judge'>;

const PROVED = 490000;

// How the bar stands: 0 is all the second side's, 1 all the first's.
export function barOf(score: number, side: number): number {
  const own = score > PROVED ? 1 : score < -PROVED ? 0 : 0.5 + 0.45 * Math.tanh(score / 500);
  return side === 0 ? own : 1 - own;
}

const BADGES: Record<string, string> = { blunder: '??', mistake: '?', inaccuracy: '?!' };

class Review {
  readonly element: HTMLElement;
  private game = new Core();
  private judge = new Core();
  private finder = new Core();
  private view: BoardView;
  private state: State | null = null;
  private moves: Done<'review'>['moves'] = [];
  private judged: (Judged | null)[] = [];
  private run = 0;
  private at = 0;
  private finding = -1; // the move that a better one is looked for
  private list = h('ol', { class: 'moves' });
  private worst = h('div', { class: 'worst', role: 'region', 'aria-label': 'Worst moves' });
  private bar = h('div', { class: 'eval', role: 'img', 'aria-label': 'Evaluation' }, h('span', { class: 'eval-fill' }), h('span', { class: 'eval-text' }));
  private about = h('p', { class: 'headline' });
  private progress = h('p', { class: 'muted', role: 'status' });
  private stopButton = button('Stop', () => this.stop(), { hidden: true, class: 'inline' });
  private text = h('textarea', { id: 'record', rows: 6, spellcheck: 'false', autocomplete: 'off', placeholder: 'start …\nmoves …\nresult first' });
  private time = choice('Time for a move', [['100', '0.1 s'], ['300', '0.3 s'], ['1000', '1 s'], ['3000', '3 s']], '300', () => void this.judgeAll());
  private body = h('div', { class: 'review-body', hidden: true });
  private paste: HTMLDetailsElement;
  private steps: HTMLElement;

  constructor() {
    this.view = new BoardView({ press: (x, y, b) => void this.press(x, y, b), border: (x, y) => void this.press(x, y, 0), describe: (x, y) => this.finder.describe(x, y) }, { above: this.bar });
    const step = (label: string, words: string, to: () => number): HTMLButtonElement =>
      button(label, () => void this.go(to()), { 'aria-label': words, title: words });
    this.steps = h('div', { class: 'toolbar steps', role: 'group', 'aria-label': 'Step through the game' },
      step('|◀', 'To the start', () => 0), step('◀', 'One move back', () => this.at - 1),
      step('▶', 'One move on', () => this.at + 1), step('▶|', 'To the end', () => this.moves.length));
    this.paste = h('details', { class: 'import', open: true }, h('summary', {}, 'Paste a record'),
      h('label', { for: 'record', class: 'muted' }, 'As quincunx match and the page write them: start, moves, result'),
      this.text, button('Review this', () => void this.open(this.text.value), { class: 'primary' }));
    this.body.append(this.steps, h('p', {}, this.progress, this.stopButton), this.worst,
      h('h2', {}, 'Moves'), this.list);
    this.element = boardScreen('review', 'Review', this.view,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, 'Review'), this.about),
        this.body, this.time, this.paste),
      { toolbar: this.steps });
    this.bar.hidden = true;
    document.addEventListener('keydown', this.onKey);
  }

  // Wherever the focus is: the button that was pressed may be out of use by now.
  private onKey = (e: KeyboardEvent): void => this.key(e);

  leave(): void {
    document.removeEventListener('keydown', this.onKey);
    this.run++;
    for (const core of [this.game, this.judge, this.finder]) core.cancel();
  }

  private stop(): void {
    this.run++;
    this.judge.cancel();
    this.stopButton.hidden = true;
    this.progress.textContent = 'Stopped.';
  }

  // ---- the game ----

  async open(record: string): Promise<void> {
    const text = record.trim();
    if (!text) {
      const games = allGames().filter((game) => game.levels.length > 0).map(shortTitle).join(' or ');
      this.view.say(`Finish a game of ${games} against somebody and press Review there, or paste a record.`);
      return;
    }
    const answer = await this.game.ask('review', { text: `${text}\n` });
    if (!answer.ok) return this.view.say(`This is no record: ${answer.say}.`, false);
    this.text.value = text;
    setReviewed(text);
    this.moves = answer.moves;
    this.finding = -1;
    const names = answer.state.seats.map((seat, i) => `${seat.name}${answer.players[i] ? ` (${answer.players[i]})` : ''}`);
    this.about.textContent = `${names.join(' – ')}: ${answer.state.headline}`;
    this.paste.open = false;
    this.body.hidden = this.bar.hidden = false;
    this.showMoves();
    await this.go(this.moves.length);
    void this.judgeAll();
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (this.finding >= 0 || /^(TEXTAREA|INPUT|SELECT|SUMMARY)$/.test(target.tagName)) return;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.moves.length }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    void this.go(to);
  }

  private async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.moves.length, to));
    const { state } = await this.game.ask('goto', { step: at });
    const where = await this.game.ask('position');
    if (this.finding >= 0) this.view.renew();
    this.finding = -1;
    this.at = at;
    this.state = state;
    const move = this.moves[at - 1];
    const words = move ? `after move ${at}, ${move.move}` : 'the start';
    this.view.showPicture(this.state, `${state.title}, ${words}: ${where.say}`);
    this.showAt();
  }

  private name(side: number): string {
    return this.state?.seats[side]?.name ?? '';
  }

  private showAt(): void {
    const move = this.moves[this.at - 1];
    const words = move ? `Move ${this.at}: ${this.name(move.side)} ${move.move}` : 'The start';
    const own = this.judged[this.at - 1];
    const fine = (j: Judged): string => `${words}, ${j.scoreWords}: ${j.played === j.best ? 'the best move' : 'as good as the best'}.`;
    this.view.say(!own ? words : BADGES[own.label] ? `${words}. ${own.say}` : fine(own));
    for (const [i, item] of [...this.list.children].entries())
      item.firstElementChild?.setAttribute('aria-current', String(i === this.at - 1));
    const item = this.list.children[this.at - 1] as HTMLElement | undefined;
    if (item) this.list.scrollTop = item.offsetTop - this.list.clientHeight / 2;
    const [first, back, on, last] = [...this.steps.querySelectorAll('button')];
    first!.disabled = back!.disabled = this.at === 0;
    on!.disabled = last!.disabled = this.at === this.moves.length;
    this.showBar();
  }

  private showBar(): void {
    const after = this.judged[this.at - 1];
    const before = this.judged[this.at];
    const score = after ? after.score : before?.bestScore;
    const side = after ? after.side : (before?.side ?? 0);
    const words = score === undefined ? 'not judged yet' : `${this.name(side)} ${after ? after.scoreWords : before!.bestWords}`;
    this.bar.style.setProperty('--share', `${Math.round(100 * (score === undefined ? 0.5 : barOf(score, side)))}%`);
    this.bar.lastElementChild!.textContent = words;
    this.bar.setAttribute('aria-label', `Evaluation: ${words}`);
  }

  // ---- judging ----

  private async judgeAll(): Promise<void> {
    if (!this.moves.length) return;
    const run = ++this.run;
    const ms = Number(this.time.select.value);
    if (this.judge.busy) this.judge.cancel();
    this.judged = this.moves.map(() => null);
    this.worst.replaceChildren();
    this.showMoves();
    this.stopButton.hidden = false;
    await unlessCancelled(this.judgeEach(run, ms));
    if (run === this.run) this.stopButton.hidden = true;
  }

  private async judgeEach(run: number, ms: number): Promise<void> {
    await this.judge.ask('review', { text: `${this.text.value.trim()}\n` });
    for (let i = 0; i < this.moves.length; i++) {
      this.progress.textContent = `Judging move ${i + 1} of ${this.moves.length}…`;
      const answer = await this.judge.ask('judge', { milliseconds: ms, step: i });
      if (run !== this.run) return;
      if (answer.ok) this.judged[i] = answer;
      this.showMove(i);
      if (i === this.at - 1 || i === this.at) this.showBar();
    }
    this.progress.textContent = '';
    this.showWorst();
    if (this.finding < 0) this.showAt();
  }

  private showMoves(): void {
    this.list.replaceChildren(...this.moves.map((_, i) => h('li', {}, button('', () => void this.go(i + 1), { class: 'plain move' }))));
    this.moves.forEach((_, i) => this.showMove(i));
  }

  private showMove(i: number): void {
    const item = this.list.children[i]?.firstElementChild;
    const move = this.moves[i]!;
    const own = this.judged[i];
    const mark = own ? BADGES[own.label] ?? '' : '';
    if (!item) return;
    item.replaceChildren(h('span', { class: `dot-side side-${move.side}`, 'aria-hidden': 'true' }), h('span', { class: 'sr' }, `${this.name(move.side)} `),
      h('strong', {}, move.move), h('span', { class: 'move-badge', title: mark ? own!.label : '' }, mark), h('span', { class: 'move-score' }, own?.scoreWords ?? ''));
  }

  private showWorst(): void {
    const last = this.judged.filter((j) => j).at(-1); // it knows of all before it
    const ranked = (last?.worst ?? []).map((i) => ({ j: this.judged[i], i })).filter((x) => x.j);
    this.worst.replaceChildren(h('h2', {}, ranked.length ? 'Worst moves' : 'No mistakes worth naming'),
      ...ranked.map(({ j, i }) => h('article', { class: 'mistake' },
        h('p', {}, h('strong', {}, `${i + 1}. ${this.name(j!.side)} `), j!.say),
        h('p', { class: 'row' }, button('Show', () => void this.go(i + 1), { 'aria-label': `Show move ${i + 1}` }),
          button('Find a better move', () => void this.find(i), { 'aria-label': `Find a better move than ${i + 1}` })))));
  }

  // ---- a better move ----

  private async find(i: number): Promise<void> {
    const own = this.judged[i];
    if (!own) return;
    await this.go(i);
    const answer = await this.finder.ask('load', { text: own.before });
    if (!answer.ok) return;
    this.finding = i;
    this.view.renew();
    this.view.show(answer.state);
    this.state = answer.state;
    this.view.say(`${this.name(own.side)} played ${own.played} here. Find a better move: play it on the board.`);
    this.view.message.append(' ', this.giveUp(own));
    this.view.focus();
  }

  private giveUp(own: Judged): HTMLButtonElement {
    return button('Show it', () => this.view.say(`${own.best}: ${own.bestWords}.`), { class: 'inline' });
  }

  private async press(x: number, y: number, which: Button): Promise<void> {
    const own = this.judged[this.finding];
    if (!own) return;
    const answer = await this.finder.ask('press', { at: [x, y], button: which });
    if (this.finding < 0) return;
    this.state = answer.state;
    this.view.show(answer.state);
    if (!answer.ok) return this.view.say(answer.say, false);
    this.view.showTargets(answer.state);
    if (answer.state.at === 0) return;
    this.view.say('Looking…');
    const judged = await this.finder.ask('judge', { milliseconds: Number(this.time.select.value), step: 0 });
    if (this.finding < 0 || !judged.ok) return;
    if (!BADGES[judged.label]) {
      this.view.say(`Yes: ${judged.played} is ${judged.played === judged.best ? 'the best move' : 'as good as the best'} (${judged.scoreWords}).`);
      this.view.message.append(' ', button('Back to the game', () => void this.go(this.finding + 1), { class: 'inline' }));
      return;
    }
    this.view.show(await this.finder.goTo(0));
    const same = judged.played === own.played ? 'That is the move of the game' : `${judged.played} is not as good`;
    this.view.say(`${same}: ${judged.scoreWords} instead of ${judged.bestWords}. Try again.`, false);
    this.view.message.append(' ', this.giveUp(own));
  }
}

export async function showReview(): Promise<Screen> {
  const review = new Review();
  void review.open(reviewed());
  return { element: review.element, title: 'Review', leave: () => review.leave() };
}
