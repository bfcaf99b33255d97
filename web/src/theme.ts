// Themes are sets of colours in the style sheet; auto follows the system.
import { choice } from './dom';
import { prefs, prefsChanged } from './store';

const THEMES: [string, string][] = [
  ['auto', 'System'],
  ['default', 'Light'],
  ['dark', 'Dark'],
  ['classic', 'Classic'],
  ['mono', 'Mono'],
];

const night = window.matchMedia('(prefers-color-scheme: dark)');

export function applyTheme(): void {
  const system = night.matches ? 'dark' : 'default';
  document.documentElement.dataset.theme = prefs.theme === 'auto' ? system : prefs.theme;
}

night.addEventListener('change', applyTheme);

export function themeChoice(): HTMLElement {
  return choice('Theme', THEMES, prefs.theme, (value) => {
    prefs.theme = value;
    prefsChanged();
    applyTheme();
  });
}
