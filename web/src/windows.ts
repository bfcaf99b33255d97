// Other windows of this browser that have the same game. What is done in one is shown in all; the one
// where something was done last goes on with the CPU's turns.
import type { Play } from './play';
import { keep, nameOf, stored, type Kept } from './store';
import type { Tabs, Word } from './tabs';

export const ELSEWHERE = 'This game went on in another window; here it is shown as it stands.';
export const TOO_LATE = 'Nothing was done: the game had gone on in another window. Here it is as it stands.';
const RIVAL = 'Another window made a move at the same moment: that one counts, the one made here does not.';

type Version = [rev: number, tab: string];

function versionOf(kept: Kept): Version {
  return [kept.rev ?? 0, kept.tab ?? ''];
}

function isLater(a: Version, b: Version): boolean {
  return a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
}

// Every change has a number, and whoever comes later with an older one follows instead of writing over it.
export class Keeping {
  private version: Version = [0, '']; // what the board on the screen is
  private save = '';
  private taken: Kept | null = null; // with all that another version may have written there

  constructor(private tabs: Tabs) {}

  begin(): void {
    this.version = [0, ''];
    this.save = '';
    this.taken = null;
  }

  // As it was kept, by this window or another one.
  take(kept: Kept): void {
    this.version = versionOf(kept);
    this.save = kept.save;
    this.taken = kept;
  }

  // Two windows made the same step at the same moment, and this one has to give way.
  isRival(kept: Kept): boolean {
    return this.version[1] === this.tabs.id && (kept.rev ?? 0) <= this.version[0] && kept.save !== this.save;
  }

  isNewer(kept: Kept): boolean {
    return isLater(versionOf(kept), this.version);
  }

  // What another window has made of this game, if this one has not heard of it.
  missed(name: string): Kept | null {
    const kept = stored(name);
    return kept && this.isNewer(kept) ? kept : null;
  }

  // Null: done. Otherwise nothing is written: this is what the game has become elsewhere.
  keep(kept: Kept): Kept | null {
    const elsewhere = this.missed(nameOf(kept));
    if (elsewhere) return elsewhere;
    const changed = kept.save !== this.save;
    if (changed) this.version = [this.version[0] + 1, this.tabs.id];
    const [rev, tab] = this.version;
    const more = this.taken && nameOf(this.taken) === nameOf(kept) ? this.taken : {};
    const written = { ...more, ...kept, rev, tab };
    this.save = kept.save;
    keep(written);
    if (changed) this.tabs.post({ kind: 'kept', kept: written });
    return null;
  }
}

export class Windows {
  follows = false; // another window goes on with this game
  followed = 0; // counts what was taken over from others

  constructor(private play: Play) {}

  hear(word: Word): void {
    const { play } = this;
    if (!play.state || (word.kind === 'kept' ? nameOf(word.kept) : word.name) !== play.name) return;
    if (word.kind === 'who') play.app.tabs.post({ kind: 'here', name: play.name });
    else if (word.kind === 'gone') this.goOn();
    else if (word.kind === 'pause') this.paused(word.on);
    else if (word.kind === 'kept') this.heardOf(word.kept);
  }

  private heardOf(kept: Kept): void {
    const { keeping } = this.play;
    const rival = keeping.isRival(kept);
    if (keeping.isNewer(kept)) void this.follow(kept, rival ? RIVAL : ELSEWHERE);
    else if (rival) this.play.keep(); // this one counts
  }

  // Is anybody else at the CPU's turn? If not, this window is.
  async find(): Promise<void> {
    const { play } = this;
    const { turn } = play;
    if (!(await play.app.tabs.others(play.name)) && turn === play.turn) this.goOn();
  }

  private goOn(): void {
    this.follows = false;
    this.play.cpu.takeOver();
  }

  // This window slept, or comes to the front. True: it was behind.
  async catchUp(words = ELSEWHERE): Promise<boolean> {
    const { play } = this;
    const kept = play.state && play.keeping.missed(play.name);
    if (!kept) return false;
    await this.follow(kept, words);
    return true;
  }

  gone(): void {
    const { play } = this;
    if (play.state) play.app.tabs.post({ kind: 'gone', name: play.name });
  }

  // The board as the other window has it. It is the other one that goes on.
  async follow(kept: Kept, words: string): Promise<void> {
    const { play } = this;
    play.keeping.take(kept);
    this.follows = true;
    this.followed++;
    const told = play.acting && words === ELSEWHERE ? TOO_LATE : words;
    const turn = play.interrupt();
    const answer = await play.ask('restore', { text: kept.save });
    if (turn !== play.turn) return;
    if (answer && !answer.ok) this.part(answer.say);
    if (!answer?.ok) return;
    play.state = answer.state;
    play.meta = { ...kept.meta, seconds: kept.meta.seconds ?? 0 };
    play.show(told, told === ELSEWHERE);
    play.cpu.next();
  }

  // The other window is of another version, and its game cannot be shown here: this is a game of its own.
  private part(why: string): void {
    const { play } = this;
    play.meta = { ...play.meta, begun: Date.now() };
    play.keeping.begin();
    this.follows = false;
    play.say(`The game went on in another window and cannot be shown here: ${why}. What is done here is a game of its own.`);
    play.cpu.next();
  }

  // Two CPUs that are watched: in all windows or in none.
  pause(on: boolean): void {
    const { play } = this;
    play.cpu.paused = on;
    play.app.tabs.post({ kind: 'pause', name: play.name, on });
    void play.act('view');
  }

  private paused(on: boolean): void {
    const { play } = this;
    this.follows = true;
    play.cpu.paused = on;
    play.cpu.stop();
    play.panel.show(play.state);
  }
}
