// Edit: put clues or pieces on a board and see at once what it is worth. The board is the core's;
// every change is judged by a core of its own, which is ended when the board changes again.
import type { App } from './app';
import { BoardView } from './board_view';
import { Brush } from './brush';
import { Core, unlessCancelled, type Answer, type Done } from './core';
import { button, choice, h } from './dom';
import { Drafts } from './drafts';
import { SIDES } from './duel_setup';
import { allGames, gameOf, presetSize, shortTitle, sideLabels, sizeRows } from './games';
import { idIn, lineOf } from './ids';
import { boardScreen } from './layout';
import { linkOf, setAddress } from './link';
import type { Look } from './looks';
import { askSize } from './new_game_choices';
import type { State } from './picture';
import type { Way } from './pointer_path';
import { showPublish } from './publish';
import type { Screen } from './screens';
import { draftOf, edited as editedLast, keepDraft, setDraft } from './store';
import { Suggestions, type Suggestion } from './suggestions';
import { sentence } from './text';
import type { Game } from './types';
import { hearUndoKeys } from './undo_keys';
import { Verdict } from './verdict';

type Action = 'edit' | 'blank' | 'clear' | 'paint' | 'mover' | 'fill';
type Edited = Done<Action>; // with its draft: the board, and what is still to be chosen on it
type Ask = (core: Core) => Promise<Answer<Action>>;
// Whether what was there before can be had back: by a step of its own, in one with the drag so far, or not.
type Remember = 'step' | 'drag' | 'no';

const MOMENT_MS = 300; // what takes longer can be stopped
const FILL_LEVELS: [string, string][] = [['any', 'Any level'], ['easy', 'Easy'], ['normal', 'Normal'], ['hard', 'Hard'], ['expert', 'Expert']];

class Edit {
  readonly element: HTMLElement;
  private core = new Core();
  private maker = new Core(); // of the boards of ids, and of clues that are chosen
  private stop = button('Stop making', () => this.maker.cancel(), { hidden: true });
  private view: BoardView;
  private verdict: Verdict;
  private suggestions: Suggestions;
  private drafts: Drafts;
  private brush = new Brush();
  private state!: State;
  private position = '';
  private draft = '';
  private id = ''; // of this draft
  private unchosen: number[] = [];
  private game!: Game;
  private past: string[] = [];
  private future: string[] = [];
  private dragged = false; // this drag has changed something
  private mover = h('div', { class: 'row', role: 'group', 'aria-label': 'Side to move' });
  private gameChoice = choice('Game', allGames().filter((g) => g.edit).map((g) => [g.name, shortTitle(g)]), '', (name) => void this.openGame(name));
  private sizeBox = h('div', {});
  private undoButton = button('Undo', () => void this.step(this.past, this.future));
  private redoButton = button('Redo', () => void this.step(this.future, this.past));
  private deaf = hearUndoKeys((what) => void (what === 'undo' ? this.step(this.past, this.future) : this.step(this.future, this.past)));
  private analyse!: HTMLButtonElement;
  private startButton = button('Start position', () => void this.blank(this.state.size));
  private fillLevel = choice('Level', FILL_LEVELS, 'any', () => undefined);
  private fillBox = h('div', { class: 'group', hidden: true }, this.fillLevel,
    button('Choose the ? clues', () => void this.fill(), { title: 'Numbers for all places marked ?, so that there is exactly one solution.' }));

  constructor(private app: App) {
    this.verdict = new Verdict(app, {
      look: (look) => this.look(look),
      outline: (spots) => this.lay((board) => board.outlines(spots, 'flaw')),
      known: (kind) => this.suggestions.know(kind),
    });
    this.suggestions = new Suggestions({
      apply: (one) => void this.apply(one),
      outline: (spots) => this.lay((board) => board.outlines(spots, 'hint')),
    });
    this.drafts = new Drafts(app, (draft) => void this.take(draft));
    this.view = new BoardView({
      paints: true,
      press: (x, y, other) => void this.put(x, y, other ? this.brush.nothing : this.brush.ink),
      drag: (places, begins, other) => void this.paint(places, begins, other ? this.brush.nothing : this.brush.ink),
      clear: (x, y) => void this.put(x, y, this.brush.nothing),
      describe: (x, y) => this.describe(x, y),
      key: (key, x, y) => this.key(key, x, y),
    }, { above: this.verdict.strip, below: [this.brush.palette] });
    const play = button('Play this', () => app.go(linkOf(this.position)), { class: 'primary' });
    const analyse = button('Analyse', () => app.go(linkOf(this.position, 'analysis')));
    this.analyse = analyse;
    const toolbar = h('div', { class: 'toolbar', role: 'group', 'aria-label': 'Main controls' },
      play, this.undoButton, this.redoButton, button('Clear', () => void this.change('step', (core) => core.ask('clear'))));
    this.element = boardScreen('edit', 'Edit', this.view,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, 'Edit'),
          h('p', { class: 'muted' }, 'Choose what to put, then press the board or drag over it; the right button or a long press takes away. Keys work too: type a number or a letter on a cell.')),
        h('div', { class: 'group' }, this.gameChoice, this.sizeBox, this.brush.symmetry, this.startButton),
        this.mover,
        this.fillBox,
        toolbar,
        h('div', { class: 'group' }, button('Publish', () => void this.publish(), { title: 'Links, other programs\' notations, pictures, paper: all in one place.' }), analyse),
        this.stop, this.verdict.details, this.suggestions.element, this.drafts.element, this.importBox()),
      { toolbar });
  }

  leave(): void {
    this.deaf();
    this.core.cancel();
    this.maker.cancel();
    this.verdict.leave();
    this.suggestions.leave();
  }

  private importBox(): HTMLElement {
    const text = h('textarea', { rows: 3, id: 'import', spellcheck: 'false', autocomplete: 'off' });
    const open = async (): Promise<void> => {
      if (await this.openMade(text.value.trim())) text.value = '';
    };
    return h('details', { class: 'import' }, h('summary', {}, 'Import: paste a puzzle'),
      h('label', { for: 'import', class: 'muted' }, 'Rows of clues, a position, a link, a drawing, an id, a puzz.link address or a Tatham id'),
      text, button('Import', () => void open()));
  }

  private publish(): Promise<void> {
    const { position, draft } = this;
    return showPublish(this.app, this.core, { game: this.game.name, position, draft, verdict: this.verdict.words.textContent ?? '' });
  }

  // ---- changes ----

  // The board after the last of these, or a sentence: why not. Null: nobody wants it any more.
  private ask(...asks: Ask[]): Promise<Edited | string | null> {
    return unlessCancelled((async () => {
      let answer: Answer<Action> | null = null;
      for (const one of asks) {
        answer = await one(this.core);
        if (!answer.ok) return answer.say;
      }
      return answer as Edited;
    })());
  }

  private begin(): void {
    this.id = `${Date.now()}.${Math.random().toString(36).slice(2, 8)}`;
  }

  private blank(size: string, game = this.game, remember: Remember = 'step'): Promise<boolean> {
    this.begin();
    return this.change(remember, (core) => core.ask('blank', { game: game.name, size }), false);
  }

  // A game as it was left, or an empty board.
  async openGame(name: string): Promise<void> {
    const draft = draftOf(name);
    const edited = draft && (await this.ask((core) => core.ask('edit', { text: draft.position })));
    const isThere = draft && edited && typeof edited !== 'string' && edited.state.game === name;
    this.past = isThere ? [...draft.past] : [];
    this.future = isThere ? [...draft.future] : [];
    this.begin();
    if (isThere) this.id = draft.id ?? this.id;
    if (isThere) this.show(edited);
    else await this.blank(presetSize(gameOf(name)), gameOf(name), 'no');
  }

  // While a board is made, which can be stopped.
  private async making<T>(work: Promise<T>): Promise<T | null> {
    const timer = window.setTimeout(() => (this.stop.hidden = false), MOMENT_MS);
    return unlessCancelled(work).finally(() => {
      window.clearTimeout(timer);
      this.stop.hidden = true;
    });
  }

  // A position as it stands, or that of an id: its board is made. Empty: said why.
  private async made(text: string): Promise<string> {
    const line = await this.making(lineOf(this.maker, text));
    if (!line || line.why) this.say(line ? `${line.why}.` : 'Stopped.');
    return line?.text ?? '';
  }

  // When it is there.
  async openMade(text: string): Promise<boolean> {
    const line = await this.made(text);
    return line !== '' && this.take(line);
  }

  // Another board in place of this one, which stays among the drafts.
  private take(text: string): Promise<boolean> {
    this.begin();
    return this.change('step', (core) => core.ask('edit', { text }));
  }

  // A position in any form; what is wrong with it, if something is. Undo leads to what was edited before.
  async read(text: string): Promise<string> {
    const edited = await this.ask((core) => core.ask('edit', { text }));
    if (!edited || typeof edited === 'string') return edited ?? '';
    this.begin();
    this.takeUp(edited);
    this.show(edited);
    return '';
  }

  private takeUp({ state, draft: text }: Edited): void {
    const draft = draftOf(state.game);
    const same = draft?.position === text;
    this.past = !draft ? [] : same ? [...draft.past] : [...draft.past, draft.position];
    this.future = draft && same ? [...draft.future] : [];
    if (draft && same) this.id = draft.id ?? this.id;
  }

  say(words: string): void {
    this.view.say(words, false);
  }

  private async change(remember: Remember, ask: Ask | Ask[], keeps = true): Promise<boolean> {
    const edited = await this.ask(...[ask].flat());
    if (!edited || typeof edited === 'string') {
      if (edited) this.say(sentence(edited));
      return false;
    }
    const { state: before, draft } = this;
    const isOther = before && draft !== edited.draft;
    if (remember !== 'no' && before && before.game !== edited.state.game) this.takeUp(edited); // each game has a way of its own
    else if (isOther && (remember === 'step' || (remember === 'drag' && !this.dragged))) {
      this.past.push(draft);
      this.future = [];
    }
    if (remember === 'drag') this.dragged ||= isOther;
    this.show(edited, keeps && (remember !== 'no' || this.past.length > 0));
    return true;
  }

  private takes(x: number, y: number): boolean {
    const odd = this.brush.corners ? 0 : 1;
    return x % 2 === odd && y % 2 === odd;
  }

  private async put(x: number, y: number, token: string): Promise<void> {
    if (!token || !this.takes(x, y)) return;
    if (await this.change('step', (core) => core.ask('paint', { token, symmetry: this.brush.chosenSymmetry, places: [[x, y]] }))) this.view.say(await this.describe(x, y));
  }

  // What a drag goes over: all of it is one step.
  private async paint(places: Way, begins: boolean, token: string): Promise<void> {
    if (begins) this.dragged = false;
    const symmetry = this.brush.chosenSymmetry;
    const some = places.filter((place) => place !== null);
    if (token && some.length) await this.change('drag', (core) => core.ask('paint', { token, symmetry, places: some }));
  }

  private async apply({ puts }: Suggestion): Promise<void> {
    await this.change('step', puts.map(({ at: [x, y], token }) => (core: Core) => core.ask('paint', { token, symmetry: 'none', places: [[x!, y!]] })));
    this.view.focus();
  }

  // The clues that are still to be chosen. Another press finds others.
  private async fill(): Promise<void> {
    const { draft, maker } = this;
    const level = this.fillLevel.select.value as 'any';
    this.view.say('Choosing clues…');
    const filled = await this.making((async () => {
      await maker.ask('edit', { text: draft });
      return maker.ask('fill', { level, seed: Math.floor(Math.random() * 1e9) });
    })());
    if (draft !== this.draft) return;
    if (filled?.ok) await this.change('step', (core) => core.ask('edit', { text: filled.draft }));
    else this.say(filled ? sentence(filled.say) : 'Stopped.');
  }

  // Back, or forth again.
  private async step(from: string[], to: string[]): Promise<void> {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.draft);
    await this.change('no', (core) => core.ask('edit', { text }));
  }

  private key(key: string, x: number, y: number): boolean {
    const token = this.brush.tokenOf(key);
    if (token) void this.put(x, y, token);
    else if (key === 'z') void this.step(this.past, this.future);
    else if (key === 'y') void this.step(this.future, this.past);
    else return false;
    return true;
  }

  // ---- showing ----

  private async describe(x: number, y: number): Promise<string> {
    const isOpen = this.unchosen.some((_, i, all) => i % 2 === 0 && all[i] === x && all[i + 1] === y);
    return `${await this.core.describe(x, y)}${isOpen ? ', a clue to be chosen' : ''}`;
  }

  // Over the board, and over the clues that are still to be chosen.
  private lay(over: NonNullable<Look['over']>): void {
    const { board } = this.view;
    if (board) board.overlay([...board.questions(this.unchosen), ...over(board)]);
  }

  private look(look: Look | null): void {
    this.view.board?.draw(look?.picture ?? this.state);
    this.view.box.classList.toggle('is-solution', !!look?.picture);
    this.view.board?.showShares(look?.shares ?? []);
    this.lay(look?.over ?? (() => []));
    this.view.say(look?.words ?? '');
  }

  private show(edited: Edited, keeps = false): void {
    const { state, position, draft, unchosen, side } = edited;
    const other = !this.state || this.state.game !== state.game;
    this.game = gameOf(state.game);
    Object.assign(this, { position, draft, unchosen });
    this.brush.show(this.game, edited, other);
    if (other) this.view.renew();
    this.state = state;
    this.view.box.classList.remove('is-solution');
    this.view.show(state, edited.corners ? 'corners' : 'cells');
    this.view.board?.showShares([]);
    this.lay(() => []);
    this.view.say('');
    this.showChoices(side);
    this.fillBox.hidden = state.refused.fill !== undefined;
    this.undoButton.disabled = this.past.length === 0;
    this.redoButton.disabled = this.future.length === 0;
    setDraft(state.game, { position: draft, past: this.past, future: this.future, id: this.id });
    if (keeps) keepDraft({ id: this.id, game: state.game, draft, position, when: Date.now() });
    setAddress(linkOf(draft, 'edit'));
    this.suggestions.show(draft, state.refused.suggest === undefined);
    this.verdict.judge(this.game, draft);
  }

  private showChoices(side: number): void {
    const { game, state } = this;
    this.gameChoice.select.value = game.name;
    this.sizeBox.replaceChildren(choice('Board Size', [...sizeRows(game, state.size), ['more', 'More…']], state.size, (value) => void this.size(value)));
    this.startButton.hidden = this.analyse.hidden = game.puzzle;
    this.mover.hidden = side < 0;
    this.mover.replaceChildren(h('span', { class: 'muted' }, 'To move'),
      ...sideLabels(game).map((name, i) => button(name, () => void this.change('step', (core) => core.ask('mover', { side: SIDES[i]! })), { 'aria-pressed': String(side === i) })));
  }

  private async size(value: string): Promise<void> {
    const size = value === 'more' ? await askSize(this.game, this.state.size, (why) => this.say(why)) : value;
    if (!size || !(await this.blank(size))) this.showChoices(this.state.duel ? this.state.mover : -1);
  }
}

// The text is a game or a position; without one, the game that was edited last.
export async function showEdit(app: App, text: string): Promise<Screen> {
  const edit = new Edit(app);
  const names = allGames().filter((game) => game.edit).map((game) => game.name);
  const known = names.includes(text);
  const named = idIn(text) !== null;
  const why = text && !known && !named ? await edit.read(text) : '';
  const last = names.find((name) => name === editedLast()) ?? names[0]!;
  if (!text || known || named || why) await edit.openGame(known ? text : last);
  if (why) edit.say(`This cannot be opened: ${why}.`);
  if (named) void edit.openMade(text);
  return { element: edit.element, title: 'Edit', leave: () => edit.leave() };
}
