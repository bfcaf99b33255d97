// Edit: put clues or pieces on a board and see at once what it is worth. The board is the core's;
// every change is judged by a core of its own, which is ended when the board changes again.
import type { App } from './app';
import { Core, Cancelled } from './core';
import { askDialog } from './dialog';
import { button, choice, h } from './dom';
import { idIn, lineOf } from './ids';
import { linkOf, setAddress } from './link';
import { SIZES } from './panel';
import type { Screen } from './screens';
import { draftOf, edited, setDraft } from './store';
import { showShare } from './share';
import { Stage } from './stage';
import type { Answer, Game, State } from './types';
import { Verdict } from './verdict';

interface Ink {
  token: string;
  name: string;
}

export interface Edited extends Answer {
  palette: Ink[];
  corners: boolean;
  side: number;
  words: string[];
}

const MOMENT_MS = 300; // what takes longer can be stopped

const SHOWN: Record<string, string> = { '.': '∅', '+': '∅', S: 'S start', E: 'E end', G: '⇄ gray', X: '✕ blocked', B: '▨ blocked', H: '▶ H', V: '▲ V' };
const SHOWN_DISCS: Record<string, string> = { '.': '∅', R: 'Red', B: 'Blue' };

class Edit {
  readonly element: HTMLElement;
  private core = new Core();
  private maker = new Core(); // of the boards of ids
  private stop = button('Stop making', () => this.maker.cancel(), { hidden: true });
  private stage: Stage;
  private verdict: Verdict;
  private state!: State;
  private game!: Game;
  private corners = false;
  private inks: Ink[] = [];
  private ink = '';
  private past: string[] = [];
  private future: string[] = [];
  private palette = h('div', { class: 'palette', role: 'group', 'aria-label': 'What to put' });
  private number = h('input', {
    type: 'number', min: 1, max: 99, value: 10, 'aria-label': 'Number to put, 1 to 99',
    oninput: () => this.choose(this.number.value),
  });
  private mover = h('div', { class: 'row', role: 'group', 'aria-label': 'Side to move' });
  private gameChoice: HTMLLabelElement;
  private sizeBox = h('div', {});
  private undoButton = button('Undo', () => void this.back());
  private redoButton = button('Redo', () => void this.forth());
  private startButton = button('Start position', () => void this.change(`blank ${this.game.name} ${this.state.size}`));

  constructor(private app: App) {
    this.verdict = new Verdict(app, {
      picture: (picture, spots) => {
        this.stage.board?.draw(picture ?? this.state);
        this.stage.box.classList.toggle('is-solution', picture !== null);
        this.stage.outline(spots, picture ? 'hint' : 'flaw', this.state);
      },
    });
    this.stage = new Stage({
      press: (x, y) => void this.put(x, y, this.ink),
      clear: (x, y) => void this.put(x, y, this.inks[0]?.token ?? ''),
      key: (key, x, y) => this.key(key, x, y),
    }, this.verdict.strip);
    this.stage.box.after(this.palette);
    this.gameChoice = choice('Game', app.catalogue.games.map((g) => [g.name, g.title.replace(/ by .*/, '')]), '',
      (name) => void this.openGame(name));
    const share = button('Share link', () => this.share());
    const play = button('Play this', () => app.go(linkOf(this.state.position)), { class: 'primary' });
    const print = button('Print', () => app.go(`#print=${this.state.position.replaceAll(' ', '_')}`));
    this.element = h('section', { class: 'play edit', 'aria-label': 'Edit' },
      this.stage.element,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, 'Edit'),
          h('p', { class: 'muted' }, 'Choose what to put, then press the board. Keys work too: type a number or a letter on a cell.')),
        h('div', { class: 'group' }, this.gameChoice, this.sizeBox),
        this.mover,
        h('div', { class: 'toolbar tools', role: 'group', 'aria-label': 'Main controls' },
          play, this.undoButton, this.redoButton, button('Clear', () => void this.change('clear'))),
        h('div', { class: 'group' }, this.startButton, share, print),
        this.importBox(), this.stop, this.verdict.details));
  }

  leave(): void {
    this.core.cancel();
    this.maker.cancel();
    this.verdict.leave();
  }

  private preset(name: string): string {
    const game = this.app.game(name);
    return game.square ? String(game.preset) : `${game.preset}x${game.preset}`;
  }

  private importBox(): HTMLElement {
    const text = h('textarea', { rows: 3, id: 'import', spellcheck: 'false', autocomplete: 'off' });
    const open = async (): Promise<void> => {
      const line = await this.made(text.value.trim());
      if (line && (await this.change(`edit\n${line}`))) text.value = '';
    };
    return h('details', { class: 'import' }, h('summary', {}, 'Import: paste a puzzle'),
      h('label', { for: 'import', class: 'muted' }, 'A position, a link, a drawing, an id, a puzz.link address or a Tatham id'),
      text, button('Import', () => void open()));
  }

  // ---- changes ----

  private async ask(request: string): Promise<Edited | null> {
    try {
      return await this.core.ask<Edited>(request);
    } catch (error) {
      if (error instanceof Cancelled) return null;
      throw error;
    }
  }

  // A game as it was left, or an empty board.
  async openGame(name: string): Promise<void> {
    const draft = draftOf(name);
    const answer = draft && (await this.ask(`edit\n${draft.position}`));
    if (answer?.ok && answer.state?.game === name) {
      this.past = [...draft!.past];
      this.future = [...draft!.future];
      this.show(answer);
      return;
    }
    this.past = [];
    this.future = [];
    await this.change(`blank ${name} ${this.preset(name)}`, false);
  }

  // A position as it stands, or that of an id: its board is made, which can be stopped. Empty: said why.
  private async made(text: string): Promise<string> {
    const timer = window.setTimeout(() => (this.stop.hidden = false), MOMENT_MS);
    try {
      const line = await lineOf(this.maker, text, this.app.names());
      if (line.why) this.say(`${line.why}.`);
      return line.why ? '' : line.text;
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      this.say('Stopped.');
      return '';
    } finally {
      window.clearTimeout(timer);
      this.stop.hidden = true;
    }
  }

  // The board of an id, when it is there.
  async openNamed(text: string): Promise<void> {
    const line = await this.made(text);
    if (line) await this.change(`edit\n${line}`);
  }

  // A position in any form; what is wrong with it, if something is. Undo leads to what was edited before.
  async read(text: string): Promise<string> {
    const answer = await this.ask(`edit\n${text}`);
    if (!answer?.ok || !answer.state) return answer?.say ?? '';
    this.takeUp(answer.state);
    this.show(answer);
    return '';
  }

  private takeUp(state: State): void {
    const draft = draftOf(state.game);
    const same = draft?.position === state.position;
    this.past = !draft ? [] : same ? [...draft.past] : [...draft.past, draft.position];
    this.future = draft && same ? [...draft.future] : [];
  }

  say(words: string): void {
    this.stage.say(words, false);
  }

  private async change(request: string, remember = true): Promise<boolean> {
    const answer = await this.ask(request);
    if (!answer) return false;
    if (!answer.ok || !answer.state) {
      this.stage.say(`${answer.say}.`, false);
      return false;
    }
    const before = this.state;
    if (remember && before && before.game !== answer.state.game) this.takeUp(answer.state); // each game has a way of its own
    else if (remember && before && before.position !== answer.state.position) {
      this.past.push(before.position);
      this.future = [];
    }
    this.show(answer);
    return true;
  }

  private async put(x: number, y: number, token: string): Promise<void> {
    const odd = this.corners ? 0 : 1;
    if (!token || x % 2 !== odd || y % 2 !== odd) return;
    if (await this.change(`put ${x} ${y} ${token}`)) {
      const columns = this.state.width + (this.corners ? 1 : 0);
      this.stage.say(this.words[Math.floor(y / 2) * columns + Math.floor(x / 2)] ?? '');
    }
  }

  private async back(): Promise<void> {
    const text = this.past.pop();
    if (text === undefined) return;
    this.future.push(this.state.position);
    await this.change(`edit\n${text}`, false);
  }

  private async forth(): Promise<void> {
    const text = this.future.pop();
    if (text === undefined) return;
    this.past.push(this.state.position);
    await this.change(`edit\n${text}`, false);
  }

  private key(key: string, x: number, y: number): boolean {
    const token = this.inks.find((ink) => ink.token === key || ink.token.toLowerCase() === key);
    if (token) void this.put(x, y, token.token);
    else if (key === 'z') void this.back();
    else if (key === 'y') void this.forth();
    else return false;
    return true;
  }

  // ---- showing ----

  private words: string[] = [];

  private show(answer: Edited): void {
    const state = answer.state!;
    const other = !this.state || this.state.game !== state.game;
    this.words = answer.words;
    this.corners = answer.corners;
    this.game = this.app.game(state.game);
    if (other) this.showPalette(answer.palette);
    if (other) this.stage.renew();
    this.state = state;
    this.stage.box.classList.remove('is-solution');
    this.stage.show({ ...state, labels: answer.words }, this.corners ? 'corners' : 'cells');
    this.stage.say('');
    this.showChoices(answer.side);
    this.undoButton.disabled = this.past.length === 0;
    this.redoButton.disabled = this.future.length === 0;
    setDraft(state.game, { position: state.position, past: this.past, future: this.future });
    setAddress(`#edit=${state.position.replaceAll(' ', '_')}`);
    this.verdict.judge(this.game, state);
  }

  private choose(token: string): void {
    this.ink = token;
    for (const b of this.palette.querySelectorAll('button'))
      b.setAttribute('aria-pressed', String(b.dataset.token === token));
  }

  private showPalette(inks: Ink[]): void {
    this.inks = inks;
    const shown = this.game.name === 'crosscut' ? SHOWN_DISCS : SHOWN;
    this.palette.replaceChildren(...inks.map((ink) => button(shown[ink.token] ?? ink.token, () => this.choose(ink.token), {
      class: (shown[ink.token] ?? '').length > 1 ? 'is-word' : undefined, 'data-token': ink.token, 'aria-label': shown[ink.token] === '∅' ? ink.name : undefined, title: ink.name,
    })));
    if (this.game.name === 'hexpath')
      this.palette.append(h('label', { class: 'other-number' }, h('span', {}, 'Other number'), this.number));
    this.choose(inks[this.game.name === 'hexpath' ? 0 : 1]?.token ?? '');
  }

  private showChoices(side: number): void {
    const { game, state } = this;
    this.gameChoice.querySelector('select')!.value = game.name;
    const rows = (SIZES[game.name] ?? []).map((n): [string, string] => [game.square ? `${n}` : `${n}x${n}`, `${n}×${n}`]);
    if (!rows.some(([value]) => value === state.size)) rows.push([state.size, state.size.replace('x', '×')]);
    this.sizeBox.replaceChildren(choice('Board Size', [...rows, ['more', 'More…']], state.size, (value) => void this.size(value)));
    this.startButton.hidden = game.puzzle;
    this.mover.hidden = side < 0;
    if (side < 0) return;
    const names = game.name === 'slider' ? ['H ▶', 'V ▲'] : ['Red', 'Blue'];
    this.mover.replaceChildren(h('span', { class: 'muted' }, 'To move'),
      ...names.map((name, i) => button(name, () => void this.change(`mover ${i}`), { 'aria-pressed': String(side === i) })));
  }

  private async size(value: string): Promise<void> {
    const { game } = this;
    let size: string | null = value;
    if (value === 'more') size = await askDialog('Board Size', game.square ? 'A number' : 'Width × height', this.state.size);
    if (!size || !(await this.change(`blank ${game.name} ${size.replace('×', 'x').replaceAll(' ', '')}`))) this.showChoices(this.state.duel ? this.state.mover : -1);
  }

  private share(): void {
    const base = location.href.replace(/#.*/, '');
    showShare([['Link to play it', base + linkOf(this.state.position)], ['Position', this.state.position]]);
  }
}

// The text is a game or a position; without one, the game that was edited last.
export async function showEdit(app: App, text: string): Promise<Screen> {
  const edit = new Edit(app);
  const names = app.names();
  const known = names.includes(text);
  const named = idIn(text, names) !== null;
  const why = text && !known && !named ? await edit.read(text) : '';
  const last = names.find((name) => name === edited()) ?? 'slant';
  if (!text || known || named || why) await edit.openGame(known ? text : last);
  if (why) edit.say(`This cannot be opened: ${why}.`);
  if (named) void edit.openNamed(text);
  return { element: edit.element, title: 'Edit', leave: () => edit.leave() };
}
