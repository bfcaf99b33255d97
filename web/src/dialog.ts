// Windows over the page: the platform's own dialog element, which keeps the focus and closes by Esc.
import { button, h } from './dom';
import { hideToast } from './toast';

function open(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  const dialog = h('dialog', { 'aria-label': title }, h('h2', {}, title), ...content);
  dialog.addEventListener('close', () => dialog.remove());
  hideToast();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function showDialog(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  const close = button('Close', () => dialog.close(), { class: 'primary' });
  const dialog = open(title, h('div', { class: 'dialog-body' }, ...content), h('p', { class: 'dialog-end' }, close));
  dialog.addEventListener('click', (e) => e.target === dialog && dialog.close());
  dialog.scrollTop = 0; // a long one begins at its top, though the focus is on its button
  return dialog;
}

// What a form says when it is sent; null: it was left.
function askForm<T>(title: string, content: Node, yes: string, answer: () => T): Promise<T | null> {
  let said: T | null = null;
  const dialog = open(title, h('form', { method: 'dialog', onsubmit: () => (said = answer()) }, content,
    h('p', { class: 'dialog-end' }, button('Cancel', () => dialog.close()), h('button', { type: 'submit', class: 'primary' }, yes))));
  return new Promise((resolve) => dialog.addEventListener('close', () => resolve(said)));
}

export async function confirmDialog(title: string, sentence: string, yes: string): Promise<boolean> {
  return (await askForm(title, h('p', {}, sentence), yes, () => true)) ?? false;
}

export function askDialog(title: string, label: string, value: string): Promise<string | null> {
  const input = h('input', { type: 'text', value, autocomplete: 'off' });
  const answer = askForm(title, h('label', { class: 'field' }, h('span', {}, label), input), 'OK', () => input.value.trim());
  input.select();
  return answer;
}
