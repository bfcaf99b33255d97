// How the screen of a game lies, at twelve sizes of the window: all of the board is in sight and as large as its
// box lets it, nothing lies over anything else, nothing is wider than the window, and what must stay in sight does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { link, openPage, settled, useBrowser } from './helper.mjs';

const stage = useBrowser();
const SIZES = [[320, 568], [360, 640], [390, 844], [768, 1024], [568, 320], [667, 375], [844, 390], [1024, 768], [1280, 720], [1440, 900], [1920, 1080], [2560, 1440]];
const rows = (n, row) => Array(n).fill(row).join('/');
const BOARDS = {
  slant: 'slant 5x5 ...1.0/2..12./.3.33./.3...1/212.31/..1... RRL../LR.../...../...../.....',
  slitherlink: 'slitherlink 7x7 .2.2.3./2..3..2/.3.1.2./3..2..3/.2.1.2./2..3..2/.3.2.3.',
  hexpath: 'hexpath 4 1S,1,3,3/1,3,3,4/4,2,3,4/1,4,2G,2E',
  slider: `slider 7 ${rows(6, 'H++++++')}/+VVVVVV H`, // the largest that is offered
  crosscut: `crosscut 10x10 ${rows(10, '..........')} R`,
};
const LARGEST = `slant 9x9 ${rows(10, '..........')}`;
const HUMANS = () => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'human'], crosscut: ['human', 'human'] } }));

// What is wrong with what is on the screen, a line each.
function faults(touch) {
  const found = [];
  const box = (e) => e.getBoundingClientRect();
  const inside = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const board = box(document.querySelector('.board'));
  const frame = box(document.querySelector('.board-box'));
  if (!inside(board, frame) || !inside(frame, screen)) found.push(`the board is not all in sight: ${board.width}x${board.height} in ${frame.width}x${frame.height}`);
  if (Math.max(board.width / frame.width, board.height / frame.height) < 0.93) found.push(`the board is small: ${board.width}x${board.height} in ${frame.width}x${frame.height}`);
  for (const e of [document.documentElement, document.body, document.querySelector('.scroll'), document.querySelector('.panel')])
    if (e.scrollWidth > e.clientWidth + 1) found.push(`${e.className || e.tagName} scrolls sideways`);
  // parts of the screen, as far as they can be seen
  const scroll = box(document.querySelector('.scroll'));
  const parts = ['.bar', '.board-box', '.standing', '.order-panel', '.message', '.hands', '.panel', '.toolbar'].map((name) => document.querySelector(name)).filter((e) => e && box(e).height > 0);
  const seen = parts.map((e) => {
    const b = box(e);
    return { e, left: b.left, right: b.right, top: b.top, bottom: e.closest('.scroll') ? Math.min(b.bottom, scroll.bottom) : b.bottom };
  });
  for (const [i, a] of seen.entries())
    for (const b of seen.slice(i + 1))
      if (!a.e.contains(b.e) && !b.e.contains(a.e) && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`${a.e.className} and ${b.e.className} overlap`);
  for (const name of ['.toolbar', '.standing', '.tools', '.headline', '.order']) {
    const e = document.querySelector(name);
    if (e && innerHeight < 900 && !e.closest('.panel') && !inside({ ...box(e).toJSON(), right: 0, left: 0 }, screen)) found.push(`${name} is out of sight`);
  }
  if (!inside(box(document.querySelector('.toolbar')), screen)) found.push('the toolbar is out of sight');
  for (const e of touch ? document.querySelectorAll('button, select, summary, .place') : []) {
    const b = box(e);
    const place = e.classList.contains('place');
    const least = place ? 24 : 44;
    if (!e.checkVisibility() || (place && document.querySelector('.by-edges, .board-hexpath')) || b.width < 2) continue; // there the nearest is taken
    if (b.width < least - 0.5 || b.height < least - 0.5) found.push(`${e.textContent || e.getAttribute('class')} has ${Math.round(b.width)}x${Math.round(b.height)}`);
  }
  return found;
}

test('twelve windows and five games: the board is all in sight, nothing overlaps, all can be touched', async () => {
  for (const touch of [true, false]) {
    const sizes = SIZES.filter(([w, h]) => (Math.min(w, h) < 700) === touch);
    const page = await openPage(stage.browser, stage.server.url + link(BOARDS.slant), { viewport: { width: sizes[0][0], height: sizes[0][1] }, hasTouch: touch, isMobile: touch, script: HUMANS });
    for (const [game, position] of [...Object.entries(BOARDS), ['slant', LARGEST]]) {
      await page.goto(stage.server.url + link(position));
      await page.waitForSelector(`.board-${game} .place`);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await settled(page);
        assert.deepEqual(await page.evaluate(faults, touch), [], `${position.slice(0, 16)} at ${width}x${height}`);
      }
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test('the names of the founding documents are always in sight; what is pressed most is one row', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(BOARDS.slant), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.waitForSelector('.place');
  await page.evaluate(() => document.querySelectorAll('details').forEach((e) => (e.open = false)));
  for (const name of ['New Game', 'Undo', 'Multiplayer: OFF', 'Solve'])
    assert.ok(await page.getByRole('button', { name, exact: true }).isVisible(), name);
  assert.ok(await page.getByLabel('Board Size').isVisible());
  const row = await page.locator('.toolbar button:visible').evaluateAll((all) => all.map((e) => [e.textContent, e.getBoundingClientRect().top]));
  assert.deepEqual(row.map(([name]) => name), ['Undo', 'Redo', 'Hint', 'Check']);
  assert.equal(new Set(row.map(([, top]) => top)).size, 1);
  assert.deepEqual(await page.locator('.fold:visible > summary').allTextContents(), ['Game', 'Help me', 'Look deeper', 'Share', 'Looks and sounds']);
  await page.context().close();
});

test('a broken rule is told under the board, and shown; a corner that is spoken of carries a number', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slant 3x3 .0.0/0..1/..2./1.11'));
  await page.waitForSelector('.place');
  await page.locator('[data-x="1"][data-y="1"]').click({ button: 'right' });
  const message = page.locator('.message');
  await message.getByText('This breaks a rule: clue at corner b4').waitFor();
  await page.locator('.place-tag').getByText('1').waitFor();
  assert.equal(await message.locator('.corner-name').getAttribute('data-number'), '1');
  assert.ok((await message.locator('.corner-name').evaluate((e) => getComputedStyle(e).fontSize)) === '0px', 'its name, which stands nowhere on the board, is not in sight');
  const tag = await page.locator('.place-tag').boundingBox();
  const corner = await page.locator('.layer-over .flaw .ring').first().boundingBox();
  assert.ok(Math.hypot(tag.x + tag.width / 2 - corner.x - corner.width / 2, tag.y + tag.height / 2 - corner.y - corner.height / 2) < corner.width, 'the number is beside the corner');
  await message.getByRole('button', { name: 'Show where' }).click();
  await page.locator('.extras .flaw').first().waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.waitForFunction(() => !document.querySelector('.message').textContent.includes('breaks a rule') && !document.querySelector('.place-tag'));
  await page.context().close();
});

test('a phone has a menu; groups stay as they were left; the order is moved without dragging', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(BOARDS.hexpath), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.waitForSelector('.place');
  const help = page.getByRole('link', { name: 'Help' });
  assert.ok(await help.isHidden());
  await page.getByRole('button', { name: 'Menu' }).click();
  await help.waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.fold > summary', { hasText: 'Look deeper' }).click();
  const numbers = () => page.locator('.order-number').allTextContents();
  const [first, second] = await numbers();
  await page.locator('.order-number').nth(1).click();
  await page.getByRole('button', { name: 'Move it up' }).click();
  await page.waitForFunction((n) => document.querySelector('.order-number').textContent === n, second);
  assert.equal((await numbers())[1], first);
  await page.reload();
  await page.waitForSelector('.place');
  assert.equal(await page.locator('.fold[open]').count(), 1);
  await page.getByRole('button', { name: 'Is it unique?' }).waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the board does not move under the hand, whatever is said below it', async () => {
  for (const [width, height] of [[1280, 720], [1600, 1000], [390, 844], [320, 568], [768, 1024]]) {
    const page = await openPage(stage.browser, stage.server.url + link(`slitherlink 10x10 ${Array(10).fill('.3..2..1.0').join('/')}`), { viewport: { width, height } });
    await page.waitForSelector('.place');
    const lies = (words) => page.evaluate((said) => {
      if (said !== null) document.querySelector('.message').textContent = said;
      const { x, y, width: w, height: h } = document.querySelector('.board').getBoundingClientRect();
      return [x, y, w, h].map(Math.round).join(' ');
    }, words);
    const first = await lies(null);
    for (const words of ['Ja', 'Words '.repeat(20), 'Words '.repeat(60)]) assert.equal(await lies(words), first, `${width}x${height}`);
    await page.context().close();
  }
});
