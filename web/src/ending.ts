// The end of a game, as a card under the board, which makes room for it: what happened, what it was worth, and what
// to do next.
import type { Control } from './control';
import { lastSeven, streaks } from './days';
import { button, h } from './dom';
import { offeredLevels, playAgain, playAgainst, rematch } from './duel_setup';
import { largerSize, LEVELS, sizeWords } from './games';
import { openPacked } from './packs';
import type { State } from './picture';
import type { Play } from './play';
import { review } from './play_help';
import { dailyWords, helpWords, shareResult } from './result';
import { timesKey } from './statistics';
import { keptReview, prefs, tally } from './store';
import { capital, clockOf, levelWord, percent, ratingWords, sentence } from './text';

// The next entry of a list, if there is one.
function after<T>(list: T[], now: T): T | undefined {
  const at = list.indexOf(now);
  return at < 0 ? undefined : list[at + 1];
}

// How it ended, and what the end tells beyond the board.
export function outcome(state: State): string {
  return [state.headline, state.told].filter(Boolean).map(capital).join('. ');
}

// Time, hints, how hard it was, the best so far.
function facts(play: Play): string[] {
  const { game, state, meta } = play;
  if (state.duel) return [];
  const key = timesKey(state, meta);
  const best = tally(game.name).best[key];
  const list = [capital(helpWords(play))];
  if (meta.level && meta.rating) list.push(`Rated ${ratingWords(meta.rating, meta.level)}`);
  if (state.helped || best === undefined) return list;
  const here = [sizeWords(state.size), meta.level].filter(Boolean).join(' ');
  if (meta.bestBefore === undefined) list.push(`Your first at ${here}`);
  else if (meta.seconds < meta.bestBefore) list.push(`A new best at ${here}, before: ${clockOf(meta.bestBefore)}`);
  else list.push(`Best at ${here}: ${clockOf(best)}`);
  return list;
}

// How well each side played, once the game was gone through.
async function accuracyWords(play: Play): Promise<string> {
  const told = await play.ask('record');
  const kept = told?.ok ? keptReview(told.record) : null;
  if (!kept || kept.judged.length < kept.moves) return '';
  return `Accuracy: ${play.state.seats.map((seat, i) => `${seat.name} ${percent(kept.accuracy[i] ?? 1)}`).join(', ')}`;
}

function titleOf({ state, meta }: Play): string {
  if (state.duel) return capital(state.headline);
  const how = state.helped ? ', with help' : ` in ${clockOf(meta.seconds)}`;
  return capital(`${state.headline}${how}`);
}

export function ending(play: Play): Control {
  const { game } = play;
  const title = h('strong', {});
  const told = h('p', { class: 'ending-told' });
  const list = h('ul', { class: 'ending-facts' });
  const daily = h('div', { class: 'ending-daily' });
  const acts = h('div', { class: 'ending-acts' });
  const element = h('section', { class: 'ending', 'aria-label': 'The end', hidden: true }, title, told, list, daily, acts);

  const packActs = (): HTMLElement[] => {
    const next = (play.meta.pack ?? -1) + 1;
    if (play.meta.pack === undefined || next >= game.pack.length) return [];
    return [button(`Next of the pack (${next + 1})`, () => void openPacked(play.app, game, next), { class: 'primary' })];
  };

  const puzzleActs = (state: State): HTMLElement[] => {
    const size = largerSize(game, Math.min(state.width, state.height));
    const level = after(LEVELS, play.meta.level ?? prefs.level[game.name] ?? 'normal');
    const pack = packActs();
    return [
      ...pack,
      button('Another puzzle', () => void play.app.newGame(game.name), { class: pack.length ? '' : 'primary' }),
      ...(level ? [button(`A harder one (${level})`, () => void play.change({ level }))] : []),
      ...(size ? [button(`A larger one (${sizeWords(size)})`, () => void play.change({ size }))] : []),
    ];
  };

  // Against one CPU: the same again, with sides exchanged, or a stronger one.
  const duelActs = (state: State): HTMLElement[] => {
    const side = state.seats.findIndex((seat) => seat.cpu);
    const stronger = state.seats.every((seat) => seat.cpu) ? undefined : after(offeredLevels(play), state.seats[side]?.level ?? '');
    const pack = packActs();
    return [
      ...pack,
      button('Rematch, sides exchanged', () => void rematch(play), { class: pack.length ? '' : 'primary' }),
      button('Play again', () => void playAgain(play)),
      ...(stronger ? [button(`Stronger CPU (${levelWord(stronger)})`, () => void playAgainst(play, side, stronger))] : []),
      button('Review the game', () => void review(play)),
    ];
  };

  const addAccuracy = async (): Promise<void> => {
    const words = await accuracyWords(play);
    if (!words || element.hidden || list.dataset.accuracy) return;
    list.dataset.accuracy = words;
    list.append(h('li', {}, words));
    list.hidden = false;
  };

  const fill = (state: State): void => {
    const { days } = tally(game.name);
    const words = facts(play);
    title.textContent = titleOf(play);
    told.textContent = state.told && sentence(state.told);
    told.hidden = !state.told;
    list.replaceChildren(...words.map((fact) => h('li', {}, fact)));
    list.hidden = words.length === 0;
    delete list.dataset.accuracy;
    if (state.duel) void addAccuracy();
    daily.hidden = !play.meta.daily;
    daily.replaceChildren(h('span', {}, dailyWords(play)), lastSeven(days));
    daily.dataset.streak = String(streaks(days).current);
    element.dataset.status = state.status;
    acts.replaceChildren(...(state.duel ? duelActs(state) : puzzleActs(state)), button('Share result', () => void shareResult(play)));
  };

  return {
    element,
    show: (state) => {
      const over = state.status !== 'open' && (state.duel || state.status === 'solved');
      element.hidden = !over;
      if (over) fill(state);
    },
  };
}
