// Windows of this browser that have the same game hear of each other: by a channel, or where there is
// none by what happens to the storage, which every other window is told.
import { isKept, tried, type Kept } from './store';

export type Word =
  | { kind: 'kept'; kept: Kept } // a game went on
  | { kind: 'who'; name: string } // who else has this game?
  | { kind: 'here'; name: string } // I have
  | { kind: 'gone'; name: string } // I had
  | { kind: 'pause'; name: string; on: boolean };

const CHANNEL = 'quincunx';
const SLIP = 'quincunx.word'; // where there is no channel
const ANSWER_MS = 120;

export interface TabActs {
  hear(word: Word): void;
  wake(): void; // back from where nothing was heard
  sleep(): void; // on the way there
}

export class Tabs {
  readonly id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join('');
  private channel: BroadcastChannel | null = null;
  private asked = '';
  private answered = false;

  constructor(private acts: TabActs) {
    this.open();
    window.addEventListener('storage', (e) => this.onStorage(e));
    // a window that slept has heard nothing meanwhile
    window.addEventListener('pagehide', () => {
      acts.sleep();
      this.close();
    });
    window.addEventListener('pageshow', () => {
      this.open();
      acts.wake();
    });
    document.addEventListener('visibilitychange', () => !document.hidden && acts.wake());
    window.addEventListener('focus', () => acts.wake());
  }

  private open(): void {
    if (this.channel || typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = (event: MessageEvent<Word>) => this.take(event.data);
  }

  private close(): void {
    this.channel?.close();
    this.channel = null;
  }

  private onStorage({ key, newValue, storageArea }: StorageEvent): void {
    if (!newValue || storageArea !== localStorage) return;
    const value = tried<unknown>(() => JSON.parse(newValue), null); // null: somebody else's
    if (key === SLIP && value) this.take(value as Word);
    else if (key?.startsWith('quincunx.game.') && isKept(value as Kept | null)) this.take({ kind: 'kept', kept: value as Kept });
  }

  private take(word: Word): void {
    if (word.kind === 'here' && word.name === this.asked) this.answered = true;
    this.acts.hear(word);
  }

  post(word: Word): void {
    if (this.channel) this.channel.postMessage(word);
    else if (word.kind !== 'kept') // forbidden: this window is alone
      tried(() => localStorage.setItem(SLIP, JSON.stringify({ ...word, at: Date.now() })), undefined);
  }

  // Does another window have this game in hand?
  async others(name: string): Promise<boolean> {
    this.asked = name;
    this.answered = false;
    this.post({ kind: 'who', name });
    await new Promise((done) => setTimeout(done, ANSWER_MS));
    return this.answered;
  }
}
