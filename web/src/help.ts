// Help: for each game the rules with drawings, the tutorial, the techniques; and the keys.
import type { App } from './app';
import { h } from './dom';
import { figureOf } from './figure';
import { LESSONS, RULES } from './lessons';
import { keyList } from './pages';
import type { Screen } from './screens';
import { lessons } from './store';
import type { Answer, Game } from './types';

interface Technique {
  name: string;
  idea: string;
  picture: string;
  grade: number;
  level: string;
}

const short = (game: Game): string => game.title.replace(/ by .*/, '');

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
}

async function techniques(app: App, game: Game): Promise<HTMLElement | null> {
  if (!game.puzzle) return null;
  const answer = await app.side.ask<Answer & { techniques: Technique[] }>(`techniques ${game.name}`);
  if (!answer.ok) return null;
  return h('section', { class: 'sheet', 'aria-labelledby': 'techniques' },
    h('h2', { id: 'techniques' }, 'Techniques, easiest first'),
    h('p', { class: 'muted' }, 'A hint names the easiest that applies. A puzzle is rated by the hardest one it needs: the number and level beside each are those of such a puzzle.'),
    h('div', { class: 'technique-list' }, ...answer.techniques.map((t) =>
      h('article', { class: 'technique' },
        h('h3', {}, t.name, ' ', h('span', { class: `level level-${t.level}` }, `${t.grade.toFixed(1)} ${t.level}`)),
        h('p', {}, sentence(t.idea)),
        t.picture ? h('pre', { class: 'drawing', tabindex: 0, role: 'img', 'aria-label': `Drawing of ${t.name}` }, t.picture) : null))));
}

function tutorialLink(game: Game): HTMLElement {
  const done = lessons(game.name).length;
  const all = LESSONS[game.name]?.length ?? 0;
  return h('p', {}, h('a', { class: 'as-button primary', href: `#tutorial=${game.name}` }, `Tutorial: ${all} small boards`),
    ' ', h('span', { class: 'muted' }, done ? `${done} of ${all} done` : ''));
}

async function gameHelp(app: App, game: Game): Promise<HTMLElement> {
  const figures: HTMLElement[] = [];
  for (const figure of RULES[game.name] ?? []) figures.push(await figureOf(app, figure));
  return h('div', { class: 'stacked' },
    h('section', { class: 'sheet', 'aria-labelledby': 'rules' }, h('h2', { id: 'rules' }, `Rules of ${game.title}`),
      h('div', { class: 'figures' }, ...figures), tutorialLink(game),
      h('details', {}, h('summary', {}, 'The rules in full'), h('pre', { class: 'manual', tabindex: 0, 'aria-label': `Rules of ${game.title}` }, game.manual))),
    await techniques(app, game));
}

export async function showHelp(app: App, text: string): Promise<Screen> {
  const { games } = app.catalogue;
  const game = games.find((g) => g.name === text) ?? games[0]!;
  return {
    title: `Help: ${short(game)}`,
    element: h('div', { class: 'paper-screen help' },
      h('h1', {}, 'Help'),
      h('nav', { class: 'tabs', 'aria-label': 'Games' }, ...games.map((g) =>
        h('a', { href: `#help=${g.name}`, 'aria-current': g === game ? 'page' : undefined }, short(g)))),
      await gameHelp(app, game),
      h('section', { class: 'sheet', 'aria-labelledby': 'keys' }, h('h2', { id: 'keys' }, 'Keys'),
        h('p', { class: 'muted' }, 'Single letters act only while the board has the focus. Everything can also be done by pointer or touch.'), keyList())),
  };
}
