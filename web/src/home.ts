// Home: a card a game with a live board, a box to paste a link or puzzle, recent games.
import type { App } from './app';
import { Board } from './board';
import { lastSeven, streaks } from './days';
import { button, h, statusLine } from './dom';
import { dueDrills, dueWords } from './drills';
import { allGames, shortTitle } from './games';
import { today } from './link';
import { current, packed, recent, tally, unreadable, type Kept } from './store';
import { capital, plural, sentence } from './text';
import type { Game } from './types';

const SHOWN = 6; // recent games that are listed at once

async function smallBoard(app: App, text: string): Promise<HTMLElement> {
  const box = h('div', { class: 'thumb', 'aria-hidden': 'true' });
  const picture = await app.side.picture(text);
  if (picture) box.append(new Board(picture, false).svg);
  return box;
}

function packWords(game: Game): string {
  const done = packed(game.name).length;
  return done ? `Pack ${done}/${game.pack.length}` : 'Pack';
}

// The days in a row on which a daily of any game was done; nothing where there were none.
function dailyLine(): HTMLElement | null {
  const days = allGames().flatMap((game) => tally(game.name).days);
  const { current: row } = streaks(days);
  return days.length ? h('section', { class: 'streak', 'aria-label': 'Dailies' },
    h('span', {}, row ? `Dailies: ${plural(row, 'day')} in a row` : 'Dailies of the last seven days'), lastSeven(days),
    h('a', { href: '#statistics' }, 'Calendar')) : null;
}

async function card(app: App, game: Game): Promise<HTMLElement> {
  const kept = current(game.name);
  const done = tally(game.name).days.includes(today());
  const name = shortTitle(game);
  const open = (): void => app.go(`#${game.name}`);
  const element = h('article', { class: `card card-${game.name}`, 'aria-labelledby': `card-${game.name}` },
    h('div', { class: 'card-board', onclick: open }, await smallBoard(app, kept?.save ?? game.sample)),
    h('h2', { id: `card-${game.name}` }, name),
    h('p', { class: 'blurb' }, sentence(game.blurb)),
    h('p', { class: 'card-learn' },
      game.lessons.length > 0 && h('a', { href: `#tutorial=${game.name}`, 'aria-label': `Tutorial of ${name}` }, 'Tutorial'), ' · ',
      game.pack.length > 0 && h('a', { href: `#packs=${game.name}`, 'aria-label': `Pack of ${name}` }, packWords(game)), ' · ',
      h('a', { href: `#help=${game.name}`, 'aria-label': `Rules of ${name}` }, 'Rules')),
    h('p', { class: 'card-acts' },
      kept && button('Continue', open, { class: 'primary', 'aria-label': `Continue ${name}` }),
      button('New', () => void app.newGame(game.name), { class: kept ? '' : 'primary', 'aria-label': `New ${name}` }),
      button(done ? 'Daily ✓' : 'Daily', () => app.go(`#daily=${game.name}`), {
        'aria-label': `Daily ${name}${done ? ', done' : ''}`, title: 'The same board for everybody today, another one tomorrow',
      })));
  return element;
}

function pasteBox(app: App): HTMLElement {
  const input = h('input', {
    type: 'text', id: 'paste', autocomplete: 'off', spellcheck: 'false',
    placeholder: 'a link from Share, a puzz.link address, a game id …',
    onpaste: (e: ClipboardEvent) => {
      const text = e.clipboardData?.getData('text').trim() ?? '';
      if (!text.includes('\n')) return;
      e.preventDefault(); // a drawing: the box has one line only
      void app.openText(text);
    },
  });
  const open = (event: Event): void => {
    event.preventDefault();
    if (input.value.trim()) void app.openText(input.value.trim());
  };
  return h('form', { class: 'paste', onsubmit: open },
    h('label', { for: 'paste' }, 'Paste a link or puzzle'), input, h('button', { type: 'submit' }, 'Open'));
}

function recentRow(app: App, kept: Kept): HTMLElement {
  const when = new Date(kept.when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  const open = async (): Promise<void> => {
    const why = await app.openKept(kept);
    if (why) await app.home(`This game cannot be opened: ${why}. It is left as it is.`);
  };
  return h('li', {}, button(`${capital(kept.game)}, ${kept.words ?? ''}`, () => void open(), { class: 'plain' }),
    h('span', { class: 'muted' }, when));
}

// The last ones at once, the others behind a word.
function recentList(app: App, list: Kept[]): HTMLElement {
  const rows = (some: Kept[]): HTMLElement => h('ul', {}, ...some.map((kept) => recentRow(app, kept)));
  return h('section', { class: 'recent', 'aria-labelledby': 'recent-title' },
    h('h2', { id: 'recent-title' }, 'Recent games'), rows(list.slice(0, SHOWN)),
    list.length > SHOWN && h('details', {}, h('summary', {}, `${list.length - SHOWN} more`), rows(list.slice(SHOWN))));
}

export async function showHome(app: App, message = ''): Promise<HTMLElement> {
  const cards = h('div', { class: 'cards' });
  for (const game of allGames()) cards.append(await card(app, game));
  const list = recent();
  const unread = unreadable();
  const said = statusLine();
  said.textContent = message;
  return h('div', { class: 'home' },
    h('h1', { class: 'home-title' }, 'Grid games that explain themselves'),
    said,
    cards,
    dailyLine(),
    dueDrills().length > 0 && h('p', { class: 'streak' }, h('a', { href: '#drills' }, sentence(dueWords()))),
    pasteBox(app),
    list.length > 0 && recentList(app, list),
    unread > 0 && h('p', { class: 'muted unread' },
      `${unread === 1 ? 'One more game is' : `${unread} more games are`} kept in this browser and cannot be read by this version of the page.`));
}
