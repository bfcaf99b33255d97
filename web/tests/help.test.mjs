// Help, tutorials, statistics; and no screen beside the games has anything that axe finds.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { clickSpot, openPage, quincunx, spotOf, startBrowser, startServer } from './helper.mjs';

let server, browser;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
before(async () => {
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

const GAMES = ['slant', 'slitherlink', 'hexpath', 'slider', 'crosscut'];

test('help: drawings of every game, techniques of the puzzles, keys', async () => {
  const page = await openPage(browser, `${server.url}#help`);
  for (const game of GAMES) {
    await page.goto(`${server.url}#help=${game}`);
    await page.locator(`.figure .board-${game}`).first().waitFor();
    assert.ok((await page.locator('.figure svg').count()) >= 3, game);
    assert.equal((await page.locator('.technique').count()) > 5, !['slider', 'crosscut'].includes(game), game);
    assert.ok((await page.locator('.keys dt').count()) > 10);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

// Every board of the tutorials is what it says: puzzles have one solution, duels a best move.
test('tutorials: each board can be done, and the page says so', async () => {
  const page = await openPage(browser, `${server.url}#tutorial=slant`);
  for (const game of GAMES) {
    await page.goto(`${server.url}#tutorial=${game}`);
    await page.locator(`.board-${game}`).waitFor();
    for (let lesson = 0; lesson < 6; lesson++) {
      await page.locator('.lesson-dots button').nth(lesson).click();
      await page.locator(`.lesson-dots li:nth-child(${lesson + 1}) [aria-current]`).waitFor();
      await page.waitForFunction(() => !/^(Done|$)/.test(document.querySelector('.message').textContent));
      await doLesson(page, game, lesson);
      await page.getByText(/^Done\. /).waitFor({ timeout: 8000 }).catch(async () => assert.fail(`${game} ${lesson}: ${await page.locator('.message').textContent()}`));
    }
    const done = await page.evaluate((g) => JSON.parse(localStorage.getItem(`quincunx.lessons.${g}`)), game);
    assert.deepEqual(done, [0, 1, 2, 3, 4, 5]);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

async function doLesson(page, game, lesson) {
  const source = readFileSync(new URL('../src/lessons.ts', import.meta.url), 'utf8');
  const list = source.slice(source.indexOf('export const LESSONS'));
  const own = list.slice(list.indexOf(`\n  ${game}: [`));
  const position = [...own.matchAll(/position: '([^']*)'/g)][lesson][1].replaceAll('\\\\', '\\');
  if (game === 'slider' || game === 'crosscut') {
    const { value, plies, moves } = JSON.parse(quincunx('value', position, '--json'));
    const { move } = moves.find((m) => m.value === value && m.plies === plies);
    const rows = position.split(' ')[2].split('/').length;
    const [x, y] = spotOf(move.slice(0, 2), rows);
    await clickSpot(page, x, y);
    if (game === 'crosscut') return;
    await page.locator('.extras .target').first().waitFor();
    const [dx, dy] = { u: [0, -1], d: [0, 1], l: [-1, 0], r: [1, 0] }[move[2]];
    const out = (t, d) => (t + 2 * d < 0 ? 0 : t + 2 * d > 2 * rows ? 2 * rows : t + 2 * d);
    await clickSpot(page, out(x, dx), out(y, dy));
    return;
  }
  for (let i = 0; i < 400 && !/^Done\. /.test(await page.locator('.message').textContent()); i++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.waitForTimeout(8);
  }
}

test('a wrong move of a duel is refused with the reason', async () => {
  const page = await openPage(browser, `${server.url}#tutorial=crosscut`);
  await page.locator('.place').first().waitFor();
  await clickSpot(page, 3, 3);
  await page.getByText(/^b4 (loses|wins too).*Try another move/).waitFor();
  await page.context().close();
});

test('statistics: best, median, streaks, reset', async () => {
  const page = await openPage(browser, server.url);
  await page.evaluate(() => {
    const day = (ago) => {
      const d = new Date(Date.now() - ago * 86400000);
      return `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}`;
    };
    localStorage.setItem('quincunx.tally.slant', JSON.stringify({
      finished: 4, won: 3, helped: 1, best: { '5x5 easy': 40 }, times: { '5x5 easy': [40, 100, 70] }, days: [day(1), day(2), day(9), day(8), day(7)],
    }));
  });
  await page.goto(`${server.url}#statistics`);
  await page.locator('.facts').waitFor();
  assert.deepEqual(await page.locator('.facts strong').allTextContents(), ['4', '2', '3']);
  assert.deepEqual(await page.locator('.times tbody tr').first().locator('th, td').allTextContents(), ['5×5', 'easy', '3', '0:40', '1:10']);
  await page.getByRole('button', { name: 'Reset statistics' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('.facts strong')?.textContent === '0');
  assert.equal(await page.evaluate(() => localStorage.getItem('quincunx.tally.slant')), null);
  await page.context().close();
});

test('axe finds nothing on any of these screens, in any theme', async () => {
  const screens = ['#edit=slant_2x2_.../.4./...', '#edit=hexpath', '#edit=slider_3_++H/+++/+VV_H', '#review', '#print=slant_2x2_.../.4./...', '#help=slant', '#help=crosscut', '#tutorial=hexpath', '#statistics'];
  for (const theme of ['default', 'dark', 'classic', 'mono']) {
    const page = await openPage(browser, server.url);
    await page.evaluate((t) => localStorage.setItem('quincunx.prefs', JSON.stringify({ theme: t })), theme);
    await page.reload();
    for (const hash of screens) {
      await page.goto(server.url + hash);
      await page.waitForFunction((name) => document.title !== 'Quincunx' && location.hash.startsWith(name), hash.split('=')[0]);
      if (hash === '#review') {
        await page.locator('#record').fill('start slider 3 +VH/+++/+++ H\nmoves c3d b3u\nresult second\nreason end\n');
        await page.getByRole('button', { name: 'Review this' }).click();
        await page.locator('.mistake').waitFor();
      }
      await page.waitForTimeout(400);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run());
      assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes.slice(0, 2).map((n) => n.html.slice(0, 120))}`), [], `${theme} ${hash}`);
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});
