// A reason told in steps: each with its own picture, gone through by buttons, by keys and by itself.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { violations } from './axe.mjs';
import { link, openCore, openPage, position, quincunx, until, useBrowser } from './helper.mjs';

const stage = useBrowser();
const PUZZLES = { slant: ['6x6', 5], slitherlink: ['7x7', 3], hexpath: ['4', 5] };
const stories = {}; // by game: a position whose next reason has some steps, and what the core tells at each

// The pictures here are whole: the core that is asked has been told nothing before.
function tellAll(start, n) {
  return Array.from({ length: n }, (_, i) => {
    const ask = openCore();
    ask(`load\n${start}`);
    const { say, view } = ask(`step ${i + 1}`);
    const marks = Array.from({ length: (view.put ?? view.marks).length / 6 }, (_, k) => (view.put ?? view.marks).slice(6 * k, 6 * k + 6));
    return { say, text: view.hint.story[i + 1], headline: view.hint.story[0], marks };
  });
}

before(() => {
  for (const [game, [size, seed]] of Object.entries(PUZZLES)) {
    const ask = openCore();
    ask(`load\n${JSON.parse(quincunx('new', game, '--size', size, '--level', 'hard', '--seed', String(seed), '--json')).position}`);
    for (;;) {
      const { hint } = ask('step').view;
      assert.equal(hint.kind, 'step', `${game}: a hard puzzle has a reason in three steps`);
      if (hint.story.length > 3) break;
      ask('hint');
    }
    const start = ask('position').position;
    stories[game] = { start, told: tellAll(start, ask('view').view.hint.story.length - 1) };
  }
});

async function open(game, options) {
  const page = await openPage(stage.browser, stage.server.url + link(stories[game].start), options);
  await page.waitForSelector('.place');
  for (const name of ['Hint', 'Name it', 'Why?']) await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.story').waitFor();
  return page;
}

const button = (page, name) => page.locator('.story').getByRole('button', { name });

// The step on the screen is this one: its words, for the ear too, and as many numbered places as the core tells.
async function isAt(page, { told }, k) {
  const { headline, text, say, marks } = told[k - 1];
  await page.locator('.story').getByText(`${k} of ${told.length}`, { exact: true }).waitFor();
  assert.equal(await page.locator('.story strong').textContent(), headline);
  assert.equal(await page.locator('.story p').textContent(), text);
  assert.ok((await page.locator('.message').textContent()).endsWith(`${k} of ${told.length}: ${text}`), say);
  const numbered = marks.filter(([, , , , value, layer]) => layer === 3 && value > 0).length;
  assert.ok(numbered <= 7);
  assert.equal(await page.locator('.layer-over .badge, .layer-under .badge').count(), numbered);
}

for (const game of Object.keys(PUZZLES))
  test(`${game}: a reason step by step, back and forth, and done at its end`, async () => {
    const page = await open(game);
    const { start, told } = stories[game];
    const pictures = new Set();
    for (let k = 1; k <= told.length; k++) {
      await isAt(page, stories[game], k);
      pictures.add(await page.locator('.paint').innerHTML());
      if (k < told.length) await button(page, /Next/).click();
    }
    assert.ok(pictures.size > 1, 'the pictures differ');
    await button(page, /Back/).click();
    await isAt(page, stories[game], told.length - 1);
    assert.deepEqual(await violations(page), []);
    assert.equal(await position(page, game), start); // nothing was done so far
    await button(page, /Next/).click();
    await button(page, 'Do it').click();
    await until(page, game, (now) => now !== start);
    await page.locator('.story').waitFor({ state: 'hidden' });
    assert.ok(await page.evaluate(() => document.activeElement.matches('.place')), 'the focus is on the board');
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });

test('a reason is gone through by arrows, and from the board by brackets', async () => {
  const page = await open('slant');
  const { told } = stories.slant;
  assert.ok(await button(page, /Back/).isDisabled());
  await button(page, /Next/).focus();
  await page.keyboard.press('ArrowRight');
  await isAt(page, stories.slant, 2);
  await page.keyboard.press('End');
  await isAt(page, stories.slant, told.length);
  await page.keyboard.press('Home');
  await isAt(page, stories.slant, 1);
  await page.locator('.place').first().focus();
  await page.keyboard.press(']');
  await isAt(page, stories.slant, 2);
  await page.keyboard.press('[');
  await isAt(page, stories.slant, 1);
  await page.keyboard.press('['); // there is none before it
  await page.getByRole('button', { name: 'Check', exact: true }).click(); // what is said next can be seen
  await page.locator('.message:not(.is-told):not(.is-hint)').getByText('mistake').waitFor();
  await isAtText(page, told[0].text);
  await page.context().close();
});

async function isAtText(page, text) {
  assert.equal(await page.locator('.story p').textContent(), text);
}

test('Play goes through the steps by itself and ends; whoever wants no motion has no Play', async () => {
  const still = await open('slant');
  assert.equal(await still.getByRole('button', { name: 'Play the steps' }).count(), 0);
  await still.context().close();
  const page = await open('slant', { reducedMotion: 'no-preference' });
  const { told } = stories.slant;
  const play = page.getByRole('button', { name: 'Play the steps' });
  await page.clock.install();
  await play.click();
  assert.equal(await play.getAttribute('aria-pressed'), 'true');
  const seen = page.evaluate((n) => new Promise((resolve) => { // every step on the way
    const count = document.querySelector('.story .muted');
    const all = [];
    new MutationObserver(() => {
      if (all.at(-1) !== count.textContent) all.push(count.textContent);
      if (all.length === n) resolve(all);
    }).observe(count, { childList: true });
  }), told.length - 1);
  for (let k = 2; k <= told.length; k++) {
    await page.clock.runFor(15000); // enough for any sentence
    await page.waitForFunction((least) => parseInt(document.querySelector('.story .muted').textContent) >= least, k);
  }
  assert.deepEqual(await seen, told.slice(1).map((_, i) => `${i + 2} of ${told.length}`));
  await isAt(page, stories.slant, told.length);
  assert.equal(await play.getAttribute('aria-pressed'), 'false');
  await play.click(); // from the end it begins again
  await isAt(page, stories.slant, 1);
  await page.keyboard.press('ArrowRight'); // by hand: it does not go on by itself
  await isAt(page, stories.slant, 2);
  await page.clock.runFor(60000);
  await isAt(page, stories.slant, 2);
  await play.click();
  await page.evaluate(() => (location.hash = '#help')); // nor after it was left
  await page.locator('.help').waitFor();
  await page.clock.runFor(60000);
  await page.evaluate(() => history.back());
  await page.waitForSelector('.place');
  assert.equal(await position(page, 'slant'), stories.slant.start);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('on a phone the board and the step stand together', async () => {
  const page = await open('slitherlink', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const board = await page.locator('.board-box').boundingBox();
  const story = await page.locator('.story').boundingBox();
  assert.ok(board.y >= 0 && story.y >= board.y + board.height && story.y + story.height <= 844 - 64, JSON.stringify([board, story]));
  for (const b of await page.locator('.story button').all()) if (await b.isVisible()) assert.ok((await b.boundingBox()).height >= 44);
  assert.deepEqual(await violations(page), []);
  await page.context().close();
});
