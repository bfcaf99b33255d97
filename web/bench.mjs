// How long a player waits, measured in Chromium on the page that `quincunx serve` sends:
//   node bench.mjs [ROUNDS]
// Each figure is the median of the rounds, with the least and the most, in milliseconds.
import { link, openPage, quincunx, startBrowser, startServer } from './tests/helper.mjs';

const rounds = Number(process.argv[2] ?? 5);
const GAMES = ['slant', 'slitherlink', 'hexpath', 'slider', 'crosscut'];

function report(what, times, target) {
  times.sort((a, b) => a - b);
  const ms = (t) => String(Math.round(t)).padStart(6);
  const middle = times[Math.floor(times.length / 2)];
  const goal = target ? `  (target ${target})` : '';
  console.log(`${what.padEnd(34)}${ms(middle)}  ${ms(times[0])} ..${ms(times[times.length - 1])}${goal}`);
}

// From a click until the page has drawn again, told by the page's own clock.
async function clickTime(page, selector, done) {
  return page.evaluate(async ([target, test]) => {
    const ready = new Function(`return ${test}`);
    const began = performance.now();
    document.querySelector(target).click();
    while (!ready()) await new Promise((go) => requestAnimationFrame(go));
    return performance.now() - began;
  }, [selector, done]);
}

async function coldLoad(browser, url) {
  const page = await openPage(browser, 'about:blank');
  const began = performance.now();
  await page.goto(url);
  await page.waitForSelector('.place, .card:nth-child(5) svg');
  const time = performance.now() - began;
  await page.context().close();
  return time;
}

async function hintTime(browser, url, position) {
  const page = await openPage(browser, url + link(position));
  await page.waitForSelector('.place');
  await page.evaluate(() => [...document.querySelectorAll('.toolbar button')].find((b) => b.textContent === 'Hint').setAttribute('id', 'hint'));
  const time = await clickTime(page, '#hint', `!document.querySelector('.hint-box').hidden`);
  await page.context().close();
  return time;
}

async function newTime(browser, url, game) {
  const page = await openPage(browser, `${url}#${game}`);
  await page.waitForSelector('.place');
  const time = await page.evaluate(async (name) => {
    const kept = () => localStorage.getItem(`quincunx.current.${name}`);
    const before = kept();
    const began = performance.now();
    [...document.querySelectorAll('button')].find((b) => b.textContent === 'New Game').click();
    while (kept() === before) await new Promise((go) => requestAnimationFrame(go));
    return performance.now() - began;
  }, game);
  await page.context().close();
  return time;
}

// A press on a board of 100 by 100, by the keyboard.
async function pressTimes(browser, url) {
  const rows = Array.from({ length: 100 }, (_, r) => Array.from({ length: 100 }, (_, c) => '.3.2..1.'[(3 * r + c) % 8]).join(''));
  const page = await openPage(browser, url + link(`slitherlink 100x100 ${rows.join('/')}`));
  await page.waitForSelector('.place');
  const times = await page.evaluate(async (n) => {
    const all = [];
    const lines = () => document.querySelectorAll('.line.played').length;
    for (let i = 0; i < n; i++) {
      const before = lines();
      const place = document.querySelector(`[data-x="${2 * i}"][data-y="40"]`);
      place.focus();
      const began = performance.now();
      place.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }));
      while (lines() === before) await new Promise((go) => requestAnimationFrame(go));
      all.push(performance.now() - began);
      await new Promise((go) => setTimeout(go, 200));
    }
    return all;
  }, rounds);
  await page.context().close();
  return times;
}

const empty = (n) => `slitherlink ${n}x${n} ${Array(n).fill('.'.repeat(n)).join('/')}`;

async function openLarge(browser, url, position) {
  const page = await openPage(browser, url + link(position));
  await page.waitForSelector('.place');
  await page.waitForTimeout(500);
  return page;
}

// From a click, by the event's own clock, until what it drew is on the screen.
async function paintTimes(browser, url, position) {
  const page = await openLarge(browser, url, position);
  await page.evaluate(() => {
    window.times = [];
    let began = 0;
    addEventListener('click', (e) => (began = e.timeStamp), true);
    new MutationObserver(() => {
      const since = began;
      began = 0;
      if (since) requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // after the picture
        port1.onmessage = () => window.times.push(performance.now() - since);
        port2.postMessage(0);
      });
    }).observe(document.querySelector('.layer-lines'), { childList: true });
  });
  const box = await page.locator('.board-box').boundingBox();
  for (let i = 0; i < 4 * rounds; i++) {
    await page.mouse.click(box.x + 60 + 37 * (i % 15), box.y + 60 + 41 * (i % 11));
    await page.waitForFunction((n) => window.times.length >= n, i + 1, { timeout: 3000 }).catch(() => undefined);
  }
  const times = await page.evaluate(() => window.times);
  await page.context().close();
  return times;
}

// The longest task of the page's own thread while lines are dragged all over the board.
async function longestTasks(browser, url, position) {
  const page = await openLarge(browser, url, position);
  await page.evaluate(() => {
    window.tasks = [0];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((e) => e.duration))).observe({ type: 'longtask' });
  });
  const box = await page.locator('.board-box').boundingBox();
  for (let i = 0; i < 3 * rounds; i++) {
    const y = box.y + 60 + 20 * i;
    await page.mouse.move(box.x + 60, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 60, y, { steps: 25 });
    await page.mouse.up();
  }
  await page.waitForTimeout(300);
  const tasks = await page.evaluate(() => window.tasks);
  await page.context().close();
  return tasks;
}

// Milliseconds between two pictures while the board is moved.
async function frameTimes(browser, url, position) {
  const page = await openLarge(browser, url, position);
  const times = await page.evaluate(async () => {
    const box = document.querySelector('.board-box');
    const all = [];
    let last = await new Promise((go) => requestAnimationFrame(go));
    for (let i = 0; i < 120; i++) {
      box.scrollBy(7, 5);
      const now = await new Promise((go) => requestAnimationFrame(go));
      all.push(now - last);
      last = now;
    }
    return all;
  });
  await page.context().close();
  return times;
}

const server = await startServer();
const browser = await startBrowser();
const repeat = async (run) => {
  const times = [];
  for (let i = 0; i < rounds; i++) times.push(await run());
  return times;
};
try {
  console.log(`${'milliseconds'.padEnd(34)}median    range`);
  const board = quincunx('new', 'slitherlink', '--size', '10x10', '--seed', '1').trim();
  report('cold load to first board', await repeat(() => coldLoad(browser, server.url + link(board))), '600');
  report('cold load to home', await repeat(() => coldLoad(browser, server.url)), '1000');
  for (const [game, size] of [['slant', '10x10'], ['slitherlink', '10x10'], ['hexpath', '9']]) {
    const puzzle = quincunx('new', game, '--size', size, '--seed', '1').trim();
    report(`hint, ${game} ${size}`, await repeat(() => hintTime(browser, server.url, puzzle)), '50');
  }
  for (const game of GAMES) report(`New Game, ${game}`, await repeat(() => newTime(browser, server.url, game)), '1000');
  report('press on 100x100 Slitherlink', await pressTimes(browser, server.url));
  for (const [n, target] of [[30, '20'], [50, '50'], [100, '']])
    report(`click to paint, ${n}x${n}`, await paintTimes(browser, server.url, empty(n)), target);
  const large = quincunx('new', 'slitherlink', '--size', '50x50', '--seed', '1').trim();
  report('hint, slitherlink 50x50', await repeat(() => hintTime(browser, server.url, large)), '60');
  for (const n of [50, 100]) report(`longest task of drawing, ${n}x${n}`, await longestTasks(browser, server.url, empty(n)), 'none over 50');
  for (const n of [50, 100]) report(`between pictures of panning, ${n}x${n}`, await frameTimes(browser, server.url, empty(n)), '17');
} finally {
  await browser.close();
  await server.stop();
}
