// The files of the page are kept for use offline. After a new build the page that is open is still
// the old one: it says so, and a reload, which loses nothing, brings the new one.
import { button, h } from './dom';

function tell(): void {
  if (document.querySelector('.update-notice')) return;
  document.querySelector('.bar')?.after(h('p', { class: 'update-notice', role: 'status' },
    'A newer version of this page is ready.', button('Reload', () => location.reload(), { class: 'inline' })));
}

export function keepFiles(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => before && tell());
  serviceWorker.register('offline.js').catch(() => undefined);
}
