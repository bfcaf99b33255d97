// A finished board for others, all in one window: links, other programs' notations, pictures, paper.
import type { App } from './app';
import type { Core } from './core';
import { showDialog } from './dialog';
import { button, h } from './dom';
import { addressOf, linkOf } from './link';
import { pictureOf, saveFile, svgOf } from './picture_file';
import { isOwnMachine, OWN_MACHINE, row } from './share';
import { staticBoard } from './static_board';

interface Published {
  game: string;
  position: string;
  draft: string;
  verdict: string; // what is known of it
}

export async function showPublish(app: App, core: Core, { game, position, draft, verdict }: Published): Promise<void> {
  const forms = await core.ask('convert');
  const picture = await app.side.picture(position);
  if (!forms.ok || !picture) return;
  const board = staticBoard(picture, verdict, 'solution', `The board: ${position}`);
  const rows: [string, string | undefined][] = [
    ['Link to play it', addressOf(position)],
    ['Link to go on editing', location.href.replace(/#.*/, '') + linkOf(draft, 'edit')],
    ['Position', position],
    ['puzz.link', forms.puzzlink],
    ['Game id (Tatham)', forms.tatham],
  ];
  const name = `quincunx-${game}`;
  const { svg } = board.board;
  const print = button('Print or PDF', () => {
    dialog.close();
    app.go(linkOf(position, 'print'));
  });
  const dialog = showDialog('Publish', board.element,
    h('div', { class: 'row', role: 'group', 'aria-label': 'Pictures and paper' },
      button('Picture (PNG)', () => void pictureOf(svg).then((blob) => saveFile(blob, `${name}.png`))),
      button('Picture (SVG)', () => saveFile(svgOf(svg), `${name}.svg`)), print),
    ...rows.filter((one): one is [string, string] => !!one[1]).map((one) => row(one)),
    ...(isOwnMachine() ? [h('p', { class: 'muted' }, OWN_MACHINE)] : []));
  dialog.classList.add('publish');
}
