// Without a mouse: Slant and Crosscut by keys alone, a line of Slitherlink, Slider through a gate.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headline, link, openPage, position, quincunx, spotOf, until, useBrowser } from './helper.mjs';
import { goTo, tabToBoard } from './keys.mjs';

const stage = useBrowser();

test('Slant by keys: every cell is spoken, slashes, undo, hint', async () => {
  const puzzle = 'slant 4x3 ...../.32.2/1.1.1/.1...';
  const page = await openPage(stage.browser, stage.server.url + link(puzzle));
  await tabToBoard(page);
  const { solution } = JSON.parse(quincunx('solve', puzzle, '--json'));
  for (const [r, row] of solution.split('/').entries())
    for (const [c, slash] of [...row].entries()) {
      await goTo(page, 2 * c + 1, 2 * r + 1);
      const before = await position(page, 'slant');
      await page.keyboard.press(slash === 'L' ? '\\' : '/');
      await until(page, 'slant', (now) => now !== before);
      await page.waitForFunction((words) => document.activeElement.getAttribute('aria-label').includes(words), slash === 'L' ? 'falling \\' : 'rising /');
    }
  assert.equal(await headline(page), 'Puzzle complete');
  await page.keyboard.press('z');
  await until(page, 'slant', (now) => now.endsWith('.'));
  await page.keyboard.press('h');
  await page.getByText('Look at').first().waitFor();
  await page.keyboard.press('y');
  await until(page, 'slant', (now) => now === `${puzzle} ${solution}`);
  await page.keyboard.press('Backspace');
  await until(page, 'slant', (now) => now.endsWith('.'));
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.context().close();
});

test('Crosscut by keys alone, to the end', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('crosscut 4x5 ..../..../..../..../.... R'));
  await tabToBoard(page);
  for (let i = 0; i < 40 && !/wins|Draw/.test(await headline(page)); i++) {
    const now = await until(page, 'crosscut', (p) => p.endsWith(' R'));
    const { move } = JSON.parse(quincunx('best', now, '--level', '3', '--json'));
    await goTo(page, ...spotOf(move, 5));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /Your turn|wins|Draw/.test(document.querySelector('.headline').textContent));
    await until(page, 'crosscut', (p) => p !== now);
  }
  assert.match(await headline(page), /wins/);
  await page.context().close();
});

test('Slitherlink: Shift and an arrow draws, X and an arrow crosses; the dot says so', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slitherlink 2x1 3.'));
  await tabToBoard(page);
  await page.keyboard.press('Shift+ArrowRight');
  await until(page, 'slitherlink', (now) => now.endsWith(' 1./..:...'));
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await until(page, 'slitherlink', (now) => now.endsWith(' 1./..:.0.'));
  const label = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  assert.equal(label, 'dot b2: line left, cross down; cell b1 has no number');
  await page.context().close();
});

test('Slider: a piece leaves through its gate by an arrow', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slider 3 ++H/+++/+VV H'));
  await tabToBoard(page);
  await goTo(page, 5, 1);
  await page.keyboard.press('Enter');
  await page.locator('.extras .target').first().waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => /H wins/.test(document.querySelector('.headline').textContent));
  await page.context().close();
});
