// Small services of the core that a player may switch on; they stay on for the next games.
import { h } from './dom';
import type { Control } from './panel';
import type { Play } from './play';
import { prefs, prefsChanged } from './store';

export function assistList(play: Play): Control {
  const list = h('div', { class: 'ticks' });
  const boxes = new Map<string, HTMLInputElement>();

  const change = (name: string, on: boolean): void => {
    prefs.assists = [...prefs.assists.filter((n) => n !== name), ...(on ? [name] : [])];
    prefsChanged();
    void play.act(`assist ${name} ${on ? 'on' : 'off'}`);
  };

  return {
    element: h('details', { class: 'assists' }, h('summary', {}, 'Assists'), list),
    show: (state) => {
      for (const { name, help, on } of state.assists) {
        let box = boxes.get(name);
        if (!box) {
          const made = h('input', { type: 'checkbox', name, onchange: () => change(name, made.checked) });
          boxes.set(name, (box = made));
          list.append(h('label', { class: 'tick' }, box, h('span', {}, help.charAt(0).toUpperCase() + help.slice(1))));
        }
        box.checked = on;
      }
    },
  };
}
