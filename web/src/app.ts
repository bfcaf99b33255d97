// The page: one core for the game in hand, one for pictures, one that makes puzzles ahead; the
// address decides what is shown.
import { nameMarks } from './board';
import { Cancelled, Core } from './core';
import { h } from './dom';
import { showHome } from './home';
import { routeOf, seedOfDay, today } from './link';
import { Maker, seedByChance, type Fresh, type Wanted } from './maker';
import { Play } from './play';
import { screens, type Screen } from './screens';
import { current, prefs, type Kept, type Meta } from './store';
import { applyTheme, themeChoice } from './theme';
import type { Answer, Catalogue, Game } from './types';

// On a phone the body scrolls, on a wide screen the window.
function toTop(): void {
  window.scrollTo(0, 0);
  document.body.scrollTo(0, 0);
}

export class App {
  readonly core = new Core(); // the game in hand
  readonly side = new Core(); // pictures and lists
  readonly maker = new Maker();
  catalogue: Catalogue = { shapes: [], roles: [], games: [] };
  play: Play | null = null;
  record = ''; // of the game that is to be reviewed
  private other: Screen | null = null;
  private screen = document.getElementById('screen') as HTMLElement;

  game(name: string): Game {
    const game = this.catalogue.games.find((g) => g.name === name);
    if (!game) throw new Error(`there is no game ${name}`);
    return game;
  }

  async start(): Promise<void> {
    applyTheme();
    const nav = document.getElementById('nav');
    nav?.append(
      h('div', { class: 'links' }, ...[['help', 'Help'], ['edit', 'Edit'], ['review', 'Review'], ['print', 'Print'], ['statistics', 'Statistics']]
        .map(([name, words]) => h('a', { href: `#${name}` }, words!))),
      themeChoice());
    if (location.hash.length > 1) this.core.warm();
    this.catalogue = await this.side.ask<Answer & Catalogue>('games');
    nameMarks(this.catalogue);
    window.addEventListener('hashchange', () => void this.route());
    await this.route();
    if ('serviceWorker' in navigator) navigator.serviceWorker.register('offline.js').catch(() => undefined);
  }

  go(hash: string): void {
    if (location.hash === hash) void this.route();
    else location.hash = hash;
  }

  private show(element: HTMLElement, title: string): void {
    this.other?.leave?.();
    this.other = null;
    this.screen.replaceChildren(element);
    toTop();
    for (const a of document.querySelectorAll('.links a'))
      if (location.hash.split('=')[0] === a.getAttribute('href')) a.setAttribute('aria-current', 'page');
      else a.removeAttribute('aria-current');
    document.title = title;
  }

  async route(): Promise<void> {
    const route = routeOf(location.hash, this.catalogue.games.map((g) => g.name));
    if (route.kind === 'home') await this.home();
    else if (route.kind === 'daily') await this.daily(route.game);
    else if (route.kind === 'screen') await this.openScreen(route.screen, route.text);
    else if (route.kind === 'position') await this.openText(route.text);
    else {
      const kept = current(route.game);
      if (!kept || !(await this.openKept(kept))) await this.newGame(route.game);
    }
  }

  async home(message = ''): Promise<void> {
    this.play?.leave();
    this.play = null;
    this.show(await showHome(this, message), 'Quincunx');
  }

  private async openScreen(name: string, text: string): Promise<void> {
    const screen = await screens[name]?.(this, text);
    if (!screen) return;
    this.play?.leave();
    this.play = null;
    this.show(screen.element, `${screen.title} – Quincunx`);
    this.other = screen;
  }

  private openPlay(game: string): Play {
    if (!this.play || this.play.game.name !== game) {
      this.play?.leave();
      this.play = new Play(this, this.game(game));
    }
    if (!this.screen.contains(this.play.element)) this.show(this.play.element, `${this.play.game.title} – Quincunx`);
    return this.play;
  }

  // A position in any form. One that is being played goes on where it was left.
  async openText(text: string): Promise<void> {
    this.play?.hush();
    const answer = await this.core.ask(`load\n${text}`);
    if (!answer.ok || !answer.state) {
      history.replaceState(null, '', '#');
      await this.home(`This cannot be opened: ${answer.say}.`);
      return;
    }
    const { game, start } = answer.state;
    const kept = current(game);
    if (kept?.start === start && (await this.openKept(kept))) return;
    await this.openPlay(game).begin(answer.state, { seconds: 0 });
  }

  async openKept(kept: Kept): Promise<boolean> {
    this.play?.hush();
    const answer = await this.core.ask(`restore\n${kept.save}`);
    if (!answer.ok || !answer.state) return false;
    await this.openPlay(kept.game).resume(answer.state, kept.meta);
    return true;
  }

  wanted(name: string): Wanted {
    const game = this.game(name);
    const preset = game.square ? String(game.preset) : `${game.preset}x${game.preset}`;
    return {
      game: name,
      size: prefs.size[name] ?? preset,
      level: game.puzzle ? (prefs.level[name] ?? 'normal') : undefined,
      blocked: name === 'slider' && prefs.blocked ? prefs.blocked : undefined,
      first: name === 'slider' ? prefs.first : undefined,
    };
  }

  async newGame(name: string): Promise<void> {
    const play = this.openPlay(name);
    const w = this.wanted(name);
    await this.openFresh(play, w, () => this.maker.take(w), {});
  }

  // The same for everybody on the same day.
  private async daily(name: string): Promise<void> {
    const date = today();
    const kept = current(name);
    if (kept?.meta.daily === date && (await this.openKept(kept))) return;
    const game = this.game(name);
    const w: Wanted = {
      game: name,
      size: game.square ? String(game.preset) : `${game.preset}x${game.preset}`,
      level: game.puzzle ? 'normal' : undefined,
      blocked: name === 'slider' ? 2 : undefined,
    };
    await this.openFresh(this.openPlay(name), w, () => this.maker.make(w, seedOfDay(date)), { daily: date });
  }

  private async openFresh(play: Play, w: Wanted, make: () => Promise<Fresh>, meta: Partial<Meta>): Promise<void> {
    try {
      play.hush();
      play.waiting(true);
      let fresh = await make();
      let note = '';
      if (!fresh.made.ok && w.level && w.level !== 'easy' && !meta.daily) {
        fresh = await this.maker.make({ ...w, level: 'easy' }, seedByChance());
        note = `There is no ${w.level} puzzle of this size: here is an easy one.`;
      }
      if (!fresh.made.ok) {
        play.say(`${fresh.made.say}.`);
        return;
      }
      const answer = await this.core.ask(`load\n${fresh.made.position}`);
      if (!answer.state) return;
      await play.begin(answer.state, {
        seconds: 0, seed: fresh.seed, level: fresh.made.level, rating: fresh.made.rating, ...meta,
      });
      if (note) play.say(note);
      if (w.level) this.maker.prepare(w);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      play.say('Stopped.');
    } finally {
      play.waiting(false);
    }
  }
}

const app = new App();
app.start().catch((error) => {
  document.getElementById('screen')?.replaceChildren(h('p', { class: 'notice' }, `The page could not start: ${error}`));
});
