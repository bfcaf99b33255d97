// Review: a game that throws a win away is pasted, judged and stepped through; the better move is
// found on the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, link, openGroup, openPage, press, useBrowser } from './helper.mjs';

const stage = useBrowser();

// H could leave at once; it goes down, and V wins the race.
const RECORD = 'start slider 3 +VH/+++/+++ H\nfirst human\nsecond max\nmoves c3d b3u\nresult second\nreason end\n';

test('a pasted record: worst move, sentence, stepping by buttons and keys, a better move', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#review`);
  await page.locator('#record').fill('no record at all');
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.getByText(/^This is no record: /).waitFor();
  await page.locator('#record').fill(RECORD);
  await page.getByLabel('Time for a move').selectOption('100');
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.getByText('V wins', { exact: false }).first().waitFor();
  await page.locator('.mistake').waitFor();
  assert.match(await page.locator('.mistake').first().textContent(), /1\. H c3d: wins in 1 becomes loses in 2; better was c3r/);
  assert.equal(await page.locator('.moves li').count(), 2);
  assert.match(await page.locator('.moves li').first().textContent(), /c3d\?\?/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.locator('.review svg[aria-label*="the start"]').waitFor();
  assert.equal(await page.locator('.eval').getAttribute('aria-label'), 'Evaluation: H wins in 1');
  await page.keyboard.press('ArrowRight');
  await page.locator('.review svg[aria-label*="after move 1"]').waitFor();
  await page.keyboard.press('End');
  await page.locator('.review svg[aria-label*="after move 2"]').waitFor();
  await page.getByRole('button', { name: 'Find a better move than 1' }).click();
  await page.getByText('H played c3d here').waitFor();
  await clickSpot(page, 5, 1);
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, 5, 3);
  await page.getByText('That is the move of the game: loses in 2 instead of wins in 1').waitFor();
  await clickSpot(page, 5, 1);
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, 6, 1);
  await page.getByText('Yes: c3r is the best move').waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.review svg[aria-label*="after move 1"]').waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the game in hand goes to its review', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('crosscut 5x5 ...../.R.../.R.B./...B./..... R'));
  await page.waitForSelector('.place');
  await page.getByLabel('Blue').selectOption('human');
  await openGroup(page, 'Look deeper');
  assert.ok(await page.getByRole('button', { name: 'Review', exact: true }).isDisabled());
  await press(page, 'crosscut', 3, 7);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByText('No mistakes worth naming').waitFor();
  assert.equal(await page.locator('.moves li').count(), 1);
  assert.match(await page.locator('.review .headline').textContent(), /Red \(human\)/);
  await page.reload(); // it is still there
  await page.getByText('No mistakes worth naming').waitFor();
  await page.context().close();
});
