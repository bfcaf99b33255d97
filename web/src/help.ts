// Help: for each game the rules with drawings, the tutorial, the techniques, the buttons; and the keys.
import type { App } from './app';
import { buttonList } from './control';
import { Board } from './board';
import { Core } from './core';
import { editHelp } from './edit_help';
import { h } from './dom';
import { allGames, shortTitle } from './games';
import { keyList } from './keys';
import type { State } from './picture';
import type { Answers } from './protocol';
import type { Screen } from './screens';
import { staticBoard } from './static_board';
import { lessons } from './store';
import { capital, sentence } from './text';
import type { Game } from './types';

// A position as a picture with words under it, broken rules marked.
async function drawing(app: App, { position, words }: Game['drawings'][number]): Promise<HTMLElement | null> {
  const { ok, state } = await app.side.ask('load', { text: position });
  return ok ? staticBoard(state, words, 'figure', `${state.title}: ${position}`).element : null;
}

type Technique = Answers['techniques']['techniques'][number];

function picture(state: State, words: string): SVGSVGElement {
  return new Board(state).label(words).svg;
}

// Words of a step name places by their letters and numbers, so the boards carry these.
async function draw(core: Core, game: Game, { name, example, assist }: Technique, figure: HTMLElement): Promise<void> {
  await core.ask('load', { text: example });
  if (assist) await core.ask('assist', { name: assist, switch: 'on' });
  const { state: why } = await core.ask('why');
  if (!why.hint) return;
  const boards = h('div', { class: 'boards' }, picture(why, `${name}, before the step`));
  const after = game.order ? null : (await core.ask('hint')).state; // what is found of an order stands beside the board
  if (after) boards.append(h('span', { 'aria-hidden': 'true' }, '→'), picture(after, `${name}, after it`));
  if (assist) await core.ask('assist', { name: assist, switch: 'off' });
  figure.replaceChildren(boards, h('figcaption', { class: 'muted' }, capital(why.hint.text)));
}

// The techniques of a puzzle with a picture each: a small board on which the next hint is this one,
// with the places that force it numbered, and beside it the board after the step. A session of its
// own gives the hints, so that what is drawn is what a player would see.
async function techniqueSheet(game: Game, core: Core): Promise<HTMLElement | null> {
  if (!game.puzzle) return null;
  const answer = await core.ask('techniques', { game: game.name });
  if (!answer.ok) return null;
  const figures = new Map(answer.techniques.map((t) => [t, h('figure', { class: 'pattern' })]));
  const fill = async (): Promise<void> => {
    for (const [technique, figure] of figures) await draw(core, game, technique, figure);
  };
  fill().catch(() => undefined); // the help was left before all of them were drawn
  return h('section', { class: 'sheet', 'aria-labelledby': 'techniques' },
    h('h2', { id: 'techniques' }, 'Techniques, easiest first'),
    h('p', { class: 'muted' }, 'A hint names the easiest that applies. A puzzle is rated by the hardest one it needs: the number and level beside each are those of such a puzzle. In the pictures, outlined is what the step is about; places with a number force it.'),
    h('div', { class: 'technique-list' }, ...answer.techniques.map((t) =>
      h('article', { class: 'technique' },
        h('h3', {}, t.name, ' ', h('span', { class: `level level-${t.level}` }, `${t.grade.toFixed(1)} ${t.level}`)),
        h('p', {}, sentence(t.idea)),
        figures.get(t)))));
}

function tutorialLink(game: Game): HTMLElement | false {
  const done = lessons(game.name).length;
  const all = game.lessons.length;
  return all > 0 && h('p', {}, h('a', { class: 'as-button primary', href: `#tutorial=${game.name}` }, `Tutorial: ${all} small boards`),
    ' ', h('span', { class: 'muted' }, done ? `${done} of ${all} done` : ''));
}

function lessonLink(game: Game): HTMLElement | false {
  return game.constraints !== null && h('p', {}, h('a', { href: `#lesson=${game.name}` }, 'The rules as constraints'),
    ' ', h('span', { class: 'muted' }, 'take one away and see what a SAT solver would make of it'));
}

async function gameHelp(app: App, game: Game, core: Core): Promise<HTMLElement> {
  const figures: (HTMLElement | null)[] = [];
  for (const one of game.drawings) figures.push(await drawing(app, one));
  return h('div', { class: 'stacked' },
    h('section', { class: 'sheet', 'aria-labelledby': 'rules' }, h('h2', { id: 'rules' }, `Rules of ${game.title}`),
      h('div', { class: 'figures' }, ...figures), tutorialLink(game), lessonLink(game),
      h('details', {}, h('summary', {}, 'The rules in full'), h('pre', { class: 'manual', tabindex: 0, 'aria-label': `Rules of ${game.title}` }, game.manual))),
    await techniqueSheet(game, core));
}

export async function showHelp(app: App, text: string): Promise<Screen> {
  const games = allGames();
  const game = games.find((g) => g.name === text) ?? games[0]!;
  const core = new Core();
  return {
    leave: () => core.cancel(),
    title: `Help: ${shortTitle(game)}`,
    element: h('div', { class: 'paper-screen help' },
      h('h1', {}, 'Help'),
      h('nav', { class: 'tabs', 'aria-label': 'Games' }, ...games.map((g) =>
        h('a', { href: `#help=${g.name}`, 'aria-current': g === game ? 'page' : undefined }, shortTitle(g)))),
      await gameHelp(app, game, core),
      h('section', { class: 'sheet', 'aria-labelledby': 'buttons' }, h('h2', { id: 'buttons' }, 'Buttons'), buttonList(game)),
      editHelp(game),
      h('section', { class: 'sheet', 'aria-labelledby': 'keys' }, h('h2', { id: 'keys' }, 'Keys'),
        h('p', { class: 'muted' }, 'Single letters act only while the board has the focus. Everything can also be done by pointer or touch.'), keyList(game))),
  };
}
