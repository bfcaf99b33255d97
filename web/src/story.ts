// A reason told in steps, under the board: the headline, one step at a time with its own picture, and the
// ways between them. What a picture shows is the core's to say.
import { isStill } from './animation';
import type { Control } from './control';
import { button, h } from './dom';
import type { Play } from './play';
import { hint } from './play_help';
import { capital } from './text';

const LOOK_MS = 1500; // before the next step comes by itself, and so much more for each character
const READ_MS = 50;

export interface Story extends Control {
  go(to: number): boolean; // false: there is no such step
  stop(): void; // it does not go on by itself
  readonly at: number;
}

export function story(play: Play): Story {
  const headline = h('strong', {});
  const text = h('p', {});
  const count = h('span', { class: 'muted' });
  const back = button('◀ Back', () => go(at - 1), { title: 'Arrow left, or [ on the board' });
  const next = button('', () => (go(at + 1) ? undefined : void hint(play)), { class: 'primary', title: 'Arrow right, or ] on the board' });
  const run = button('Play', () => setRuns(!runs), { 'aria-label': 'Play the steps' });
  const element = h('section', { class: 'story', 'aria-label': 'The reason in steps', hidden: true, onkeydown: (e: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 1, End: last }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    setRuns(false);
    go(to);
  } }, headline, text, h('div', { class: 'row' }, back, count, next, run));
  let [at, last, timer, runs] = [0, 0, 0, false];

  const go = (to: number): boolean => {
    const there = at > 0 && to >= 1 && to <= last;
    if (there) void play.act('step', { number: to });
    return there;
  };

  const wait = (): void => {
    window.clearTimeout(timer);
    if (runs) timer = window.setTimeout(() => go(at + 1), LOOK_MS + READ_MS * text.textContent!.length);
  };

  // From the end it begins again.
  const setRuns = (on: boolean): void => {
    runs = on;
    run.setAttribute('aria-pressed', String(on));
    if (on && at === last) go(1);
    else wait();
  };

  return {
    element,
    go,
    stop: () => setRuns(false),
    get at() {
      return at;
    },
    show: ({ hint: told }) => {
      const focused = element.contains(document.activeElement);
      at = told?.step ?? 0;
      last = at && told!.story.length - 1;
      element.hidden = !at;
      if (!at || at === last) setRuns(false);
      else wait();
      if (!at && focused) play.view.focus();
      if (!at) return;
      headline.textContent = capital(told!.story[0]!);
      text.textContent = told!.story[at]!;
      count.textContent = `${at} of ${last}`;
      back.hidden = count.hidden = last === 1;
      run.hidden = last === 1 || isStill();
      back.disabled = at === 1;
      next.textContent = at === last ? 'Do it ▶' : 'Next ▶';
      if (focused && back.disabled && document.activeElement === document.body) next.focus();
    },
  };
}
