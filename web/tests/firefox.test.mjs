// The page in Firefox: a game of each kind to its end, a drag, undo, a reload, and all of it offline. On a
// machine where Firefox cannot start the tour is skipped, and says why.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clickSpot, link, position, quincunx, spotOf, startServer, until } from './helper.mjs';
import { drag, middle } from './pointers.mjs';

const stage = { why: '' };
const SEATS = { slider: ['human', 'human'], crosscut: ['human', 'human'] };

async function startFirefox() {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr', headless: true, timeout: 60_000 });
}

before(async () => {
  stage.server = await startServer();
  try {
    stage.browser = await startFirefox();
    stage.page = await stage.browser.newPage();
  } catch (error) {
    stage.why = `Firefox does not start: ${String(error).split('\n')[0]}`;
    return;
  }
  const { page } = stage;
  page.waitForTimeout = (ms) => new Promise((go) => setTimeout(go, ms));
  page.complaints = [];
  page.on('pageerror', (error) => page.complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && page.complaints.push(message.text()));
  await page.setViewport({ width: 1200, height: 900 });
  await page.goto(stage.server.url);
  await page.evaluate((seats) => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats })), SEATS);
});

after(async () => {
  await stage.browser?.close();
  await stage.server.stop();
});

function inFirefox(name, run) {
  test(name, async (t) => {
    if (stage.why) return t.skip(stage.why);
    await run(stage.page);
    assert.deepEqual(stage.page.complaints, []);
  });
}

// Another game; the whole page is loaded anew.
async function open(page, p) {
  await page.goto('about:blank');
  await page.goto(stage.server.url + link(p));
  const game = p.split(' ')[0];
  await page.waitForSelector(`.board-${game} .place`);
  await until(page, game, (now) => now === p);
}

async function control(page, key) {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

const says = (page, words) => page.waitForFunction((w) => new RegExp(w).test(document.querySelector('.headline').textContent), {}, words);

// A press that makes this of the board.
async function press(page, game, spot, wanted, options) {
  await clickSpot(page, ...spot, options);
  await until(page, game, wanted);
}

inFirefox('Slant: a slash is dragged, taken back, and the puzzle solved by clicks', async (page) => {
  const start = 'slant 3x2 0.1./..2./..1.';
  await open(page, start);
  await drag(page, [[0, 4], [2, 2]]);
  await until(page, 'slant', (now) => now === `${start} .../R..`);
  await control(page, 'z');
  await until(page, 'slant', (now) => now === start);
  const { solution } = JSON.parse(quincunx('solve', start, '--json'));
  for (const [r, row] of solution.split('/').entries())
    for (const [c, slash] of [...row].entries())
      await press(page, 'slant', [2 * c + 1, 2 * r + 1], (now) => now.split(' ')[3]?.split('/')[r][c] === slash, { button: slash === 'L' ? 'left' : 'right' });
  await says(page, '^Puzzle complete$');
});

inFirefox('Slitherlink: the loop is one drag, one undo, and stays after a reload', async (page) => {
  const start = 'slitherlink 3x2 ..2/.2.';
  await open(page, start);
  const loop = [[0, 0], [6, 0], [6, 4], [0, 4], [0, 0]];
  const around = `${start} 111/.../111:1..1/1..1`;
  await drag(page, loop);
  await until(page, 'slitherlink', (now) => now === around);
  await control(page, 'z');
  await until(page, 'slitherlink', (now) => now === start);
  await control(page, 'y');
  await until(page, 'slitherlink', (now) => now === around);
  await page.reload();
  await page.waitForSelector('.board-slitherlink .place');
  await until(page, 'slitherlink', (now) => now === around);
  await page.waitForFunction(() => document.querySelectorAll('.line.played').length === 10);
});

inFirefox('Slitherlink: solved by clicks', async (page) => {
  const start = 'slitherlink 5x4 2..23/23..2/...11/122.2';
  await open(page, start);
  const { solution } = JSON.parse(quincunx('solve', start, '--json'));
  const [across, down] = solution.split(':').map((part) => part.split('/'));
  const lines = [...across.flatMap((row, r) => [...row].map((c, i) => c === '1' && [2 * i + 1, 2 * r])), ...down.flatMap((row, r) => [...row].map((c, i) => c === '1' && [2 * i, 2 * r + 1]))].filter(Boolean);
  for (const [i, spot] of lines.entries())
    await press(page, 'slitherlink', spot, (now) => (now.split(' ')[3].match(/1/g) ?? []).length === i + 1);
  await says(page, '^Puzzle complete$');
});

inFirefox('Hexpath: the walk is dragged to its end', async (page) => {
  const start = 'hexpath 3 2S,2,2/3,1,2/3,2E,X';
  await open(page, start);
  await drag(page, [[1, 1], [3, 3], [1, 3], [1, 5], [3, 5]], { speed: 1000 });
  await until(page, 'hexpath', (now) => now.endsWith(' a3-b2-a2-a1-b1'));
  await says(page, '^Puzzle complete$');
  await control(page, 'z');
  await until(page, 'hexpath', (now) => now === start);
});

const BESIDE = { u: [0, -2], d: [0, 2], l: [-2, 0], r: [2, 0] };

inFirefox('Slider: pieces are dragged to the end, through the gates', async (page) => {
  await open(page, 'slider 3 H++/H++/+VV H');
  for (let i = 0; i < 60; i++) {
    const now = await position(page, 'slider');
    const { move } = JSON.parse(quincunx('best', now, '--level', '4', '--json'));
    if (!move) break;
    const [x, y] = spotOf(move.slice(0, 2), 3);
    const [dx, dy] = BESIDE[move[2]];
    await drag(page, [[x, y], [x + dx, y + dy]]);
    await until(page, 'slider', (p) => p !== now);
    if (/wins|Tie/.test(await page.$eval('.headline', (e) => e.textContent))) break;
    if (i > 0) continue;
    await control(page, 'z');
    await until(page, 'slider', (p) => p === now);
    await control(page, 'y');
    await until(page, 'slider', (p) => p !== now);
  }
  await says(page, '^H wins$');
});

inFirefox('Crosscut: to the end', async (page) => {
  await open(page, 'crosscut 5x5 ...../...../...../...../..... R');
  for (let i = 0; i < 40 && !/wins|Draw/.test(await page.$eval('.headline', (e) => e.textContent)); i++) {
    const now = await position(page, 'crosscut');
    const { move } = JSON.parse(quincunx('best', now, '--level', '5', '--json'));
    await press(page, 'crosscut', spotOf(move, 5), (p) => p !== now);
  }
  await says(page, 'wins');
});

inFirefox('offline: the server has gone, the page comes up with the game, and it is played on', async (page) => {
  const start = 'slant 2x2 .../.4./...';
  await open(page, start);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (;;) {
      const names = (await caches.keys()).filter((name) => name.startsWith('quincunx-'));
      if (names.length && (await (await caches.open(names[0])).match('core.wasm')) && navigator.serviceWorker.controller) return;
      await new Promise((go) => setTimeout(go, 50));
    }
  });
  await press(page, 'slant', [1, 1], (now) => now === `${start} L./..`);
  await stage.server.stop();
  await page.reload();
  await page.waitForSelector('.board-slant .place');
  await page.waitForFunction(() => document.querySelectorAll('.fall').length === 1);
  await press(page, 'slant', [3, 3], (now) => now === `${start} L./.L`);
  const at = await middle(page, [1, 1]);
  assert.ok(at[0] > 0);
});
