// What is known about a puzzle's solutions: the verdict, two of them that differ, the only one beside
// the board as it stands.
import type { Answer, Done } from './core';
import { showDialog } from './dialog';
import { button, h, press } from './dom';
import { spotsOf } from './geometry';
import type { Picture } from './picture';
import type { Play } from './play';
import { wantsSolution } from './play_help';
import { staticBoard } from './static_board';
import { plural, ratingWords, sentence } from './text';

// A puzzle that has one solution is rated.
type Rating = Required<Pick<Done<'rate'>, 'rating' | 'level' | 'steps' | 'techniques'>>;

export function isRated(answer: Answer<'rate'> | null): answer is Done<'rate'> & Rating {
  return !!answer?.ok && answer.rating !== undefined;
}

export function techniqueList(rating: Rating): HTMLElement[] {
  const rows = rating.techniques.map((t) => h('li', {}, h('strong', {}, `${t.name} × ${t.times}`), h('br'), t.idea));
  const solve = rating.steps === 1 ? 'solves' : 'solve';
  return [h('p', {}, `${plural(rating.steps, 'step')} of reasoning ${solve} it:`), h('ul', { class: 'techniques' }, ...rows)];
}

export async function showRating(play: Play): Promise<void> {
  const answer = await play.ask('rate');
  if (isRated(answer)) showDialog(`How hard is it? ${ratingWords(answer.rating, answer.level)}`, ...techniqueList(answer));
  else play.say(answer?.say ?? '');
}

function timeWords(ms: number): string {
  return ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;
}

interface Asked {
  answer: Done<'verdict'>;
  ms: number; // what it took
}

async function ask(play: Play): Promise<Asked | null> {
  const began = performance.now();
  const answer = await play.ask('verdict');
  if (answer?.ok) return { answer, ms: performance.now() - began };
  if (answer) play.say(answer.say);
  return null;
}

function summary({ answer, ms }: Asked): HTMLElement {
  return h('p', { class: 'verdict', 'data-verdict': answer.verdict }, h('strong', {}, sentence(answer.say)), ` Found in ${timeWords(ms)}.`);
}

async function reasoning(play: Play): Promise<HTMLElement[]> {
  const rating = await play.ask('rate');
  return isRated(rating) ? [h('h3', {}, `Rated ${ratingWords(rating.rating, rating.level)}`), ...techniqueList(rating)] : [];
}

// One picture, turned from one solution to the other; what differs is outlined in both.
function twoSolutions(solutions: [Picture, Picture], differs: number[]): HTMLElement {
  const { element, board, tell } = staticBoard(solutions[0], '', 'solution');
  const places = spotsOf(differs).length;
  const names = ['A', 'B'];
  const show = (which: number): void => {
    board.draw(solutions[which]!);
    board.overlay(board.outlines(differs, 'differs'));
    press(buttons, (_, i) => i === which);
    tell(`Solution ${names[which]}: ${places === 1 ? 'the outlined place differs' : `the ${places} outlined places differ`}`);
  };
  const buttons = names.map((name, i) => button(`Solution ${name}`, () => show(i)));
  show(0);
  return h('div', { class: 'two-solutions' }, h('div', { class: 'row', role: 'group', 'aria-label': 'Which solution' }, ...buttons), element);
}

async function conflicting(play: Play, spots: number[]): Promise<HTMLElement> {
  const picture = (await play.app.side.picture(play.state.start))!;
  const n = spotsOf(spots).length;
  const { element, board } = staticBoard(picture, n === 1 ? 'The outlined clue cannot hold' : `The ${n} outlined clues cannot all hold`, 'solution');
  board.overlay(board.outlines(spots, 'flaw'));
  return element;
}

export async function showVerdict(play: Play): Promise<void> {
  const asked = await ask(play);
  if (!asked) return;
  const { verdict, first, second, conflict, differs, say } = asked.answer;
  const parts: HTMLElement[] = [summary(asked)];
  const { side } = play.app;
  if (verdict === 'multiple' && first && second)
    parts.push(twoSolutions([(await side.picture(first))!, (await side.picture(second))!], differs));
  if (verdict === 'unique') parts.push(...(await reasoning(play)));
  if (conflict.length) parts.push(await conflicting(play, conflict));
  play.say(sentence(say));
  showDialog('Is it unique?', ...parts);
}

// The board as it stands, and the solution beside it.
export async function showCompare(play: Play): Promise<void> {
  if (!(await wantsSolution(play, 'Compare with the answer', 'The solution is shown beside your board. Nothing is filled in.'))) return;
  const compared = await play.ask('compare');
  if (compared && !compared.ok) play.say(compared.say);
  const asked = compared?.ok && (await ask(play));
  if (!asked) return;
  const mine = staticBoard(play.state, 'Your board', 'solution');
  const solution = staticBoard((await play.app.side.picture(compared.solution))!, 'Solution', 'solution');
  const dialog = showDialog('Compare with the answer', h('div', { class: 'side-by-side' }, mine.element, solution.element), summary(asked), ...(await reasoning(play)));
  dialog.classList.add('is-wide');
}
