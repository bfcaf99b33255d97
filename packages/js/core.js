// core.js - the WebAssembly module behind one function: a command, a text and options in, JSON out.
const here = typeof process !== 'undefined' && process.versions?.node;
const address = new URL('./quincunx.wasm', import.meta.url);

async function bytes() {
  if (here && address.protocol === 'file:') return (await import('node:fs/promises')).readFile(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

// The module asks its host for the time and for nothing else; what would be files is not there.
function host(memory) {
  const view = () => new DataView(memory().buffer);
  const missing = () => 52;
  const functions = {
    clock_time_get(_clock, _precision, at) {
      view().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    random_get(at, length) {
      new Uint8Array(memory().buffer, at, length).fill(1);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the module ended with ${code}`);
    },
  };
  return new Proxy(functions, { get: (known, name) => known[name] ?? missing, has: () => true });
}

let compiled;

// A new instance; `ask` returns [ending, json].
export async function open() {
  compiled ??= bytes().then(b => WebAssembly.compile(b));
  const module = await compiled;
  let memory;
  const wasi = host(() => memory);
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = wasi[name];
  const { exports } = await WebAssembly.instantiate(module, imports);
  memory = exports.memory;
  exports._initialize?.();
  const encoder = new TextEncoder(), decoder = new TextDecoder();
  return function ask(command, text, options) {
    const request = encoder.encode(`${command}\0${String(text).replaceAll('\0', ' ')}\0${options}`);
    const at = exports.module_room(request.length);
    if (!at) throw new Error('there is not enough memory');
    new Uint8Array(memory.buffer, at, request.length).set(request);
    const answer = exports.module_call(at, request.length);
    if (!answer) throw new Error('there is not enough memory');
    const json = decoder.decode(new Uint8Array(memory.buffer, answer, exports.module_length()));
    return [exports.module_ending(), json, memory.buffer.byteLength];
  };
}
