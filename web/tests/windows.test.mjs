// The same game in several windows: what is done in one is shown in the others, no move is lost without
// a word, one of them thinks for the CPU, and windows that slept catch up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, headline, keptOf, link, openPage, position, press, readSave, startBrowser, until, useBrowser } from './helper.mjs';

const stage = useBrowser();
const SLANT = 'slant 4x3 ...../.32.2/1.1.1/.1...';
const SLIDER = 'slider 4 H+++/H+++/H+++/+VVV H';

async function another(page, hash) {
  const next = await page.context().newPage();
  next.complaints = [];
  next.on('pageerror', (error) => next.complaints.push(error.message));
  await next.goto(stage.server.url + hash);
  await next.waitForSelector('.place');
  return next;
}

async function two(p, prepare = () => undefined) {
  const a = await openPage(stage.browser, stage.server.url);
  await a.evaluate(prepare);
  await a.reload(); // with the preferences that were prepared
  await a.goto(stage.server.url + link(p));
  await a.waitForSelector('.place');
  return [a, await another(a, link(p))];
}

// What a window shows, not what the browser has kept.
const slashes = (page) => page.evaluate(() => document.querySelectorAll('.layer-lines .fall, .layer-lines .rise').length);
const shows = (page, n) => page.waitForFunction((k) => document.querySelectorAll('.layer-lines .fall, .layer-lines .rise').length === k, n);
const says = (page, words) => page.locator('.message').getByText(words).waitFor();

async function close(...pages) {
  for (const page of pages) assert.deepEqual(page.complaints, []);
  await pages[0].context().close();
}

test('moves of both windows are all there, in both, and after a reload', async () => {
  const [a, b] = await two(SLANT);
  await press(a, 'slant', 1, 1);
  await shows(b, 1);
  await says(b, 'This game went on in another window');
  await press(b, 'slant', 3, 1);
  await shows(a, 2);
  await press(a, 'slant', 5, 1);
  await shows(b, 3);
  assert.match(await position(a, 'slant'), / LLL\.\/\.\.\.\.\/\.\.\.\.$/);
  await b.getByRole('button', { name: 'Undo', exact: true }).click(); // the other window's move
  await shows(a, 2);
  await a.reload();
  await shows(a, 2);
  await press(b, 'slant', 7, 1);
  await shows(a, 3);
  const c = await another(a, link(SLANT));
  await shows(c, 3);
  await press(c, 'slant', 1, 3);
  await shows(a, 4);
  await shows(b, 4);
  await close(a, b, c);
});

test('without a channel the storage tells it', async () => {
  const context = await stage.browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(() => delete window.BroadcastChannel);
  const [a, b] = [await context.newPage(), await context.newPage()];
  for (const page of [a, b]) {
    await page.goto(stage.server.url + link(SLANT));
    await page.waitForSelector('.place');
  }
  await press(a, 'slant', 1, 1);
  await shows(b, 1);
  await press(b, 'slant', 3, 1);
  await shows(a, 2);
  assert.match(await position(a, 'slant'), / LL\.\./);
  await context.close();
});

// A window that hears nothing, as one that sleeps: its channel and its storage events are held back.
const DEAF = () => {
  window.BroadcastChannel = class {
    postMessage() {}
    close() {}
  };
  window.addEventListener('storage', (e) => window.deaf && e.stopImmediatePropagation(), true);
  window.addEventListener('focus', (e) => window.deaf && e.stopImmediatePropagation(), true);
  document.addEventListener('visibilitychange', (e) => window.deaf && e.stopImmediatePropagation(), true);
  window.deaf = true;
};

test('a window that slept does nothing on an old board, and says so; coming back it catches up', async () => {
  const a = await openPage(stage.browser, stage.server.url + link(SLANT));
  await a.waitForSelector('.place');
  const b = await a.context().newPage();
  await b.addInitScript(DEAF);
  await b.goto(stage.server.url + link(SLANT));
  await b.waitForSelector('.place');
  await press(a, 'slant', 1, 1);
  await press(a, 'slant', 3, 1);
  await b.waitForTimeout(200);
  assert.equal(await slashes(b), 0);
  await clickSpot(b, 5, 1);
  await says(b, 'Nothing was done: the game had gone on in another window');
  await shows(b, 2);
  assert.match(await position(a, 'slant'), / LL\.\./);
  await clickSpot(b, 5, 1); // now it counts
  await shows(b, 3);
  await press(a, 'slant', 7, 1).catch(() => undefined);
  assert.match(await position(a, 'slant'), / LLL/);
  for (const event of ['pageshow', 'focus', 'visibilitychange']) {
    await clickSpot(a, 1, 3);
    const before = await slashes(a);
    await a.waitForTimeout(150);
    await b.evaluate((name) => {
      window.deaf = false;
      (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
      window.deaf = true;
    }, event);
    await b.waitForFunction((text) => document.querySelectorAll('.layer-lines .fall, .layer-lines .rise').length === text, await slashes(a));
    assert.ok(before >= 0);
  }
  await a.context().close();
});

test('Slider against the CPU in two windows: one game, one answer to each move', async () => {
  const [a, b] = await two(SLIDER, () => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', '3'] } })));
  const moves = async (page) => readSave((await keptOf(page, 'slider')).save).at;
  const pieces = (page) => page.evaluate(() => [...document.querySelectorAll('.layer-pieces > *')].map((e) => e.outerHTML.replace(/ class="[^"]*"/, '')).sort().join());
  let n = 0;
  for (const [page, piece] of [[a, 0], [b, 1], [a, 0], [b, 2]]) {
    await page.waitForFunction(() => document.querySelector('.headline').textContent.startsWith('Your turn'));
    const rows = (await position(page, 'slider')).split(' ')[2].split('/');
    const own = rows.flatMap((row, r) => [...row].flatMap((what, c) => (what === 'H' ? [[2 * c + 1, 2 * r + 1]] : [])));
    await clickSpot(page, ...own[piece % own.length]);
    await page.locator('.extras .target').first().waitFor();
    const target = await page.locator('.extras .target').first().boundingBox();
    await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
    n += 2;
    await page.waitForTimeout(900);
    assert.equal(await moves(page), n, `after ${n} turns`);
    assert.equal(await pieces(a), await pieces(b));
  }
  await b.getByRole('button', { name: 'Undo', exact: true }).click();
  await a.waitForTimeout(600);
  assert.equal(await pieces(a), await pieces(b));
  assert.equal(await headline(a), await headline(b));
  await close(a, b);
});

test('a window that is closed while the CPU thinks leaves the turn to the other; one that opens waits', async () => {
  const seats = () => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'max'] }, thinkMs: 7000 }));
  const [a, b] = await two('slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H', seats);
  await clickSpot(a, 1, 1);
  await a.locator('.extras .target').first().waitFor();
  await clickSpot(a, 3, 1);
  await until(a, 'slider', (now) => now.endsWith(' V'));
  const c = await another(a, '#slider');
  await c.waitForTimeout(600);
  assert.equal(await a.locator('.is-thinking').count(), 1);
  assert.equal((await b.locator('.is-thinking').count()) + (await c.locator('.is-thinking').count()), 0);
  await a.close();
  await until(b, 'slider', (now) => now.endsWith(' H'));
  await b.waitForFunction(() => document.querySelector('.headline').textContent.startsWith('Your turn'));
  await c.waitForFunction(() => document.querySelector('.headline').textContent.startsWith('Your turn'));
  await b.context().close();
});

test('games from the same start in two windows stay apart, also after a reload', async () => {
  const seats = () => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'human'] }, size: { slider: '4' } }));
  const [a, b] = await two(SLIDER, seats);
  await clickSpot(a, 1, 1);
  await a.locator('.extras .target').first().waitFor();
  await clickSpot(a, 3, 1);
  await until(a, 'slider', (now) => now.startsWith('slider 4 +H++'));
  await b.getByRole('button', { name: 'New Game' }).click();
  await until(b, 'slider', (now) => now === SLIDER);
  const where = async (page) => {
    const place = page.locator('.place[data-x="3"][data-y="1"]');
    await place.focus();
    await page.waitForFunction(() => document.activeElement.getAttribute('aria-label').includes(': '));
    return place.getAttribute('aria-label');
  };
  const [inA, inB] = [await where(a), await where(b)];
  assert.notEqual(inA, inB);
  await a.reload();
  await a.waitForSelector('.place');
  assert.equal(await where(a), inA);
  await b.reload();
  await b.waitForSelector('.place');
  assert.equal(await where(b), inB);
  await close(a, b);
});

test('moves at the same moment: all windows agree, and one that lost its move says so', async () => {
  const [a, b] = await two(`slant 8x8 ${Array(9).fill('.........').join('/')}`);
  let n = 0;
  for (let i = 0; i < 8; i++) {
    await Promise.all([clickSpot(a, 2 * i + 1, 1), clickSpot(b, 2 * i + 1, 9)]);
    await a.waitForTimeout(400);
    const [inA, inB] = [await slashes(a), await slashes(b)];
    assert.equal(inA, inB);
    assert.equal((await position(a, 'slant')).split(' ')[3].replace(/[^LR]/g, '').length, inA);
    const told = (await Promise.all([a, b].map((page) => page.locator('.message').textContent()))).join();
    assert.ok(inA === n + 2 || (inA === n + 1 && /Nothing was done|does not/.test(told)), `${n} became ${inA}: ${told}`);
    n = inA;
  }
  await close(a, b);
});

test('a window that comes back by Back as it was left catches up', async () => {
  const browser = await startBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const a = await openPage(browser, stage.server.url + link(SLANT));
    await a.waitForSelector('.place');
    const b = await another(a, link(SLANT));
    await b.goto('data:text/html,elsewhere');
    await press(a, 'slant', 1, 1);
    await press(a, 'slant', 3, 1);
    await b.goBack({ waitUntil: 'commit' });
    await shows(b, 2);
    await clickSpot(b, 5, 1);
    await shows(a, 3);
    await close(a, b);
  } finally {
    await browser.close();
  }
});
