// The analysis board: any position of a duel, the best lines from it as arrows and moves, and all that was
// tried as a tree. One core holds the board and the tree, one thinks; it is ended when the board changes.
import type { App } from './app';
import { drawMove } from './arrows';
import { BoardView, targetDots } from './board_view';
import { Core, unlessCancelled, type Done } from './core';
import { button, choice, h, tick } from './dom';
import { EvalBar, ofFirst } from './eval_bar';
import { allGames, gameOf, presetSize, shortTitle, sizeRows } from './games';
import { boardScreen } from './layout';
import { addressOf, linkOf, setAddress } from './link';
import type { State } from './picture';
import type { Button } from './pointer_path';
import type { Screen } from './screens';
import { showShare } from './share';
import { analysed, setAnalysed } from './store';
import { percent, sentence } from './text';
import type { Game } from './types';

type Tree = Pick<Done<'variations'>, 'nodes' | 'node' | 'text'>;
type Node_ = Tree['nodes'][number];
type Line = Done<'lines'>['lines'][number];
type Value = Done<'value'>['moves'][number];

const THINK_MS = [150, 1000, 4000]; // one after the other, as long as the board stays
const VALUE_MS = 1500;
const WORTH: Record<string, string> = { W: 'wins', L: 'loses', D: 'draws' };

function duels(): Game[] {
  return allGames().filter((game) => game.levels.length > 0 && !game.puzzle);
}

class Analysis {
  readonly element: HTMLElement;
  private core = new Core();
  private engine = new Core();
  private run = 0;
  private view: BoardView;
  private bar = new EvalBar();
  private state!: State;
  private tree: Tree = { nodes: [], node: 0, text: '' };
  private position = '';
  private lines: Line[] = [];
  private list = h('ol', { class: 'lines', 'aria-label': 'Best lines' });
  private told = h('p', { class: 'muted', role: 'status' });
  private values = h('ul', { class: 'values', 'aria-label': 'Every move' });
  private worth = h('details', { class: 'fold', hidden: true }, h('summary', {}, 'What every move is worth'), this.values);
  private branches = h('div', { class: 'tree', role: 'group', 'aria-label': 'Variations' });
  private thinks = tick('Engine', true, () => this.think());
  private many = choice('Lines', [['1', '1'], ['3', '3'], ['5', '5']], '3', () => this.think());
  private gameChoice = choice('Game', duels().map((game) => [game.name, shortTitle(game)]), '', (name) => void this.begin(gameOf(name)));
  private sizeBox = h('div', {});
  private steps: HTMLElement;
  private promote = button('Main line', () => void this.change('promote'), { title: 'This branch comes first, all the way from the start' });
  private remove = button('Delete', () => void this.change('delete'), { title: 'This move and all that follows' });
  private text = h('textarea', { id: 'analysed', rows: 3, spellcheck: 'false', autocomplete: 'off' });

  constructor(app: App) {
    this.view = new BoardView({ press: (x, y, b) => void this.press(x, y, b), border: (x, y) => void this.press(x, y, 0), describe: (x, y) => this.core.describe(x, y) }, { above: this.bar.element });
    const step = (label: string, words: string, to: () => number | undefined): HTMLButtonElement =>
      button(label, () => void this.go(to()), { 'aria-label': words, title: words });
    this.steps = h('div', { class: 'toolbar steps', role: 'group', 'aria-label': 'Step through the variations' },
      step('|◀', 'To the start', () => 0), step('◀', 'One move back', () => this.parent()),
      step('▶', 'One move on', () => this.child()), step('▶|', 'To the end of the line', () => this.end()));
    const share = button('Share link', () => showShare([['Link to this position', addressOf(this.position).replace('#', '#analysis=')], ['Position', this.position], ['All variations', this.tree.text]]));
    const play = button('Play this', () => app.go(linkOf(this.position)));
    const edit = button('Edit', () => app.go(linkOf(this.position, 'edit')));
    const paste = h('details', { class: 'import' }, h('summary', {}, 'Paste a position, a record or variations'),
      h('label', { for: 'analysed', class: 'muted' }, 'A position, a record, or what Share link gives as all variations'),
      this.text, button('Analyse this', () => void this.open(this.text.value), { class: 'primary' }));
    this.element = boardScreen('analysis', 'Analysis', this.view,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, 'Analysis')),
        h('div', { class: 'row' }, this.thinks, this.many), this.list, this.told, this.worth,
        this.steps, h('h2', {}, 'Variations'), h('div', {}, this.branches), h('div', { class: 'group' }, this.promote, this.remove),
        h('div', { class: 'group' }, this.gameChoice, this.sizeBox), h('div', { class: 'group' }, play, edit, share), paste),
      { toolbar: this.steps });
    document.addEventListener('keydown', this.onKey);
  }

  private onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (/^(TEXTAREA|INPUT|SELECT|SUMMARY)$/.test(target.tagName) || target.closest('.board-box') || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = { ArrowLeft: this.parent(), ArrowRight: this.child(), Home: 0, End: this.end() }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    void this.go(to);
  };

  leave(): void {
    document.removeEventListener('keydown', this.onKey);
    this.run++;
    for (const core of [this.core, this.engine]) core.cancel();
  }

  // ---- the board and the tree ----

  // A position, a record or variations; false: it is none of them, which is said.
  async open(text: string): Promise<boolean> {
    const answer = await this.core.ask('analyse', { text: text.trim() });
    if (!answer.ok) {
      this.view.say(`This cannot be analysed: ${answer.say}.`, false);
      return false;
    }
    this.view.renew();
    await this.show(answer.state, answer);
    this.view.say('Play a move for either side. Every move that is tried is kept as a branch.');
    return true;
  }

  isAt(position: string): boolean {
    return this.position === position.trim();
  }

  // The usual start of a game, or one of another size.
  async begin(game: Game, size = presetSize(game)): Promise<void> {
    const made = await this.engine.ask('make', { order: `${game.name} size=${size}` });
    if (made.ok) await this.open(made.position);
    else this.view.say(sentence(made.say), false);
  }

  private async press(x: number, y: number, which: Button): Promise<void> {
    const before = this.state.at;
    const answer = await this.core.ask('press', { at: [x, y], button: which });
    if (!answer.ok) return this.view.say(answer.say, false);
    if (answer.state.at === before) {
      this.state = answer.state;
      this.view.show(answer.state);
      return this.showOver();
    }
    this.view.say(answer.say);
    await this.refresh(answer.state);
  }

  // Moves of a line, as far as it was pressed.
  private async play(moves: string[]): Promise<void> {
    for (const moves_ of moves) {
      const answer = await this.core.ask('move', { moves: moves_ });
      if (!answer.ok) return this.view.say(answer.say, false);
      this.state = answer.state;
    }
    await this.refresh(this.state);
  }

  private async refresh(state: State): Promise<void> {
    const tree = await this.core.ask('variations');
    if (tree.ok) await this.show(state, tree);
  }

  private here(): Node_ | undefined {
    return this.tree.nodes.find(({ number }) => number === this.tree.node);
  }

  private children(of: number): Node_[] {
    return this.tree.nodes.filter(({ parent, number }) => parent === of && number !== of);
  }

  private parent(): number | undefined {
    return this.here()?.parent;
  }

  private child(): number | undefined {
    return this.children(this.tree.node)[0]?.number;
  }

  private end(): number | undefined {
    let at: number | undefined;
    for (let next = this.child(); next !== undefined; next = this.children(next)[0]?.number) at = next;
    return at;
  }

  private async go(number: number | undefined): Promise<void> {
    if (number === undefined) return;
    const answer = await this.core.ask('branch', { number });
    if (!answer.ok) return this.view.say(answer.say, false);
    this.view.say('');
    await this.show(answer.state, answer);
  }

  private async change(what: 'promote' | 'delete'): Promise<void> {
    const answer = await this.core.ask(what, { number: this.tree.node });
    if (!answer.ok) return this.view.say(answer.say, false);
    await this.show(answer.state, answer);
  }

  private async show(state: State, tree: Tree): Promise<void> {
    this.state = state;
    this.tree = tree;
    this.lines = [];
    const where = await this.core.ask('position');
    if (where.ok) this.position = where.position;
    setAnalysed(tree.text);
    setAddress(linkOf(this.position, 'analysis'));
    this.view.show(state);
    this.showTree();
    this.showChoices();
    this.think();
  }

  private showChoices(): void {
    const game = gameOf(this.state.game);
    this.gameChoice.select.value = game.name;
    this.sizeBox.replaceChildren(choice('Board Size', sizeRows(game, this.state.size), this.state.size, (size) => void this.begin(game, size)));
    const [first, back, on, last] = [...this.steps.querySelectorAll('button')];
    first!.disabled = back!.disabled = this.tree.node === 0;
    on!.disabled = last!.disabled = this.child() === undefined;
    this.remove.disabled = this.tree.node === 0;
    this.promote.disabled = !this.isBranch();
  }

  // Is anything on the way here not the first of its alternatives?
  private isBranch(): boolean {
    for (let node = this.here(); node; node = this.tree.nodes.find(({ number }) => number === node!.parent)) {
      if (this.children(node.parent)[0]?.number !== node.number) return true;
      if (node.parent === 0) return false;
    }
    return false;
  }

  // As the text has it: each branch in brackets, after the move that it replaces.
  private showTree(): void {
    const root = h('span', { class: 'branch' });
    const open: HTMLElement[] = [root];
    let resumes = true; // the next move needs its number
    for (const node of this.tree.nodes) {
      while (open.length - 1 > node.depth || (node.opens && open.length - 1 >= node.depth)) {
        open.pop();
        resumes = true;
      }
      if (node.opens) {
        const branch = h('span', { class: 'branch is-side' });
        open.at(-1)!.append(branch);
        open.push(branch);
        resumes = true;
      }
      const label = `${resumes ? `${node.ply}. ` : ''}${node.move}`;
      open.at(-1)!.append(button(label, () => void this.go(node.number), { class: `plain node side-${node.side}`, 'aria-current': String(node.number === this.tree.node), 'aria-label': `${label}, ${this.names()[node.side]}, move ${node.ply}${node.depth ? ', in a branch' : ''}` }));
      resumes = false;
    }
    this.branches.replaceChildren(this.tree.nodes.length ? root : h('p', { class: 'muted' }, 'Nothing was tried yet.'));
    const at = this.branches.querySelector<HTMLElement>('[aria-current="true"]');
    if (at) this.branches.scrollTop = at.offsetTop - this.branches.clientHeight / 2;
  }

  private names(): [string, string] {
    const [first = '', second = ''] = this.state.seats.map((seat) => seat.name);
    return [first, second];
  }

  // ---- the engine ----

  private think(): void {
    const run = ++this.run;
    if (this.engine.busy) this.engine.cancel();
    this.lines = [];
    this.worth.hidden = true;
    this.list.replaceChildren();
    this.showOver();
    const over = this.state.status !== 'open';
    this.bar.show(over ? { fact: this.state.headline, expected: 0.5 } : null, this.names());
    this.told.textContent = over ? sentence(this.state.headline) : this.thinks.input.checked ? 'Thinking…' : 'The engine is off.';
    if (!over && this.thinks.input.checked) void unlessCancelled(this.thinkOn(run));
  }

  private async thinkOn(run: number): Promise<void> {
    await this.engine.ask('load', { text: this.position });
    for (const [i, milliseconds] of THINK_MS.entries()) {
      const answer = await this.engine.ask('lines', { number: Number(this.many.select.value), milliseconds });
      if (run !== this.run) return;
      if (!answer.ok) {
        this.told.textContent = sentence(answer.say);
        return;
      }
      this.lines = answer.lines;
      this.showLines(i === THINK_MS.length - 1);
      if (i === 0) await this.findValues(run);
      if (run !== this.run || this.lines.every(({ exact }) => exact)) break;
    }
    if (run === this.run) this.showLines(true);
  }

  private async findValues(run: number): Promise<void> {
    const value = await this.engine.ask('value', { milliseconds: VALUE_MS });
    if (run === this.run && value.ok) this.showValues(value.moves);
  }

  private showValues(moves: Value[]): void {
    const known = moves.filter(({ value }) => WORTH[value]);
    this.worth.hidden = known.length === 0;
    this.values.replaceChildren(...known.map(({ move, value, plies }) => h('li', { 'data-value': value },
      button(move, () => void this.play([move]), { class: 'plain', 'aria-label': `Play ${move}` }), ' ', h('strong', {}, `${WORTH[value]}${plies >= 0 && value !== 'D' ? ` in ${plies}` : ''}`))));
  }

  private showLines(done: boolean): void {
    const mover = this.state.mover;
    this.list.replaceChildren(...this.lines.map((line) => h('li', { class: line.fact ? 'is-fact' : '' },
      h('strong', { class: 'line-worth', title: line.fact ? 'Exact' : `A guess: ${line.words}` }, line.fact || percent(ofFirst(line.expected, mover))),
      h('span', { class: 'line-moves' }, ...line.line.map(({ move }, i) =>
        button(move, () => void this.play(line.line.slice(0, i + 1).map((one) => one.move)), { class: 'plain', 'aria-label': i ? `Play on to ${move}` : `Play ${move}` }))))));
    const best = this.lines[0];
    if (best) this.bar.show({ fact: best.fact, expected: ofFirst(best.expected, mover) }, this.names());
    const depth = Math.max(0, ...this.lines.map((line) => line.depth));
    const exact = this.lines.length > 0 && this.lines.every((line) => line.exact);
    this.told.textContent = exact ? 'Exact values.' : `Percent: what ${this.names()[0]} can expect. Depth ${depth}${done ? '.' : ', thinking…'}`;
    this.showOver();
  }

  // Arrows for the lines, or where a piece in hand may go.
  private showOver(): void {
    const { board } = this.view;
    if (!board) return;
    const arrows = this.state.held.length ? [] : this.lines.flatMap(({ line }, i) => drawMove(board, line[0]?.arrow ?? [], i ? 'further' : 'better', this.lines.length > 1 ? i + 1 : 0));
    this.view.overlay([...targetDots(board, this.state), ...arrows]);
  }
}

// From a link, from where it was left, or from the start of the first game that there is.
export async function showAnalysis(app: App, text: string): Promise<Screen> {
  const analysis = new Analysis(app);
  const kept = analysed();
  const screen = { element: analysis.element, title: 'Analysis', leave: () => analysis.leave() };
  const name = duels().find((game) => game.name === text);
  if (name) await analysis.begin(name);
  else if (text && !(await isAt(analysis, kept, text)) && !(await analysis.open(text))) await analysis.begin(duels()[0]!);
  else if (!text && !(kept && (await analysis.open(kept)))) await analysis.begin(duels()[0]!);
  return screen;
}

// After a reload the address is the position in hand, and the tree is still there.
async function isAt(analysis: Analysis, kept: string, text: string): Promise<boolean> {
  return kept !== '' && (await analysis.open(kept)) && analysis.isAt(text);
}
