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

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, props, children);
  return element;
}

export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(element, props, children);
  return element;
}

export function button(label: string, onclick: () => void, props: Props = {}): HTMLButtonElement {
  return h('button', { type: 'button', onclick, ...props }, label);
}

// A choice with its name. Rows are value and words.
export function choice(
  label: string,
  rows: [string, string][],
  value: string,
  onchange: (value: string) => void,
): HTMLLabelElement {
  const select = h('select', { onchange: () => onchange(select.value) });
  for (const [key, words] of rows)
    select.append(h('option', { value: key, selected: key === value }, words));
  return h('label', { class: 'choice' }, h('span', {}, label), select);
}
