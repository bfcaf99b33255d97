// Edit: put clues or pieces on a board and see at once what it is worth. The board is the core's;
// every change is judged by a core of its own, which is ended when the board changes again.
import type { App } from './app';
import { BoardView } from './board_view';
import { Core, unlessCancelled, type Done, type Given } from './core';
import { button, choice, h, press } from './dom';
import { SIDES } from './duel_setup';
import { allGames, gameOf, presetSize, shortTitle, sideLabels, sizeRows } from './games';
import { idIn, lineOf } from './ids';
import { boardScreen } from './layout';
import { addressOf, linkOf, setAddress } from './link';
import { askSize } from './new_game_choices';
import type { State } from './picture';
import type { Answers } from './protocol';
import type { Screen } from './screens';
import { showShare } from './share';
import { draftOf, edited as editedLast, setDraft } from './store';
import { sentence } from './text';
import type { Game } from './types';
import { hearUndoKeys } from './undo_keys';
import { Verdict } from './verdict';

type Action = 'edit' | 'blank' | 'clear' | 'put' | 'mover';
type Ink = Answers['edit']['palette'][number];

// A board that was edited, and its position.
type Edited = Done<Action> & { position: string };

const MOMENT_MS = 300; // what takes longer can be stopped
const NOTHING = '∅';

class Edit {
  readonly element: HTMLElement;
  private core = new Core();
  private maker = new Core(); // of the boards of ids
  private stop = button('Stop making', () => this.maker.cancel(), { hidden: true });
  private view: BoardView;
  private verdict: Verdict;
  private state!: State;
  private position = '';
  private game!: Game;
  private corners = false;
  private inks: Ink[] = [];
  private ink = '';
  private past: string[] = [];
  private future: string[] = [];
  private palette = h('div', { class: 'palette', role: 'group', 'aria-label': 'What to put' });
  private mover = h('div', { class: 'row', role: 'group', 'aria-label': 'Side to move' });
  private gameChoice = choice('Game', allGames().filter((g) => g.edit).map((g) => [g.name, shortTitle(g)]), '', (name) => void this.openGame(name));
  private sizeBox = h('div', {});
  private undoButton = button('Undo', () => void this.step(this.past, this.future));
  private redoButton = button('Redo', () => void this.step(this.future, this.past));
  private deaf = hearUndoKeys((what) => void (what === 'undo' ? this.step(this.past, this.future) : this.step(this.future, this.past)));
  private analyse!: HTMLButtonElement;
  private startButton = button('Start position', () => void this.blank(this.state.size));

  constructor(app: App) {
    this.verdict = new Verdict(app, (picture, spots) => {
      this.view.board?.draw(picture ?? this.state);
      this.view.box.classList.toggle('is-solution', picture !== null);
      this.view.outline(spots, picture ? 'hint' : 'flaw');
    });
    this.view = new BoardView({
      press: (x, y) => void this.put(x, y, this.ink),
      clear: (x, y) => void this.put(x, y, this.inks[0]?.token ?? ''),
      describe: (x, y) => this.core.describe(x, y),
      key: (key, x, y) => this.key(key, x, y),
    }, { above: this.verdict.strip, below: [this.palette] });
    const share = button('Share link', () => this.share());
    const play = button('Play this', () => app.go(linkOf(this.position)), { class: 'primary' });
    const analyse = button('Analyse', () => app.go(linkOf(this.position, 'analysis')));
    this.analyse = analyse;
    const print = button('Print', () => app.go(linkOf(this.position, 'print')));
    const toolbar = h('div', { class: 'toolbar', role: 'group', 'aria-label': 'Main controls' },
      play, this.undoButton, this.redoButton, button('Clear', () => void this.change(true, 'clear')));
    this.element = boardScreen('edit', 'Edit', this.view,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, 'Edit'),
          h('p', { class: 'muted' }, 'Choose what to put, then press the board. Keys work too: type a number or a letter on a cell.')),
        h('div', { class: 'group' }, this.gameChoice, this.sizeBox),
        this.mover,
        toolbar,
        h('div', { class: 'group' }, this.startButton, share, print, analyse),
        this.importBox(), this.stop, this.verdict.details),
      { toolbar });
  }

  leave(): void {
    this.deaf();
    this.core.cancel();
    this.maker.cancel();
    this.verdict.leave();
  }

  private importBox(): HTMLElement {
    const text = h('textarea', { rows: 3, id: 'import', spellcheck: 'false', autocomplete: 'off' });
    const open = async (): Promise<void> => {
      if (await this.openMade(text.value.trim())) text.value = '';
    };
    return h('details', { class: 'import' }, h('summary', {}, 'Import: paste a puzzle'),
      h('label', { for: 'import', class: 'muted' }, 'A position, a link, a drawing, an id, a puzz.link address or a Tatham id'),
      text, button('Import', () => void open()));
  }

  // ---- changes ----

  // The board after it, or a sentence: why not. Null: nobody wants it any more.
  private ask<A extends Action>(action: A, ...given: Given<A>): Promise<Edited | string | null> {
    return unlessCancelled((async () => {
      const answer = await this.core.ask(action, ...given);
      if (!answer.ok) return answer.say;
      const where = await this.core.ask('position');
      return where.ok ? { ...(answer as Done<Action>), position: where.position } : where.say;
    })());
  }

  private blank(size: string, game = this.game, remember = true): Promise<boolean> {
    return this.change(remember, 'blank', { game: game.name, size });
  }

  // A game as it was left, or an empty board.
  async openGame(name: string): Promise<void> {
    const draft = draftOf(name);
    const edited = draft && (await this.ask('edit', { text: draft.position }));
    const isThere = draft && edited && typeof edited !== 'string' && edited.state.game === name;
    this.past = isThere ? [...draft.past] : [];
    this.future = isThere ? [...draft.future] : [];
    if (isThere) this.show(edited);
    else await this.blank(presetSize(gameOf(name)), gameOf(name), false);
  }

  // A position as it stands, or that of an id: its board is made, which can be stopped. Empty: said why.
  private async made(text: string): Promise<string> {
    const timer = window.setTimeout(() => (this.stop.hidden = false), MOMENT_MS);
    const line = await unlessCancelled(lineOf(this.maker, text)).finally(() => {
      window.clearTimeout(timer);
      this.stop.hidden = true;
    });
    if (!line || line.why) this.say(line ? `${line.why}.` : 'Stopped.');
    return line?.text ?? '';
  }

  // When it is there.
  async openMade(text: string): Promise<boolean> {
    const line = await this.made(text);
    return line !== '' && this.change(true, 'edit', { text: line });
  }

  // A position in any form; what is wrong with it, if something is. Undo leads to what was edited before.
  async read(text: string): Promise<string> {
    const edited = await this.ask('edit', { text });
    if (!edited || typeof edited === 'string') return edited ?? '';
    this.takeUp(edited);
    this.show(edited);
    return '';
  }

  private takeUp({ state, position }: Edited): void {
    const draft = draftOf(state.game);
    const same = draft?.position === position;
    this.past = !draft ? [] : same ? [...draft.past] : [...draft.past, draft.position];
    this.future = draft && same ? [...draft.future] : [];
  }

  say(words: string): void {
    this.view.say(words, false);
  }

  private async change<A extends Action>(remember: boolean, action: A, ...given: Given<A>): Promise<boolean> {
    const edited = await this.ask(action, ...given);
    if (!edited || typeof edited === 'string') {
      if (edited) this.say(sentence(edited));
      return false;
    }
    const before = this.state;
    if (remember && before && before.game !== edited.state.game) this.takeUp(edited); // each game has a way of its own
    else if (remember && before && this.position !== edited.position) {
      this.past.push(this.position);
      this.future = [];
    }
    this.show(edited);
    return true;
  }

  private async put(x: number, y: number, token: string): Promise<void> {
    const odd = this.corners ? 0 : 1;
    if (!token || x % 2 !== odd || y % 2 !== odd) return;
    if (await this.change(true, 'put', { at: [x, y], token })) this.view.say(await this.core.describe(x, y));
  }

  // Back, or forth again.
  private async step(from: string[], to: string[]): Promise<void> {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.position);
    await this.change(false, 'edit', { text });
  }

  private key(key: string, x: number, y: number): boolean {
    const ink = this.inks.find(({ token }) => token === key || token.toLowerCase() === key);
    if (ink) void this.put(x, y, ink.token);
    else if (key === 'z') void this.step(this.past, this.future);
    else if (key === 'y') void this.step(this.future, this.past);
    else return false;
    return true;
  }

  // ---- showing ----

  private show({ state, position, corners, palette, side }: Edited): void {
    const other = !this.state || this.state.game !== state.game;
    this.corners = corners;
    this.game = gameOf(state.game);
    this.position = position;
    if (other) this.showPalette(palette);
    if (other) this.view.renew();
    this.state = state;
    this.view.box.classList.remove('is-solution');
    this.view.show(state, corners ? 'corners' : 'cells');
    this.view.say('');
    this.showChoices(side);
    this.undoButton.disabled = this.past.length === 0;
    this.redoButton.disabled = this.future.length === 0;
    setDraft(state.game, { position, past: this.past, future: this.future });
    setAddress(linkOf(position, 'edit'));
    this.verdict.judge(this.game, position);
  }

  private choose(token: string): void {
    this.ink = token;
    press(this.palette.querySelectorAll('button'), (b) => b.dataset.token === token);
  }

  private showPalette(inks: Ink[]): void {
    const labels = new Map(this.game.inks);
    const labelOf = (ink: Ink): string => labels.get(ink.token) ?? (ink.role === 'grid' ? NOTHING : ink.token);
    const { numbers } = this.game;
    this.inks = inks;
    this.palette.replaceChildren(...inks.map((ink) => button(labelOf(ink), () => this.choose(ink.token), {
      class: labelOf(ink).length > 1 ? 'is-word' : undefined, 'data-token': ink.token, 'aria-label': labelOf(ink) === NOTHING ? ink.name : undefined, title: ink.name,
    })));
    if (numbers) {
      const number = h('input', { type: 'number', min: 1, max: numbers, value: 10, 'aria-label': `Number to put, 1 to ${numbers}`, oninput: () => this.choose(number.value) });
      this.palette.append(h('label', { class: 'other-number' }, h('span', {}, 'Other number'), number));
    }
    this.choose(inks.find((ink) => labelOf(ink) !== NOTHING)?.token ?? '');
  }

  private showChoices(side: number): void {
    const { game, state } = this;
    this.gameChoice.select.value = game.name;
    this.sizeBox.replaceChildren(choice('Board Size', [...sizeRows(game, state.size), ['more', 'More…']], state.size, (value) => void this.size(value)));
    this.startButton.hidden = this.analyse.hidden = game.puzzle;
    this.mover.hidden = side < 0;
    this.mover.replaceChildren(h('span', { class: 'muted' }, 'To move'),
      ...sideLabels(game).map((name, i) => button(name, () => void this.change(true, 'mover', { side: SIDES[i]! }), { 'aria-pressed': String(side === i) })));
  }

  private async size(value: string): Promise<void> {
    const size = value === 'more' ? await askSize(this.game, this.state.size, (why) => this.say(why)) : value;
    if (!size || !(await this.blank(size))) this.showChoices(this.state.duel ? this.state.mover : -1);
  }

  private share(): void {
    showShare([['Link to play it', addressOf(this.position)], ['Position', this.position]]);
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
