// Links: a position in the part of the address after '#', which never leaves the browser. Blanks
// are written '_'.
import { tried } from './store';

const LONGEST = 4000;

// To play a position, or to have it on a screen.
export function linkOf(position: string, screen = ''): string {
  return `#${screen && `${screen}=`}${position.replaceAll(' ', '_')}`;
}

// As somebody else would open it.
export function addressOf(position: string): string {
  return location.href.replace(/#.*/, '') + linkOf(position);
}

// What the address asks for: a game by name, its daily, or a position.
export type Route =
  | { kind: 'home' }
  | { kind: 'game'; game: string }
  | { kind: 'daily'; game: string }
  | { kind: 'screen'; screen: string; text: string }
  | { kind: 'position'; text: string };

// Of screens that are no game; what follows '=' is theirs: a game, a position.
export function routeOf(hash: string, games: string[], screens: string[]): Route {
  const raw = hash.replace(/^#/, '');
  const text = tried(() => decodeURIComponent(raw), raw); // a stray % is read as it stands, and refused by the core if it means nothing
  if (text === '' || text === 'home') return { kind: 'home' };
  if (games.includes(text)) return { kind: 'game', game: text };
  const daily = /^daily=([a-z]+)$/.exec(text);
  if (daily?.[1] && games.includes(daily[1])) return { kind: 'daily', game: daily[1] };
  const screen = /^([a-z]+)(?:=(.*))?$/s.exec(text);
  if (screen?.[1] && screens.includes(screen[1]))
    return { kind: 'screen', screen: screen[1], text: (screen[2] ?? '').replaceAll('_', ' ') };
  return { kind: 'position', text: text.replaceAll('_', ' ') };
}

let here = '';

export function arrive(): void {
  here = location.hash;
}

// The address is ours to change as long as nobody has asked for another one, which is on its way.
export function setAddress(hash: string, push = false): void {
  if (location.hash !== here) return;
  if (push) history.pushState(null, '', hash);
  else if (location.hash !== hash) history.replaceState(null, '', hash);
  arrive();
}

// Show where we are without leaving a trail of every move in the history.
export function showLink(start: string, game: string): void {
  const link = linkOf(start);
  setAddress(link.length <= LONGEST ? link : `#${game}`);
}

export function today(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export function seedOfDay(date: string): number {
  return Number(date.replaceAll('-', ''));
}
