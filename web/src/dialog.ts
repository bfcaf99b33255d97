// Windows over the page: the platform's own dialog element, which keeps the focus and closes by Esc.
import { button, h } from './dom';
import { hideEcho } from './echo';

export function showDialog(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  const close = button('Close', () => dialog.close(), { class: 'primary' });
  const dialog = h('dialog', { 'aria-label': title },
    h('h2', {}, title), h('div', { class: 'dialog-body' }, ...content), h('p', { class: 'dialog-end' }, close));
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (e) => {
    if (e.target === dialog) dialog.close();
  });
  hideEcho();
  document.body.append(dialog);
  dialog.showModal();
  dialog.scrollTop = 0; // a long one begins at its top, though the focus is on its button
  return dialog;
}

export function confirmDialog(title: string, sentence: string, yes: string): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false;
    const go = button(yes, () => {
      answer = true;
      dialog.close();
    }, { class: 'primary' });
    const no = button('Cancel', () => dialog.close());
    const dialog = h('dialog', { 'aria-label': title },
      h('h2', {}, title), h('p', {}, sentence), h('p', { class: 'dialog-end' }, no, go));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

export function askDialog(title: string, label: string, value: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer: string | null = null;
    const input = h('input', { type: 'text', value, autocomplete: 'off' });
    const form = h('form', { method: 'dialog', onsubmit: () => (answer = input.value.trim()) },
      h('label', { class: 'field' }, h('span', {}, label), input),
      h('p', { class: 'dialog-end' }, button('Cancel', () => dialog.close()),
        h('button', { type: 'submit', class: 'primary' }, 'OK')));
    const dialog = h('dialog', { 'aria-label': title }, h('h2', {}, title), form);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
    input.select();
  });
}
