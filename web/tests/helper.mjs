// What the tests of the page share: a server, a browser, the command line, and hands for the board.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const program =
  process.env.QUINCUNX ?? ['build/gcc/quincunx', 'build/quincunx'].map((p) => join(root, p)).find((p) => existsSync(p));

export function quincunx(...args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    return error.stdout;
  }
}

// A server on a port of its own; its address and the way to end it.
export async function startServer(port = 0) {
  const child = spawn(program, ['serve', '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
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
// offline only where that is tested.
export async function openPage(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.complaints = [];
  page.on('pageerror', (error) => page.complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && page.complaints.push(message.text()));
  await page.goto(url);
  return page;
}

export function link(position) {
  return `#${position.replaceAll(' ', '_')}`;
}

// The position in hand, as the page has kept it.
export function position(page, game) {
  return page.evaluate((g) => {
    const name = JSON.parse(localStorage.getItem(`quincunx.current.${g}`));
    return JSON.parse(localStorage.getItem(`quincunx.${name}`))?.position;
  }, game);
}

export async function until(page, game, check) {
  for (let i = 0; i < 400; i++) {
    const now = await position(page, game);
    if (now && check(now)) return now;
    await page.waitForTimeout(25);
  }
  throw new Error(`waited in vain; the position is ${await position(page, game)}`);
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
