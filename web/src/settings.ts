// How the page looks, sounds and feels; what is chosen stays so for all games.
import type { Control } from './control';
import { h, tick, type Tick } from './dom';
import { group } from './groups';
import { sound } from './sounds';
import { prefs, setPrefs } from './store';
import { applyTheme } from './theme';
import type { Game } from './types';

type Switch = 'pieces' | 'sounds' | 'shakes';

function switchOf(name: Switch, words: string, changed?: () => void): Tick {
  return tick(words, prefs[name], (on) => {
    setPrefs({ [name]: on });
    changed?.();
  }, { name });
}

export function settings(game: Game): Control {
  const hasStrokes = game.gesture === 'edges' || game.gesture === 'slashes';
  const canShake = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
  return group('Looks and sounds', [h('div', { class: 'ticks wide' },
    hasStrokes && switchOf('pieces', 'Each connected piece in its own colour', applyTheme),
    switchOf('sounds', 'Sounds', () => sound('move')),
    canShake && switchOf('shakes', 'Vibration', () => sound('move')))]);
}
