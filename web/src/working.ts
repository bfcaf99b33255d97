// Over the board while something is worked on: what it is, and a button that stops it.
import { button, h } from './dom';

const MOMENT_MS = 400;

export class Working {
  private words = h('span', {});
  readonly element: HTMLElement;
  private making = false;

  constructor(stop: (making: boolean) => void) {
    this.element = h('div', { class: 'working', hidden: true }, this.words, button('Stop', () => stop(this.making)));
  }

  private show(words: string): void {
    this.words.textContent = words;
    this.element.hidden = !words;
  }

  // A new board, which a worker of its own makes.
  make(on: boolean): void {
    this.making = on;
    this.show(on ? 'Making a puzzle…' : '');
  }

  // What takes longer than a moment can be stopped.
  async patiently<T>(answer: Promise<T>, isShown: () => boolean): Promise<T> {
    const timer = window.setTimeout(() => isShown() && this.show('Working…'), MOMENT_MS);
    try {
      return await answer;
    } finally {
      window.clearTimeout(timer);
      if (!this.making) this.show('');
    }
  }
}
