// index.js - Quincunx for JavaScript: the same questions, answers and errors as on the command line.
//
//     import { open } from 'quincunx';
//     const quincunx = await open();
//     const { solution } = await quincunx.solve('slant 2x2 .../.4./...');
//
// `open` asks a worker, so that nothing waits and a question can be ended by an AbortSignal; `load`
// answers at once, in the thread that asks.
import { open as openCore } from './core.js';

export const commands = ['solve', 'count', 'check', 'hint', 'rate', 'make', 'moves', 'apply', 'perft', 'best', 'value',
  'convert', 'svg', 'games', 'rules'];

// There is no answer: why, and where in the text that was read.
export class QuincunxError extends Error {
  constructor(ending, { line = 1, column = 1, why, argument, move }) {
    super(why);
    this.name = 'QuincunxError';
    this.code = ending === 3 ? 'limit' : 'refused';
    Object.assign(this, { ending, line, column, why });
    if (argument !== undefined) Object.assign(this, { argument, move });
  }
}

// { fromHere: true, limit: 5 } as "from-here\nlimit=5"; what is undefined, null or false is left out.
export function writeOptions(options = {}) {
  const lines = [];
  for (const [key, value] of Object.entries(options)) {
    if (key === 'signal' || value === undefined || value === null || value === false) continue;
    const name = key.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase());
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    if (/[\n\0]/.test(text)) throw new QuincunxError(2, { why: `${name}: expected one line` });
    lines.push(value === true ? name : `${name}=${text}`);
  }
  return lines.join('\n');
}

// A position is a text, or an object that has one, such as an answer of `make` and `apply`.
const textOf = text => (typeof text === 'object' && text !== null ? text.position ?? text.id : text ?? '');

function read(ending, json) {
  const answer = JSON.parse(json);
  if (answer.error) throw new QuincunxError(ending, answer.error);
  return answer;
}

const byChance = options => ('seed' in options ? options : { ...options, seed: Math.floor(Math.random() * 2 ** 32) });

// One method a command; `games` takes no text.
function addMethods(to, ask) {
  for (const command of commands)
    to[command] = (text, options) => {
      if (command === 'games') return ask(command, '', text ?? {});
      return ask(command, textOf(text), command === 'make' ? byChance(options ?? {}) : options ?? {});
    };
  return to;
}

export async function load() {
  const core = await openCore();
  const quincunx = {
    ask: (command, text, options = '') => {
      const [ending, json] = core(command, text, options);
      return { ending, json };
    },
    memory: () => core('games', '', '')[2],
  };
  return addMethods(quincunx, (command, text, options) => {
    options.signal?.throwIfAborted();
    const [ending, json] = core(command, text, writeOptions(options));
    return read(ending, json);
  });
}

const inNode = typeof process !== 'undefined' && process.versions?.node;

async function startWorker(onMessage, onFault) {
  const address = new URL('./worker.js', import.meta.url);
  if (inNode) {
    const { Worker } = await import('node:worker_threads');
    const worker = new Worker(address);
    worker.unref();
    worker.on('message', onMessage);
    worker.on('error', onFault);
    return worker;
  }
  const worker = new Worker(address, { type: 'module' });
  worker.onmessage = event => onMessage(event.data);
  worker.onerror = event => onFault(new Error(event.message || 'the worker did not start'));
  return worker;
}

// One worker, one question at a time; the others wait in line. A question that is aborted while it is
// being answered takes the worker with it, and the next one gets a new one.
class Line {
  #waiting = [];
  #current = null;
  #worker = null;
  #ready = false;
  #closed = false;
  #last = 0;

  ask(command, text, options, signal) {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('this is closed'));
      if (signal?.aborted) return reject(signal.reason);
      const question = { id: ++this.#last, command, text, options, resolve, reject, signal };
      question.abort = () => this.#abort(question);
      signal?.addEventListener('abort', question.abort, { once: true });
      this.#waiting.push(question);
      this.#next();
    });
  }

  close() {
    this.#closed = true;
    this.#end();
    for (const question of [this.#current, ...this.#waiting])
      if (question) question.reject(new Error('this was closed'));
    this.#current = null;
    this.#waiting = [];
  }

  #end() {
    this.#worker?.then(worker => worker.terminate(), () => {});
    this.#worker = null;
    this.#ready = false;
  }

  #abort(question) {
    if (question === this.#current) {
      this.#end();
      this.#current = null;
    } else {
      this.#waiting = this.#waiting.filter(other => other !== question);
    }
    question.reject(question.signal.reason);
    this.#next();
  }

  #next() {
    if (this.#current || !this.#waiting.length || this.#closed) return;
    if (!this.#worker) {
      const mine = (this.#worker = startWorker(
        message => this.#worker === mine && this.#hear(message),
        fault => this.#worker === mine && this.#fail(fault)));
      mine.catch(fault => this.#fail(fault));
    }
    if (!this.#ready) return;
    this.#current = this.#waiting.shift();
    const { id, command, text, options } = this.#current;
    this.#worker.then(worker => {
      worker.ref?.();
      worker.postMessage({ id, command, text, options });
    });
  }

  #hear(message) {
    if (message.ready) {
      this.#ready = true;
    } else if (this.#current?.id === message.id) {
      const question = this.#current;
      this.#current = null;
      this.#worker.then(worker => this.#current || worker.unref?.());
      question.signal?.removeEventListener('abort', question.abort);
      if (message.fault) question.reject(new Error(message.fault));
      else question.resolve({ ending: message.ending, json: message.json });
    }
    this.#next();
  }

  #fail(fault) {
    this.#end();
    const question = this.#current ?? this.#waiting.shift();
    this.#current = null;
    question?.reject(fault);
    this.#next();
  }
}

export async function open() {
  const line = new Line();
  const quincunx = {
    ask: (command, text, options = '', { signal } = {}) => line.ask(command, text, options, signal),
    close: () => line.close(),
  };
  return addMethods(quincunx, async (command, text, options) => {
    const { ending, json } = await line.ask(command, text, writeOptions(options), options.signal);
    return read(ending, json);
  });
}
