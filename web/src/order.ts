// The order of the numbers on a board, highest first: a list whose rows move up and down. What stands
// between two rows says whether that is stated (>) or still open (?). Above the board of a phone it is a row of
// numbers: the one that is pressed is moved by the two buttons beside it.
import { actionButton, type Control } from './control';
import { button, h, press } from './dom';
import type { Play } from './play';

export function orderPanel(play: Play): Control {
  const list = h('ol', { class: 'order' });
  const chip = h('span', { class: 'chip' });
  const trace = actionButton('Trace', 'trace', () => void play.act('trace'));
  let picked = NaN; // the number that was pressed
  const up = button('◀', () => void move(picked, -1), { 'aria-label': 'Move it up', class: 'of-row' });
  const down = button('▶', () => void move(picked, 1), { 'aria-label': 'Move it down', class: 'of-row' });

  const move = async (number: number, by: -1 | 1): Promise<void> => {
    const { order } = play.state;
    if (!order) return;
    const at = order.numbers.indexOf(number);
    const other = order.numbers[at + by];
    if (other === undefined) return;
    await play.act('relate', { pairs: by < 0 ? `${number} ${other}` : `${other} ${number}` });
    list.querySelector<HTMLButtonElement>(`[data-number="${number}"][data-by="${by}"]`)?.focus();
  };

  // Dropped at another place: above or below all that it has passed, the nearest first.
  const drop = (from: number, to: number): void => {
    const numbers = play.state.order?.numbers ?? [];
    const pairs: number[] = [];
    for (let k = from - 1; k >= to; k--) pairs.push(numbers[from]!, numbers[k]!);
    for (let k = from + 1; k <= to; k++) pairs.push(numbers[k]!, numbers[from]!);
    if (pairs.length) void play.act('relate', { pairs: pairs.join(' ') });
  };

  // A row follows its grip; a line shows where it would come to lie.
  const drag = (event: PointerEvent, from: number): void => {
    const grip = event.currentTarget as HTMLElement;
    const rows = [...list.children];
    const target = (e: PointerEvent): number => {
      const above = rows.filter((row, i) => {
        const box = row.getBoundingClientRect();
        const isRow = rows.length > 1 && rows[1]!.getBoundingClientRect().y === rows[0]!.getBoundingClientRect().y;
        return i !== from && (isRow ? e.clientX > box.x + box.width / 2 : e.clientY > box.y + box.height / 2);
      });
      return above.length;
    };
    const move = (e: PointerEvent): void => {
      const to = target(e);
      rows.forEach((row, i) => {
        row.classList.toggle('is-dragged', i === from);
        row.classList.toggle('drop-above', i === to && to < from);
        row.classList.toggle('drop-below', i === to && to > from);
      });
    };
    const end = (e: PointerEvent): void => {
      grip.removeEventListener('pointermove', move);
      for (const row of rows) row.classList.remove('is-dragged', 'drop-above', 'drop-below');
      if (e.type !== 'pointerup') return;
      if (target(e) === from) pick(play.state.order!.numbers[from]!); // it was pressed only
      else drop(from, target(e));
    };
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener('pointermove', move);
    grip.addEventListener('pointerup', end, { once: true });
    grip.addEventListener('pointercancel', end, { once: true });
  };

  const pick = (number: number): void => {
    picked = number === picked ? NaN : number;
    showPicked();
  };

  const showPicked = (): void => {
    const at = play.state.order?.numbers.indexOf(picked) ?? -1;
    up.hidden = down.hidden = at < 0;
    up.disabled = at <= 0;
    down.disabled = at < 0 || at + 1 === play.state.order!.numbers.length;
    press(list.querySelectorAll<HTMLButtonElement>('.order-number'), (b) => Number(b.textContent) === picked);
  };

  const toggle = (upper: number, lower: number, known: boolean): void =>
    void play.act(known ? 'forget' : 'relate', { pairs: `${upper} ${lower}` });

  return {
    element: h('section', { class: 'order-panel', 'aria-labelledby': 'order-title' },
      h('h2', { id: 'order-title' }, 'Order, highest first'),
      h('p', { class: 'muted' }, 'Your notes: move the numbers as you find out which beats which. > is stated, ? still open; press it to change it.'), list,
      h('div', { class: 'row' }, up, down, trace.element, chip)),
    show: (state) => {
      const { order } = state;
      trace.show?.(state);
      if (!order) return;
      chip.textContent = order.reversed ? '⇄ now the lowest wins' : 'the highest wins';
      chip.classList.toggle('is-reversed', order.reversed);
      list.replaceChildren(...order.numbers.map((n, i) => {
        const known = order.known[i] ?? false;
        const below = order.numbers[i + 1];
        return h('li', {},
          h('span', { class: 'grip', title: 'Drag', onpointerdown: (e: PointerEvent) => drag(e, i) },
            h('button', { type: 'button', onclick: (e: MouseEvent) => e.detail === 0 && pick(n), class: 'order-number', 'aria-pressed': 'false', title: 'Press it to move it' }, String(n))),
          button('▲', () => void move(n, -1), { 'aria-label': `Move ${n} up`, 'data-number': n, 'data-by': -1, disabled: i === 0 }),
          button('▼', () => void move(n, 1), { 'aria-label': `Move ${n} down`, 'data-number': n, 'data-by': 1, disabled: below === undefined }),
          below !== undefined && button(known ? '>' : '?', () => toggle(n, below, known), {
            class: known ? 'relation is-known' : 'relation',
            'aria-label': known ? `${n} is above ${below}: forget` : `${n} above ${below}: state it`,
          }));
      }));
      showPicked();
    },
  };
}
