// Groups of controls that open: what is not pressed at every move is out of the way, under a plain word. A
// group stays as it was left.
import { together, type Control } from './control';
import { h } from './dom';
import { isRoomy } from './layout';
import type { State } from './picture';
import { prefs, setPrefs } from './store';

const OPEN_AT_FIRST = ['Game', 'Players']; // where there is room

export function group(name: string, parts: (Control | HTMLElement | false)[], isThere: (state: State) => boolean = () => true): Control {
  const inside = together({ class: 'group' }, ...parts);
  const summary = h('summary', { onclick: () => setPrefs({ folds: { ...prefs.folds, [name]: !element.open } }) }, name);
  const element: HTMLDetailsElement = h('details', { class: 'fold', open: prefs.folds[name] ?? (isRoomy() && OPEN_AT_FIRST.includes(name)) },
    summary, inside.element);
  return {
    element,
    show: (state) => {
      inside.show?.(state);
      element.hidden = !isThere(state);
    },
  };
}
