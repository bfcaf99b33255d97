// Controls beside the board: shading and tools, assists, verdicts with two solutions, blocked cells,
// the order dragged, what is not met, discs that turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { clickSpot, link, openGroup, openPage, position, press, quincunx, settled, until, useBrowser } from './helper.mjs';

const stage = useBrowser();

const clean = async (page) => assert.deepEqual(await violations(page), []);

async function open(position, options) {
  const page = await openPage(stage.browser, stage.server.url + link(position), options);
  await page.waitForSelector('.place');
  await settled(page);
  return page;
}

const LOOP = 'slitherlink 3x2 ..2/.3.';

test('Slitherlink: cells are shaded by the tool and by keys, with a pattern each, and Undo takes it back', async () => {
  const page = await open(LOOP);
  const tool = (name) => page.getByRole('group', { name: 'Tool' }).getByRole('button', { name });
  await tool('Shade').click();
  assert.equal(await tool('Shade').getAttribute('aria-pressed'), 'true');
  const inside = page.locator('.cell.inside .strokes');
  const outside = page.locator('.cell.outside .specks');
  await clickSpot(page, 3, 1);
  await inside.waitFor();
  await clickSpot(page, 3, 1);
  await outside.waitFor();
  assert.equal(await inside.count(), 0);
  await clickSpot(page, 3, 1);
  await outside.waitFor({ state: 'detached' });
  await clickSpot(page, 5, 3, { button: 'right' });
  await outside.waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await outside.waitFor({ state: 'detached' });
  assert.equal(await position(page, 'slitherlink'), LOOP); // notes are no part of the puzzle
  await page.locator('[data-x="2"][data-y="0"]').focus();
  await page.keyboard.press('i');
  await inside.waitFor();
  await page.keyboard.press('o');
  await outside.waitFor();
  await page.locator('[data-x="6"][data-y="4"]').focus();
  await page.keyboard.press('i');
  await page.getByText('There is no cell').waitFor();
  await page.reload();
  await outside.waitFor(); // kept
  assert.deepEqual(page.complaints, []);
  await clean(page);
  await page.context().close();
});

test('Slitherlink: the tools Line, Cross and Pan', async () => {
  const page = await open(LOOP);
  const tool = (name) => page.getByRole('group', { name: 'Tool' }).getByRole('button', { name });
  await tool('Cross').click();
  assert.match(await press(page, 'slitherlink', 1, 0), / 0\.\.\//);
  await tool('Pan').click();
  const before = await position(page, 'slitherlink');
  await clickSpot(page, 3, 0);
  await tool('Line').click();
  assert.equal(await position(page, 'slitherlink'), before);
  assert.match(await press(page, 'slitherlink', 3, 0), / 01\.\//);
  await page.context().close();
});

test('Slitherlink: assists are off, do their work when switched on, and stay on for the next game', async () => {
  const page = await open('slitherlink 3x2 0../.3.');
  await openGroup(page, 'Help me');
  await page.getByText('Assists').click();
  const boxes = page.locator('.assists input');
  assert.equal(await boxes.count(), 5);
  assert.equal(await page.locator('.assists input:checked').count(), 0);
  await page.getByLabel('Cross out what').check();
  const crossed = await until(page, 'slitherlink', (now) => now.includes('0'.repeat(2)));
  assert.match(crossed, / 00\.\/0/); // all sides of the 0, and the dots that this leaves dead
  await page.getByLabel('Shade cells').check();
  await page.locator('.cell.outside').first().waitFor();
  await clean(page);
  await page.goto(stage.server.url + link('slitherlink 4x2 ..../.0..'));
  await until(page, 'slitherlink', (now) => /^slitherlink 4x2 \S+ \S*0/.test(now));
  await page.context().close();
});

test('a verdict with two solutions shows both and where they differ; conflicts are outlined', async () => {
  const page = await open('slitherlink 3x1 3..');
  await openGroup(page, 'Look deeper');
  await page.getByRole('button', { name: 'Is it unique?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it unique?' });
  await dialog.getByText(/^Several solutions/).waitFor();
  const lines = () => dialog.locator('.line.played').evaluateAll((all) => all.map((e) => ['x1', 'y1', 'x2', 'y2'].map((k) => e.getAttribute(k)).join()).sort().join(';'));
  const a = await lines();
  const outlined = await dialog.locator('.differs').count();
  await clean(page);
  await dialog.getByRole('button', { name: 'Solution B' }).click();
  assert.equal(await dialog.getByRole('button', { name: 'Solution B' }).getAttribute('aria-pressed'), 'true');
  const b = await lines();
  assert.notEqual(a, b);
  const only = (x, y) => x.split(';').filter((e) => !y.split(';').includes(e)).length;
  assert.ok(outlined >= only(a, b) && outlined > 0);
  assert.equal(await dialog.locator('.differs').count(), outlined);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.goto(stage.server.url + link('slitherlink 5x4 .3.../..0../.3.3./2...2'));
  await page.waitForFunction(() => document.querySelectorAll('.place').length === 30);
  await openGroup(page, 'Look deeper');
  await page.getByRole('button', { name: 'Is it unique?' }).click();
  await dialog.getByText(/^No solution/).waitFor();
  assert.equal(await dialog.locator('.extras .flaw').count(), 3);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Compare puts board and solution side by side, with verdict, techniques and time', async () => {
  const p = 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3';
  const page = await open(p);
  await openGroup(page, 'Look deeper');
  await page.getByRole('button', { name: 'Compare with the answer' }).click();
  await page.getByRole('button', { name: 'Show the solution' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare with the answer' });
  await dialog.getByText(/Exactly one solution: proved\. Found in \d/).waitFor();
  assert.equal(await dialog.locator('figure').count(), 2);
  const drawn = JSON.parse(quincunx('solve', p, '--json')).solution.replace(/[^1]/g, '').length;
  assert.equal(await dialog.locator('figure').nth(1).locator('.line.played').count(), drawn);
  assert.ok((await dialog.locator('.techniques li').count()) > 2);
  assert.equal(await position(page, 'slitherlink'), p);
  await clean(page);
  await page.context().close();
});

test('a closed loop that is not accepted: every unmet clue is listed, and leads to its place', async () => {
  const page = await open(`${LOOP} 1../.../...:11../....`);
  assert.equal(await page.locator('.flaws li').count(), 0);
  await press(page, 'slitherlink', 1, 2);
  await page.getByText('Not right yet').first().waitFor();
  assert.deepEqual(await page.locator('.flaws li').allTextContents(), ['Clue at c2', 'Clue at b1']);
  await page.getByRole('button', { name: 'Clue at b1' }).click();
  assert.equal(await page.locator('.extras .flaw').count(), 1);
  assert.deepEqual(await page.evaluate(() => ({ ...document.activeElement.dataset })), { x: '2', y: '2' });
  await clean(page);
  await page.context().close();
});

test('Slider: cells are blocked by clicks before the game begins', async () => {
  const page = await open('slider 3 H++/H++/+VV H');
  await page.getByLabel('V ▲').selectOption('human');
  const level = page.getByLabel('H ▶').locator('option');
  assert.ok((await level.allTextContents()).some((words) => words.startsWith('CPU Max: '))); // the list is the core's
  await page.getByLabel('H ▶').selectOption('random'); // who waits until all cells are placed
  await page.getByLabel('Blocked').selectOption('place');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  const size = Number((await position(page, 'slider')).split(' ')[1]);
  const blocked = (now) => now.replace(/[^B]/g, '').length;
  await clickSpot(page, 5, 5);
  await until(page, 'slider', (now) => blocked(now) === 1);
  await page.locator('[data-x="7"][data-y="5"]').focus();
  await page.keyboard.press('Enter');
  await until(page, 'slider', (now) => blocked(now) === 2);
  await clickSpot(page, 5, 5);
  const start = await until(page, 'slider', (now) => blocked(now) === 1);
  await clean(page);
  assert.ok(start.endsWith(' H'));
  await page.getByRole('button', { name: 'Done' }).click();
  assert.equal(blocked(await until(page, 'slider', (now) => now.endsWith(' V'))), 1);
  assert.equal(size, 6);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Hexpath: rows of the order are dragged, as one step', async () => {
  const page = await open('hexpath 3 2S,2,2/3,1,2/3,2E,X');
  const shown = () => page.locator('.order-number').allTextContents();
  const before = await shown();
  const grip = (i) => page.locator('.grip').nth(i).boundingBox();
  const [from, to] = [await grip(2), await grip(0)];
  await page.mouse.move(from.x + 4, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 4, to.y + 2, { steps: 5 });
  assert.equal(await page.locator('.drop-above').count(), 1);
  await page.mouse.up();
  const [a, b, c] = before;
  await page.waitForFunction((want) => [...document.querySelectorAll('.order-number')].map((e) => e.textContent).join() === want, [c, a, b].join());
  assert.match(await position(page, 'hexpath'), new RegExp(`${c}>`));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await until(page, 'hexpath', (now) => !now.includes('>'));
  await clean(page);
  await page.context().close();
});

test('Crosscut: discs turn in steps of at most 150 ms, and not at all without motion', async () => {
  const p = 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R';
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const page = await open(p, { reducedMotion });
    await page.getByLabel('Blue').selectOption('human');
    await page.evaluate(() => {
      window.seen = { turning: 0, leaving: 0, longest: 0 };
      new MutationObserver(() => {
        for (const name of ['turning', 'leaving']) {
          const all = [...document.querySelectorAll(`.disc.${name}`)];
          window.seen[name] = Math.max(window.seen[name], all.length);
          for (const e of all) window.seen.longest = Math.max(window.seen.longest, parseFloat(getComputedStyle(e).animationDuration));
        }
      }).observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true });
    });
    await press(page, 'crosscut', 5, 9);
    const seen = await page.evaluate(() => window.seen);
    if (reducedMotion === 'reduce') assert.deepEqual(seen, { turning: 0, leaving: 0, longest: 0 });
    else {
      assert.equal(seen.turning, 3);
      assert.ok(seen.leaving >= 3 && seen.longest > 0 && seen.longest <= 0.15);
    }
    await page.waitForFunction(() => document.querySelectorAll('.leaving').length === 0);
    assert.equal(await page.locator('.disc').count(), 9);
    assert.equal(await page.locator('.disc.second').count(), 1);
    await page.context().close();
  }
});

test('Crosscut: a disc on the rim is shown for a moment and is gone', async () => {
  const p = 'crosscut 6x6 ....../.BR.../....../....../....../...... R';
  const page = await open(p, { reducedMotion: 'no-preference' });
  await page.getByLabel('Blue').selectOption('human');
  await page.evaluate(() => {
    window.most = 0;
    new MutationObserver(() => (window.most = Math.max(window.most, document.querySelectorAll('.disc.leaving').length)))
      .observe(document.querySelector('.board'), { subtree: true, childList: true });
  });
  const now = await press(page, 'crosscut', 1, 3);
  assert.ok(now.includes('.RR...'));
  assert.equal(await page.evaluate(() => window.most), 2); // the one that was turned, and the one on the rim
  await page.waitForFunction(() => document.querySelectorAll('.disc').length === 2);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Crosscut: squares of the perimeter that flip nothing are out of use and say why', async () => {
  const page = await open('crosscut 6x6 ....../.BR.../....../....../....../...... R');
  const off = (x, y) => page.locator(`[data-x="${x}"][data-y="${y}"]`).getAttribute('aria-disabled');
  assert.deepEqual([await off(1, 3), await off(1, 5), await off(5, 5), await off(3, 3)], [null, 'true', null, 'true']);
  assert.equal(await page.locator('.extras .rim-target').count(), 1);
  await clickSpot(page, 1, 5);
  await page.locator('.message.is-refusal').waitFor();
  assert.match(await page.locator('.message').textContent(), /perimeter|flip/);
  await clean(page);
  await page.context().close();
});

test('Slider: whoever cannot move on a board that was set up passes, and it is said; if nobody can, it is a tie', async () => {
  const page = await open('slider 3 +++/+V+/++H H');
  await page.getByLabel('V ▲').selectOption('human');
  await page.goto(stage.server.url + link('slider 3 HB+/B++/+V+ H'));
  await page.locator('.message').getByText('H has no move: pass').waitFor();
  assert.equal(await position(page, 'slider'), 'slider 3 HB+/B++/+V+ V passes=1');
  await page.goto(stage.server.url + link('slider 3 +BB/BHB/BVB H'));
  await page.locator('.ending').getByText('Tie').waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
