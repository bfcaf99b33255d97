// The tutorial: six small boards a game, each with a sentence of what to do. Puzzles are done when
// they are solved; in duels a move counts that is as good, and as quick, as the best one.
import type { App } from './app';
import { Core } from './core';
import { button, h } from './dom';
import { Drawing } from './drawing';
import { LESSONS, type Lesson } from './lessons';
import { placeName } from './names';
import type { Screen } from './screens';
import { Stage } from './stage';
import { lessonDone, lessons } from './store';
import { tipOf } from './tips';
import type { Answer, Game, State } from './types';

interface Valued extends Answer {
  value: string;
  plies: number;
  moves: { move: string; value: string; plies: number }[];
}

const VALUE_MS = 5000;

class Tutorial {
  readonly element: HTMLElement;
  private core = new Core();
  private stage: Stage;
  private state!: State;
  private at = 0;
  private worth: Valued | null = null;
  private over = false;
  private task = h('p', { class: 'task', role: 'status' });
  private dots = h('ol', { class: 'lesson-dots' });
  private next = button('', () => this.goOn(), { class: 'primary', hidden: true });
  private hint = button('Hint', () => void this.act('hint'));
  private undo = button('Undo', () => void this.act('undo'));
  private list: Lesson[];

  constructor(private app: App, private game: Game) {
    this.list = LESSONS[game.name] ?? [];
    const drawing = new Drawing((request) => this.act(request));
    this.stage = new Stage({
      press: (x, y, b) => void this.act(`press ${x} ${y} ${b}`),
      border: (x, y) => void (this.state.held.length && this.act(`press ${x} ${y} 0`)),
      clear: (x, y) => this.clear(x, y),
      key: (key, x, y) => this.key(key, x, y),
      drag: (places, begins, b) => drawing.add(places, begins, b),
    });
    this.stage.box.classList.toggle('is-drawn', game.puzzle);
    const { title } = this;
    this.element = h('section', { class: 'play tutorial', 'aria-label': `Tutorial of ${title}` },
      this.stage.element,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, `Tutorial: ${title}`)),
        this.dots, this.task, this.next,
        h('div', { class: 'group' }, game.puzzle && this.hint, this.undo, button('Start again', () => void this.open(this.at))),
        h('p', {}, h('a', { href: `#help=${game.name}` }, 'All the rules'), ' · ', h('a', { href: `#${game.name}` }, `Play ${title}`))));
  }

  private get title(): string {
    return this.game.title.replace(/ by .*/, '');
  }

  leave(): void {
    this.core.cancel();
  }

  async open(at: number): Promise<void> {
    const lesson = this.list[at];
    if (!lesson) return;
    this.at = at;
    this.over = false;
    const answer = await this.core.ask(`load\n${lesson.position}`);
    if (!answer.state) return;
    this.worth = null;
    if (!this.game.puzzle) {
      const worth = await this.core.ask<Valued>(`value ${VALUE_MS}`);
      if (worth.ok) this.worth = worth;
    }
    this.task.textContent = lesson.task;
    this.next.hidden = true;
    this.show(answer.state);
    this.stage.say(tipOf(this.game, answer.state));
    this.showDots();
  }

  private showDots(): void {
    const done = lessons(this.game.name);
    this.dots.replaceChildren(...this.list.map((_, i) => h('li', {}, button(done.includes(i) ? `${i + 1} ✓` : String(i + 1), () => void this.open(i), {
      'aria-current': i === this.at ? 'step' : undefined, 'aria-label': `Board ${i + 1}${done.includes(i) ? ', done' : ''}`,
    }))));
  }

  private show(state: State): void {
    this.state = state;
    this.stage.show(state);
    this.undo.disabled = !state.canUndo;
    const { board } = this.stage;
    const shown = state.held.length || state.game === 'hexpath';
    if (board && shown && !this.over)
      board.overlay(Array.from({ length: state.targets.length / 2 }, (_, k) => board.dot(state.targets[2 * k]!, state.targets[2 * k + 1]!, 'target')));
  }

  private async act(request: string): Promise<void> {
    if (this.over && request !== 'undo') return;
    const answer = await this.core.ask(request);
    if (!answer.state) return;
    if (request === 'undo') this.over = false;
    this.show(answer.state);
    this.stage.say(answer.say || answer.state.hint?.text || this.unmet(answer.state) || tipOf(this.game, answer.state), answer.ok);
    if (this.game.puzzle && answer.state.status === 'solved') this.finish();
    else if (!this.game.puzzle && answer.ok && answer.state.at > 0 && !this.over) await this.judge();
  }

  // All is filled in, and something of it is wrong.
  private unmet(state: State): string {
    const first = state.flaws[0];
    return first && this.game.puzzle ? `Not right yet: look at the ${first.text}.` : '';
  }

  // Only the first move counts.
  private async judge(): Promise<void> {
    const told = await this.core.ask<Answer & { record: string }>('record');
    const move = /^moves (\S+)/m.exec(told.record ?? '')?.[1];
    const worth = this.worth;
    const own = worth?.moves.find((m) => m.move === move);
    if (!worth || !own) return;
    if (own.value === worth.value && (own.value !== 'W' || own.plies === worth.plies)) {
      this.finish();
      return;
    }
    const back = await this.core.ask('goto 0');
    if (back.state) this.show(back.state);
    const words = own.value === 'W' ? `wins too, but only in ${own.plies}` : own.value === 'L' ? 'loses' : 'only draws';
    this.stage.say(`${move} ${words}. Try another move.`, false);
  }

  private finish(): void {
    this.over = true;
    lessonDone(this.game.name, this.at);
    this.showDots();
    const last = this.at + 1 === this.list.length;
    this.stage.say(`Done. ${this.list[this.at]!.done}`);
    this.next.textContent = last ? `Play ${this.title}` : 'Next board';
    this.next.hidden = false;
    this.next.focus();
  }

  // To the next board, and from the last one into a game.
  private goOn(): void {
    if (this.at + 1 < this.list.length) void this.open(this.at + 1);
    else this.app.go(`#${this.game.name}`);
  }

  private clear(x: number, y: number): void {
    if (this.state.game === 'slant') void this.act(`move ${placeName(x, y, this.state.height)}.`);
    else if (this.state.game === 'hexpath') void this.act('move back');
  }

  private key(key: string, x: number, y: number): boolean {
    if (this.state.game === 'slant' && (key === '\\' || key === '/')) void this.act(`move ${placeName(x, y, this.state.height)}${key}`);
    else if (key === 'z') void this.act('undo');
    else if (key === 'h' && this.game.puzzle) void this.act('hint');
    else return false;
    return true;
  }
}

export async function showTutorial(app: App, text: string): Promise<Screen> {
  const game = app.catalogue.games.find((g) => g.name === text) ?? app.catalogue.games[0]!;
  const tutorial = new Tutorial(app, game);
  const done = lessons(game.name);
  const first = [0, 1, 2, 3, 4, 5].find((i) => !done.includes(i)) ?? 0;
  await tutorial.open(first);
  return { element: tutorial.element, title: 'Tutorial', leave: () => tutorial.leave() };
}
