// Drills from one's own mistakes, with a set clock: a missed one comes back after one, three and seven days; a
// miss on the way begins anew, and one that is found to the end does not come again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, openPage, useBrowser } from './helper.mjs';

const stage = useBrowser();
const RECORD = 'start slider 3 +VH/+++/+++ H\nfirst human\nsecond max\nmoves c3d b3u\nresult second\nreason end\n';

async function playFrom(page, to) {
  await clickSpot(page, 5, 1);
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, ...to);
}

// The drills of a day; those that are due are there to be played.
async function drillsOf(page, day, isDue) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto('about:blank');
  await page.goto(`${stage.server.url}#drills`);
  await page.getByText(isDue ? 'H to move: find the move. c3d was the mistake.' : 'Nothing is due today.').waitFor();
}

async function find(page) {
  await playFrom(page, [6, 1]);
  await page.getByText('Yes: c3r is the best move').waitFor();
}

async function miss(page) {
  await playFrom(page, [5, 3]);
  await page.getByText('That is the move of the game: loses in 2 instead of wins in 1. Try again.').waitFor();
}

test('a missed drill comes back after one, three and seven days', async () => {
  const page = await openPage(stage.browser, 'about:blank');
  await page.clock.setFixedTime(new Date('2026-02-27T12:00:00'));
  await page.goto(`${stage.server.url}#review`);
  await page.locator('#record').fill(RECORD);
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.getByRole('link', { name: '1 drill from your own mistakes' }).click();
  await page.getByText('H to move: find the move. c3d was the mistake.').waitFor();
  await miss(page);
  await page.getByText('The next drill comes on 2026-02-28.').waitFor();
  await find(page); // the first answer counts
  await page.getByText('The next drill comes on 2026-02-28.').waitFor();
  await drillsOf(page, '2026-02-27', false);
  await drillsOf(page, '2026-02-28', true);
  await find(page);
  await page.getByText('The next drill comes on 2026-03-03.').waitFor();
  await drillsOf(page, '2026-03-02', false);
  await drillsOf(page, '2026-03-03', true);
  await page.getByRole('button', { name: 'Show it' }).click(); // as good as missed
  await page.getByText('The next drill comes on 2026-03-04.').waitFor();
  for (const [day, next] of [['2026-03-04', '2026-03-07'], ['2026-03-09', '2026-03-16']]) {
    await drillsOf(page, day, true);
    await find(page);
    await page.getByText(`The next drill comes on ${next}.`).waitFor();
  }
  await drillsOf(page, '2026-03-16', true);
  await find(page);
  await page.getByText('There are none: review a game', { exact: false }).waitFor();
  await page.goto(`${stage.server.url}#review`); // the same game does not bring it again
  await page.locator('.worst h2').waitFor();
  assert.equal(await page.locator('a[href="#drills"]').filter({ visible: true }).count(), 0);
  await drillsOf(page, '2027-01-01', false);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the mistakes of the CPU are no drills, and home tells what is due', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#review`);
  await page.locator('#record').fill(RECORD.replace('first human', 'first greedy'));
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.locator('.worst h2').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('quincunx.drills')), null);
  await page.locator('details.import summary').click();
  await page.locator('#record').fill(RECORD);
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.getByRole('link', { name: '1 drill from your own mistakes' }).waitFor();
  await page.goto(`${stage.server.url}#home`);
  await page.locator('.home').getByRole('link', { name: '1 drill from your own mistakes.' }).click();
  await page.getByText('H to move: find the move.', { exact: false }).waitFor();
  await page.context().close();
});
