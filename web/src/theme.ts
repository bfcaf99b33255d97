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

export function applyTheme(): void {
  document.documentElement.dataset.theme = prefs.theme;
}

export function themeChoice(): HTMLElement {
  return choice('Theme', THEMES, prefs.theme, (value) => {
    prefs.theme = value;
    prefsChanged();
    applyTheme();
  });
}
