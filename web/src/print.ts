// Print: puzzles laid out on sheets of paper, with their answers at the end if wanted. The preview
// is what is printed; the browser's own print dialog makes paper or a PDF of it.
import { Board } from './board';
import { Cancelled, Core } from './core';
import { button, choice, h, statusLine, tick, type Choice } from './dom';
import { allGames, gameOf, gameRows, LEVELS, presetSize, shortTitle, sizeRows } from './games';
import { factsOf, lineOf } from './ids';
import { orderOf, seedByChance } from './maker';
import type { Picture } from './picture';
import type { Screen } from './screens';
import { isRated } from './solutions';
import { current } from './store';
import { capital, plural } from './text';

const COUNT_MAX = 60;
const PAPERS: Record<string, { name: string; css: string }> = {
  a4: { name: 'A4', css: '@page { size: 210mm 297mm; margin: 0; }' },
  letter: { name: 'Letter', css: '@page { size: 8.5in 11in; margin: 0; }' },
};

interface Printed {
  game: string;
  position: string;
  picture: Picture;
  answer: Picture | null;
  facts: string; // "7×7 · hard 4.5", and the id
}

function rulesOf(name: string): string {
  return `${shortTitle(gameOf(name))}: ${gameOf(name).brief}`;
}

class Print {
  readonly element: HTMLElement;
  private core = new Core();
  private items: Printed[] = [];
  private trouble = ''; // what could not be printed
  private sheets = h('div', { class: 'sheets', 'aria-label': 'Preview', role: 'region' });
  private progress = statusLine();
  private stop = button('Stop', () => this.core.cancel(), { hidden: true });
  private make = button('Make', () => void this.fill(), { class: 'primary' });
  private printButton = button('Print', () => window.print(), { class: 'primary', disabled: true });
  private page = new CSSStyleSheet();
  private source = choice('What to print', [['made', 'New puzzles'], ['current', 'Games in hand'], ['list', 'A pasted list']], 'made', () => this.showSource());
  private game = choice('Game', gameRows(), gameRows()[0]![0], () => this.showSource());
  private level = choice('Level', LEVELS.map((l) => [l, capital(l)]), 'normal', () => undefined);
  private size!: Choice;
  private sizeBox = h('div', {});
  private count = h('input', { type: 'number', min: 1, max: COUNT_MAX, value: 4 });
  private seed = h('input', { type: 'text', inputmode: 'numeric', value: String(seedByChance() % 100000), autocomplete: 'off' });
  private list = h('textarea', { rows: 5, spellcheck: 'false', autocomplete: 'off' });
  private perPage = choice('On a page', ['1', '2', '4', '6'].map((n) => [n, n]), '4', () => this.lay());
  private paper = choice('Paper', Object.entries(PAPERS).map(([key, p]) => [key, p.name]), 'a4', () => this.lay());
  private answers = tick('Answers at the end', true, () => this.lay());
  private rules = tick('Rules in a line', true, () => this.lay());
  private made: HTMLElement;
  private listed: HTMLElement;

  constructor() {
    const field = (label: string, input: HTMLElement): HTMLElement => h('label', { class: 'choice' }, h('span', {}, label), input);
    this.made = h('div', { class: 'group' }, this.game, this.sizeBox, this.level, field('How many', this.count), field('Seed', this.seed));
    this.listed = h('label', { class: 'field' }, h('span', {}, 'One position, link or id a line'), this.list);
    this.element = h('section', { class: 'print', 'aria-label': 'Print' },
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, 'Print'), h('p', { class: 'muted' }, 'Sheets of puzzles on paper, or as a PDF through the browser\'s print dialog.')),
        this.source, this.made, this.listed,
        h('div', { class: 'group' }, this.perPage, this.paper),
        h('div', { class: 'ticks' }, this.answers, this.rules),
        h('div', { class: 'group' }, this.make, this.printButton), h('div', {}, this.progress, this.stop)),
      this.sheets);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.page];
    this.showSource();
    this.lay();
  }

  leave(): void {
    this.core.cancel();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.page);
  }

  private showSource(): void {
    const game = gameOf(this.game.select.value);
    const source = this.source.select.value;
    this.size = choice('Board Size', sizeRows(game), presetSize(game), () => undefined);
    this.sizeBox.replaceChildren(this.size);
    this.level.hidden = !game.puzzle;
    this.made.hidden = source !== 'made';
    this.listed.hidden = source !== 'list';
    this.make.textContent = source === 'made' ? 'Make' : 'Lay out';
  }

  useList(text: string): void {
    this.source.select.value = 'list';
    this.list.value = text;
    this.showSource();
    void this.fill();
  }

  // ---- what is printed ----

  private async fill(): Promise<void> {
    this.stop.hidden = false;
    this.make.disabled = true;
    this.items = [];
    this.trouble = '';
    try {
      const source = this.source.select.value;
      if (source === 'made') await this.makeNew();
      else if (source === 'list') await this.addAll(this.list.value.split('\n').map((line) => line.trim()).filter((line) => line && !line.startsWith('#')));
      else await this.addAll(allGames().map((g) => current(g.name)?.start ?? '').filter(Boolean));
      if (!this.items.length) this.trouble ||= 'There is nothing to print.';
    } catch (error) {
      this.trouble = error instanceof Cancelled ? 'Stopped.' : `${(error as Error).message}.`;
    } finally {
      this.stop.hidden = true;
      this.make.disabled = false;
      this.lay();
    }
  }

  private async makeNew(): Promise<void> {
    const game = gameOf(this.game.select.value);
    const many = Math.max(1, Math.min(COUNT_MAX, Number(this.count.value) || 1));
    const seed = Number(this.seed.value) || 1;
    for (let i = 0; i < many; i++) {
      this.progress.textContent = `Making ${i + 1} of ${many}…`;
      const wanted = { game: game.name, size: this.size.select.value, level: game.puzzle ? this.level.select.value : undefined };
      const made = await this.core.ask('make', { order: orderOf(wanted, (seed + i) % 4294967296) });
      if (!made.ok) throw new Error(made.say);
      await this.add(made.position, factsOf(made));
    }
  }

  private async addAll(texts: string[]): Promise<void> {
    for (const [i, text] of texts.slice(0, COUNT_MAX).entries()) {
      this.progress.textContent = `Laying out ${i + 1} of ${texts.length}…`;
      const line = await lineOf(this.core, text);
      const why = line.why || (await this.add(line.text, line.facts));
      if (why) this.trouble ||= `${text.slice(0, 40)}: ${why}.`;
    }
  }

  // What is wrong with it, if something is.
  private async add(text: string, facts: string[] = []): Promise<string> {
    const loaded = await this.core.ask('load', { text });
    if (!loaded.ok) return loaded.say;
    const { state } = loaded;
    const picture = (await this.core.picture(state.start))!;
    let answer: Picture | null = null;
    if (!state.duel && !state.refused.verdict) {
      const verdict = await this.core.ask('verdict');
      if (verdict.ok && verdict.verdict === 'unique' && verdict.first) {
        answer = await this.core.picture(verdict.first);
        const rated = facts.length ? null : await this.core.ask('rate');
        if (isRated(rated)) facts = [`${rated.level} ${rated.rating.toFixed(1)}`];
      } else facts = [verdict.say];
    }
    this.items.push({ game: state.game, position: state.start, picture, answer, facts: [`${state.width}×${state.height}`, ...facts].join(' · ') });
    return '';
  }

  // ---- sheets ----

  private cell(item: Printed, n: number, solved: boolean): HTMLElement {
    const board = new Board(solved && item.answer ? item.answer : item.picture, false);
    board.label(`${solved ? 'Answer' : 'Puzzle'} ${n}: ${item.position}`);
    const { title } = gameOf(item.game);
    return h('figure', { class: 'printed' },
      h('figcaption', {}, h('strong', {}, `${n}. ${title}`), h('span', {}, item.facts)),
      h('div', { class: 'printed-board' }, board.svg),
      !solved && h('p', { class: 'printed-id' }, item.position));
  }

  private sheet(heading: string, cells: HTMLElement[], perPage: number, line: string, foot: string): HTMLElement {
    return h('div', { class: `sheet-page per-${perPage} ${this.paper.select.value}` },
      h('p', { class: 'sheet-head' }, h('strong', {}, heading)),
      line ? h('p', { class: 'sheet-rules' }, line) : null,
      h('div', { class: 'sheet-grid' }, ...cells),
      h('p', { class: 'sheet-foot' }, foot));
  }

  private lay(): void {
    const perPage = Number(this.perPage.select.value);
    const pages: HTMLElement[] = [];
    this.page.replaceSync(PAPERS[this.paper.select.value]!.css);
    const games = [...new Set(this.items.map((item) => item.game))];
    const lines = games.map(rulesOf);
    const heading = games.length === 1 ? gameOf(games[0]!).title : 'Quincunx';
    for (let i = 0; i < this.items.length; i += perPage) {
      const some = this.items.slice(i, i + perPage);
      const own = lines.length > 1 ? [...new Set(some.map((item) => rulesOf(item.game)))] : lines;
      pages.push(this.sheet(heading, some.map((item, k) => this.cell(item, i + k + 1, false)), perPage, this.rules.input.checked ? own.join(' ') : '', ''));
    }
    const solved = this.items.map((item, i) => ({ item, n: i + 1 })).filter(({ item }) => item.answer);
    const small = Math.max(6, perPage);
    for (let i = 0; this.answers.input.checked && i < solved.length; i += small)
      pages.push(this.sheet('Answers', solved.slice(i, i + small).map(({ item, n }) => this.cell(item, n, true)), small, '', ''));
    pages.forEach((page, i) => (page.querySelector('.sheet-foot')!.textContent = `${i + 1} / ${pages.length}`));
    this.sheets.replaceChildren(...(pages.length ? pages : [h('p', { class: 'muted' }, 'Press Make, and the sheets are shown here.')]));
    this.printButton.disabled = pages.length === 0;
    if (this.make.disabled) return; // more are coming
    const boards = `${plural(this.items.length, 'board')} on ${plural(pages.length, 'page')}.`;
    this.progress.textContent = `${this.trouble} ${pages.length ? boards : ''}`.trim();
  }
}

// A position in the address is laid out at once.
export async function showPrint(_app: unknown, text: string): Promise<Screen> {
  const print = new Print();
  if (text) print.useList(text);
  return { element: print.element, title: 'Print', leave: () => print.leave() };
}
