// For everybody: axe finds nothing, in every theme and on a phone; targets are large enough to be
// touched; the board is a grid with words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations, violationsInThemes } from './axe.mjs';
import { clickSpot, link, openGroup, openPage, position, until, useBrowser } from './helper.mjs';

const BOARDS = ['slant 4x4 ...0./.4.../2...2/...../.1.0. LRRR/..../..../....', 'slitherlink 3x2 ..1/.3. 1../1../...:11../....',
  'hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2', 'slider 4 H+++/HB++/H+++/+VVV H', 'crosscut 5x5 ...../.R.../..B../...../..... R'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const stage = useBrowser();

test('axe: home and all games, in every theme', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.waitForSelector('.card:nth-child(5)');
  assert.deepEqual(await violationsInThemes(page), []);
  for (const board of BOARDS) {
    await page.goto(stage.server.url + link(board));
    await page.waitForSelector(`.board-${board.split(' ')[0]} .place`);
    assert.deepEqual(await violationsInThemes(page), [], board);
  }
  await page.context().close();
});

test('axe: a review, the analysis board and a drill, in every theme', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#review`);
  await page.locator('#record').fill('start slider 3 +VH/+++/+++ H\nfirst human\nsecond max\nmoves c3d b3u\nresult second\n');
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.getByRole('link', { name: '1 drill from your own mistakes' }).waitFor();
  await page.getByRole('button', { name: 'To the next mistake' }).click();
  await page.locator('.move-arrow.is-better').waitFor();
  assert.deepEqual(await violationsInThemes(page), [], 'review');
  await page.getByRole('button', { name: 'Analyse from here' }).click();
  await page.locator('.lines li').first().waitFor();
  assert.deepEqual(await violationsInThemes(page), [], 'analysis');
  await page.goto(`${stage.server.url}#drills`);
  await page.locator('.drills .place').first().waitFor();
  assert.deepEqual(await violationsInThemes(page), [], 'drills');
  await page.context().close();
});

test('axe: windows', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(BOARDS[0]));
  await page.waitForSelector('.place');
  for (const [group, name] of [['Share', 'Copy a link'], ['Look deeper', 'How hard is it?'], ['Look deeper', 'Is it unique?']]) {
    await openGroup(page, group);
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(await violations(page), [], name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.context().close();
});

test('on a phone every control can be touched, and nothing is wider than the screen', async () => {
  for (const board of BOARDS) {
    const page = await openPage(stage.browser, stage.server.url + link(board), PHONE);
    await page.waitForSelector('.place');
    const small = await page.evaluate(() => [...document.querySelectorAll('button, select, .place')].filter((e) => {
      const b = e.getBoundingClientRect();
      const least = e.classList.contains('place') ? 24 : 44;
      return b.width > 0 && !e.closest('.board-slitherlink') && (b.width < least - 0.5 || b.height < least - 0.5);
    }).map((e) => `${e.textContent || e.getAttribute('class')} ${Math.round(e.getBoundingClientRect().width)}x${Math.round(e.getBoundingClientRect().height)}`));
    assert.deepEqual(small, [], board);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), board);
    await page.context().close();
  }
});

test('a tap and a long press', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slitherlink 3x2 ..1/.3.'), PHONE);
  await page.waitForSelector('.place');
  const at = await page.evaluate(() => {
    const [a, b] = [...document.querySelectorAll('.place')].map((e) => e.getBoundingClientRect());
    return [(a.x + a.width / 2 + b.x + b.width / 2) / 2, a.y + a.height / 2];
  });
  await page.touchscreen.tap(at[0], at[1]);
  await until(page, 'slitherlink', (now) => / 1\.\./.test(now));
  await page.evaluate(([x, y]) => {
    const svg = document.querySelector('.board');
    svg.dispatchEvent(new PointerEvent('pointerdown', { clientX: x, clientY: y, pointerType: 'touch', isPrimary: true, bubbles: true }));
  }, at);
  await until(page, 'slitherlink', (now) => / 0\.\./.test(now));
  await page.context().close();
});

test('zoom makes the board larger, and it can be scrolled', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#slant`);
  await page.waitForSelector('.place');
  const width = () => page.evaluate(() => document.querySelector('.board').getBoundingClientRect().width);
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  assert.ok((await width()) > before * 1.4);
  await clickSpot(page, 5, 5);
  await until(page, 'slant', (now) => now.endsWith(' ...../...../..L../...../.....'));
  await page.getByRole('button', { name: 'Fit the board' }).click();
  assert.ok(Math.abs((await width()) - before) < 1);
  assert.ok(await position(page, 'slant'));
  await page.context().close();
});

// Text is measured by axe; these are lines and shapes.
test('lines and pieces have a contrast of 3:1 against what they lie on, in every theme', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.waitForSelector('.card');
  const pairs = [['grid', 'cell'], ['grid', 'edge-cell'], ['grid', 'paper'], ['dot', 'paper'], ['played', 'cell'], ['path', 'cell'], ['first', 'cell'],
    ['second', 'cell'], ['start', 'cell'], ['end', 'cell'], ['hint', 'cell'], ['flaw', 'cell'], ['trial', 'cell'], ['control-rim', 'control'], ['accent', 'paper']];
  for (const theme of ['default', 'dark', 'classic', 'mono']) {
    await page.getByLabel('Theme').selectOption(theme);
    const weak = await page.evaluate((all) => {
      const probe = document.body.appendChild(document.createElement('i'));
      const light = (name) => {
        probe.style.color = `var(--${name})`;
        const [r, g, b] = getComputedStyle(probe).color.match(/[\d.]+/g).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      };
      const found = all.map(([a, b]) => [a, b, Math.max(light(a), light(b)) / Math.min(light(a), light(b))]).filter(([, , ratio]) => ratio < 3);
      probe.remove();
      return found;
    }, pairs);
    assert.deepEqual(weak, [], theme);
  }
  await page.context().close();
});
