// What is put on a board that is set up: one of the palette, and by which symmetry its places belong together.
import { button, choice, h, press } from './dom';
import type { Answers, Arguments } from './protocol';
import type { Game } from './types';

type Ink = Answers['edit']['palette'][number];
type Symmetry = Arguments['paint']['symmetry'];

const NOTHING = '∅';

export class Brush {
  readonly palette = h('div', { class: 'palette', role: 'group', 'aria-label': 'What to put' });
  readonly symmetry = choice<Symmetry>('Symmetry', [['none', 'None']], 'none', () => undefined,
    'Where you put something, the places that belong with it are marked as well: with ?, a clue to be chosen, or alike.');
  ink = '';
  corners = false; // where things stand: on corners, or else on cells
  private inks: Ink[] = [];

  get chosenSymmetry(): Symmetry {
    return this.symmetry.select.value as Symmetry;
  }

  // What takes something away.
  get nothing(): string {
    return this.inks[0]?.token ?? '';
  }

  // What a key stands for; empty: nothing.
  tokenOf(key: string): string {
    return this.inks.find(({ token }) => token === key || token.toLowerCase() === key)?.token ?? '';
  }

  show(game: Game, { palette, corners, symmetries }: Answers['edit'], other: boolean): void {
    this.corners = corners;
    if (other) this.showPalette(game, palette);
    const { select } = this.symmetry;
    const before = select.value;
    select.replaceChildren(...symmetries.map(({ name, label }) => h('option', { value: name, selected: name === before }, label)));
  }

  private choose(token: string): void {
    this.ink = token;
    press(this.palette.querySelectorAll('button'), (b) => b.dataset.token === token);
  }

  private showPalette(game: Game, inks: Ink[]): void {
    const labels = new Map(game.inks);
    const labelOf = (ink: Ink): string => labels.get(ink.token) ?? (ink.role === 'grid' ? NOTHING : ink.token);
    const isSign = (label: string): boolean => label === NOTHING || label === '?';
    const { numbers } = game;
    this.inks = inks;
    this.palette.replaceChildren(...inks.map((ink) => button(labelOf(ink), () => this.choose(ink.token), {
      class: labelOf(ink).length > 1 ? 'is-word' : undefined, 'data-token': ink.token, 'aria-label': isSign(labelOf(ink)) ? ink.name : undefined, title: ink.name,
    })));
    if (numbers) {
      const number = h('input', { type: 'number', min: 1, max: numbers, value: 10, 'aria-label': `Number to put, 1 to ${numbers}`, oninput: () => this.choose(number.value) });
      this.palette.append(h('label', { class: 'other-number' }, h('span', {}, 'Other number'), number));
    }
    this.choose(inks.find((ink) => labelOf(ink) !== NOTHING)?.token ?? '');
  }
}
