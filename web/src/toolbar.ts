// What is pressed most, which on a phone stands at the bottom; the hint, and what is not met.
import { actionButton, explained, together, type Control } from './control';
import { button, h } from './dom';
import type { Play } from './play';
import { check, hint } from './play_help';
import { capital } from './text';

// Undo, Redo, Hint, Check; in a duel on a puzzle the move that is shown, which is then the thing to press.
export function toolbar(play: Play): Control {
  const { game } = play;
  const help = actionButton('Hint', 'hint', () => void hint(play));
  const commit = explained('Play', () => play.preview.commit(), { class: 'primary' }); // a move that is shown
  const all = together({ class: 'toolbar', role: 'group', 'aria-label': 'Main controls' },
    actionButton('Undo', 'undo', () => void play.act('undo')),
    actionButton('Redo', 'redo', () => void play.act('redo')),
    game.puzzle && help,
    game.puzzle && actionButton('Check', 'check', () => void check(play)),
    game.preview.length > 0 && commit);
  return {
    element: all.element,
    show: (state) => {
      all.show?.(state);
      commit.hidden = !state.duel || state.status !== 'open';
      help.element.hidden = game.levels.length > 0 && state.duel; // refused there
      help.element.textContent = (state.hint?.kind === 'step' && ['Hint', 'Name it', 'Why?', 'Do it'][state.hint.rung]) || 'Hint';
      help.element.classList.toggle('primary', state.hint?.kind === 'step'); // half way up the ladder
    },
  };
}

export function hintBox(play: Play): Control {
  const text = h('p', {});
  const good = button('Undo to last good position', () => void play.act('good'));
  const rungs = h('ol', { class: 'rungs', 'aria-hidden': 'true' }, ...['Where', 'What', 'Why', 'Do it'].map((w) => h('li', {}, w)));
  const element = h('div', { class: 'hint-box', hidden: true }, rungs, text, good);
  return {
    element,
    show: ({ hint: told }) => {
      element.hidden = !told;
      if (!told) return;
      text.textContent = capital(told.text);
      text.hidden = told.step > 0; // it stands under the board
      good.hidden = told.kind !== 'wrong';
      rungs.hidden = told.kind !== 'step';
      [...rungs.children].forEach((li, i) => li.classList.toggle('is-told', i < told.rung));
    },
  };
}

// Finished but not accepted: every rule and clue not met, each a button that shows its place.
export function flawList(play: Play): Control {
  const list = h('ul', {});
  const element = h('div', { class: 'flaws', hidden: true }, h('h2', {}, 'Not met'), list);
  return {
    element,
    show: ({ flaws }) => {
      element.hidden = flaws.length === 0;
      list.replaceChildren(...flaws.map((flaw) => h('li', {}, button(capital(flaw.text), () => play.point(flaw.at), { class: 'plain' }))));
    },
  };
}
