// The clock stands still and the board is out of sight, until somebody goes on. Whatever is done to the game
// meanwhile goes on with it.
import type { Control } from './control';
import { explained } from './control';
import { button, h } from './dom';
import type { Play } from './play';

export class Pause implements Control {
  isOn = false;
  private resume = button('Resume', () => this.set(false), { class: 'primary' });
  readonly over = h('div', { class: 'paused', hidden: true }, h('span', {}, 'Paused'), this.resume);
  readonly element = explained('Pause', () => this.set(true));

  constructor(private play: Play) {}

  show(): void {
    if (this.isOn) this.set(false);
    this.element.disabled = this.play.state.status !== 'open';
  }

  set(on: boolean): void {
    const { view, element } = this.play;
    this.isOn = on;
    this.over.hidden = !on;
    view.box.inert = on;
    element.classList.toggle('is-paused', on);
    if (on) this.resume.focus();
    else if (element.contains(document.activeElement) || document.activeElement === document.body) view.focus();
  }
}
