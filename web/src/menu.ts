// The menu at the top of a small window: the links of the page under one button.
import { button } from './dom';

let close = (): void => undefined;

export function closeMenu(): void {
  close();
}

export function menuButton(nav: HTMLElement): HTMLElement {
  const show = (open: boolean): void => {
    nav.classList.toggle('is-open', open);
    element.setAttribute('aria-expanded', String(open));
  };
  const element = button('Menu', () => show(!nav.classList.contains('is-open')), { class: 'menu', 'aria-controls': nav.id, 'aria-expanded': 'false' });
  close = () => show(false);
  document.addEventListener('pointerdown', (e) => {
    if (!nav.contains(e.target as Node) && !element.contains(e.target as Node)) close();
  });
  nav.addEventListener('keydown', (e) => {
    if (e.key !== 'Escape') return;
    close();
    element.focus();
  });
  return element;
}
