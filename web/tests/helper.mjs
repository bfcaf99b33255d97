// What the tests of the page share: a server, a browser, the command line, and hands for the board.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const program =
  process.env.QUINCUNX ?? ['build/gcc/quincunx', 'build/quincunx'].map((p) => join(root, p)).find((p) => existsSync(p));

// What a plain conversation answers to these lines.
export function conversation(position, lines) {
  return execFileSync(program, ['play', '--plain', position], { encoding: 'utf8', input: lines.map((line) => `${line}\n`).join('') });
}

export function quincunx(...args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    return error.stdout;
  }
}

// The module itself: ask a question, get an answer.
export function openCore(path = join(root, 'build', 'page', 'core.wasm')) {
  const module_ = new WebAssembly.Module(readFileSync(path));
  let core;
  const host = {
    clock_time_get: (_id, _precision, at) => (new DataView(core.memory.buffer).setBigUint64(at, process.hrtime.bigint(), true), 0),
    proc_exit: (code) => {
      throw new Error(`exit ${code}`);
    },
    fd_write: () => 8, fd_seek: () => 8, fd_close: () => 8, fd_fdstat_get: () => 8,
  };
  core = new WebAssembly.Instance(module_, { wasi_snapshot_preview1: host }).exports;
  core._initialize();
  return (request) => {
    const bytes = typeof request === 'string' ? new TextEncoder().encode(request) : request;
    const at = core.page_room(bytes.length);
    new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
    const answer = core.page_call(at, bytes.length);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(core.memory.buffer, answer, core.page_length())));
  };
}

// A server on a port of its own; its address and the way to end it.
export async function startServer(port = 0, ...options) {
  const child = spawn(program, ['serve', '--port', String(port), ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', (code) => reject(new Error(`serve has ended with ${code}`)));
  });
  const url = /http:\S+/.exec(line)[0];
  const gone = new Promise((done) => child.once('exit', done));
  const stop = () => (child.kill('SIGINT'), gone);
  return { url, port: Number(new URL(url).port), stop };
}

export async function startBrowser(options = {}) {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    ...options,
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
      '--disable-component-update', '--disable-sync'],
  });
}

// A server and a browser for all tests of a file.
export function useBrowser() {
  const stage = {};
  before(async () => {
    stage.server = await startServer();
    stage.browser = await startBrowser();
  });
  after(async () => {
    await stage.browser.close();
    await stage.server.stop();
  });
  return stage;
}

// A page of a browser of its own memory; complaints of the page are kept. The files are kept for use
// offline only where that is tested. A script is run before those of the page; another module may take the
// place of the core.
export async function openPage(browser, url, { script, core, newcomer, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  // who has been here before; the first minute is for others
  if (!newcomer) await context.addInitScript(() => {
    if (location.protocol === 'http:' && !localStorage.length) localStorage.setItem('quincunx.met', '["all"]');
  });
  if (script) await context.addInitScript(script);
  if (core) await context.route('**/core.wasm', (route) => route.fulfill({ path: core, contentType: 'application/wasm' }));
  const page = await context.newPage();
  page.complaints = [];
  page.on('pageerror', (error) => page.complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && page.complaints.push(message.text()));
  await page.goto(url);
  return page;
}

// Waits until the board has stood still for some frames: a finger that comes down before would miss.
export function settled(page) {
  return page.evaluate(() => new Promise((done) => {
    let last = '', same = 0;
    const look = () => {
      const b = document.querySelector('.board').getBoundingClientRect();
      const now = [b.x, b.y, b.width, b.height].join(' ');
      same = now === last ? same + 1 : 0;
      last = now;
      if (same >= 5) done();
      else requestAnimationFrame(look);
    };
    look();
  }));
}

// Opens a group of controls beside the board, where it is not open.
export async function openGroup(page, name) {
  const fold = page.locator('details.fold', { has: page.locator('summary', { hasText: new RegExp(`^${name}$`) }) });
  if (!(await fold.evaluate((e) => e.open))) await fold.locator('> summary').click();
}

export function link(position) {
  return `#${position.replaceAll(' ', '_')}`;
}

// What the page has kept of the game in hand.
export function keptOf(page, game) {
  return page.evaluate((g) => {
    const name = JSON.parse(localStorage.getItem(`quincunx.current.${g}`));
    return JSON.parse(localStorage.getItem(`quincunx.${name}`));
  }, game);
}

// A saved text as another instance of the module reads it: its state, and its position.
let reader;
export function readSave(save) {
  reader ??= openCore();
  const answer = reader(`restore\n${save}`);
  return answer.ok ? { ...answer.view, position: reader('position').position } : null;
}

// With another module, as far as saved texts are read here.
export function readWith(path) {
  reader = openCore(path);
}

// The position in hand, as the page has kept it.
export async function position(page, game) {
  const kept = await keptOf(page, game);
  return kept ? readSave(kept.save)?.position : undefined;
}

// Waits until what the page has kept is so; the state, with its position.
export async function untilState(page, game, check) {
  for (let i = 0; i < 1200; i++) {
    const kept = await keptOf(page, game);
    const now = kept && readSave(kept.save);
    if (now && check(now)) return now;
    await page.waitForTimeout(25);
  }
  throw new Error(`waited in vain; the position is ${await position(page, game)}`);
}

export async function until(page, game, check) {
  return (await untilState(page, game, (now) => check(now.position))).position;
}

// Press a place of the board and wait until the position is another one.
export async function press(page, game, x, y, options = {}) {
  const before = await position(page, game);
  await clickSpot(page, x, y, options);
  return until(page, game, (now) => now !== before);
}

// Spots lie on a lattice of half cells; the middle of cells (1,1) and (3,3) tells where.
export async function clickSpot(page, x, y, options = {}) {
  const at = await page.evaluate(([sx, sy]) => {
    const middle = (e) => {
      const b = e.getBoundingClientRect();
      return [b.x + b.width / 2, b.y + b.height / 2];
    };
    const own = document.querySelector(`main [data-x="${sx}"][data-y="${sy}"]`);
    if (own) return middle(own);
    const places = [...document.querySelectorAll('main .place')];
    const first = places[0];
    const last = places[places.length - 1];
    const [ax, ay] = middle(first);
    const [bx, by] = middle(last);
    const unitX = (bx - ax) / (last.dataset.x - first.dataset.x);
    const unitY = (by - ay) / (last.dataset.y - first.dataset.y);
    // a border of the board is pressed a little beyond it
    const beyond = (s, end) => (s === 0 ? -0.4 : s === end ? 0.4 : 0);
    const odd = Number(first.dataset.x);
    const push = odd ? [beyond(sx, Number(last.dataset.x) + 1), beyond(sy, Number(last.dataset.y) + 1)] : [0, 0];
    return [ax + (sx + push[0] - first.dataset.x) * unitX, ay + (sy + push[1] - first.dataset.y) * unitY];
  }, [x, y]);
  await page.mouse.click(at[0], at[1], options);
}

// Cell names to spots: "b3" on a board of so many rows.
export function spotOf(cell, rows) {
  const column = cell.charCodeAt(0) - 97;
  const row = rows - Number(cell.slice(1));
  return [2 * column + 1, 2 * row + 1];
}

export function headline(page) {
  return page.locator('.headline').textContent();
}
