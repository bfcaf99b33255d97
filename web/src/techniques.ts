// The techniques of a puzzle with a picture each: a small board on which the next hint is this one,
// with the places that force it numbered, and beside it the board after the step. A session of its
// own gives the hints, so that what is drawn is what a player would see.
import { Board } from './board';
import { Core } from './core';
import { h } from './dom';
import type { Answer, Game, State } from './types';

interface Technique {
  name: string;
  idea: string;
  grade: number;
  level: string;
  example: string;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
}

function picture(state: State, words: string): SVGSVGElement {
  const { svg } = new Board(state, true);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', words);
  return svg;
}

// Words of a step name places by their letters and numbers, so the boards carry these.
async function draw(core: Core, name: string, position: string, figure: HTMLElement): Promise<void> {
  await core.ask(`load\n${position}`);
  const why = (await core.ask('why')).state;
  if (!why?.hint) return;
  const boards = h('div', { class: 'boards' }, picture(why, `${name}, before the step`));
  if (why.lattice === 'square') {
    const after = (await core.ask('hint')).state;
    if (after) boards.append(h('span', { 'aria-hidden': 'true' }, '→'), picture(after, `${name}, after it`));
  }
  figure.replaceChildren(boards, h('figcaption', { class: 'muted' }, why.hint.text));
}

export async function techniqueSheet(game: Game, core: Core): Promise<HTMLElement | null> {
  if (!game.puzzle) return null;
  const answer = await core.ask<Answer & { techniques: Technique[] }>(`techniques ${game.name}`);
  if (!answer.ok) return null;
  const figures = new Map(answer.techniques.map((t) => [t, h('figure', { class: 'pattern' })]));
  const fill = async (): Promise<void> => {
    for (const [{ name, example }, figure] of figures) await draw(core, name, example, figure);
  };
  fill().catch(() => undefined); // the help was left before all of them were drawn
  return h('section', { class: 'sheet', 'aria-labelledby': 'techniques' },
    h('h2', { id: 'techniques' }, 'Techniques, easiest first'),
    h('p', { class: 'muted' }, 'A hint names the easiest that applies. A puzzle is rated by the hardest one it needs: the number and level beside each are those of such a puzzle. In the pictures, outlined is what the step is about; places with a number force it.'),
    h('div', { class: 'technique-list' }, ...answer.techniques.map((t) =>
      h('article', { class: 'technique' },
        h('h3', {}, t.name, ' ', h('span', { class: `level level-${t.level}` }, `${t.grade.toFixed(1)} ${t.level}`)),
        h('p', {}, sentence(t.idea)),
        figures.get(t)))));
}
