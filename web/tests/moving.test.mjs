// Moving about: Back, quick changes of mind, other windows. What was asked for last is what is shown,
// and no game is lost on the way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, link, openPage, position, press, readSave, until, useBrowser } from './helper.mjs';

const stage = useBrowser();

const ONE = 'slant 4x3 ...../.32.2/1.1.1/.1...';
const OTHER = 'slant 3x3 .0.0/0..1/..2./1.11';
const LONG = 'slitherlink 100x100'; // takes longer to make than a test takes to change its mind

const home = (page) => page.waitForSelector('.card:nth-child(5)');
const hash = (page) => page.evaluate(() => decodeURIComponent(location.hash));
const recent = (page) => page.locator('.recent li button').allTextContents();

async function open(p) {
  const page = await openPage(stage.browser, stage.server.url + link(p));
  await page.waitForSelector('.place');
  return page;
}

// A press once this window has seen what the other one has in hand: what one window writes comes to the
// others some time later, so "another position than before" might be the other window's.
async function pressAfter(page, others, x, y, wanted) {
  await until(page, 'slant', (now) => now === others);
  await clickSpot(page, x, y);
  await until(page, 'slant', (now) => now === wanted);
}

// Slitherlink with the largest board as the wish of the last time.
async function wishLong(page) {
  await page.evaluate((size) => {
    const prefs = JSON.parse(localStorage.getItem('quincunx.prefs') ?? '{}');
    localStorage.setItem('quincunx.prefs', JSON.stringify({ ...prefs, size: { slitherlink: size }, level: { slitherlink: 'expert' } }));
  }, LONG.split(' ')[1]);
  await page.reload();
}

test('Back leads home from a game opened there by New, by Recent or by a pasted puzzle', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await home(page);
  await page.getByRole('button', { name: 'New Crosscut' }).click();
  await page.waitForSelector('.board-crosscut .place');
  await page.goBack();
  await home(page);
  assert.equal(await hash(page), '');
  await page.getByLabel('Paste a link or puzzle').fill(ONE);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForSelector('.board-slant .place');
  await press(page, 'slant', 1, 1);
  await page.getByRole('button', { name: 'New Game' }).click();
  await until(page, 'slant', (now) => !now.startsWith('slant 4x3'));
  await page.goBack();
  await home(page);
  await page.getByRole('button', { name: /^Slant, 4x3/ }).click();
  await page.waitForSelector('.fall');
  await page.goBack();
  await home(page);
  await page.goForward();
  await page.waitForSelector('.fall');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a recent game is opened and the one in hand takes its place', async () => {
  const page = await open(ONE);
  await press(page, 'slant', 1, 1);
  await page.goto(stage.server.url + link(OTHER));
  await until(page, 'slant', (now) => now === OTHER);
  await press(page, 'slant', 3, 3);
  await page.goto(`${stage.server.url}#`);
  await home(page);
  assert.equal((await recent(page)).length, 1);
  await page.getByRole('button', { name: /^Slant, 4x3/ }).click();
  await until(page, 'slant', (now) => now === `${ONE} L.../..../....`);
  await page.goto(`${stage.server.url}#`);
  await home(page);
  assert.deepEqual((await recent(page)).map((words) => words.split(',')[1]), [' 3x3']);
  await page.goto(stage.server.url + link(OTHER)); // a link to it goes on where it was left, too
  await until(page, 'slant', (now) => now === `${OTHER} .../.L./...`);
  await page.context().close();
});

test('two windows with two games: neither takes the other one away', async () => {
  const page = await open(ONE);
  await press(page, 'slant', 1, 1);
  const second = await page.context().newPage();
  await second.goto(stage.server.url + link(OTHER));
  await until(second, 'slant', (now) => now === OTHER);
  await press(second, 'slant', 3, 3);
  const others = `${OTHER} .../.L./...`;
  await pressAfter(page, others, 3, 1, `${ONE} LL../..../....`);
  await second.goto(`${stage.server.url}#`);
  await home(second);
  await second.getByRole('button', { name: /^Slant, 3x3/ }).click();
  await until(second, 'slant', (now) => now === others);
  await pressAfter(page, others, 5, 1, `${ONE} LLL./..../....`);
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('quincunx.game.')).map(([, text]) => JSON.parse(text)));
  assert.ok(kept.some(({ save }) => readSave(save).position === others));
  await page.goto(`${stage.server.url}#`);
  await home(page);
  assert.deepEqual((await recent(page)).map((words) => words.split(',')[1]), [' 3x3']);
  await page.context().close();
});

test('a window that does not see the other one writes over no game but its own', async () => {
  const page = await open(ONE);
  await press(page, 'slant', 1, 1);
  const unseen = await page.evaluate(() => ({ ...localStorage }));
  await page.goto(stage.server.url + link(OTHER));
  await until(page, 'slant', (now) => now === OTHER);
  await press(page, 'slant', 3, 3);
  await page.evaluate((old) => { // as if the other game were a window's whose choice has not come here yet
    localStorage.setItem('quincunx.current.slant', old['quincunx.current.slant']);
  }, unseen);
  await page.goto(stage.server.url + link(ONE));
  await until(page, 'slant', (now) => now === `${ONE} L.../..../....`);
  await press(page, 'slant', 3, 1);
  await page.goto(`${stage.server.url}#`);
  await home(page);
  assert.deepEqual((await recent(page)).map((words) => words.split(',')[1]), [' 3x3']);
  await page.context().close();
});

test('a new game of the same start leaves the one before in Recent', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#crosscut`);
  await page.waitForSelector('.place');
  const start = await position(page, 'crosscut');
  await press(page, 'crosscut', 7, 7);
  const before = await until(page, 'crosscut', (now) => now.endsWith(' R')); // the CPU has answered
  await page.getByRole('button', { name: 'New Game' }).click();
  await until(page, 'crosscut', (now) => now === start);
  await page.goto(`${stage.server.url}#`);
  await home(page);
  await page.getByRole('button', { name: /^Crosscut, 8x8/ }).click();
  await until(page, 'crosscut', (now) => now === before);
  await page.context().close();
});

test('a duel that is refused leaves one game, not two', async () => {
  const page = await open('slant 3x3 ..../..../..../....');
  await page.evaluate(() => localStorage.setItem('quincunx.prefs', JSON.stringify({ sound: true })));
  await page.reload();
  await page.waitForSelector('.place');
  await press(page, 'slant', 1, 1);
  await page.getByRole('button', { name: /^Multiplayer/ }).click();
  await page.locator('.message.is-refusal').waitFor();
  await page.goto(`${stage.server.url}#`);
  await home(page);
  assert.deepEqual(await recent(page), []);
  await page.context().close();
});

test('whoever leaves while a puzzle is being made is not called back', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await home(page);
  await wishLong(page);
  await home(page);
  await page.getByRole('button', { name: 'New Slitherlink' }).click();
  await page.getByText('Making a puzzle').waitFor();
  await page.getByRole('link', { name: 'Quincunx' }).click();
  await home(page);
  await page.getByRole('button', { name: 'New Slant' }).click();
  await page.waitForSelector('.board-slant .place');
  assert.equal(await position(page, 'slitherlink'), undefined);
  await page.getByRole('link', { name: 'Quincunx' }).click();
  await home(page);
  await page.getByRole('button', { name: 'New Slitherlink' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped').waitFor();
  await home(page); // there was no board to stay with
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('another size while a puzzle is being made: the newer wish is waited for and shown', async () => {
  const page = await open('slitherlink 3x2 ..2/.3.');
  await page.getByLabel('Board Size').selectOption('more');
  await page.getByLabel(/Width/).fill('90x90');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText('Making a puzzle').waitFor();
  await page.getByLabel('Board Size').selectOption('5x5');
  await until(page, 'slitherlink', (now) => now.startsWith('slitherlink 5x5'));
  await page.getByText('Making a puzzle').waitFor({ state: 'hidden' });
  assert.doesNotMatch(await page.locator('.message').textContent(), /Stopped/);
  assert.equal(await page.getByLabel('Board Size').inputValue(), '5x5');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('New Game pressed again and again while one is made gives one', async () => {
  const page = await open('slitherlink 3x2 ..2/.3.');
  const made = await page.evaluate(async () => {
    let asked = 0;
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (/^load\n/.test(message.request ?? '')) asked++;
      return send.call(this, message, ...rest);
    };
    const button = [...document.querySelectorAll('button')].find((b) => b.textContent === 'New Game');
    for (let i = 0; i < 20; i++) button.click();
    while (document.querySelector('.is-waiting') || !asked) await new Promise((done) => setTimeout(done, 20));
    return asked;
  });
  assert.equal(made, 1);
  await page.context().close();
});

test('addresses in quick succession: the last one is shown', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await home(page);
  await page.evaluate(() => {
    for (const to of ['#help=hexpath', '#slider', '#edit', '#tutorial=slant', '#statistics', '#help=slant', '#crosscut']) location.hash = to;
  });
  await page.waitForSelector('.board-crosscut .place');
  await page.evaluate(() => {
    for (const to of ['#crosscut', '#help=hexpath', '#']) location.hash = to;
  });
  await home(page);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  assert.ok(await page.locator('.home').isVisible());
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('an address that is asked for while an answer is on its way is not overwritten by it', async () => {
  const page = await open(ONE);
  await press(page, 'slant', 1, 1);
  await page.evaluate(() => {
    [...document.querySelectorAll('button')].find((b) => b.textContent === 'Undo').click();
    const end = performance.now() + 500; // the answer is there, and waits for its turn
    while (performance.now() < end);
    location.hash = '#statistics';
  });
  await page.getByRole('heading', { name: 'Statistics' }).waitFor();
  assert.equal(await hash(page), '#statistics');
  await page.context().close();
});
