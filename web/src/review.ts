// Review: a played game gone through with the engine. One core holds the game for stepping, one judges the
// moves (review_judge.ts), one has the board on which a better move is looked for.
import type { App } from './app';
import { drawMove } from './arrows';
import { BoardView } from './board_view';
import { Core, type Done } from './core';
import { button, choice, h } from './dom';
import { addDrills, dueWords } from './drills';
import { EvalBar, ofFirst, type Worth } from './eval_bar';
import { FindMove } from './find_move';
import { allGames, shortTitle } from './games';
import { boardScreen } from './layout';
import type { State } from './picture';
import { labelSign, ReviewGraph, type Marked } from './review_graph';
import { isMistake, Judge } from './review_judge';
import type { Screen } from './screens';
import { reviewed, setAnalysed, setReviewed } from './store';
import { capital, percent } from './text';

const BADGES: Record<string, string> = { blunder: '??', mistake: '?', 'missed win': '?', inaccuracy: '?!' };
const LABELS: [label: string, words: string][] = [['inaccuracy', 'Inaccuracies'], ['mistake', 'Mistakes'], ['missed win', 'Missed wins'], ['blunder', 'Blunders']];

class Review {
  readonly element: HTMLElement;
  private game = new Core();
  private finder = new FindMove(() => this.view, { time: () => Number(this.time.select.value), found: () => this.found(), missed: () => undefined });
  private judge = new Judge((i) => this.judgedOne(i), () => Math.max(0, this.at - 1));
  private graph = new ReviewGraph((at) => void this.go(at));
  private view: BoardView;
  private state: State | null = null;
  private moves: Done<'review'>['moves'] = [];
  private at = 0;
  private finding = -1; // the move that a better one is looked for
  private list = h('ol', { class: 'moves' });
  private worst = h('div', { class: 'worst', role: 'region', 'aria-label': 'Worst moves' });
  private summary = h('table', { class: 'review-sums' });
  private bar = new EvalBar();
  private about = h('p', { class: 'headline' });
  private progress = h('p', { class: 'muted', role: 'status' });
  private stopButton = button('Stop', () => this.stop(), { hidden: true, class: 'inline' });
  private text = h('textarea', { id: 'record', rows: 6, spellcheck: 'false', autocomplete: 'off', placeholder: 'start …\nmoves …\nresult first' });
  private time = choice('Time for a move', [['50', '0.05 s'], ['150', '0.15 s'], ['1000', '1 s'], ['3000', '3 s']], '150', () => void this.judgeAll());
  private drills = h('a', { href: '#drills', hidden: true });
  private players: string[] = [];
  private certain = h('p', { class: 'muted', hidden: true });
  private body = h('div', { class: 'review-body', hidden: true });
  private paste: HTMLDetailsElement;
  private standing: HTMLElement;
  private steps: HTMLElement;

  constructor(private app: App) {
    this.view = new BoardView({ press: (x, y, b) => void this.finder.press(x, y, b), border: (x, y) => void this.finder.press(x, y, 0), describe: (x, y) => this.finder.describe(x, y) }, { above: this.bar.element });
    const step = (label: string, words: string, to: () => number): HTMLButtonElement =>
      button(label, () => void this.go(to()), { 'aria-label': words, title: words });
    this.steps = h('div', { class: 'toolbar steps', role: 'group', 'aria-label': 'Step through the game' },
      step('|◀', 'To the start', () => 0), step('◀', 'One move back', () => this.at - 1),
      step('▶', 'One move on', () => this.at + 1), step('▶|', 'To the end', () => this.moves.length),
      step('?▶', 'To the next mistake', () => this.nextMistake()));
    const analyse = button('Analyse from here', () => this.analyse(), { title: 'Try other moves: each is kept as a branch, with the best lines' });
    this.paste = h('details', { class: 'import', open: true }, h('summary', {}, 'Paste a record'),
      h('label', { for: 'record', class: 'muted' }, 'As quincunx match and the page write them: start, moves, result'),
      this.text, button('Review this', () => void this.open(this.text.value), { class: 'primary' }));
    const standing = h('div', { class: 'review-graph' }, this.graph.element);
    this.body.append(standing, this.summary, this.certain, this.steps, h('p', { class: 'row' }, analyse, this.progress, this.stopButton), this.worst, this.drills,
      h('h2', {}, 'Moves'), this.list);
    this.element = boardScreen('review', 'Review', this.view,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, 'Review'), this.about),
        this.body, this.time, this.paste),
      { toolbar: this.steps, standing });
    this.bar.element.hidden = standing.hidden = true;
    this.standing = standing;
    document.addEventListener('keydown', this.onKey);
  }

  // Wherever the focus is: the button that was pressed may be out of use by now.
  private onKey = (e: KeyboardEvent): void => this.key(e);

  leave(): void {
    document.removeEventListener('keydown', this.onKey);
    this.judge.leave();
    this.finder.leave();
    this.game.cancel();
  }

  private stop(): void {
    this.judge.stop();
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
    this.players = answer.players;
    this.finding = -1;
    const names = answer.state.seats.map((seat, i) => `${seat.name}${answer.players[i] ? ` (${answer.players[i]})` : ''}`);
    this.about.textContent = `${names.join(' – ')}: ${answer.state.headline}`;
    this.paste.open = false;
    this.body.hidden = this.bar.element.hidden = this.standing.hidden = false;
    await this.judge.open(text, this.moves.length, answer.players);
    this.state = answer.state;
    this.showMoves();
    await this.go(this.moves.length);
    this.showGraph();
    void this.judgeAll();
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const isText = /^(TEXTAREA|INPUT|SELECT|SUMMARY)$/.test(target.tagName) && !(event.shiftKey && target.matches('[type=range]'));
    if (this.finding >= 0 || isText) return;
    const to = event.shiftKey
      ? { ArrowLeft: this.lastMistake(), ArrowRight: this.nextMistake() }[event.key]
      : { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.moves.length }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    void this.go(to);
  }

  // The whole game, at the move that is looked at.
  private analyse(): void {
    setAnalysed(`${this.text.value.trim()}\nat ${this.at}`);
    this.app.go('#analysis');
  }

  // Where the board stands after a mistake; round and round.
  private mistakes(): number[] {
    return this.judge.judged.flatMap((j, i) => (j && isMistake(j.label) ? [i + 1] : []));
  }

  private nextMistake(): number {
    const all = this.mistakes();
    return all.find((at) => at > this.at) ?? all[0] ?? this.at;
  }

  private lastMistake(): number {
    const all = this.mistakes();
    return all.filter((at) => at < this.at).at(-1) ?? all.at(-1) ?? this.at;
  }

  private async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.moves.length, to));
    const { state } = await this.game.ask('goto', { step: at });
    const where = await this.game.ask('position');
    if (this.finding >= 0) this.view.renew();
    this.finder.close();
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

  private words(): string {
    const move = this.moves[this.at - 1];
    return move ? `Move ${this.at}: ${this.name(move.side)} ${move.move}` : 'The start';
  }

  private showAt(): void {
    const own = this.judge.judged[this.at - 1];
    const move = this.moves[this.at - 1];
    const label = own && BADGES[own.label] ? `${capital(own.label)}. ` : '';
    this.view.say(own && move ? `${label}Move ${this.at}: ${this.name(move.side)} ${own.tell}` : this.words());
    for (const [i, item] of [...this.list.children].entries())
      item.firstElementChild?.setAttribute('aria-current', String(i === this.at - 1));
    const item = this.list.children[this.at - 1] as HTMLElement | undefined;
    if (item) this.list.scrollTop = item.offsetTop - this.list.clientHeight / 2;
    const [first, back, on, last, mistake] = [...this.steps.querySelectorAll('button')];
    first!.disabled = back!.disabled = this.at === 0;
    on!.disabled = last!.disabled = this.at === this.moves.length;
    mistake!.disabled = this.mistakes().length === 0;
    this.showArrows();
    this.showBar();
    this.graph.stand(this.at, [this.words(), own?.label].filter(Boolean).join(', '));
  }

  // What was played, and where that gave something away, how it should have gone.
  private showArrows(): void {
    const own = this.judge.judged[this.at - 1];
    const { board } = this.view;
    if (!own || !board) return;
    const better = isMistake(own.label) ? own.line.slice(0, 3) : [];
    this.view.overlay([
      ...drawMove(board, own.arrow, 'played'),
      ...better.flatMap(({ arrow }, i) => drawMove(board, arrow, i ? 'further' : 'better', better.length > 1 ? i + 1 : 0)),
    ]);
  }

  private showBar(): void {
    const point = this.point(this.at);
    this.bar.show(point, [this.name(0), this.name(1)]);
  }

  // ---- judging ----

  private async judgeAll(): Promise<void> {
    if (!this.moves.length) return;
    const ms = Number(this.time.select.value);
    this.stopButton.hidden = false;
    this.showProgress();
    const done = await this.judge.judgeAll(ms);
    if (!done) return;
    this.stopButton.hidden = true;
    this.progress.textContent = '';
    this.showWorst();
    addDrills(this.judge.judged.flatMap((j) => (j && this.players[j.side] === 'human' ? [j] : [])));
    this.showDrills();
    if (this.finding < 0) this.showAt();
  }

  private showDrills(): void {
    this.drills.textContent = dueWords();
    this.drills.hidden = !this.drills.textContent;
  }

  private showProgress(): void {
    const left = this.judge.left(Number(this.time.select.value));
    this.progress.textContent = `Judging: ${this.moves.length - left} of ${this.moves.length} moves`;
  }

  private judgedOne(i: number): void {
    this.showProgress();
    this.showMove(i);
    this.showGraph();
    if (this.finding < 0 && (i === this.at - 1 || i === this.at)) this.showAt();
  }

  // The position after i moves, as the move before it or the one after it was judged.
  private point(i: number): Worth | null {
    const [after, before] = [this.judge.judged[i - 1], this.judge.judged[i]];
    if (after) return { expected: ofFirst(after.expected, after.side), fact: after.fact };
    return before ? { expected: ofFirst(before.bestExpected, before.side), fact: before.factBefore } : null;
  }

  private showGraph(): void {
    const marked: Marked[] = this.judge.judged.flatMap((j, i) => (j && isMistake(j.label) ? [{ at: i + 1, label: j.label }] : []));
    const points = Array.from({ length: this.moves.length + 1 }, (_, i) => this.point(i));
    const certain = points.findIndex((_, i) => points.slice(i).every((q) => q?.fact));
    this.graph.show(points, marked, certain);
    this.certain.hidden = certain < 0 || certain === this.moves.length;
    this.certain.textContent = certain > 0 ? `From move ${certain} on every value is exact (shaded).` : 'Every value is exact.';
    this.graph.stand(this.at, this.words());
    this.showSummary();
  }

  // Accuracy of each side, and how many mistakes of each kind: a press on a number goes through them.
  private showSummary(): void {
    const count = (label: string, side: number): number[] => this.judge.judged.flatMap((j, i) => (j?.label === label && j.side === side ? [i + 1] : []));
    const cell = (label: string, words: string, side: number): HTMLElement => {
      const all = count(label, side);
      const next = (): number => all.find((at) => at > this.at) ?? all[0]!;
      return h('td', {}, all.length ? button(String(all.length), () => void this.go(next()), { class: 'inline', 'aria-label': `${words} of ${this.name(side)}: ${all.length}, show the next` }) : '0');
    };
    const rows = LABELS.map(([label, words]) => h('tr', {}, h('th', { scope: 'row' }, labelSign(label), ` ${words}`), cell(label, words, 0), cell(label, words, 1)));
    const accuracy = (side: number): string => (this.judge.judged.some((j) => j?.side === side) ? percent(this.judge.sums.accuracy[side] ?? 1) : '–');
    const head = (side: number): HTMLElement => h('th', { scope: 'col' }, h('span', { class: `dot-side side-${side}`, 'aria-hidden': 'true' }), ` ${this.name(side)}`);
    this.summary.replaceChildren(
      h('thead', {}, h('tr', {}, h('td', {}), head(0), head(1))),
      h('tbody', {}, h('tr', { class: 'accuracy' }, h('th', { scope: 'row' }, 'Accuracy'), h('td', {}, accuracy(0)), h('td', {}, accuracy(1))), ...rows));
  }

  private showMoves(): void {
    this.worst.replaceChildren();
    this.list.replaceChildren(...this.moves.map((_, i) => h('li', {}, button('', () => void this.go(i + 1), { class: 'plain move' }))));
    this.moves.forEach((_, i) => this.showMove(i));
  }

  private showMove(i: number): void {
    const item = this.list.children[i]?.firstElementChild;
    const move = this.moves[i]!;
    const own = this.judge.judged[i];
    const mark = own ? BADGES[own.label] ?? '' : '';
    if (!item) return;
    item.replaceChildren(h('span', { class: `dot-side side-${move.side}`, 'aria-hidden': 'true' }), h('span', { class: 'sr' }, `${this.name(move.side)} `),
      h('strong', {}, move.move), h('span', { class: `move-badge mark-${own?.label.replace(' ', '-') ?? ''}`, title: mark ? own!.label : '' }, mark), h('span', { class: 'move-score' }, own?.scoreWords ?? ''));
  }

  private showWorst(): void {
    const ranked = this.judge.sums.worst.map((i) => ({ j: this.judge.judged[i], i })).filter((x) => x.j);
    this.worst.replaceChildren(h('h2', {}, ranked.length ? 'Worst moves' : 'No mistakes worth naming'),
      ...ranked.map(({ j, i }) => h('article', { class: 'mistake' },
        h('p', {}, h('strong', {}, `${i + 1}. ${this.name(j!.side)} `), j!.tell),
        h('p', { class: 'row' }, button('Show', () => void this.go(i + 1), { 'aria-label': `Show move ${i + 1}` }),
          button('Find a better move', () => void this.find(i), { 'aria-label': `Find a better move than ${i + 1}` })))));
  }

  // ---- a better move ----

  private async find(i: number): Promise<void> {
    const own = this.judge.judged[i];
    if (!own) return;
    await this.go(i);
    this.finding = i;
    const state = await this.finder.open({ ...own, arrow: own.line[0]?.arrow ?? [] },
      () => `${this.name(own.side)} played ${own.played} here. Find a better move: play it on the board.`);
    if (!state) this.finding = -1;
  }

  private found(): void {
    this.view.message.append(' ', button('Back to the game', () => void this.go(this.finding + 1), { class: 'inline' }));
  }
}

export async function showReview(app: App): Promise<Screen> {
  const review = new Review(app);
  void review.open(reviewed());
  return { element: review.element, title: 'Review', leave: () => review.leave() };
}
