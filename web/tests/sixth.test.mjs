// Two games that only tests know, and no file of the page: with a module that has them they are played to
// their end, taken back, checked and found again after a reload, as any other.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { clickSpot, headline, link, openPage, press, readWith, root, until, untilState, useBrowser } from './helper.mjs';

const stage = useBrowser();
const core = join(root, 'build', 'wasm', 'page_sixth.wasm');
readWith(core);

const button = (page, name) => page.getByRole('button', { name, exact: true });

test('a puzzle: solved by presses, undo, check, reload', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('lanterns 3x3 .../.4./...'), { core });
  await page.waitForSelector('.board-lanterns .place');
  assert.equal(await headline(page), 'A new puzzle');
  assert.equal(await button(page, 'Undo').getAttribute('title'), 'There is nothing to undo.');
  assert.equal(await page.getByRole('button', { name: /Multiplayer/ }).count(), 0);
  await press(page, 'lanterns', 1, 1);
  await button(page, 'Check').click();
  await page.locator('.message').getByText('1 place is wrong').waitFor();
  await button(page, 'Show where').click();
  assert.equal(await page.locator('.extras .flaw').count(), 1);
  await button(page, 'Undo').click();
  await page.locator('.headline').getByText('A new puzzle').waitFor();
  await until(page, 'lanterns', (now) => now === 'lanterns 3x3 .../.4./...');
  for (const [x, y] of [[3, 1], [1, 3], [5, 3]]) await press(page, 'lanterns', x, y);
  assert.equal(await page.locator('.board .disc').count(), 3);
  await page.reload();
  await page.waitForSelector('.board-lanterns .disc');
  assert.equal(await page.locator('.board .disc').count(), 3);
  await press(page, 'lanterns', 3, 5);
  await page.locator('.ending').getByText('Puzzle complete').waitFor();
  await page.locator('[data-x="3"][data-y="1"]').focus();
  await page.waitForFunction(() => document.activeElement.getAttribute('aria-label') === 'b3: disc');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a duel: between people and against the CPU to the end, undo, reload, home', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#threes`, { core });
  await page.waitForSelector('.board-threes .place');
  await page.getByLabel('Nought').first().selectOption('human');
  assert.equal(await headline(page), 'Cross to move');
  for (const [x, y] of [[3, 3], [3, 1], [1, 3]]) await press(page, 'threes', x, y);
  await button(page, 'Undo').click();
  await page.locator('.headline').getByText('Cross to move').waitFor();
  await page.reload();
  await page.waitForSelector('.board-threes .place');
  for (const [x, y] of [[1, 3], [1, 1], [5, 3]]) await press(page, 'threes', x, y);
  await page.locator('.ending').getByText('Cross wins').waitFor();
  await button(page, 'Review the game').click();
  await page.locator('.review .moves li').nth(4).waitFor();
  await page.goto(`${stage.server.url}#`);
  await page.locator('.card-threes .thumb svg').waitFor();
  await page.locator('.card-lanterns').waitFor();
  await page.getByRole('button', { name: 'Continue Threes' }).click();
  await page.locator('.ending').getByText('Cross wins').waitFor();
  await page.getByLabel('Nought').first().selectOption('max');
  await button(page, 'Play again').click();
  let now = await untilState(page, 'threes', ({ position }) => position === 'threes 3 .../.../... X');
  while (now.status === 'open') { // a move, and the CPU's answer
    const { at, targets } = now;
    await clickSpot(page, targets[0], targets[1]);
    now = await untilState(page, 'threes', (next) => next.at > at && (next.status !== 'open' || !next.cpu));
  }
  await page.waitForFunction(() => /wins|Tie|Draw/.test(document.querySelector('.headline').textContent));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
