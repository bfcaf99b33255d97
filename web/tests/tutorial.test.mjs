// Tutorials: every board is what it says, and can be done.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, openCore, openPage, quincunx, spotOf, useBrowser } from './helper.mjs';

const stage = useBrowser();
const catalogue = openCore()('games');
const GAMES = ['slant', 'slitherlink', 'hexpath', 'slider', 'crosscut'];

// Every board of the tutorials is what it says: puzzles have one solution, duels a best move.
test('tutorials: each board can be done, and the page says so', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#tutorial=slant`);
  for (const game of GAMES) {
    await page.goto(`${stage.server.url}#tutorial=${game}`);
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
  const { position } = catalogue.games.find((g) => g.name === game).lessons[lesson];
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
  // by hints alone, one after the other
  await page.evaluate(async () => {
    const said = () => document.querySelector('.message').textContent;
    const hint = [...document.querySelectorAll('.panel button')].find((b) => b.textContent === 'Hint');
    for (let i = 0; i < 400 && !said().startsWith('Done. '); i++) {
      const before = said();
      hint.click();
      for (let k = 0; k < 100 && said() === before; k++) await new Promise((go) => setTimeout(go, 4));
    }
  });
}

test('a wrong move of a duel is refused with the reason', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#tutorial=crosscut`);
  await page.locator('.place').first().waitFor();
  await clickSpot(page, 3, 3);
  await page.getByText(/^b4 (loses|wins too).*Try another move/).waitFor();
  await page.context().close();
});


test('by dragging too; what is full but wrong is said; the last board leads into a game', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#tutorial=slitherlink`);
  await page.locator('.place').first().waitFor();
  const dots = await Promise.all([[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]].map(async ([x, y]) => {
    const box = await page.locator(`[data-x="${x}"][data-y="${y}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }));
  await page.mouse.move(...dots[0]);
  await page.mouse.down();
  for (const at of dots.slice(1)) await page.mouse.move(...at, { steps: 8 });
  await page.mouse.up();
  await page.getByText(/^Done\. /).waitFor();
  await page.goto(`${stage.server.url}#tutorial=slant`);
  await page.locator('.board-slant .place').first().waitFor();
  await page.locator('[data-x="1"][data-y="1"]').focus();
  await page.waitForFunction(() => /^a2: ./.test(document.activeElement.getAttribute('aria-label'))); // each place is put into words
  for (const [x, y] of [[1, 1], [3, 1], [1, 3], [3, 3]]) await clickSpot(page, x, y);
  await page.getByText('Not right yet: clue at').waitFor();
  await page.locator('.lesson-dots button').nth(5).click();
  await page.locator('.lesson-dots li:nth-child(6) [aria-current]').waitFor();
  await page.waitForFunction(() => /^Two numbers/.test(document.querySelector('.task').textContent));
  await doLesson(page, 'slant', 5);
  await page.getByRole('button', { name: 'Play Slant' }).click();
  await page.waitForSelector('.play-slant .place');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
