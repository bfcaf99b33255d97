// What is known about a puzzle's solutions: the verdict, two of them that differ, the only one beside
// the board as it stands.
import { Board } from './board';
import { showDialog } from './dialog';
import { button, h } from './dom';
import type { Play } from './play';
import type { Answer, Picture, Rating, Verdict } from './types';

export function techniqueList(rating: Rating): HTMLElement[] {
  const rows = rating.techniques.map((t) => h('li', {}, h('strong', {}, `${t.name} × ${t.times}`), h('br'), t.idea));
  const steps = rating.steps === 1 ? '1 step of reasoning solves' : `${rating.steps} steps of reasoning solve`;
  return [h('p', {}, `${steps} it:`), h('ul', { class: 'techniques' }, ...rows)];
}

function timeWords(ms: number): string {
  return ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
}

interface Asked {
  answer: Verdict;
  ms: number; // what it took
}

async function ask(play: Play): Promise<Asked | null> {
  const began = performance.now();
  const answer = await play.ask<Verdict>('verdict');
  if (answer?.ok) return { answer, ms: performance.now() - began };
  if (answer) play.say(answer.say);
  return null;
}

function summary({ answer, ms }: Asked): HTMLElement {
  return h('p', { class: 'verdict', 'data-verdict': answer.verdict }, h('strong', {}, `${answer.say}.`), ` Found in ${timeWords(ms)}.`);
}

async function reasoning(play: Play): Promise<HTMLElement[]> {
  const rating = await play.ask<Rating>('rate');
  return rating?.ok ? [h('h3', {}, `Rated ${rating.rating.toFixed(1)}, ${rating.level}`), ...techniqueList(rating)] : [];
}

function drawn(play: Play, position: string): Promise<Answer & Picture> {
  return play.app.side.ask(`picture\n${position}`);
}

function figure(picture: Picture, words: string): [HTMLElement, Board] {
  const board = new Board(picture);
  board.svg.setAttribute('role', 'img');
  board.svg.setAttribute('aria-label', words);
  return [h('figure', { class: 'solution' }, board.svg, h('figcaption', {}, words)), board];
}

// One picture, turned from one solution to the other; what differs is outlined in both.
function twoSolutions(a: Picture, b: Picture, differs: number[]): HTMLElement {
  const [element, board] = figure(a, 'Solution A');
  const caption = element.querySelector('figcaption')!;
  const names = ['A', 'B'];
  const show = (which: number): void => {
    const picture = which ? b : a;
    board.draw(picture);
    board.overlay(board.outlines(differs, 'differs', picture));
    buttons.forEach((x, i) => x.setAttribute('aria-pressed', String(i === which)));
    const where = differs.length ? `the ${differs.length / 2} outlined places differ` : 'the same walk under another order';
    const words = `Solution ${names[which]}: ${where}`;
    caption.textContent = words;
    board.svg.setAttribute('aria-label', words);
  };
  const buttons = names.map((name, i) => button(`Solution ${name}`, () => show(i)));
  show(0);
  return h('div', { class: 'two-solutions' }, h('div', { class: 'row', role: 'group', 'aria-label': 'Which solution' }, ...buttons), element);
}

async function conflicting(play: Play, spots: number[]): Promise<HTMLElement> {
  const picture = await drawn(play, play.state.start);
  const [element, board] = figure(picture, `The ${spots.length / 2} outlined clues cannot all hold`);
  board.overlay(board.outlines(spots, 'flaw', picture));
  return element;
}

export async function showVerdict(play: Play): Promise<void> {
  const asked = await ask(play);
  if (!asked) return;
  const { verdict, first, second, conflict, differs } = asked.answer;
  const parts: HTMLElement[] = [summary(asked)];
  if (verdict === 'multiple' && first && second)
    parts.push(twoSolutions(await drawn(play, first), await drawn(play, second), differs));
  if (verdict === 'unique') parts.push(...(await reasoning(play)));
  if (conflict.length) parts.push(await conflicting(play, conflict));
  play.say(`${asked.answer.say}.`);
  showDialog('Verdict', ...parts);
}

// The board as it stands, and the solution beside it.
export async function showCompare(play: Play): Promise<void> {
  if (!(await play.wantsSolution('Compare', 'The solution is shown beside your board. Nothing is filled in.'))) return;
  const asked = await ask(play);
  if (!asked) return;
  if (!asked.answer.first) {
    play.say(`${asked.answer.say}.`);
    return;
  }
  const [mine] = figure(play.state, 'Your board');
  const [theirs] = figure(await drawn(play, asked.answer.first), 'Solution');
  const dialog = showDialog('Compare', h('div', { class: 'side-by-side' }, mine, theirs), summary(asked), ...(await reasoning(play)));
  dialog.classList.add('is-wide');
}
