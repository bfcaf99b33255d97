// Packs: twelve boards of a game, easy ones first, that are the same for ever; what was done is remembered.
import type { App } from './app';
import { button, h } from './dom';
import { allGames, shortTitle } from './games';
import type { Screen } from './screens';
import { staticBoard } from './static_board';
import { found, packed, type Kept } from './store';
import { capital, levelWord } from './text';
import type { Game } from './types';

function isOf(board: number): (kept: Kept) => boolean {
  return ({ meta }) => meta.pack === board && !meta.finished;
}

// A board of the pack: where it was left, or from the start.
export async function openPacked(app: App, game: Game, board: number): Promise<void> {
  const one = game.pack[board];
  if (!one) return;
  const kept = found(game.name, isOf(board));
  if (kept && !(await app.openKept(kept))) return;
  await app.open(() => app.core.ask('pack', { board: board + 1, game: game.name }), { pack: board, level: game.puzzle ? one.level : undefined });
}

async function card(app: App, game: Game, board: number, done: boolean): Promise<HTMLElement> {
  const { position, level, task } = game.pack[board]!;
  const words = task || capital(level);
  const picture = await app.side.picture(position);
  return h('li', { class: done ? 'is-done' : '' },
    picture && staticBoard(picture, '', 'thumb', words).element,
    h('p', {}, words, !game.puzzle && h('span', { class: 'muted' }, ` CPU ${levelWord(level)}`)),
    button(`Board ${board + 1}${done ? ' ✓' : ''}`, () => void openPacked(app, game, board),
      { 'aria-label': `Board ${board + 1}: ${words}${done ? ' (done)' : ''}` }));
}

export async function showPacks(app: App, text: string): Promise<Screen> {
  const games = allGames().filter((g) => g.pack.length);
  const game = games.find((g) => g.name === text) ?? games[0]!;
  const done = packed(game.name);
  const cards: HTMLElement[] = [];
  for (const i of game.pack.keys()) cards.push(await card(app, game, i, done.includes(i)));
  return {
    title: `Pack: ${shortTitle(game)}`,
    element: h('div', { class: 'paper-screen packs' },
      h('h1', {}, 'Packs'),
      h('nav', { class: 'tabs', 'aria-label': 'Games' }, ...games.map((g) =>
        h('a', { href: `#packs=${g.name}`, 'aria-current': g === game ? 'page' : undefined }, shortTitle(g)))),
      h('p', {}, `${game.pack.length} boards, each harder than the one before. ${done.length ? `${done.length} done.` : 'They stay the same, and what you have done is remembered.'}`),
      h('ol', { class: 'pack' }, ...cards)),
  };
}
