// Small helpers for making elements; nothing here knows games.

type Child = Node | string | null | undefined | false;
type Props = Record<string, unknown>;

function fill(element: Element, props: Props, children: Child[]): void {
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value as EventListener);
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  for (const child of children) if (child) element.append(child);
}

export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, props, children);
  return element;
}

export function s<K extends keyof SVGElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(element, props, children);
  return element;
}

export function button(label: string, onclick: () => void, props: Props = {}): HTMLButtonElement {
  return h('button', { type: 'button', onclick, ...props }, label);
}

export type Choice = HTMLLabelElement & { select: HTMLSelectElement };

// A choice with its name. Rows are value and words.
export function choice<T extends string>(label: string, rows: [T, string][], value: T | '', onchange: (value: T) => void, title = ''): Choice {
  const select = h('select', { onchange: () => onchange(select.value as T) });
  for (const [key, words] of rows) select.append(h('option', { value: key, selected: key === value }, words));
  return Object.assign(h('label', { class: 'choice', title: title || undefined }, h('span', {}, label), select), { select });
}

export type Tick = HTMLLabelElement & { input: HTMLInputElement };

// A box to tick, with its words.
export function tick(label: string, checked: boolean, onchange: (on: boolean) => void, props: Props = {}): Tick {
  const input = h('input', { type: 'checkbox', checked, onchange: () => onchange(input.checked), ...props });
  return Object.assign(h('label', { class: 'tick' }, input, h('span', {}, label)), { input });
}

// A line that a screen reader hears when it changes.
export function statusLine(): HTMLParagraphElement {
  return h('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
}

export function press(buttons: Iterable<HTMLButtonElement>, isPressed: (button: HTMLButtonElement, i: number) => boolean): void {
  for (const [i, b] of [...buttons].entries()) b.setAttribute('aria-pressed', String(isPressed(b, i)));
}
