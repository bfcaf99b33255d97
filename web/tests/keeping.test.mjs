// What the page remembers and shares: reloading, links good and bad, recent games, the daily, and
// that nothing goes over the wire once it is loaded.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, headline, link, openGroup, openPage, position, press, quincunx, startServer, until, useBrowser } from './helper.mjs';

const stage = useBrowser();

const PUZZLE = 'slant 4x3 ...../.32.2/1.1.1/.1...';

test('a reload goes on where it was, redo included', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(PUZZLE));
  await page.waitForSelector('.place');
  await press(page, 'slant', 1, 1);
  await press(page, 'slant', 3, 1);
  const both = await position(page, 'slant');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const one = await until(page, 'slant', (now) => now !== both);
  await page.reload();
  await page.waitForSelector('.fall');
  assert.equal(await position(page, 'slant'), one);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await until(page, 'slant', (now) => now === both);
  await page.context().close();
});

// As it may have been left elsewhere: on the turn of a side without a move, or before it.
for (const [at, acts] of [[1, []], [0, ['Redo']]])
  test(`a side without a move passes where ${acts[0] ?? 'a kept game'} leads to its turn, and that is said`, async () => {
    const start = 'slider 3 BB+/HB+/B+V V';
    const save = `quincunx session\nstart ${start}\nmarking rules\nseat human\nseat human\nstep c1u\nat ${at}\nend\n`;
    const page = await openPage(stage.browser, stage.server.url);
    await page.locator('.card').first().waitFor();
    await page.evaluate(([name, kept]) => {
      localStorage.setItem(`quincunx.${name}`, JSON.stringify(kept));
      localStorage.setItem('quincunx.current.slider', JSON.stringify(name));
      location.hash = '#slider';
    }, [`game.0.${start}`, { game: 'slider', save, at, start, words: '', when: 1, meta: { seconds: 0 } }]);
    for (const name of acts) await page.getByRole('button', { name, exact: true }).click();
    await page.locator('.message').getByText('H has no move: pass').waitFor();
    assert.equal(await headline(page), 'V to move');
    assert.equal(await position(page, 'slider'), 'slider 3 BB+/HBV/B++ V passes=1');
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

test('a link carries the puzzle, and progress if wanted', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(PUZZLE));
  await page.waitForSelector('.place');
  await press(page, 'slant', 1, 1);
  assert.equal(decodeURIComponent(await page.evaluate(() => location.hash)), link(PUZZLE));
  await openGroup(page, 'Share');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const progress = await page.getByLabel('Link with your progress').inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.locator('.copied').filter({ hasText: 'Link with your progress' }).getByRole('button');
  await copy.click();
  await copy.getByText('Copied').waitFor(); // said where it can be seen, over the window
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), progress);
  assert.equal(await page.getByLabel('puzz.link').inputValue(), quincunx('convert', PUZZLE, '--to', 'puzzlink').trim());
  const other = await openPage(stage.browser, progress);
  await other.waitForSelector('.fall');
  assert.equal(await position(other, 'slant'), `${PUZZLE} L.../..../....`);
  await other.context().close();
  await page.context().close();
});

test('bad links and puzzles are refused with a sentence', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.waitForSelector('.card');
  const bad = ['slant_4x4_', 'slant_9999x9999_.', 'constructor', '__proto__', '%', '%00', '<img src=x onerror=alert(1)>',
    'javascript:alert(1)', 'slider_3_H++/H++/+VV_H'.repeat(300), 'daily=chess', 'crosscut_8x8_RRRRRRRR'];
  for (const text of bad) {
    await page.goto('about:blank');
    await page.goto(`${stage.server.url}#${text}`);
    await page.getByText('This cannot be opened').waitFor();
    assert.equal(await page.locator('.home img, .home script').count(), 0);
  }
  const box = page.getByLabel('Paste a link or puzzle');
  await box.fill('gokigen/4/4/iaegcgcj6a');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForSelector('.place');
  assert.equal(await position(page, 'slant'), 'slant 4x4 ...0./.4.../2...2/...../.1.0.');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('spoilt memory is no harm', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.waitForSelector('.card');
  for (const text of ['{', '{"game":"slant","save":"quincunx session\\nstart slant 2x2","meta":{"seconds":0}}', 'null', '[]', '7']) {
    await page.evaluate((t) => {
      localStorage.setItem('quincunx.current.slant', t);
      localStorage.setItem('quincunx.game.0.slant', t);
      localStorage.setItem('quincunx.tally.slant', t);
    }, text);
    await page.goto('about:blank');
    await page.goto(`${stage.server.url}#slant`);
    await page.waitForSelector('.place');
    await page.evaluate(() => localStorage.setItem('quincunx.current.slant', '"game.0.slant"'));
    await page.reload();
    await page.waitForSelector('.place');
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('New Game keeps the one before in Recent; its id is the puzzle of the command line', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(PUZZLE));
  await page.waitForSelector('.place');
  await press(page, 'slant', 1, 1);
  await page.getByRole('button', { name: 'New Game' }).click();
  const fresh = await until(page, 'slant', (now) => !now.startsWith('slant 4x3'));
  const about = await page.locator('.about').textContent();
  const [, id, seed] = /(slant:5x5:normal:(\d+):0:\d+)/.exec(about);
  assert.equal(fresh, quincunx('convert', id).trim());
  assert.equal(fresh, JSON.parse(quincunx('new', 'slant', '--seed', seed, '--json')).position);
  await page.getByRole('link', { name: 'Quincunx' }).click();
  await page.getByRole('button', { name: /^Slant, 4x3/ }).click();
  await page.waitForSelector('.fall');
  assert.equal(await position(page, 'slant'), `${PUZZLE} L.../..../....`);
  await page.context().close();
});

test('sizes, levels and the daily', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#slant`);
  await page.waitForSelector('.place');
  assert.deepEqual(await page.getByLabel('Board Size').locator('option').allTextContents(), ['3×3', '5×5', '7×7', '9×9', 'More…']);
  assert.match(await position(page, 'slant'), /^slant 5x5 /);
  await page.getByLabel('Board Size').selectOption('7x7');
  await until(page, 'slant', (now) => now.startsWith('slant 7x7'));
  await page.getByLabel('Board Size').selectOption('more');
  await page.getByLabel(/Width/).fill('6x4');
  await page.getByRole('button', { name: 'OK' }).click();
  await until(page, 'slant', (now) => now.startsWith('slant 6x4'));
  await page.goto(`${stage.server.url}#daily=hexpath`);
  await page.getByText(/daily of \d{4}-\d\d-\d\d/).waitFor();
  const date = /daily of (\S+)/.exec(await page.locator('.about').textContent())[1];
  assert.equal(await position(page, 'hexpath'), JSON.parse(quincunx('new', 'hexpath', '--seed', date.replaceAll('-', ''), '--json')).position);
  await page.context().close();
});

test('once loaded, nothing is asked of the server; without it the page still opens', async (t) => {
  const own = await startServer();
  t.after(own.stop);
  const page = await openPage(stage.browser, `${own.url}#slant`, { serviceWorkers: 'allow' });
  await page.waitForSelector('.place');
  await page.evaluate(() => navigator.serviceWorker.ready.then((r) => new Promise((done) => {
    const ready = () => r.active?.state === 'activated' && done();
    r.active?.addEventListener('statechange', ready);
    ready();
  })));
  const asked = [];
  page.on('response', (response) => response.fromServiceWorker() || asked.push(response.url()));
  await press(page, 'slant', 1, 1);
  const before = await position(page, 'slant');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'New Game' }).click();
  await until(page, 'slant', (now) => now !== before && now.split(' ').length === 3);
  assert.deepEqual(asked, []);
  await press(page, 'slant', 1, 1);
  const last = await position(page, 'slant');
  await own.stop();
  await page.reload();
  await page.waitForSelector('.fall');
  assert.equal(await position(page, 'slant'), last);
  await page.goto(`${own.url}#crosscut`);
  await page.waitForSelector('.board-crosscut .place');
  await page.context().close();
});

test('undo while the CPU thinks: it is stopped and nothing is lost', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('crosscut 9x9 ........./........./........./........./........./........./........./........./......... R'));
  await page.getByLabel('Blue').selectOption('max');
  await page.getByLabel('CPU time').selectOption('10000');
  await clickSpot(page, 5, 5);
  await page.getByText('The CPU is thinking').first().waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await until(page, 'crosscut', (now) => !/R\.|RR|R\//.test(now.slice(13, -2)));
  assert.equal(await headline(page), 'Your turn: Red');
  await page.context().close();
});
