// Themes are sets of colours in the style sheet; auto follows the system.
import { choice } from './dom';
import { prefs, setPrefs } from './store';

const THEMES: [string, string][] = [
  ['auto', 'System'],
  ['default', 'Light'],
  ['dark', 'Dark'],
  ['classic', 'Classic'],
  ['mono', 'Mono'],
];

const night = window.matchMedia('(prefers-color-scheme: dark)');

// A newer page may have themes that are not known here.
export function applyTheme(): void {
  const system = night.matches ? 'dark' : 'default';
  const isKnown = prefs.theme !== 'auto' && THEMES.some(([name]) => name === prefs.theme);
  document.documentElement.dataset.theme = isKnown ? prefs.theme : system;
  document.documentElement.dataset.pieces = prefs.pieces ? 'on' : 'off';
}

night.addEventListener('change', applyTheme);

export function themeChoice(): HTMLElement {
  return choice('Theme', THEMES, prefs.theme, (value) => {
    setPrefs({ theme: value });
    applyTheme();
  });
}
