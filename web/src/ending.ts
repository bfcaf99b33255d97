// The end of a game: what happened in large letters, and what to do next.
import { button, h } from './dom';
import { LEVELS, SIZES, type Control } from './panel';
import type { Play } from './play';
import { prefs } from './store';
import type { State } from './types';

// The next entry of a list, if there is one.
function after<T>(list: T[], now: T): T | undefined {
  const at = list.indexOf(now);
  return at < 0 ? undefined : list[at + 1];
}

function larger(play: Play, state: State): string | undefined {
  const next = (SIZES[play.game.name] ?? []).find((n) => n > Math.min(state.width, state.height));
  return next === undefined ? undefined : play.game.square ? String(next) : `${next}x${next}`;
}

// How it ended, and what the end tells beyond the board.
export function outcome(state: State): string {
  return [state.headline, state.told].filter(Boolean).join('. ');
}

export function ending(play: Play): Control {
  const { game } = play;
  const title = h('strong', {});
  const told = h('p', { class: 'ending-told' });
  const acts = h('div', { class: 'ending-acts' });
  const element = h('section', { class: 'ending', 'aria-label': 'The end', hidden: true }, title, told, acts);

  const puzzleActs = (state: State): HTMLElement[] => {
    const size = larger(play, state);
    const level = after(LEVELS, play.meta.level ?? prefs.level[game.name] ?? 'normal');
    return [
      button('Another puzzle', () => void play.app.newGame(game.name), { class: 'primary' }),
      ...(level ? [button(`A harder one (${level})`, () => void play.change({ level }))] : []),
      ...(size ? [button(`A larger one (${size.replace('x', '×')})`, () => void play.change({ size }))] : []),
    ];
  };

  // Against one CPU: the same again, or a stronger one.
  const duelActs = (state: State): HTMLElement[] => {
    const side = state.seats.findIndex((seat) => seat.cpu);
    const stronger = state.seats.every((seat) => seat.cpu) ? undefined : after(play.offered(), state.seats[side]?.level ?? '');
    return [
      button('Play again', () => void play.again(), { class: 'primary' }),
      ...(stronger ? [button(`Stronger CPU (${stronger})`, () => void play.rival(side, stronger))] : []),
      button('Review the game', () => void play.review()),
    ];
  };

  return {
    element,
    show: (state) => {
      const over = state.status !== 'open' && (state.duel || state.status === 'solved');
      element.hidden = !over;
      if (!over) return;
      title.textContent = state.helped && !state.duel ? `${state.headline}, with help` : state.headline;
      told.textContent = state.told && `${state.told}.`;
      told.hidden = !state.told;
      element.dataset.status = state.status;
      acts.replaceChildren(...(state.duel ? duelActs(state) : puzzleActs(state)));
    },
  };
}
