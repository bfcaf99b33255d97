// The rules of a puzzle as constraints: some are ticked, and a board that meets just these is shown, with
// what it breaks of the others. Board and words are the game's, the model is the core's.
import type { App } from './app';
import { Core } from './core';
import { button, h, statusLine, tick } from './dom';
import { allGames, shortTitle } from './games';
import type { Screen } from './screens';
import { staticBoard } from './static_board';
import { capital } from './text';
import type { Game } from './types';

type Constraints = NonNullable<Game['constraints']>;

class Lesson {
  readonly element: HTMLElement;
  private core = new Core();
  private on: Set<string>;
  private number = 1; // of the model: another one of the same constraints
  private shown = h('div', { class: 'lesson-model' });
  private said = statusLine();
  private broken = h('ul', { class: 'lesson-broken' });
  private ticks: Map<string, HTMLInputElement>;

  constructor(private game: Game, private all: Constraints) {
    this.on = new Set(all.list.slice(0, -1).map((one) => one.name));
    const rows = all.list.map((one) => ({ one, row: tick(capital(one.name), this.on.has(one.name), (is) => void this.choose(one.name, is)) }));
    this.ticks = new Map(rows.map(({ one, row }) => [one.name, row.input]));
    const title = shortTitle(game);
    this.element = h('div', { class: 'paper-screen lesson' },
      h('h1', {}, `${title}: the rules as constraints`),
      h('div', { class: 'lesson-sheets' },
        h('section', { class: 'sheet', 'aria-label': 'Constraints' },
          h('p', {}, all.words),
          h('fieldset', { class: 'lesson-choice' }, h('legend', {}, 'What a model has to meet'),
            ...rows.map(({ one, row }) => h('div', {}, row, h('p', { class: 'muted' }, one.words)))),
          button('Another model', () => void this.another())),
        h('section', { class: 'sheet', 'aria-label': 'A model' }, this.shown, this.said, this.broken)),
      h('p', {}, h('a', { href: `#help=${game.name}` }, 'All the rules'), ' · ', h('a', { href: `#${game.name}` }, `Play ${title}`)));
  }

  leave(): void {
    this.core.cancel();
  }

  private another(): Promise<void> {
    this.number++;
    return this.show();
  }

  // One that says nothing without another takes that along, and goes with it.
  private choose(name: string, is: boolean): Promise<void> {
    const { list } = this.all;
    const related = is ? list.filter((one) => one.name === name).map((one) => one.needs) : list.filter((one) => one.needs === name).map((one) => one.name);
    for (const each of [name, ...related]) {
      if (each === null) continue;
      if (is) this.on.add(each);
      else this.on.delete(each);
    }
    for (const [each, input] of this.ticks) input.checked = this.on.has(each);
    return this.show();
  }

  async show(): Promise<void> {
    const names = [...this.ticks.keys()].filter((name) => this.on.has(name));
    const constraints = names.join('+') || 'none';
    const { number } = this;
    const model = await this.core.ask('model', { game: this.game.name, constraints, number });
    if (!model.ok) {
      this.said.textContent = capital(model.say);
      return;
    }
    const { state } = await this.core.ask('load', { text: model.position });
    if (constraints !== ([...this.ticks.keys()].filter((name) => this.on.has(name)).join('+') || 'none')) return; // chosen anew meanwhile
    const of = names.join(', ') || 'no constraint at all';
    const words = model.answer ? `A model of ${of}: this is an answer.` : `A model of ${of}, but no answer. It breaks:`;
    const { element } = staticBoard(state, '', 'figure is-solution', `A model of ${of}: ${model.position}`);
    this.shown.replaceChildren(element);
    this.shown.dataset.constraints = constraints;
    this.shown.dataset.position = model.position;
    this.shown.dataset.number = String(number);
    this.said.textContent = words;
    this.broken.replaceChildren(...state.flaws.map((flaw) => h('li', {}, flaw.text)));
  }
}

export async function showLesson(_app: App, text: string): Promise<Screen> {
  const taught = allGames().filter((g) => g.constraints);
  const game = taught.find((g) => g.name === text) ?? taught[0]!;
  const lesson = new Lesson(game, game.constraints!);
  await lesson.show();
  return { element: lesson.element, title: `Constraints: ${shortTitle(game)}`, leave: () => lesson.leave() };
}
