// Other windows of this browser that have the same game. What is done in one is shown in all; the one
// where something was done last goes on with the CPU's turns.
import type { Play } from './play';
import { nameOf, type Kept } from './store';
import type { Word } from './tabs';
import type { Answer } from './types';

export const ELSEWHERE = 'This game went on in another window; here it is shown as it stands.';
export const TOO_LATE = 'Nothing was done: the game had gone on in another window. Here it is as it stands.';
const RIVAL = 'Another window made a move at the same moment: that one counts, the one made here does not.';

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
    const answer = await play.ask<Answer>(`restore\n${kept.save}`);
    if (turn !== play.turn) return;
    if (answer && !answer.ok) this.part(answer.say);
    if (!answer?.state || !answer.ok) return;
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
    void play.act('state');
  }

  private paused(on: boolean): void {
    const { play } = this;
    this.follows = true;
    play.cpu.paused = on;
    play.cpu.stop();
    play.panel.show(play.state);
  }
}
