// The tutorial: small boards, each with a sentence of what to do. Puzzles are done when they are solved;
// in duels a move counts that is as good, and as quick, as the best one.
import type { App } from './app';
import { BoardView } from './board_view';
import { Core, type ActionName, type Done, type Given } from './core';
import { button, h } from './dom';
import { allGames, shortTitle } from './games';
import { Hand } from './hand';
import { boardScreen } from './layout';
import type { State } from './picture';
import type { Screen } from './screens';
import { lessonDone, lessons } from './store';
import { tipOf } from './tools';
import type { Game } from './types';
import { hearUndoKeys } from './undo_keys';

const VALUE_MS = 5000;

class Tutorial {
  readonly element: HTMLElement;
  private core = new Core();
  private view: BoardView;
  private state!: State;
  private at = 0;
  private worth: Done<'value'> | null = null;
  private over = false;
  private task = h('p', { class: 'task', role: 'status' });
  private dots = h('ol', { class: 'lesson-dots' });
  private next = button('', () => this.goOn(), { class: 'primary', hidden: true });
  private hint = button('Hint', () => void this.act('hint'));
  private deaf = hearUndoKeys((what) => void this.act(what));
  private undo = button('Undo', () => void this.act('undo'));

  constructor(private app: App, private game: Game) {
    const hand = new Hand(game, () => this.state, (action, ...given) => this.act(action, ...given), this.core, (key) => this.key(key));
    this.view = new BoardView(hand);
    const title = shortTitle(game);
    this.element = boardScreen('tutorial', `Tutorial of ${title}`, this.view,
      h('aside', { class: 'panel', 'aria-label': 'Controls' },
        h('div', { class: 'panel-head' }, h('h1', {}, `Tutorial: ${title}`)),
        this.dots, this.task, this.next,
        h('div', { class: 'group' }, game.puzzle && this.hint, this.undo, button('Start again', () => void this.open(this.at))),
        h('p', {}, h('a', { href: `#help=${game.name}` }, 'All the rules'), ' · ', h('a', { href: `#${game.name}` }, `Play ${title}`))));
  }

  leave(): void {
    this.deaf();
    this.core.cancel();
  }

  async open(at: number): Promise<void> {
    const lesson = this.game.lessons[at];
    if (!lesson) return;
    this.at = at;
    this.over = false;
    const answer = await this.core.ask('load', { text: lesson.position });
    if (!answer.ok) return;
    this.worth = null;
    if (!this.game.puzzle) {
      const worth = await this.core.ask('value', { milliseconds: VALUE_MS });
      if (worth.ok) this.worth = worth;
    }
    this.task.textContent = lesson.task;
    this.next.hidden = true;
    this.show(answer.state);
    this.view.say(tipOf(this.game, answer.state));
    this.showDots();
  }

  private showDots(): void {
    const done = lessons(this.game.name);
    this.dots.replaceChildren(...this.game.lessons.map((_, i) => h('li', {}, button(done.includes(i) ? `${i + 1} ✓` : String(i + 1), () => void this.open(i), {
      'aria-current': i === this.at ? 'step' : undefined, 'aria-label': `Board ${i + 1}${done.includes(i) ? ', done' : ''}`,
    }))));
  }

  private show(state: State): void {
    this.state = state;
    this.view.show(state);
    this.undo.disabled = state.refused.undo !== undefined;
    if (!this.over) this.view.showTargets(state);
  }

  private async act<A extends ActionName>(action: A, ...given: Given<A>): Promise<void> {
    if (this.over && action !== 'undo') return;
    const { ok, say, state } = await this.core.ask(action, ...given);
    if (action === 'undo') this.over = false;
    this.show(state);
    this.view.say(say || (state.flaws.length ? state.headline : tipOf(this.game, state)), ok);
    if (this.game.puzzle && state.status === 'solved') this.finish();
    else if (!this.game.puzzle && ok && state.at > 0 && !this.over) await this.judge();
  }

  // Only the first move counts.
  private async judge(): Promise<void> {
    const record = await this.core.ask('record');
    const played = record.ok && (await this.app.side.ask('review', { text: record.record }));
    const move = played && played.ok && played.moves[0]?.move;
    const worth = this.worth;
    const own = worth?.moves.find((m) => m.move === move);
    if (!worth || !own) return;
    if (own.value === worth.value && (own.value !== 'W' || own.plies === worth.plies)) return this.finish();
    this.show(await this.core.goTo(0));
    const words = own.value === 'W' ? `wins too, but only in ${own.plies}` : own.value === 'L' ? 'loses' : 'only draws';
    this.view.say(`${move} ${words}. Try another move.`, false);
  }

  private finish(): void {
    const { game, at } = this;
    this.over = true;
    lessonDone(game.name, at);
    this.showDots();
    this.view.say(`Done. ${game.lessons[at]!.done}`);
    this.next.textContent = at + 1 === game.lessons.length ? `Play ${shortTitle(game)}` : 'Next board';
    this.next.hidden = false;
    this.next.focus();
  }

  // To the next board, and from the last one into a game.
  private goOn(): void {
    if (this.at + 1 < this.game.lessons.length) void this.open(this.at + 1);
    else this.app.go(`#${this.game.name}`);
  }

  private key(key: string): boolean {
    const action = ({ z: 'undo', h: 'hint' } as const)[key];
    if (action) void this.act(action);
    return action !== undefined;
  }
}

export async function showTutorial(app: App, text: string): Promise<Screen> {
  const game = allGames().find((g) => g.name === text) ?? allGames()[0]!;
  const tutorial = new Tutorial(app, game);
  const done = lessons(game.name);
  await tutorial.open(Math.max(0, game.lessons.findIndex((_, i) => !done.includes(i))));
  return { element: tutorial.element, title: 'Tutorial', leave: () => tutorial.leave() };
}
