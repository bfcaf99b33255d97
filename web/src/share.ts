// What can be copied out of the page: links and texts, a row each, in a window.
import { showDialog } from './dialog';
import { button, h } from './dom';

const SAID_MS = 2000;

// The window lies over the message line, so the button itself says that it is done.
export function row([label, value]: [string, string], long = false): HTMLElement {
  const input = long ? h('textarea', { readonly: true, rows: value.split('\n').length, onfocus: () => input.select() }, value)
    : h('input', { type: 'text', readonly: true, value, onfocus: () => input.select() });
  const said = h('span', { class: 'sr', role: 'status' });
  const tell = (words: string): void => {
    copy.textContent = words;
    said.textContent = words === 'Copy' ? '' : words;
  };
  const byHand = (): void => { // the browser does not let us
    input.focus();
    tell('Press Ctrl+C');
  };
  const copy = button('Copy', () => void (navigator.clipboard?.writeText(value) ?? Promise.reject()).then(() => {
    tell('Copied ✓');
    window.setTimeout(() => tell('Copy'), SAID_MS);
  }, byHand));
  return h('div', { class: 'copied' }, h('label', { class: 'field' }, h('span', {}, label), input), copy, said);
}

// A server of one's own, as `quincunx serve` is, answers nobody else.
export function isOwnMachine(): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname);
}

export const OWN_MACHINE = 'This page runs on your own computer, and its links open there. For somebody else, copy the position: their home page opens it.';

export function showShare(rows: [string, string][]): void {
  showDialog('Share', ...rows.map((one) => row(one)), ...(isOwnMachine() ? [h('p', { class: 'muted' }, OWN_MACHINE)] : []));
}
