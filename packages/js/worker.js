// worker.js - one instance in a thread of its own, asked by messages, in node and in browsers.
import { open } from './core.js';

const port = typeof process !== 'undefined' && process.versions?.node
  ? (await import('node:worker_threads')).parentPort
  : self;
const answer = ask => ({ data, ...rest }) => {
  const { id, command, text, options } = data ?? rest;
  try {
    const [ending, json] = ask(command, text, options);
    port.postMessage({ id, ending, json });
  } catch (error) {
    port.postMessage({ id, ending: 2, fault: String(error?.message ?? error) });
  }
};
const respond = answer(await open());
if (port === globalThis.self) port.onmessage = respond;
else port.on('message', data => respond({ data }));
port.postMessage({ ready: true });
