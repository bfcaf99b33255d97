// What a position is worth, over the board: what is certain is a fact in words, a guess is a bar.
import { h } from './dom';
import { percent } from './text';

export interface Worth {
  fact: string; // nothing: it is a guess
  expected: number; // of the first side, 0 to 1
}

// An expected score of one side, as the first side's.
export function ofFirst(expected: number, side: number): number {
  return side === 0 ? expected : 1 - expected;
}

export class EvalBar {
  readonly element = h('div', { class: 'eval', role: 'img', 'aria-label': 'Evaluation' }, h('span', { class: 'eval-fill' }), h('span', { class: 'eval-text' }));

  show(worth: Worth | null, names: [string, string]): void {
    const { fact, expected } = worth ?? { fact: '', expected: 0.5 };
    const first = Math.round(100 * expected); // and the rest, so that they add up
    const guess = worth ? `${names[0]} ${first}% – ${names[1]} ${100 - first}%` : 'Not judged yet';
    this.element.style.setProperty('--share', percent(expected));
    this.element.classList.toggle('is-fact', fact !== '');
    this.element.lastElementChild!.textContent = fact || guess;
    this.element.setAttribute('aria-label', `Evaluation: ${fact || guess}`);
    this.element.title = fact ? 'Exact: nobody can change that by playing better' : worth ? 'A guess of the engine: the share of points that is to be expected' : '';
  }
}
