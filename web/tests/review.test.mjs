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
  await page.getByLabel('Time for a move').selectOption('50');
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

const marks = (page) => page.locator('.graph-marks .sign').evaluateAll((all) => all.map((one) => one.getAttribute('class')));

test('the graph: a mark for the mistake, a press and keys go there, arrows show what was better, accuracy', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#review`);
  await page.locator('#record').fill(RECORD);
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.locator('.worst h2').waitFor();
  assert.deepEqual(await marks(page), ['sign mark-blunder']);
  const graph = page.getByRole('slider', { name: 'Expected score over the moves' });
  assert.equal(await graph.getAttribute('max'), '2');
  const box = await graph.boundingBox();
  await graph.click({ position: { x: box.width / 2, y: 10 } });
  await page.locator('.review svg[aria-label*="after move 1"]').waitFor();
  assert.equal(await graph.getAttribute('aria-valuetext'), 'Move 1: H c3d, blunder');
  assert.equal(await page.locator('.eval.is-fact').getAttribute('aria-label'), 'Evaluation: V wins in 1');
  assert.equal(await page.locator('.move-arrow.is-better polygon').count(), 1, 'a solid arrow for c3r');
  assert.equal(await page.locator('.move-arrow.is-played').count(), 1);
  assert.match(await page.locator('.message').textContent(), /^Blunder\. Move 1: H c3d: wins in 1 becomes loses in 2/);
  await graph.press('ArrowRight');
  await page.locator('.review svg[aria-label*="after move 2"]').waitFor();
  assert.equal(await page.locator('.move-arrow.is-better').count(), 0, 'a good move has nothing better');
  await page.keyboard.press('Home');
  await page.locator('.review svg[aria-label*="the start"]').waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.review svg[aria-label*="after move 1"]').waitFor();
  assert.equal(await page.locator('.review-sums .accuracy').textContent(), 'Accuracy0%100%');
  assert.equal(await page.getByRole('button', { name: 'Blunders of H: 1, show the next' }).count(), 1);
  assert.equal(await page.locator('.review-body').getByText('Every value is exact.').count(), 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

// What is kept is told apart from what is judged anew by a score that no judge would give.
test('what was judged is kept with the record, and a reload goes on where it stopped', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#review`);
  await page.locator('#record').fill(RECORD);
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.locator('.worst h2').waitFor();
  const left = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('quincunx.review.'));
    const kept = JSON.parse(localStorage.getItem(key));
    kept.judged = kept.judged.slice(0, 1).map((line) => line.replace(' L2 W1 ', ' L8 W7 '));
    localStorage.setItem(key, JSON.stringify(kept));
    return kept.judged;
  });
  assert.match(left.join(), /^judged 1 \d+ c3r b3u .* L8 W7 0 1000000 0 x/);
  await page.reload();
  await page.locator('.worst h2').waitFor();
  assert.deepEqual(await page.locator('.move-score').allTextContents(), ['loses in 8', 'wins in 1']);
  const lines = await page.evaluate(() => JSON.parse(localStorage.getItem(Object.keys(localStorage).find((name) => name.startsWith('quincunx.review.')))).judged.length);
  assert.equal(lines, 2);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the card of a finished duel tells the accuracy once it was reviewed', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slider 3 +VH/+++/+++ H'));
  await page.waitForSelector('.place');
  await clickSpot(page, 5, 1);
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, 6, 1);
  await page.getByRole('button', { name: 'Review the game' }).waitFor();
  assert.equal(await page.locator('.ending-facts').getByText('Accuracy').count(), 0);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.worst h2').waitFor();
  await page.goBack();
  await page.locator('.ending-facts').getByText('Accuracy: H 100%, V 100%').waitFor();
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
