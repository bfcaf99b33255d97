// On a phone the message line may be out of sight, above the panel from where something was asked
// for. Then its words are shown once more at the foot of the window, for as long as it takes to read.
import { h } from './dom';

const READ_MS = 5000;
let foot: HTMLElement | null = null;
let timer = 0;

function inSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > 0 && box.top < window.innerHeight;
}

export function hideToast(): void {
  window.clearTimeout(timer);
  foot?.remove();
  foot = null;
}

// The line itself is what a screen reader hears; this is for the eyes, and leads to the board.
export function showToast(message: HTMLElement): void {
  hideToast();
  if (!message.textContent || !message.isConnected || inSight(message)) return;
  foot = h('p', { class: 'toast', 'aria-hidden': 'true', onclick: () => {
    message.scrollIntoView({ block: 'center' });
    hideToast();
  } }, message.textContent);
  document.body.append(foot);
  timer = window.setTimeout(hideToast, READ_MS);
}
