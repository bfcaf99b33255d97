// What is known about a puzzle's solutions: the verdict, two of them that differ, the only one beside
// the board as it stands.
import { Board } from './board';
import { showDialog } from './dialog';
import { button, h } from './dom';
import type { Play } from './play';
import type { Answer, Picture } from './types';

interface Verdict extends Answer {
  verdict: 'none' | 'unique' | 'multiple' | 'unknown';
  first?: string;
  second?: string;
  conflict: number[];
}

export interface Rating extends Answer {
  rating: number;
  level: string;
  steps: number;
  techniques: { name: string; idea: string; times: number }[];
}

export function techniqueList(rating: Rating): HTMLElement[] {
  const rows = rating.techniques.map((t) => h('li', {}, h('strong', {}, `${t.name} × ${t.times}`), h('br'), t.idea));
  const steps = `${rating.steps} ${rating.steps === 1 ? 'step' : 'steps'}`;
  return [h('p', {}, `${steps} of reasoning ${rating.steps === 1 ? 'solves' : 'solve'} it:`), h('ul', { class: 'techniques' }, ...rows)];
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

async function solved(play: Play, text: string): Promise<Picture> {
  const picture = await play.app.side.ask<Answer & Picture>(`picture\n${text}`);
  return { ...picture, status: 'solved' } as Picture;
}

function figure(picture: Picture, words: string): [HTMLElement, Board] {
  const board = new Board(picture);
  board.svg.setAttribute('role', 'img');
  board.svg.setAttribute('aria-label', words);
  return [h('figure', { class: 'solution' }, board.svg, h('figcaption', {}, words)), board];
}

function outline(board: Board, picture: Picture, spots: number[], role: string): void {
  const outlines: SVGElement[] = [];
  for (let i = 0; i + 1 < spots.length; i += 2) outlines.push(board.mark(spots[i]!, spots[i + 1]!, 'cell', role, picture));
  board.overlay(outlines);
}

// Spots where one picture has a mark that the other has not.
function differences(a: Picture, b: Picture): number[] {
  const keys = (p: Picture): Set<string> => {
    const all = new Set<string>();
    for (let i = 0; i + 4 < p.marks.length; i += 5) all.add(p.marks.slice(i, i + 5).join());
    return all;
  };
  const [ka, kb] = [keys(a), keys(b)];
  const spots = new Set<string>();
  for (const [from, other] of [[ka, kb], [kb, ka]] as const)
    for (const key of from) if (!other.has(key)) spots.add(key.split(',').slice(0, 2).join());
  return [...spots].flatMap((spot) => spot.split(',').map(Number));
}

// One picture, turned from one solution to the other; what differs is outlined in both.
function twoSolutions(a: Picture, b: Picture): HTMLElement {
  const [element, board] = figure(a, 'Solution A');
  const caption = element.querySelector('figcaption')!;
  const differs = differences(a, b);
  const names = ['A', 'B'];
  const show = (which: number): void => {
    const picture = which ? b : a;
    board.draw(picture);
    outline(board, picture, differs, 'differs');
    buttons.forEach((x, i) => x.setAttribute('aria-pressed', String(i === which)));
    const words = `Solution ${names[which]}: ${differs.length === 2 ? 'the outlined place differs' : `the ${differs.length / 2} outlined places differ`}`;
    caption.textContent = words;
    board.svg.setAttribute('aria-label', words);
  };
  const buttons = names.map((name, i) => button(`Solution ${name}`, () => show(i)));
  show(0);
  return h('div', { class: 'two-solutions' }, h('div', { class: 'row', role: 'group', 'aria-label': 'Which solution' }, ...buttons), element);
}

async function conflicting(play: Play, spots: number[]): Promise<HTMLElement> {
  const picture = await play.app.side.ask<Answer & Picture>(`picture\n${play.state.start}`);
  const [element, board] = figure(picture, spots.length === 2 ? 'The outlined clue cannot hold' : `The ${spots.length / 2} outlined clues cannot all hold`);
  outline(board, picture, spots, 'flaw');
  return element;
}

export async function showVerdict(play: Play): Promise<void> {
  const asked = await ask(play);
  if (!asked) return;
  const { verdict, first, second, conflict } = asked.answer;
  const parts: HTMLElement[] = [summary(asked)];
  if (verdict === 'multiple' && first && second)
    parts.push(twoSolutions(await solved(play, first), await solved(play, second)));
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
  const [theirs] = figure(await solved(play, asked.answer.first), 'Solution');
  const dialog = showDialog('Compare', h('div', { class: 'side-by-side' }, mine, theirs), summary(asked), ...(await reasoning(play)));
  dialog.classList.add('is-wide');
}
