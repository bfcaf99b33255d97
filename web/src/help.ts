// Help: for each game the rules with drawings, the tutorial, the techniques, the buttons; and the keys.
import type { App } from './app';
import { buttonList } from './buttons';
import { Core } from './core';
import { h } from './dom';
import { figureOf } from './figure';
import { LESSONS, RULES } from './lessons';
import { keyList } from './pages';
import type { Screen } from './screens';
import { lessons } from './store';
import { techniqueSheet } from './techniques';
import type { Game } from './types';

const short = (game: Game): string => game.title.replace(/ by .*/, '');

function tutorialLink(game: Game): HTMLElement {
  const done = lessons(game.name).length;
  const all = LESSONS[game.name]?.length ?? 0;
  return h('p', {}, h('a', { class: 'as-button primary', href: `#tutorial=${game.name}` }, `Tutorial: ${all} small boards`),
    ' ', h('span', { class: 'muted' }, done ? `${done} of ${all} done` : ''));
}

async function gameHelp(app: App, game: Game, core: Core): Promise<HTMLElement> {
  const figures: HTMLElement[] = [];
  for (const figure of RULES[game.name] ?? []) figures.push(await figureOf(app, figure));
  return h('div', { class: 'stacked' },
    h('section', { class: 'sheet', 'aria-labelledby': 'rules' }, h('h2', { id: 'rules' }, `Rules of ${game.title}`),
      h('div', { class: 'figures' }, ...figures), tutorialLink(game),
      h('details', {}, h('summary', {}, 'The rules in full'), h('pre', { class: 'manual', tabindex: 0, 'aria-label': `Rules of ${game.title}` }, game.manual))),
    await techniqueSheet(game, core));
}

export async function showHelp(app: App, text: string): Promise<Screen> {
  const { games } = app.catalogue;
  const game = games.find((g) => g.name === text) ?? games[0]!;
  const core = new Core();
  return {
    leave: () => core.cancel(),
    title: `Help: ${short(game)}`,
    element: h('div', { class: 'paper-screen help' },
      h('h1', {}, 'Help'),
      h('nav', { class: 'tabs', 'aria-label': 'Games' }, ...games.map((g) =>
        h('a', { href: `#help=${g.name}`, 'aria-current': g === game ? 'page' : undefined }, short(g)))),
      await gameHelp(app, game, core),
      h('section', { class: 'sheet', 'aria-labelledby': 'buttons' }, h('h2', { id: 'buttons' }, 'Buttons'), buttonList(game)),
      h('section', { class: 'sheet', 'aria-labelledby': 'keys' }, h('h2', { id: 'keys' }, 'Keys'),
        h('p', { class: 'muted' }, 'Single letters act only while the board has the focus. Everything can also be done by pointer or touch.'), keyList())),
  };
}
