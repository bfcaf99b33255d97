// Hexpath's order of the numbers, highest first: a list whose rows move up and down. What stands
// between two rows says whether that is stated (>) or still open (?).
import { button, h } from './dom';
import type { Control } from './panel';
import type { Play } from './play';

export function orderPanel(play: Play): Control {
  const list = h('ol', { class: 'order' });
  const chip = h('span', { class: 'chip' });
  const trace = button('Trace', () => void play.act('trace'), { class: 'primary' });

  const move = async (number: number, by: -1 | 1): Promise<void> => {
    const { order } = play.state;
    if (!order) return;
    const at = order.numbers.indexOf(number);
    const other = order.numbers[at + by];
    if (other === undefined) return;
    await play.act(by < 0 ? `relate ${number} ${other}` : `relate ${other} ${number}`);
    list.querySelector<HTMLButtonElement>(`[data-number="${number}"][data-by="${by}"]`)?.focus();
  };

  const toggle = (upper: number, lower: number, known: boolean): void =>
    void play.act(`${known ? 'forget' : 'relate'} ${upper} ${lower}`);

  return {
    element: h('section', { class: 'order-panel', 'aria-labelledby': 'order-title' },
      h('h2', { id: 'order-title' }, 'Order, highest first'), list,
      h('div', { class: 'row' }, trace, chip)),
    show: (state) => {
      const { order } = state;
      if (!order) return;
      chip.textContent = order.reversed ? '⇄ lowest goes first' : 'highest goes first';
      chip.classList.toggle('is-reversed', order.reversed);
      list.replaceChildren(...order.numbers.map((n, i) => {
        const known = order.known[i] ?? false;
        const below = order.numbers[i + 1];
        return h('li', {},
          h('span', { class: 'order-number' }, String(n)),
          button('▲', () => void move(n, -1), { 'aria-label': `Move ${n} up`, 'data-number': n, 'data-by': -1, disabled: i === 0 }),
          button('▼', () => void move(n, 1), { 'aria-label': `Move ${n} down`, 'data-number': n, 'data-by': 1, disabled: below === undefined }),
          below !== undefined && button(known ? '>' : '?', () => toggle(n, below, known), {
            class: known ? 'relation is-known' : 'relation',
            'aria-label': known ? `${n} is above ${below}: forget` : `${n} above ${below}: state it`,
          }));
      }));
    },
  };
}
