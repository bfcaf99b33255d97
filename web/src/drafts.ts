// Boards that were being made: every one that was begun, the last first, each with a small picture. A press
// takes one up again.
import type { App } from './app';
import { Board } from './board';
import { button, h } from './dom';
import { gameOf, shortTitle } from './games';
import { drafts, forgetDraft, type KeptDraft } from './store';

const whenWords = (when: number): string => new Date(when).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export class Drafts {
  readonly element: HTMLDetailsElement;
  private list = h('ul', { class: 'drafts' });
  private none = h('p', { class: 'muted' }, 'Boards that you make are kept here, in this browser.');

  constructor(private app: App, private open: (draft: string) => void) {
    this.element = h('details', { class: 'fold', ontoggle: () => this.element.open && void this.draw() }, h('summary', {}, 'Drafts'), this.none, this.list);
  }

  private async draw(): Promise<void> {
    const rows = await Promise.all(drafts().map((one) => this.row(one)));
    this.none.hidden = rows.length > 0;
    this.list.replaceChildren(...rows.filter((row) => row !== null));
  }

  private async row(one: KeptDraft): Promise<HTMLElement | null> {
    const picture = await this.app.side.picture(one.position);
    if (!picture) return null;
    const name = `${shortTitle(gameOf(one.game))} ${picture.width}×${picture.height}`;
    const row = h('li', {},
      h('button', { type: 'button', class: 'plain', onclick: () => this.open(one.draft) },
        h('span', { class: 'thumb', 'aria-hidden': 'true' }, new Board(picture, false).svg),
        h('span', {}, h('strong', {}, name), h('span', { class: 'muted' }, whenWords(one.when)))),
      button('Delete', () => {
        forgetDraft(one.id);
        row.remove();
        this.none.hidden = this.list.children.length > 0;
      }, { class: 'inline', 'aria-label': `Delete the draft ${name} of ${whenWords(one.when)}` }));
    return row;
  }
}
