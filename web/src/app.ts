// The page: one core for the game in hand, one for pictures, one that makes puzzles ahead; the
// address decides what is shown.
import { Cancelled, Core, type Answer } from './core';
import { button, h } from './dom';
import { showFirstMinute } from './first_minute';
import { gameNames, gameOf, presetSize, setCatalogue } from './games';
import { showHome } from './home';
import { idIn, type Id } from './ids';
import { arrive, linkOf, routeOf, seedOfDay, setAddress, today } from './link';
import { closeMenu, menuButton } from './menu';
import { Maker, seedByChance, type Made, type Wanted } from './maker';
import { Play } from './play';
import { chooseReading } from './readings';
import { screens, type Screen } from './screens';
import { current, found, isFirstVisit, optionOf, prefs, setMet, type Kept, type Meta } from './store';
import { Tabs } from './tabs';
import { applyTheme, themeChoice } from './theme';
import type { Game, Option } from './types';
import { keepFiles } from './update_notice';

// Screens with a large board scroll inside.
function toTop(): void {
  window.scrollTo(0, 0);
  document.querySelector('.scroll')?.scrollTo(0, 0);
}

// A board that is to be made, and played when it is there.
interface Asked {
  w: Wanted;
  name: string; // the same one is not asked for twice
  make: () => Promise<Made>;
  meta?: Partial<Meta>;
  named?: boolean; // by an id
  why?: string; // the game that was begun cannot be opened
}

function besides(why: string): string {
  return `The game that was begun here cannot be opened: ${why}. It is left as it is, and this is a new one.`;
}

export class App {
  readonly core = new Core(); // the game in hand
  readonly side = new Core(); // pictures and lists
  readonly maker = new Maker();
  readonly tabs = new Tabs({
    hear: (word) => this.play?.windows.hear(word),
    wake: () => void this.play?.windows.catchUp(),
    sleep: () => this.play?.windows.gone(),
  });
  play: Play | null = null;
  private other: Screen | null = null;
  private wish = 0; // counts what was asked for: what comes too late is not shown
  private played = 0; // the wish that the game on the screen was
  private making = ''; // the puzzle that is waited for
  private shown: string | null = null; // the address of what is on the screen
  private screen = document.getElementById('screen') as HTMLElement;

  async start(): Promise<void> {
    applyTheme();
    const nav = document.getElementById('nav');
    nav?.append(
      h('div', { class: 'links' }, ...[['help', 'Help'], ['edit', 'Edit'], ['review', 'Review'], ['analysis', 'Analysis'], ['print', 'Print'], ['statistics', 'Statistics']]
        .map(([name, words]) => h('a', { href: `#${name}` }, words!))),
      themeChoice());
    if (nav) nav.before(menuButton(nav));
    document.body.prepend(button('To the board', () => this.toBoard(), { class: 'skip' }));
    if (location.hash.length > 1) this.core.warm();
    const games = await this.side.ask('games');
    if (games.ok) setCatalogue(games);
    window.addEventListener('hashchange', () => void this.route());
    await this.route();
    keepFiles();
  }

  // Past the links at the top.
  private toBoard(): void {
    (this.screen.querySelector<SVGElement | HTMLElement>('.place[tabindex="0"]') ?? this.screen).focus();
  }

  go(hash: string): void {
    if (location.hash === hash) void this.route();
    else location.hash = hash;
  }

  private show(element: HTMLElement, title: string): void {
    this.other?.leave?.();
    this.other = null;
    closeMenu();
    this.screen.replaceChildren(element);
    this.shown = location.hash;
    toTop();
    for (const a of document.querySelectorAll('.links a'))
      if (location.hash.split('=')[0] === a.getAttribute('href')) a.setAttribute('aria-current', 'page');
      else a.removeAttribute('aria-current');
    document.title = title;
  }

  // Something is asked for. A puzzle that is still being made for the wish before is not wanted.
  private enter(): number {
    if (this.making) {
      this.making = '';
      this.maker.cancel();
      this.play?.waiting(false);
    }
    return ++this.wish;
  }

  async route(): Promise<void> {
    arrive();
    const route = routeOf(location.hash, gameNames(), Object.keys(screens));
    if (route.kind === 'home') await this.home();
    else if (route.kind === 'daily') await this.daily(route.game);
    else if (route.kind === 'screen') await this.openScreen(route.screen, route.text);
    else if (route.kind === 'position') await this.openText(route.text);
    else {
      const kept = current(route.game);
      const why = kept && (await this.openKept(kept));
      if (why !== '') await this.newGame(route.game, why ?? '');
    }
  }

  async home(message = ''): Promise<void> {
    const wish = this.enter();
    const element = await showHome(this, message);
    if (wish !== this.wish) return;
    this.leavePlay();
    this.show(element, 'Quincunx');
  }

  // Home with a sentence, where an address leads nowhere.
  private async refuse(message: string): Promise<void> {
    setAddress('#');
    await this.home(message);
  }

  private async openScreen(name: string, text: string): Promise<void> {
    const wish = this.enter();
    const screen = await screens[name]?.(this, text);
    if (!screen || wish !== this.wish) return screen?.leave?.();
    this.leavePlay();
    this.show(screen.element, `${screen.title} – Quincunx`);
    this.other = screen;
  }

  // Is the address this game's? Not when something else was asked for since.
  shows(play: Play): boolean {
    return this.play === play && this.played === this.wish;
  }

  private leavePlay(): void {
    this.play?.leave();
    this.play = null;
  }

  // Back leads to the screen from where a game was opened.
  private openPlay(game: string): Play {
    if (this.play?.game.name !== game) {
      this.leavePlay();
      this.play = new Play(this, gameOf(game));
    }
    const { play } = this;
    this.played = this.wish;
    if (!this.screen.contains(play!.element)) {
      if (this.shown === location.hash) setAddress(`#${game}`, true);
      this.show(play!.element, `${play!.game.title} – Quincunx`);
    }
    return play!;
  }

  // A position in any form, or an id. One that was begun goes on where it was left.
  async openText(text: string): Promise<void> {
    const id = idIn(text);
    if (id) return this.openNamed(id);
    const wish = this.enter();
    this.play?.hush();
    const answer = await this.core.ask('load', { text });
    if (wish !== this.wish) return;
    if (!answer.ok) return this.openRows(text, answer.say);
    const { game, start } = answer.state;
    const kept = found(game, (k) => k.start === start);
    const why = kept && (await this.openKept(kept));
    if (why === '') return;
    const play = this.openPlay(game);
    await play.begin(answer.state, { seconds: 0 }, answer.say);
    if (why) play.say(besides(why));
  }

  // Rows without a heading: a board of whichever game they fit; where there are several, a person says which.
  private async openRows(text: string, why: string): Promise<void> {
    const { wish } = this;
    const answer = await this.side.ask('readings', { text });
    const readings = answer.ok ? answer.readings : [];
    const one = readings.length > 1 ? await chooseReading(readings) : readings[0];
    if (wish !== this.wish) return;
    if (one) this.go(linkOf(one.draft, one.whole ? '' : 'edit'));
    else await this.refuse(readings.length ? '' : `This cannot be opened: ${why}.`);
  }

  // A position from its start, as a game of its own. Null: something else is wanted by now.
  openBoard(text: string, meta: Partial<Meta>): Promise<Play | null> {
    return this.open(() => this.core.ask('load', { text }), meta);
  }

  // The board that this question gives.
  async open(ask: () => Promise<Answer>, meta: Partial<Meta>): Promise<Play | null> {
    const wish = this.enter();
    this.play?.hush();
    const answer = await ask();
    if (wish !== this.wish || !answer.ok) return null;
    const play = this.openPlay(answer.state.game);
    await play.begin(answer.state, { seconds: 0, ...meta }, answer.say);
    return play;
  }

  // Nothing: it is open, or not wanted any more. Otherwise why it cannot be.
  async openKept(kept: Kept): Promise<string> {
    const wish = this.enter();
    this.play?.hush();
    const answer = await this.core.ask('restore', { text: kept.save });
    if (wish !== this.wish) return '';
    if (!answer.ok) return answer.say;
    await this.openPlay(kept.game).resume(answer.state, kept, answer.say);
    return '';
  }

  // The usual board, with these options.
  private usual(name: string, value: (option: Option) => string): Wanted {
    const game = gameOf(name);
    const options = Object.fromEntries(game.options.map((option) => [option.key, value(option)]));
    return { game: name, size: presetSize(game), level: game.puzzle ? 'normal' : undefined, options };
  }

  // The first minute of a game that was never met.
  private async meet(game: Game, first: NonNullable<Game['first']>): Promise<void> {
    setMet(game.name);
    const wish = this.enter();
    const screen = await showFirstMinute(game, first, () => void this.newGame(game.name));
    if (wish !== this.wish) return screen.leave?.();
    this.leavePlay();
    if (this.shown === location.hash) setAddress(`#${game.name}`, true);
    this.show(screen.element, `${screen.title} – Quincunx`);
    this.other = screen;
    this.shown = null; // the game that follows takes its place in the history
  }

  async newGame(name: string, whyNotTheOld = ''): Promise<void> {
    const { first } = gameOf(name);
    if (first && isFirstVisit(name)) return this.meet(gameOf(name), first);
    const w = this.usual(name, (option) => optionOf(gameOf(name), option));
    w.size = prefs.size[name] ?? w.size;
    if (w.level) w.level = prefs.level[name] ?? w.level;
    await this.openNew({ w, name: JSON.stringify(w), make: () => this.maker.take(w), why: whyNotTheOld });
  }

  // The same for everybody on the same day.
  private async daily(name: string): Promise<void> {
    const date = today();
    const kept = found(name, (k) => k.meta.daily === date);
    const why = kept && (await this.openKept(kept));
    if (why === '') return;
    const w = this.usual(name, (option) => option.daily);
    const make = (): Promise<Made> => this.maker.make(w, seedOfDay(date));
    await this.openNew({ w, name: `${name} of ${date}`, make, meta: { daily: date }, why: why ?? '' });
  }

  // The board of an id is made like any other, and that can be stopped.
  private async openNamed(id: Id): Promise<void> {
    const make = (): Promise<Made> => this.maker.makeNamed(id.text);
    await this.openNew({ w: { game: id.game, size: '' }, name: id.text, make, named: true });
  }

  // One that is being made already is waited for; a newer wish comes before it.
  private async openNew(asked: Asked): Promise<void> {
    if (this.making === asked.name) return;
    const wish = this.enter();
    const play = this.openPlay(asked.w.game);
    this.making = asked.name;
    play.hush();
    play.waiting(true);
    try {
      await this.takeNew(play, wish, asked);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      if (wish === this.wish) await this.nothingMade(play, 'Stopped');
    } finally {
      if (wish === this.wish) {
        play.waiting(false);
        this.making = '';
      }
    }
  }

  // What was asked for, or what there is instead, with a sentence about it.
  private async makeSome({ w, make, meta, named }: Asked, empty: boolean): Promise<{ made: Made; note: string }> {
    const made = await make();
    if (made.ok || named || meta?.daily) return { made, note: made.ok && made.note ? `${made.note}.` : '' };
    if (w.level && w.level !== 'easy') {
      const easy = await this.maker.make({ ...w, level: 'easy' }, seedByChance());
      if (easy.ok) return { made: easy, note: `There is no ${w.level} puzzle of this size: here is an easy one.` };
    }
    const size = presetSize(gameOf(w.game));
    if (!empty || w.size === size) return { made, note: '' };
    const usual = await this.maker.make({ ...w, size, level: w.level && 'normal' }, seedByChance());
    return { made: usual, note: `There is no board of size ${w.size}: here is one of the usual size.` };
  }

  private async takeNew(play: Play, wish: number, asked: Asked): Promise<void> {
    const { w, meta, named } = asked;
    const { made, note } = await this.makeSome(asked, !play.state);
    if (wish !== this.wish) return;
    if (!made.ok) return this.nothingMade(play, named ? `This cannot be opened: ${made.say}` : made.say);
    const kept = named ? found(w.game, (k) => k.start === made.position) : null;
    const why = kept ? await this.openKept(kept) : asked.why;
    if (kept && !why) return;
    const now = this.wish; // of which openKept has made a new one
    const answer = await this.core.ask('load', { text: made.position });
    if (!answer.ok || now !== this.wish) return;
    await play.begin(answer.state, { seconds: 0, id: made.id, level: made.level, rating: made.rating, ...meta }, answer.say);
    if (why) play.say(besides(why));
    else if (note) play.say(note);
    if (w.level) this.maker.prepare(w);
  }

  // The board before stays; where there was none, there is nothing to play.
  private async nothingMade(play: Play, why: string): Promise<void> {
    if (play.state) play.say(`${why}.`);
    else await this.refuse(`${why}.`);
  }
}

const app = new App();
app.start().catch((error) => {
  document.getElementById('screen')?.replaceChildren(h('p', { class: 'notice' }, `The page could not start: ${error}`));
});
