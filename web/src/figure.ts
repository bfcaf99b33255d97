// A position as a picture with words under it, broken rules marked.
import type { App } from './app';
import { Board } from './board';
import { h } from './dom';
import type { Figure } from './lessons';

export async function figureOf(app: App, figure: Figure): Promise<HTMLElement> {
  const answer = await app.side.ask(`load\n${figure.position}`);
  const element = h('figure', { class: 'figure' });
  if (answer.ok && answer.state) {
    const { svg } = new Board(answer.state, true);
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', `${answer.state.title}: ${figure.position}`);
    element.append(svg);
  }
  element.append(h('figcaption', {}, figure.words));
  return element;
}
