// Play: the screen of a game in hand, and what happens between a request and the next picture. All rules
// are the core's.
import type { App } from './app';
import { BoardView, isOnRim, targetDots } from './board_view';
import { isStuck, unlessCancelled, type ActionName, type Answer, type Given } from './core';
import { Cpu } from './cpu';
import { button } from './dom';
import { seatPlayers } from './duel_setup';
import { ending, outcome } from './ending';
import { boardScreen } from './layout';
import { showLink } from './link';
import type { Control } from './control';
import { MoveList } from './move_list';
import { Panel } from './panel';
import { Pause } from './pause';
import type { State } from './picture';
import { PLACING, PlayHand } from './play_hand';
import { placeTags } from './place_tags';
import { Preview } from './preview';
import { countResult } from './statistics';
import { story } from './story';
import { isTaken, nameOf, prefs, setPrefs, setShown, type Kept, type Meta } from './store';
import { capital } from './text';
import { hideToast, showToast } from './toast';
import { TurnSounds } from './turn_sounds';
import { hearUndoKeys } from './undo_keys';
import type { Game } from './types';
import { ELSEWHERE, Keeping, TOO_LATE, Windows } from './windows';
import { Working } from './working';

const HELD = 'Now press one of the dots, or the piece again to put it down.';

export class Play {
  readonly element: HTMLElement;
  state!: State;
  meta: Meta = { seconds: 0 };
  placed = false; // blocked cells were placed by hand
  placing = false; // presses block cells, before the game begins
  readonly view: BoardView;
  readonly pause = new Pause(this);
  readonly moves = new MoveList(this);
  readonly panel: Panel;
  readonly cpu = new Cpu(this);
  readonly preview = new Preview(this);
  readonly keeping: Keeping;
  readonly windows = new Windows(this);
  private hand: PlayHand;
  private ending: Control;
  readonly story = story(this);
  private sounds = new TurnSounds();
  private working = new Working((making) => this.stop(making));
  acting = 0; // requests on the way that may change the board
  turn = 0; // counts what was done: a CPU's answer to something older is not wanted
  private clock = window.setInterval(() => this.tick(), 1000);
  private deaf = hearUndoKeys((what) => void this.act(what));
  private wrong: number[] = []; // mistakes that are shown
  private drawnAt = 0; // steps done in the last picture

  constructor(readonly app: App, readonly game: Game) {
    this.keeping = new Keeping(app.tabs);
    this.panel = new Panel(this);
    this.ending = ending(this);
    this.hand = new PlayHand(this);
    this.view = new BoardView(this.hand, { below: [this.working.element, this.pause.over, this.ending.element, this.story.element], tools: this.hand.tools });
    const { element, toolbar, standing, order } = this.panel;
    this.element = boardScreen(`play-${game.name}`, game.title, this.view, element, { toolbar: toolbar.element, standing, above: order?.element });
  }

  leave(): void {
    window.clearInterval(this.clock);
    this.deaf();
    this.moves.leave();
    hideToast();
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
    this.story.stop();
    this.hand.drop();
    return ++this.turn;
  }

  // ---- games come and go ----

  async begin(state: State, meta: Meta, said = ''): Promise<void> {
    const again = state.duel || isTaken(nameOf({ start: state.start, meta })); // from a start that was played before
    this.meta = again ? { ...meta, begun: Date.now() } : meta;
    this.state = state;
    this.cpu.paused = this.windows.follows = false;
    this.placing = this.placed = false;
    this.sounds.begin();
    this.keeping.begin();
    for (const { name, on } of state.assists) {
      const wanted = prefs.assists.includes(name); // switched on anew, they see to the clues at once
      if (on || wanted) await this.core('assist', { name, switch: wanted ? 'on' : 'off' });
    }
    if (this.game.puzzle && state.marking !== prefs.marking) await this.core('mistakes', { when: prefs.marking });
    const why = meta.pack === undefined ? await seatPlayers(this) : ''; // whom a pack has seated
    this.settle(why || said || (state.duel && state.status === 'open' ? this.hand.tip : ''), !why);
  }

  async resume(state: State, kept: Kept, said: string): Promise<void> {
    this.meta = { ...kept.meta, seconds: kept.meta.seconds ?? 0 };
    this.keeping.take(kept);
    this.sounds.begin();
    this.state = state;
    this.cpu.paused = false;
    this.windows.follows = state.cpu; // unless nobody else is at it
    this.settle(said);
    if (state.cpu) await this.windows.find();
  }

  // Another game with other choices: what was made ahead does not fit them.
  async change(to: { size?: string; level?: string }): Promise<void> {
    const { name } = this.game;
    if (to.size) setPrefs({ size: { ...prefs.size, [name]: to.size } });
    if (to.level) setPrefs({ level: { ...prefs.level, [name]: to.level } });
    this.app.maker.clear();
    await this.app.newGame(name);
  }

  // Cells are blocked by presses until this is done; then whoever is first moves.
  place(on: boolean): void {
    this.placing = on;
    delete this.meta.id; // which would give another start
    delete this.meta.seed;
    this.placed = true;
    this.settle(on ? PLACING : '');
  }

  waiting(on: boolean): void {
    this.working.make(on);
    this.element.classList.toggle('is-waiting', on);
  }

  private stop(making: boolean): void {
    if (making) this.app.maker.cancel();
    else this.app.core.cancel();
    this.say('Stopped.');
  }

  // ---- asking the core ----

  private patiently<A extends ActionName>(action: A, ...given: Given<A>): Promise<Answer<A>> {
    return this.working.patiently(this.app.core.ask(action, ...given), () => !this.cpu.thinking);
  }

  // A question that changes the session; whatever the CPU is thinking about is out of date.
  async core<A extends ActionName>(action: A, ...given: Given<A>): Promise<Answer<A>> {
    const answer = await this.patiently(action, ...given);
    this.state = answer.state;
    if (!answer.ok || !isStuck(answer.state)) return answer;
    const { say, state } = await this.patiently('turn'); // a way through the history has led to it
    this.state = state;
    return Object.assign(answer, { say: [answer.say, say].filter(Boolean).join('. '), state });
  }

  act<A extends ActionName>(action: A, ...given: Given<A>): Promise<Answer<A> | null> {
    return this.actAs(null, action, ...given);
  }

  // What is remembered beside the game changes only if it is done.
  async actAs<A extends ActionName>(meta: Meta | null, action: A, ...given: Given<A>): Promise<Answer<A> | null> {
    this.cpu.stop();
    this.turn++;
    this.preview.drop();
    this.wrong = [];
    if (await this.windows.catchUp(TOO_LATE)) return null;
    this.windows.follows = false;
    const { followed } = this.windows;
    this.acting++;
    const answer = await this.attempt(this.core(action, ...given));
    this.acting--;
    if (!answer || followed !== this.windows.followed) return null; // another window was quicker, and it is said
    if (meta && answer.ok) this.meta = meta;
    this.settle(answer.say, answer.ok);
    return answer;
  }

  // What was stopped comes to nothing, and what went wrong is said.
  async attempt<T>(answer: Promise<T>): Promise<T | null> {
    return unlessCancelled(answer).catch((error) => (this.say(`Something went wrong: ${String(error)}`), null));
  }

  // A question that changes nothing.
  ask<A extends ActionName>(action: A, ...given: Given<A>): Promise<Answer<A> | null> {
    return unlessCancelled(this.patiently(action, ...given));
  }

  // The CPU has made its move, or said why not.
  moved(answer: Answer): void {
    this.turn++;
    this.settle(answer.say, answer.ok, false);
  }

  // ---- saying and showing ----

  tell(words: string): void {
    const { message } = this.view;
    message.textContent = capital(words);
    message.classList.remove('is-told', 'is-hint');
  }

  // Something that was asked for: it must be seen, wherever the page is scrolled to.
  say(words: string): void {
    this.tell(words);
    showToast(this.view.message);
  }

  settle(words: string, ok = true, own = true): void {
    const elsewhere = this.keep();
    if (elsewhere) return void this.windows.follow(elsewhere, own ? TOO_LATE : ELSEWHERE);
    const counted = countResult(this.game, this.state, this.meta);
    this.show(words, ok);
    this.sounds.tell(this.state, ok);
    if (counted) this.keep();
    this.cpu.next();
  }

  show(words: string, ok = true): void {
    const { state, view: { message } } = this;
    this.draw();
    this.panel.show(state);
    this.ending.show?.(state);
    this.story.show?.(state);
    const over = state.status !== 'open';
    if (words) this.say(over ? `${words}. ${outcome(state)}` : words);
    else this.tell(this.standing(state));
    if (!words) this.offerBroken(state);
    const isHint = !!words && !!state.hint?.text.endsWith(words);
    message.classList.toggle('is-refusal', !ok);
    // it stands under the board already, or in the panel, where there is one beside the board
    message.classList.toggle('is-told', (over && !words && !this.ending.element.hidden) || (isHint && this.story.at > 0));
    message.classList.toggle('is-hint', isHint);
    this.overlay(); // with the names of the places that are spoken of
  }

  // What is said when there is nothing to say.
  private standing(state: State): string {
    if (state.held.length) return HELD;
    if (state.duel || !this.game.puzzle) return state.headline;
    if (state.status !== 'open' || state.flaws.length) return outcome(state);
    const [broken, ...others] = state.broken;
    if (broken) return `This breaks a rule: ${broken.text}${others.length ? `, and ${others.length} more` : ''}.`;
    return this.view.zoom.isTiny ? `${this.hand.tip} Zoom in to play.` : this.hand.tip;
  }

  // What is broken is told under the board, and pressing the words' button shows where: one after the other.
  private offerBroken({ broken, duel }: State): void {
    if (!broken.length || duel) return;
    let next = 0;
    this.view.message.append(' ', button('Show where', () => this.point(broken[next++ % broken.length]!.at), { class: 'inline' }));
  }

  private draw(): void {
    const { state } = this;
    if (!this.view.show(state)) this.flash(state);
    this.drawnAt = state.at;
    this.overlay();
    this.element.classList.toggle('is-over', state.status !== 'open');
  }

  // A disc on the rim is gone after its turn: it is shown for a moment where it was placed.
  private flash(state: State): void {
    const [x, y] = state.moved;
    if (!this.game.rim || state.at <= this.drawnAt || x === undefined || y === undefined) return;
    if (isOnRim(x, y, state)) this.view.board?.flash(x, y, state.movedBy ? 'second' : 'first');
  }

  // What the page itself lays over the board: where a piece may go, a preview, found mistakes.
  overlay(more: SVGElement[] = []): void {
    const { state, view: { board } } = this;
    board?.overlay([...more, ...targetDots(board, state), ...board.outlines(this.wrong, 'flaw'),
      ...board.dots(state.owned, 'owned'), ...this.preview.draw(board), ...placeTags(board, this.spoken, state)]);
  }

  // Where words may name places.
  private get spoken(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>('.message, .hint-box p, .story strong, .story p, .flaws li button')];
  }

  showWrong(spots: number[]): void {
    this.wrong = spots;
    this.overlay();
    this.view.bringIntoSight('.extras .flaw');
  }

  // Outlined, and the first of them takes the focus.
  point(spots: number[]): void {
    this.showWrong(spots);
    const [x, y] = spots;
    if (x !== undefined && y !== undefined) this.view.focus([x, y]);
  }

  // ---- remembering ----

  get name(): string {
    return nameOf({ start: this.state.start, meta: this.meta });
  }

  // Null: kept. Otherwise what another window has made of the game.
  keep(): Kept | null {
    const { state } = this;
    const elsewhere = this.keeping.keep({
      game: this.game.name, save: this.app.core.save, at: state.at, start: state.start,
      words: `${state.size}, ${state.headline.toLowerCase()}`, when: Date.now(), meta: this.meta,
    });
    if (elsewhere) return elsewhere;
    setShown(this.name);
    if (this.app.shows(this)) showLink(state.start, state.game);
    return null;
  }

  private tick(): void {
    if (!this.state || this.state.status !== 'open' || document.hidden || this.pause.isOn) return;
    this.meta.seconds++;
    this.panel.time(this.meta.seconds);
  }
}
