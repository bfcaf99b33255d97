// Which board comes next: its size, its level, and what else the game lets one choose.
import { meaning, type Control } from './control';
import { askDialog } from './dialog';
import { button, choice } from './dom';
import { isByHand, LEVELS, readSize, sizeRows } from './games';
import type { Play } from './play';
import { optionOf, prefs, setOption } from './store';
import { capital } from './text';
import type { Game, Option } from './types';

// A size that is typed, or null: none.
export async function askSize(game: Game, now: string, refuse: (why: string) => void): Promise<string | null> {
  const words = game.square ? `A number up to ${game.largest}` : `Width × height, up to ${game.largest}×${game.largest}`;
  const typed = await askDialog('Board Size', words, now);
  const { size, why } = readSize(game, typed ?? '');
  if (typed !== null && !size) refuse(why);
  return size ?? null;
}

export function sizeChoice(play: Play): Control {
  const { game } = play;
  const change = async (value: string): Promise<void> => {
    const size = value === 'more' ? await askSize(game, play.state.size, (why) => play.say(why)) : value;
    if (size) await play.change({ size });
    else play.panel.show(play.state);
  };
  const element = choice('Board Size', [...sizeRows(game), ['more', 'More…']], '', (value) => void change(value), meaning('Board Size'));
  const { select } = element;
  return {
    element,
    show: (state) => {
      if (![...select.options].some((o) => o.value === state.size))
        select.add(new Option(`${state.width}×${state.height}`, state.size), select.options.length - 1);
      select.value = state.size;
    },
  };
}

export function levelChoice(play: Play): Control {
  const level = (): string => prefs.level[play.game.name] ?? 'normal';
  const element = choice('Level', LEVELS.map((l) => [l, capital(l)]), level(), (value) => void play.change({ level: value }));
  return { element, show: () => void (element.select.value = level()) };
}

// What is put on the board by hand begins with the usual one.
function optionChoice(play: Play, option: Option): Control[] {
  const { game } = play;
  const change = async (value: string): Promise<void> => {
    setOption(game, option, isByHand(value) ? option.values[0]![0] : value);
    await play.change({});
    if (isByHand(value)) play.place(true);
  };
  const element = choice(option.label, option.values, optionOf(game, option), (value) => void change(value));
  const byHand = option.values.find(([value]) => isByHand(value))?.[0];
  const show = (): void => void (element.select.value = byHand && play.placed ? byHand : optionOf(game, option));
  if (!byHand) return [{ element, show }];
  const done = button('Done', () => play.place(false), { class: 'primary' });
  return [{ element, show }, { element: done, show: () => void (done.hidden = !play.placing) }];
}

export function optionChoices(play: Play): Control[] {
  return play.game.options.flatMap((option) => optionChoice(play, option));
}
