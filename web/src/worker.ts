// The core in a worker: text in, text out. One instance of the module lives here; whoever wants to
// end a long request ends the worker.
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  page_room(length: number): number;
  page_call(request: number, length: number): number;
  page_length(): number;
}

let core: Exports;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const BAD_FILE = 8; // what WASI says where there is no file

// The few things that the module's C library wants of its host.
function host(): WebAssembly.ModuleImports {
  return {
    clock_time_get: (_id: number, _precision: bigint, at: number): number => {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(core.memory.buffer).setBigUint64(at, now, true);
      return 0;
    },
    proc_exit: (code: number): never => {
      throw new Error(`the core has ended with code ${code}`);
    },
    ...Object.fromEntries(['fd_write', 'fd_seek', 'fd_close', 'fd_fdstat_get'].map((name) => [name, () => BAD_FILE])),
  };
}

async function open(module: WebAssembly.Module): Promise<void> {
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: host() });
  core = instance.exports as unknown as Exports;
  core._initialize();
}

function call(request: string): string {
  const bytes = encoder.encode(request);
  const at = core.page_room(bytes.length);
  if (!at) return '{"ok":false,"say":"there is not enough memory"}';
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
  const answer = core.page_call(at, bytes.length);
  return decoder.decode(new Uint8Array(core.memory.buffer, answer, core.page_length()));
}

let opened: Promise<void>;

self.onmessage = async (event: MessageEvent) => {
  const { id, module, request } = event.data;
  if (module) {
    opened = open(module);
    return;
  }
  await opened;
  try {
    self.postMessage({ id, answer: call(request) });
  } catch (error) {
    self.postMessage({ id, trap: String(error) });
  }
};
