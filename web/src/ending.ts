// The end of a game: what happened in large letters, and what to do next.
import { button, h } from './dom';
import { offeredLevels, playAgain, playAgainst } from './duel_setup';
import { largerSize, LEVELS, sizeWords } from './games';
import type { Control } from './control';
import type { State } from './picture';
import type { Play } from './play';
import { review } from './play_help';
import { prefs } from './store';
import { capital, sentence } from './text';

// The next entry of a list, if there is one.
function after<T>(list: T[], now: T): T | undefined {
  const at = list.indexOf(now);
  return at < 0 ? undefined : list[at + 1];
}

// How it ended, and what the end tells beyond the board.
export function outcome(state: State): string {
  return [state.headline, state.told].filter(Boolean).map(capital).join('. ');
}

export function ending(play: Play): Control {
  const { game } = play;
  const title = h('strong', {});
  const told = h('p', { class: 'ending-told' });
  const acts = h('div', { class: 'ending-acts' });
  const element = h('section', { class: 'ending', 'aria-label': 'The end', hidden: true }, title, told, acts);

  const puzzleActs = (state: State): HTMLElement[] => {
    const size = largerSize(game, Math.min(state.width, state.height));
    const level = after(LEVELS, play.meta.level ?? prefs.level[game.name] ?? 'normal');
    return [
      button('Another puzzle', () => void play.app.newGame(game.name), { class: 'primary' }),
      ...(level ? [button(`A harder one (${level})`, () => void play.change({ level }))] : []),
      ...(size ? [button(`A larger one (${sizeWords(size)})`, () => void play.change({ size }))] : []),
    ];
  };

  // Against one CPU: the same again, or a stronger one.
  const duelActs = (state: State): HTMLElement[] => {
    const side = state.seats.findIndex((seat) => seat.cpu);
    const stronger = state.seats.every((seat) => seat.cpu) ? undefined : after(offeredLevels(play), state.seats[side]?.level ?? '');
    return [
      button('Play again', () => void playAgain(play), { class: 'primary' }),
      ...(stronger ? [button(`Stronger CPU (${stronger})`, () => void playAgainst(play, side, stronger))] : []),
      button('Review the game', () => void review(play)),
    ];
  };

  return {
    element,
    show: (state) => {
      const over = state.status !== 'open' && (state.duel || state.status === 'solved');
      element.hidden = !over;
      if (!over) return;
      title.textContent = capital(state.helped && !state.duel ? `${state.headline}, with help` : state.headline);
      told.textContent = state.told && sentence(state.told);
      told.hidden = !state.told;
      element.dataset.status = state.status;
      acts.replaceChildren(...(state.duel ? duelActs(state) : puzzleActs(state)));
    },
  };
}
