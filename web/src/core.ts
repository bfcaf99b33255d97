// The core as the page sees it: ask a question, get an answer. Questions are answered in order. To
// end a long one the worker is ended; a new one takes up the session from the last saved text, so
// nothing is lost.
import type { Answer } from './types';

export class Cancelled extends Error {
  constructor() {
    super('cancelled');
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

function moduleOnce(): Promise<WebAssembly.Module> {
  compiled ??= WebAssembly.compileStreaming(fetch('core.wasm'));
  return compiled;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class Core {
  private worker: Promise<Worker> | undefined;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private save = '';

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  // The worker comes up while the module is still being compiled.
  private async start(): Promise<Worker> {
    const compiling = moduleOnce();
    const worker = new Worker('worker.js', { type: 'module' });
    worker.onmessage = (event) => this.take(event.data);
    worker.postMessage({ module: await compiling });
    if (this.save) worker.postMessage({ id: 0, request: `restore\n${this.save}` });
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
    const answer = JSON.parse(data.answer ?? '') as Answer;
    if (answer.state) this.save = answer.state.save;
    waiting?.resolve(answer);
  }

  // Somebody will ask soon.
  warm(): void {
    this.worker ??= this.start();
    this.worker.catch(() => undefined); // whoever asks is told
  }

  async ask<T extends Answer = Answer>(request: string): Promise<T> {
    this.worker ??= this.start();
    const id = this.next++;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
    });
    const worker = this.worker;
    worker.then(
      (w) => w.postMessage({ id, request }),
      (error) => this.take({ id, trap: String(error) }),
    );
    return answer as Promise<T>;
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
