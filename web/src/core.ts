// The core as the page sees it: ask for an action, get an answer. Questions are answered in order. The
// core tells what has changed; here it is put together, so that everybody else sees the whole state. To
// end a long question the worker is ended; a new one takes up the session from the saved text, so
// nothing is lost.
import { Marks, type Picture, type State } from './picture';
import { order, type ActionName, type Answers, type Arguments, type Reply, type Shown, type View } from './protocol';

export type { ActionName, Arguments };

// What goes with an action; nothing, where nothing has to.
export type Given<A extends ActionName> = {} extends Arguments[A] ? [given?: Arguments[A]] : [given: Arguments[A]];

export type Data<A extends ActionName> = A extends keyof Answers ? Answers[A] : {};

// The state is the whole one, also where nothing has changed; none while no game is loaded.
interface Told {
  say: string;
  state: State;
}

export type Done<A extends ActionName> = Told & Data<A> & { ok: true };
export type Answer<A extends ActionName = ActionName> = Done<A> | (Told & { ok: false });

export class Cancelled extends Error {
  constructor() {
    super('cancelled');
  }
}

// Null: it was cancelled, and nobody waits for it any more.
export async function unlessCancelled<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Cancelled) return null;
    throw error;
  }
}

// The side to move has no move, and `turn` is its pass.
export function isStuck(state: State): boolean {
  return state.refused.turn === undefined;
}

// Places are two numbers, a place elsewhere is a stroke.
function wordsOf(value: unknown): string {
  return value === null ? '/' : Array.isArray(value) ? value.map(wordsOf).join(' ') : String(value);
}

function requestOf(action: ActionName, given: Record<string, unknown> = {}): string {
  const words = (order[action] ?? Object.keys(given)).filter((name) => name !== 'text' && given[name] !== undefined).map((name) => wordsOf(given[name]));
  const text = given.text === undefined ? '' : `\n${given.text}`;
  return [action, ...words].join(' ') + text;
}

let compiled: Promise<WebAssembly.Module> | undefined;

function moduleOnce(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch('core.wasm'));
  return compiled;
}

interface Waiting {
  resolve(answer: Told & { ok: boolean }): void;
  reject(error: Error): void;
}

export class Core {
  save = ''; // the session as text
  private state!: State;
  private worker: Promise<Worker> | undefined;
  private waiting = new Map<number, Waiting>();
  private next = 1;

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  // The worker comes up while the module is still being compiled.
  private async start(): Promise<Worker> {
    const compiling = moduleOnce();
    const worker = new Worker('worker.js', { type: 'module' });
    worker.onmessage = (event) => this.take(event.data);
    worker.postMessage({ module: await compiling });
    if (this.save) worker.postMessage({ id: 0, request: requestOf('restore', { text: this.save }) });
    return worker;
  }

  private take(data: { id: number; answer?: string; trap?: string }): void {
    const waiting = this.waiting.get(data.id);
    this.waiting.delete(data.id);
    if (data.trap !== undefined) {
      this.cancel();
      waiting?.reject(new Error(`the core stopped: ${data.trap}`));
      return;
    }
    const { view, journal, ...answer } = JSON.parse(data.answer ?? '') as Reply;
    if (journal) this.save = (journal.from ? this.save : '') + journal.add; // it is only ever added to, or begun anew
    if (view) this.merge(view);
    waiting?.resolve({ ...answer, state: this.state });
  }

  private merge({ marks, gone, put, revision: _, since, ...keys }: View): void {
    if (since === 0) this.state = { ...(keys as Shown), marks: new Marks(marks ?? []) };
    else {
      this.state.marks.change(gone ?? [], put ?? []);
      this.state = { ...this.state, ...keys };
    }
  }

  // A position or a saved game as it looks; the session is not touched.
  async picture(text: string): Promise<Picture | null> {
    const answer = await this.ask('picture', { text });
    return answer.ok ? { ...answer, marks: new Marks(answer.marks) } : null;
  }

  // A place in words; none where nobody waits for them any more.
  async describe(x: number, y: number): Promise<string> {
    return (await unlessCancelled(this.ask('cell', { at: [x, y] })))?.say ?? '';
  }

  // Back to a board that is played on: whoever has no move there passes, as after every turn.
  async goTo(step: number): Promise<State> {
    const { state } = await this.ask('goto', { step });
    return isStuck(state) ? (await this.ask('turn')).state : state;
  }

  // Somebody will ask soon.
  warm(): void {
    this.worker ??= this.start();
    this.worker.catch(() => undefined); // whoever asks is told
  }

  async ask<A extends ActionName>(action: A, ...[given]: Given<A>): Promise<Answer<A>> {
    this.worker ??= this.start();
    const id = this.next++;
    const answer = new Promise<Told & { ok: boolean }>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
    const request = requestOf(action, given);
    this.worker.then(
      (w) => w.postMessage({ id, request }),
      (error) => this.take({ id, trap: String(error) }),
    );
    return answer as Promise<Answer<A>>;
  }

  // End whatever is being worked on. The session is taken up again at the last answer.
  cancel(): void {
    const lost = [...this.waiting.values()];
    this.worker?.then((w) => w.terminate(), () => undefined);
    this.worker = undefined;
    this.waiting.clear();
    for (const waiting of lost) waiting.reject(new Cancelled());
  }
}
