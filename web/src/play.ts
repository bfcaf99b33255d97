// Play: the board, the message line and what happens between a press and the next picture. The
// panel beside the board is panel.ts; all rules are the core's.
import type { App } from './app';
import { Board } from './board';
import { Cancelled } from './core';
import { Cpu } from './cpu';
import { confirmDialog } from './dialog';
import { button, h } from './dom';
import { Drawing } from './drawing';
import { echo, hideEcho } from './echo';
import { ending, outcome } from './ending';
import { Grid } from './grid';
import { Keeping } from './keeping';
import { ELSEWHERE, TOO_LATE, Windows } from './windows';
import { showLink } from './link';
import { placeName } from './names';
import { showKeys } from './pages';
import { levelWord, Panel, type Control } from './panel';
import { Preview } from './preview';
import { addTime, count, isTaken, nameOf, prefs, prefsChanged, setReviewed, setShown, type Kept, type Meta } from './store';
import type { Answer, Game, State } from './types';
import { tipOf } from './tips';
import { Tools, type Tool } from './tools';
import type { Way } from './trail';
import { Zoom } from './zoom';

const MOMENT_MS = 400;
const PLACING = 'Press cells to block them or to open them again, then Done.';

const HELD = 'Now press one of the dots, or the piece again to put it down.';

// A sentence of the core begins with a capital, unless it begins with the name of a place.
function sentence(words: string): string {
  return /^[a-z]{1,2}\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

function onRim(x: number, y: number, state: State): boolean {
  return x === 1 || y === 1 || x === 2 * state.width - 1 || y === 2 * state.height - 1;
}

export class Play {
  readonly element: HTMLElement;
  state!: State;
  meta: Meta = { seconds: 0 };
  placed = false; // blocked cells were placed by hand
  placing = false; // presses block cells, before the game begins
  private board: Board | null = null;
  private grid: Grid | null = null;
  private message = h('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
  private box = h('div', { class: 'board-box' });
  private workWords = h('span', {});
  private working = h('div', { class: 'working', hidden: true }, this.workWords, button('Stop', () => this.stop()));
  private making = false;
  readonly panel: Panel;
  readonly cpu: Cpu;
  private ending: Control;
  private preview: Preview;
  private zoom: Zoom;
  readonly keeping: Keeping;
  readonly windows: Windows;
  private drawing = new Drawing((request) => this.act(request));
  private tools: Tools | null;
  acting = 0; // requests on the way that may change the board
  turn = 0; // counts what was done: a CPU's answer to something older is not wanted
  private clock = 0;
  private shownWrong: number[] = [];
  private drawnAt = 0; // steps done in the last picture

  constructor(readonly app: App, readonly game: Game) {
    this.cpu = new Cpu(this);
    this.keeping = new Keeping(app.tabs);
    this.windows = new Windows(this);
    this.panel = new Panel(this);
    this.ending = ending(this);
    this.preview = new Preview(this);
    this.zoom = new Zoom(this.box);
    this.tools = game.name === 'slitherlink' ? new Tools(this.box, (tool) => this.use(tool)) : null;
    this.use('line');
    this.element = h('section', { class: `play play-${game.name}`, 'aria-label': game.title },
      h('div', { class: 'stage' }, this.box, this.working, this.ending.element,
        h('div', { class: 'under' }, this.message, h('div', { class: 'hands' }, this.tools?.element, this.zoom.buttons))),
      this.panel.element);
    this.clock = window.setInterval(() => this.tick(), 1000);
  }

  // Where dragging draws, one finger belongs to the board; elsewhere it scrolls.
  private use(tool: Tool): void {
    this.grid?.use(tool);
    this.box.classList.toggle('is-drawn', this.game.puzzle && tool !== 'pan');
    if (this.state) this.tell(tipOf(this.game, this.state, tool));
  }

  leave(): void {
    window.clearInterval(this.clock);
    hideEcho();
    this.hush();
  }

  // Another game comes: whatever the CPU thinks about is out of date.
  hush(): void {
    this.windows.gone();
    this.interrupt();
  }

  // Whatever was under way is dropped.
  interrupt(): number {
    this.cpu.stop();
    this.preview.drop();
    this.drawing.drop();
    return ++this.turn;
  }

  // ---- games come and go ----

  async begin(state: State, meta: Meta): Promise<void> {
    const again = state.duel || isTaken(nameOf({ start: state.start, meta })); // from a start that was played before
    this.meta = again ? { ...meta, begun: Date.now() } : meta;
    this.state = state;
    this.cpu.paused = this.windows.follows = false;
    this.placing = this.placed = false;
    this.keeping.begin();
    for (const { name, on } of state.assists) {
      const wanted = prefs.assists.includes(name); // switched on anew, they see to the clues at once
      if (on || wanted) await this.core(`assist ${name} ${wanted ? 'on' : 'off'}`);
    }
    if (state.marking !== prefs.marking) await this.core(`marking ${prefs.marking}`);
    const why = await this.seats();
    this.settle(why || tipOf(this.game, state), !why);
  }

  async resume(state: State, kept: Kept): Promise<void> {
    this.meta = { ...kept.meta, seconds: kept.meta.seconds ?? 0 };
    this.keeping.take(kept);
    this.state = state;
    this.cpu.paused = false;
    this.windows.follows = state.cpu; // unless nobody else is at it
    this.settle('');
    if (state.cpu) await this.windows.find();
  }

  // Who plays, as it was the last time; the strongest that can where that one cannot, and why.
  private async seats(): Promise<string> {
    const seats = prefs.seats[this.game.name];
    if (!this.state.seats.length || !seats || (this.game.puzzle && !this.state.duel)) return '';
    let why = '';
    for (const [side, level] of seats.entries()) {
      const answer = await this.core(`seat ${side} ${level}`);
      if (answer.ok) continue;
      const instead = this.offered().pop() ?? 'human';
      await this.core(`seat ${side} ${instead}`);
      why = `${answer.say}: ${levelWord(instead)} plays instead`;
    }
    return why;
  }

  // Levels that can play this board, weakest first.
  offered(): string[] {
    return this.game.levels.filter((level) => !this.state.absent.some((a) => a.level === level));
  }

  waiting(on: boolean): void {
    this.making = on;
    this.showWork(on, 'Making a puzzle…');
    this.element.classList.toggle('is-waiting', on);
  }

  private showWork(on: boolean, words: string): void {
    this.workWords.textContent = words;
    this.working.hidden = !on;
  }

  private stop(): void {
    if (this.making) this.app.maker.cancel();
    else this.app.core.cancel();
    this.say('Stopped.');
  }

  // What takes longer than a moment can be stopped.
  private async patiently<T>(answer: Promise<T>): Promise<T> {
    const timer = window.setTimeout(() => this.showWork(!this.cpu.thinking, 'Working…'), MOMENT_MS);
    try {
      return await answer;
    } finally {
      window.clearTimeout(timer);
      if (!this.making) this.showWork(false, '');
    }
  }

  // ---- asking the core ----

  // A question that changes the session; whatever the CPU is thinking about is out of date.
  async core<T extends Answer>(request: string): Promise<T> {
    const answer = await this.patiently(this.app.core.ask<T>(request));
    if (answer.state) this.state = answer.state;
    return answer;
  }

  // What is remembered beside the game changes only if it is done.
  async act(request: string, meta?: Meta): Promise<Answer | null> {
    this.cpu.stop();
    this.turn++;
    this.preview.drop();
    this.shownWrong = [];
    if (await this.windows.catchUp(TOO_LATE)) return null;
    this.windows.follows = false;
    const { followed } = this.windows;
    this.acting++;
    try {
      const answer = await this.core(request);
      if (followed !== this.windows.followed) return null; // another window was quicker, and it is said
      if (meta && answer.ok) this.meta = meta;
      if (answer.state) this.settle(answer.say, answer.ok);
      else this.say(answer.say);
      return answer;
    } catch (error) {
      if (error instanceof Cancelled) return null;
      this.say(`Something went wrong: ${String(error)}`);
      return null;
    } finally {
      this.acting--;
    }
  }

  // A question that changes nothing.
  async ask<T extends Answer>(request: string): Promise<T | null> {
    try {
      return await this.patiently(this.app.core.ask<T>(request));
    } catch (error) {
      if (error instanceof Cancelled) return null;
      throw error;
    }
  }

  // The CPU has made its move, or said why not.
  moved(answer: Answer): void {
    this.turn++;
    this.settle(answer.say, answer.ok, false);
  }

  private tell(words: string): void {
    this.message.textContent = sentence(words);
  }

  // Something that was asked for: it must be seen, wherever the page is scrolled to.
  say(words: string): void {
    this.tell(words);
    echo(this.message);
  }

  // ---- showing ----

  private settle(words: string, ok = true, own = true): void {
    const elsewhere = this.keep();
    if (elsewhere) {
      void this.windows.follow(elsewhere, own ? TOO_LATE : ELSEWHERE);
      return;
    }
    this.show(words, ok);
    this.finish();
    this.cpu.next();
    const { state } = this;
    if (ok && state.mustPass && !state.cpu && !this.placing) void this.act('pass'); // as it was set up: nobody is left waiting
  }

  show(words: string, ok = true): void {
    const state = this.state;
    this.draw();
    this.panel.show(state);
    this.ending.show?.(state);
    this.message.classList.toggle('is-refusal', !ok);
    const over = state.status !== 'open';
    this.message.classList.toggle('is-echo', over && !words && !this.ending.element.hidden); // it stands there already
    this.message.classList.toggle('is-hint', words === state.hint?.text); // in the panel, where there is one beside the board
    if (words) this.say(over ? `${words}. ${outcome(state)}` : words);
    else this.tell(this.standing(state));
  }

  // What is said when there is nothing to say.
  private standing(state: State): string {
    if (state.held.length) return HELD;
    if (state.duel || !this.game.puzzle) return state.headline;
    const [first, ...more] = state.flaws;
    if (first) return `${state.headline}: ${first.text}${more.length ? `, and ${more.length} more` : ''}.`;
    return state.status === 'open' ? tipOf(this.game, state, this.tools?.tool) : outcome(state);
  }

  private draw(): void {
    const state = this.state;
    let anew = false;
    if (!this.board || !this.grid) {
      this.board = new Board(state);
      this.box.replaceChildren(this.board.svg);
      this.grid = new Grid(this.board, {
        press: (x, y, b) => this.press(x, y, b),
        hover: (x, y) => void this.hover(x, y),
        leave: () => this.overlay(),
        clear: (x, y) => this.clear(x, y),
        border: (x, y) => void (this.state.held.length && this.act(`press ${x} ${y} 0`)),
        key: (key, x, y, e) => this.key(key, x, y, e),
        describe: async (x, y) => (await this.ask(`cell ${x} ${y}`))?.say ?? '',
        drag: (places, begins, b) => this.drag(places, begins, b),
      });
      this.use(this.tools?.tool ?? 'line');
      anew = true;
    } else anew = this.board.draw(state);
    if (!anew) this.flash(state);
    this.drawnAt = state.at;
    this.grid.show(state, anew);
    if (anew) this.zoom.fit(this.board);
    this.overlay();
    this.element.classList.toggle('is-over', state.status !== 'open');
  }

  // A disc on the rim is gone after its turn: it is shown for a moment where it was placed.
  private flash(state: State): void {
    const [x, y] = state.moved;
    if (state.game !== 'crosscut' || state.at <= this.drawnAt || x === undefined || y === undefined) return;
    if (onRim(x, y, state)) this.board?.flash(x, y, state.movedBy ? 'second' : 'first', state);
  }

  // What the page itself lays over the board: where a piece may go, a preview, found mistakes.
  overlay(more: SVGElement[] = []): void {
    const board = this.board;
    if (!board) return;
    const elements: SVGElement[] = [...more];
    const { targets, held } = this.state;
    if (held.length || this.game.name === 'hexpath')
      for (let i = 0; i + 1 < targets.length; i += 2) elements.push(board.dot(targets[i]!, targets[i + 1]!, 'target'));
    if (this.game.name === 'crosscut' && !this.state.cpu) elements.push(...this.rimDots(board));
    for (let i = 0; i + 1 < this.shownWrong.length; i += 2)
      elements.push(board.mark(this.shownWrong[i]!, this.shownWrong[i + 1]!, 'cell', 'flaw', this.state));
    for (let i = 0; i + 1 < this.state.owned.length; i += 2)
      elements.push(board.dot(this.state.owned[i]!, this.state.owned[i + 1]!, 'owned'));
    elements.push(...this.preview.draw(board));
    board.overlay(elements);
  }

  // Squares of the perimeter from where something would flip; the others cannot be played.
  private rimDots(board: Board): SVGElement[] {
    const { targets } = this.state;
    const dots: SVGElement[] = [];
    for (let i = 0; i + 1 < targets.length; i += 2) {
      const [x, y] = [targets[i]!, targets[i + 1]!];
      if (onRim(x, y, this.state)) dots.push(board.dot(x, y, 'rim-target'));
    }
    return dots;
  }

  showWrong(spots: number[]): void {
    this.shownWrong = spots;
    this.overlay();
    this.bringIntoSight('.extras .flaw');
  }

  // Outlined, and the first of them takes the focus.
  point(spots: number[]): void {
    this.showWrong(spots);
    const [x, y] = spots;
    if (x !== undefined && y !== undefined) this.grid?.focusAt(x, y);
  }

  // ---- what the board does ----

  private press(x: number, y: number, buttonNumber: number): void {
    if (this.preview.wants(this.state)) {
      this.preview.press(x, y, buttonNumber);
      return;
    }
    if (this.placing) {
      void this.act(`block ${x} ${y}`).then((answer) => answer?.ok && this.say(PLACING));
      return;
    }
    if (this.tools?.tool === 'shade') {
      this.drawing.add([[x, y]], true, buttonNumber, true);
      return;
    }
    if (this.tools?.tool === 'cross') buttonNumber = 1 - buttonNumber;
    if (this.state.cpu) {
      this.say('It is the CPU’s turn.');
      return;
    }
    void this.pressCore(x, y, buttonNumber);
  }

  // A piece that was picked up stays in hand when it cannot go there.
  private async pressCore(x: number, y: number, buttonNumber: number): Promise<void> {
    const [hx, hy] = this.state.held;
    const answer = await this.act(`press ${x} ${y} ${buttonNumber}`);
    if (!answer || answer.ok || hx === undefined || hy === undefined || this.state.held.length) return;
    await this.core(`press ${hx} ${hy} 0`);
    this.settle(answer.say, false);
  }

  // In a duel a slash is shown, not yet played.
  private drag(places: Way, begins: boolean, buttonNumber: number): void {
    const { tool } = this.tools ?? { tool: 'line' };
    if (!this.state.duel) {
      this.drawing.add(places, begins, tool === 'cross' ? 1 - buttonNumber : buttonNumber, tool === 'shade');
      return;
    }
    const [to, from] = [places.at(-1), places.at(-2)];
    if (!to || !from || !this.preview.wants(this.state) || to[0] === from[0] || to[1] === from[1]) return;
    this.preview.set((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (to[0] > from[0]) === (to[1] > from[1]) ? 0 : 1);
  }

  // In a duel the place under the pointer is put into words, and what would flip is ringed.
  private async hover(x: number, y: number): Promise<void> {
    const { state } = this;
    if (this.placing || !state.duel || state.cpu || state.status !== 'open' || this.cpu.thinking || state.seats[0]?.score !== null) return;
    if (state.game !== 'crosscut' && !state.held.length) return;
    const turn = this.turn;
    const answer = await this.ask<Answer & { flips?: number[] }>(`look ${x} ${y} 0`);
    if (!answer || turn !== this.turn) return;
    this.say(answer.say);
    const rings: SVGElement[] = [];
    const flips = answer.flips ?? [];
    for (let i = 0; i + 1 < flips.length; i += 2) rings.push(this.board!.dot(flips[i]!, flips[i + 1]!, 'flip'));
    if (answer.ok && x % 2 && y % 2) rings.push(this.board!.dot(x, y, 'target'));
    this.overlay(rings);
  }

  private clear(x: number, y: number): void {
    const { state } = this;
    if (this.preview.spot) this.preview.drop();
    else if (state.game === 'slant' && !state.duel) void this.act(`move ${placeName(x, y, state.height)}.`);
    else if (state.game === 'hexpath') void this.act('move back');
    else if (state.held.length) void this.act(`press ${state.held[0]} ${state.held[1]} 0`);
  }

  private key(key: string, x: number, y: number, event: KeyboardEvent): boolean {
    const { state } = this;
    if (this.preview.key(key, x, y, state)) return true;
    if (state.game === 'slant' && !state.duel && (key === '\\' || key === '/')) {
      void this.act(`move ${placeName(x, y, state.height)}${key}`);
      return true;
    }
    if (state.assists.length && (key === 'i' || key === 'o')) {
      if (x < 2 * state.width && y < 2 * state.height)
        void this.act(`shade ${x + 1} ${y + 1} ${key === 'i' ? 'inside' : 'outside'}`);
      else this.say('There is no cell to the right of this dot and below it.');
      return true;
    }
    const acts: Record<string, () => void> = {
      z: () => void this.act('undo'),
      y: () => void this.act('redo'),
      h: () => void this.hint(),
      c: () => void this.check(),
      k: () => void this.act(`checkpoint ${state.checkpoints.length + 1}`),
      n: () => void this.app.newGame(this.game.name),
      t: () => void (state.order && this.act('trace')),
      '+': () => this.zoom.by(1.25),
      '=': () => this.zoom.by(1.25),
      '-': () => this.zoom.by(0.8),
      '0': () => this.zoom.reset(),
      '.': () => void this.ask(`cell ${x} ${y}`).then((a) => a && this.say(a.say)),
      '?': showKeys,
    };
    const act = acts[event.shiftKey ? key : key.toLowerCase()];
    act?.();
    return act !== undefined;
  }

  commit(): void {
    if (this.preview.spot) this.preview.commit();
    else this.say('Press a cell first: Play plays the slash that is shown there.');
  }

  // ---- help ----

  async hint(): Promise<void> {
    if (!this.game.puzzle) return;
    if (this.state.status === 'solved') {
      this.say('The puzzle is solved.');
      return;
    }
    await this.act('hint');
    this.bringIntoSight('.layer-over .hint');
  }

  // Of a board that is larger than its box.
  private bringIntoSight(what: string): void {
    if (this.box.classList.contains('is-zoomed')) this.box.querySelector(what)?.scrollIntoView({ block: 'center', inline: 'center' });
  }

  async check(): Promise<void> {
    if (!this.game.puzzle || this.state.duel) return;
    const answer = await this.ask<Answer & { wrong?: number[] }>('check');
    if (!answer) return;
    this.say(answer.say);
    const wrong = answer.wrong ?? [];
    if (wrong.length) this.message.append(' ', button('Show where', () => this.showWrong(wrong), { class: 'inline' }));
  }

  // The solution is shown to nobody who has not said once that they want it.
  async wantsSolution(title: string, sentence: string): Promise<boolean> {
    this.meta.solveAsked ||= await confirmDialog(title, sentence, 'Show the solution');
    return this.meta.solveAsked;
  }

  async solve(): Promise<void> {
    const sentence = 'The solution is filled in as one step that Undo takes back. It gives no points.';
    if (await this.wantsSolution('Solve', sentence)) await this.act('solve');
  }

  // Another game with other choices: what was made ahead does not fit them.
  async change(to: { size?: string; level?: string }): Promise<void> {
    if (to.size) prefs.size[this.game.name] = to.size;
    if (to.level) prefs.level[this.game.name] = to.level;
    prefsChanged();
    this.app.maker.clear();
    await this.app.newGame(this.game.name);
  }

  // The same start once more, which counts as a game of its own.
  async again(): Promise<void> {
    await this.act('restart', { ...this.meta, seconds: 0, finished: false });
  }

  async rival(side: number, level: string): Promise<void> {
    const seats = prefs.seats[this.game.name] ?? ['human', 'human'];
    seats[side === 0 ? 0 : 1] = level;
    prefs.seats[this.game.name] = seats;
    prefsChanged();
    await this.core(`seat ${side} ${level}`);
    await this.again();
  }

  // The moves so far, gone through with the engine.
  async review(): Promise<void> {
    const answer = await this.ask<Answer & { record: string }>('record');
    if (!answer?.ok) return;
    setReviewed(answer.record);
    this.app.go('#review');
  }

  // Cells are blocked by presses until this is done; then whoever is first moves.
  place(on: boolean): void {
    this.placing = on;
    delete this.meta.id; // which would give another start
    delete this.meta.seed;
    this.placed = true;
    this.settle(on ? PLACING : '');
  }

  // The same puzzle, empty; what was done so far goes to Recent.
  async multiplayer(on: boolean): Promise<void> {
    const meta = { ...this.meta, seconds: 0, finished: false, begun: Date.now() };
    if (!(await this.act(`duel ${on ? (prefs.sound ? 'sound' : 'free') : 'off'}`, meta))?.ok) return;
    await this.seats();
    this.settle(on ? 'You move first. A press shows a slash; press again to turn it; after a moment it counts.' : 'You play alone.');
  }

  // ---- remembering ----

  get name(): string {
    return nameOf({ start: this.state.start, meta: this.meta });
  }

  // Null: kept. Otherwise what another window has made of the game.
  keep(): Kept | null {
    const { state } = this;
    const elsewhere = this.keeping.keep({
      game: this.game.name, save: state.save, position: state.position, start: state.start,
      words: `${state.size}, ${state.headline.toLowerCase()}`, when: Date.now(), meta: this.meta,
    });
    if (elsewhere) return elsewhere;
    setShown(this.name);
    if (this.app.shows(this)) showLink(state.start, state.game);
    return null;
  }

  private finish(): void {
    const { state, meta } = this;
    if (state.status === 'open' || meta.finished || state.at === 0) return;
    if (state.status === 'invalid' && !state.duel) return;
    meta.finished = true;
    const human = state.seats.findIndex((seat) => !seat.cpu);
    const alone = state.seats.filter((seat) => !seat.cpu).length === 1;
    const won = state.duel ? alone && state.status === (human === 0 ? 'first' : 'second') : !state.helped;
    count(this.game.name, (t) => {
      t.finished++;
      if (won) t.won++;
      if (state.helped) t.helped++;
      const key = `${state.size} ${meta.level ?? ''}`.trim();
      if (!state.duel && !state.helped) addTime(t, key, meta.seconds);
      if (meta.daily && !t.days.includes(meta.daily)) t.days.push(meta.daily);
    });
    void this.keep();
  }

  private tick(): void {
    if (!this.state || this.state.status !== 'open' || document.hidden) return;
    this.meta.seconds++;
    this.panel.time(this.meta.seconds);
  }
}
