// Help and statistics; and no screen beside the games has anything that axe finds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violationsInThemes } from './axe.mjs';
import { openPage, useBrowser } from './helper.mjs';

const stage = useBrowser();

const GAMES = ['slant', 'slitherlink', 'hexpath', 'slider', 'crosscut'];

test('help: drawings of every game, techniques of the puzzles, keys', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#help`);
  for (const game of GAMES) {
    await page.goto(`${stage.server.url}#help=${game}`);
    await page.locator(`.figure .board-${game}`).first().waitFor();
    assert.ok((await page.locator('.figure svg').count()) >= 3, game);
    assert.equal((await page.locator('.technique').count()) > 5, !['slider', 'crosscut'].includes(game), game);
    assert.ok((await page.locator('.keys dt').count()) > 10);
    assert.match(await page.locator('.manual').textContent(), /WHERE THIS COMES FROM\n/, game);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('statistics: best, median, streaks, reset', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.evaluate(() => {
    const day = (ago) => {
      const d = new Date(Date.now() - ago * 86400000);
      return `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, '0')}-${String(d.getDate()).padStart(2, '0')}`;
    };
    localStorage.setItem('quincunx.tally.slant', JSON.stringify({
      finished: 4, won: 3, helped: 1, best: { '5x5 easy': 40 }, times: { '5x5 easy': [40, 100, 70] }, days: [day(1), day(2), day(9), day(8), day(7)],
    }));
  });
  await page.goto(`${stage.server.url}#statistics`);
  await page.locator('.facts').waitFor();
  assert.deepEqual(await page.locator('.facts strong').allTextContents(), ['4', '2', '3']);
  assert.deepEqual(await page.locator('.times tbody tr').first().locator('th, td').allTextContents(), ['5×5', 'easy', '3', '0:40', '1:10']);
  await page.getByRole('button', { name: 'Reset statistics' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await page.waitForFunction(() => document.querySelector('.facts strong')?.textContent === '0');
  assert.equal(await page.evaluate(() => localStorage.getItem('quincunx.tally.slant')), null);
  await page.context().close();
});

// Each screen, what tells that all of it is there, and where that takes doing, what to do.
const SCREENS = [
  ['#edit=slant_2x2_.../.4./...', '.verdict[data-kind="unique"]'],
  ['#edit=slitherlink_5x5_2..1./.2..1/..2../3..?./.0..3', '.suggestion', async (page) => {
    for (const fold of ['Suggest', 'Drafts']) await page.locator('.edit .fold > summary', { hasText: fold }).click();
    await page.getByRole('button', { name: 'Clues that make it unique' }).click();
    await page.locator('.suggestion').first().waitFor();
    await page.getByRole('button', { name: 'Heat map' }).click();
    await page.waitForFunction(() => document.querySelector('.share line'));
  }],
  ['#edit=hexpath', '.verdict:not([data-kind="busy"])'],
  ['#edit=slider_3_++H/+++/+VV_H', '.verdict:has-text("Exact: H")'],
  ['#review', '.mistake', async (page) => {
    await page.locator('#record').fill('start slider 3 +VH/+++/+++ H\nmoves c3d b3u\nresult second\nreason end\n');
    await page.getByRole('button', { name: 'Review this' }).click();
  }],
  ['#print=slant_2x2_.../.4./...', '.printed'],
  ['#help=slant', '.technique:last-child figcaption'],
  ['#help=crosscut', '.figure .board-crosscut'],
  ['#tutorial=hexpath', '.board-hexpath'],
  ['#lesson=slitherlink', '.lesson-broken li'],
  ['#statistics', '.facts'],
];

test('axe finds nothing on any of these screens, in any theme', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.waitForSelector('.card:nth-child(5)');
  for (const [hash, whole, act] of SCREENS) {
    await page.goto(stage.server.url + hash);
    await page.waitForFunction((name) => document.title !== 'Quincunx' && location.hash.startsWith(name), hash.split('=')[0]);
    await act?.(page);
    await page.locator(whole).first().waitFor();
    assert.deepEqual(await violationsInThemes(page), [], hash);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
