// Which clue to add, leave out or change next. The core of its own looks for them when they are asked for,
// and can be stopped; a press on one of them puts it on the board.
import { Core, unlessCancelled, type Done } from './core';
import { button, h, press } from './dom';
import { capital, plural, ratingWords } from './text';
import type { Kind } from './verdict';

type List = 'add' | 'leaveOut' | 'repair' | 'easier' | 'harder';
export type Suggestion = Done<'suggest'>[List][number];

// What is looked for, and of which boards.
const LISTS: [list: List, label: string, of: Kind, title: string, none: string][] = [
  ['add', 'Clues that make it unique', 'multiple', 'Single clues, or pairs of them, that leave exactly one solution.', 'No one or two more clues that were tried leave one solution'],
  ['leaveOut', 'Clues not needed', 'unique', 'Each of these clues could go, and the solution would still be the only one.', 'Every clue is needed'],
  ['repair', 'Repair', 'none', 'One changed clue that gives a solution again.', 'No change of one clue gives a solution'],
  ['easier', 'Easier', 'unique', 'The same places, one other number: an easier puzzle.', 'No other number in the same places makes it easier'],
  ['harder', 'Harder', 'unique', 'The same places, one other number: a harder puzzle.', 'No other number in the same places makes it harder'],
];
const WHY_NOT: Record<string, string> = {
  multiple: 'This is for a board with several solutions.', unique: 'This is for a board with exactly one solution.', none: 'This is for a board without a solution.',
};
const SHOWN = 24; // at once

export interface SuggestionActs {
  apply(suggestion: Suggestion): void;
  outline(spots: number[]): void; // none: what was outlined is no more
}

export class Suggestions {
  readonly element: HTMLDetailsElement;
  private core = new Core();
  private draft = '';
  private found: Promise<Done<'suggest'> | string | null> | null = null;
  private list = h('div', { class: 'suggestions' });
  private said = h('p', { class: 'muted', role: 'status', hidden: true });
  private stop = button('Stop', () => this.core.cancel(), { hidden: true });
  private buttons = LISTS.map(([list, label, , title]) => button(label, () => void this.look(list), { title, class: list === 'add' ? 'wide' : undefined }));

  constructor(private acts: SuggestionActs) {
    this.element = h('details', { class: 'fold' }, h('summary', {}, 'Suggest'),
      h('div', { class: 'group' }, ...this.buttons, this.stop), this.said, this.list);
  }

  leave(): void {
    this.core.cancel();
  }

  // Another board: what was found is out of date.
  show(draft: string, isOffered: boolean): void {
    if (this.core.busy) this.core.cancel();
    this.draft = draft;
    this.found = null;
    this.element.hidden = !isOffered;
    this.list.replaceChildren();
    this.say('');
    press(this.buttons, () => false);
    this.know(null);
  }

  // What kind of board it is; null: not known yet.
  know(kind: Kind | null): void {
    LISTS.forEach(([, , of, title], i) => {
      const one = this.buttons[i]!;
      one.disabled = kind !== of;
      one.title = kind === null || kind === of ? title : WHY_NOT[of]!;
    });
  }

  private say(words: string): void {
    this.said.textContent = words;
    this.said.hidden = !words;
  }

  private async find(): Promise<Done<'suggest'> | string | null> {
    return unlessCancelled((async () => {
      const there = await this.core.ask('edit', { text: this.draft });
      const answer = there.ok ? await this.core.ask('suggest') : there;
      return answer.ok ? (answer as Done<'suggest'>) : answer.say;
    })());
  }

  private async look(list: List): Promise<void> {
    const { draft } = this;
    press(this.buttons, (_, i) => LISTS[i]![0] === list);
    this.list.replaceChildren();
    this.say('Looking for clues, each proved…');
    this.stop.hidden = false;
    const found = await (this.found ??= this.find());
    if (draft !== this.draft) return;
    this.stop.hidden = true;
    if (found === null) {
      this.found = null;
      press(this.buttons, () => false);
      return this.say('Stopped.');
    }
    if (typeof found === 'string') return this.say(capital(found));
    const rows = found[list];
    const none = LISTS.find(([name]) => name === list)![4];
    this.say(rows.length ? `${plural(rows.length, 'way')}; press one to put it on the board.` : `${none}.`);
    this.list.replaceChildren(...rows.slice(0, SHOWN).map((row) => this.row(row)));
    if (rows.length > SHOWN) this.list.append(button(`${rows.length - SHOWN} more`, () => this.list.replaceChildren(...rows.map((row) => this.row(row))), { class: 'plain' }));
  }

  private row(one: Suggestion): HTMLElement {
    const outline = (): void => this.acts.outline(one.puts.flatMap(({ at }) => at));
    const away = (): void => this.acts.outline([]);
    return button(`${capital(one.words)}${one.rating === undefined ? '' : ` · ${ratingWords(one.rating, one.level ?? '')}`}`, () => this.acts.apply(one), {
      class: 'suggestion', onmouseenter: outline, onfocus: outline, onmouseleave: away, onblur: away,
    });
  }
}
