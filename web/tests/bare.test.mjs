// A game that declares nothing of how it is offered still has a whole page: what the door tells of two games
// is cut down to what follows from their rules alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, openPage, position, press, until, useBrowser } from './helper.mjs';

const stage = useBrowser();

function cutDown() {
  const bare = {
    sizes: [], gesture: 'place', targets: 'held', rim: false, looks: false, goal: '', tip: 'Press a cell to play there.', touchTip: 'Press a cell to play there.',
    typed: '', enter: 'play here', backspace: '', tools: [], preview: [], options: [], inks: [], numbers: 0, drawings: [], lessons: [], assists: false, order: false,
  };
  const cut = (data) => {
    if (!data.answer?.includes('"games":[')) return data;
    const told = JSON.parse(data.answer);
    told.games = told.games.map((game) => (['slider', 'slant'].includes(game.name) ? { ...game, ...bare, level: game.levels[0], largest: game.max } : game));
    return { ...data, answer: JSON.stringify(told) };
  };
  globalThis.Worker = class extends Worker {
    set onmessage(hear) {
      super.onmessage = (event) => hear({ data: cut(event.data) });
    }
  };
}

test('a duel and a puzzle without a face are played, learnt, set up and printed', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#slider_3_++H/+++/+VV_H`, { script: cutDown });
  await page.waitForSelector('.board-slider.by-place .place');
  assert.equal(await page.locator('.goal a').count(), 0);
  await page.locator('.panel').getByLabel('V').first().selectOption('human');
  await clickSpot(page, 5, 1);
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, 6, 1);
  await page.getByText('H wins').first().waitFor();
  await page.goto(`${stage.server.url}#slant_2x2_.../.4./...`);
  await page.waitForSelector('.board-slant.by-place .place');
  for (const [x, y, button] of [[1, 1, 'left'], [3, 1, 'right'], [1, 3, 'right'], [3, 3, 'left']]) await press(page, 'slant', x, y, { button });
  await page.getByText('Puzzle complete').first().waitFor();
  await page.getByRole('button', { name: 'Another puzzle' }).click();
  await until(page, 'slant', (now) => now.startsWith('slant 5x5'));
  await page.getByRole('button', { name: 'Multiplayer: OFF' }).click();
  await page.getByRole('button', { name: 'Multiplayer: ON' }).waitFor();
  const before = await position(page, 'slant');
  await clickSpot(page, 5, 5); // nothing is shown first
  await until(page, 'slant', (now) => now !== before);
  for (const [hash, what] of [['#help=slider', '.help .keys'], ['#tutorial=slider', '.tutorial'], ['#edit=slider', '.edit .place'], ['#print=slider_3_++H/+++/+VV_H', '.printed'], ['#statistics', '.facts'], ['#', '.card:nth-child(5)']]) {
    await page.goto(stage.server.url + hash);
    await page.waitForSelector(what);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
