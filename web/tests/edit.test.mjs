// Edit: clues and pieces are put by pointer and by key; the verdict follows, and is the command
// line's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { link, openPage, quincunx, useBrowser } from './helper.mjs';

const stage = useBrowser();

const open = (hash) => openPage(stage.browser, `${stage.server.url}#edit${hash}`);
const verdict = (page, kind) => page.locator(`.verdict[data-kind="${kind}"]`).waitFor();
const all = (page) => page.locator('.verdict[data-known="all"]').waitFor(); // nothing more is to come
const edited = (page) => page.evaluate(() => decodeURIComponent(location.hash).replace('#edit=', '').replaceAll('_', ' '));
const place = (page, x, y) => page.locator(`.edit [data-x="${x}"][data-y="${y}"]`);

async function become(page, position) {
  await page.waitForFunction((p) => decodeURIComponent(location.hash).replaceAll('_', ' ') === `#edit=${p}`, position);
}

test('Slant: corners by palette and by key, undo, two solutions, then one', async () => {
  const page = await open('=slant_2x2_.../.../...');
  await verdict(page, 'multiple');
  await all(page);
  assert.match(await page.locator('.verdict').textContent(), /Not unique: 15 solutions, two of them differ in 4 places/);
  await page.getByRole('button', { name: 'Solution A' }).click();
  await page.locator('.layer-lines .rise, .layer-lines .fall').first().waitFor();
  const slashes = () => page.locator('.layer-lines').evaluate((g) => [...g.children].map((e) => e.getAttribute('class')).filter((c) => /rise|fall/.test(c)).length);
  assert.equal(await slashes(), 4);
  const outlined = await page.locator('.extras .cell').count();
  assert.equal(outlined, Number(/in (\d+) place/.exec(await page.locator('.verdict').textContent())[1]));
  await page.getByRole('button', { name: '4', exact: true }).click();
  await place(page, 2, 2).click();
  await become(page, 'slant 2x2 .../.4./...');
  await verdict(page, 'unique');
  await page.getByText('Rating 1.0, easy').waitFor();
  assert.equal(await slashes(), 0);
  await page.keyboard.press('z');
  await become(page, 'slant 2x2 .../.../...');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('2');
  await become(page, 'slant 2x2 .2./.../...');
  await page.waitForFunction(() => document.activeElement.getAttribute('aria-label') === 'corner b3: 2');
  await page.locator('.message').getByText('Corner b3: 2').waitFor();
  await page.keyboard.press('Backspace');
  await become(page, 'slant 2x2 .../.../...');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Slitherlink: clues that conflict are outlined; clear, size, import, play', async () => {
  const page = await open('=slitherlink_3x2_.../...');
  await verdict(page, 'multiple');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await place(page, 3, 1).click();
  await become(page, 'slitherlink 3x2 .3./...');
  await place(page, 1, 1).focus();
  await page.keyboard.press('0');
  await become(page, 'slitherlink 3x2 03./...');
  await verdict(page, 'none');
  const { conflict } = JSON.parse(quincunx('solve', 'slitherlink 3x2 03./...', '--json'));
  assert.equal(await page.locator('.extras .cell').count(), conflict.length);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await become(page, 'slitherlink 3x2 .../...');
  await page.getByLabel('Board Size').selectOption('5x5');
  await become(page, 'slitherlink 5x5 ...../...../...../...../.....');
  await page.getByText('Import: paste a puzzle').click();
  await page.locator('#import').fill('nonsense');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.locator('.message.is-refusal').waitFor();
  await page.locator('#import').fill('https://puzz.link/p?gokigen/4/4/iaegcgcj6a');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await become(page, 'slant 4x4 ...0./.4.../2...2/...../.1.0.');
  await verdict(page, 'unique');
  await page.getByRole('button', { name: 'Publish' }).click();
  const shared = await page.getByRole('dialog').getByLabel('Link to play it').inputValue();
  assert.ok(shared.endsWith(link('slant 4x4 ...0./.4.../2...2/...../.1.0.')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play this' }).click();
  await page.locator('.play-slant .place').first().waitFor();
  await page.context().close();
});

test('Hexpath: start and end move together, numbers of two digits, what is refused', async () => {
  const page = await open('=hexpath_3_2S,2,2/3,1,2/3,2E,X');
  await verdict(page, 'unique');
  await page.getByRole('button', { name: 'S start' }).click();
  await place(page, 1, 3).click();
  await become(page, 'hexpath 3 2,2,2/3S,1,2E/3,2,X');
  await place(page, 3, 3).click();
  await page.getByText('start and end must lie on opposite edges').waitFor();
  await page.getByLabel('Number to put').fill('42');
  await place(page, 3, 3).click();
  await become(page, 'hexpath 3 2,2,2/3S,42,2E/3,2,X');
  await page.context().close();
});

test('Slider and Crosscut: pieces, blocked cells, the mover, exact values', async () => {
  const page = await open('=slider_3_++H/+++/+VV_H');
  await page.getByText('Exact: H, to move, wins in 1').waitFor();
  await page.getByText('c3r wins in 1').waitFor();
  await page.getByRole('button', { name: 'V ▲' }).click();
  await become(page, 'slider 3 ++H/+++/+VV V');
  const cli = JSON.parse(quincunx('value', 'slider 3 ++H/+++/+VV V', '--json'));
  await page.getByText(`Exact: V, to move, ${{ W: 'wins', L: 'loses', D: 'draws' }[cli.value]}`).waitFor();
  await page.getByRole('button', { name: '▨ blocked' }).click();
  await place(page, 3, 3).click();
  await become(page, 'slider 3 ++H/+B+/+VV V');
  await page.getByLabel('Game').selectOption('crosscut');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped').waitFor();
  await page.getByLabel('Board Size').selectOption('5x5');
  await page.getByRole('button', { name: 'Blue', exact: true }).first().click();
  await place(page, 5, 5).click();
  await become(page, 'crosscut 5x5 ...../...../..B../...../..... R');
  await page.locator('.verdict:not([data-kind="busy"])').waitFor({ timeout: 60000 });
  assert.match(await page.locator('.verdict').textContent(), /Exact: Red, to move|for the side to move/);
  assert.deepEqual(page.complaints, []);
  assert.equal(await edited(page), 'crosscut 5x5 ...../...../..B../...../..... R');
  await page.context().close();
});

test('an address that is no position is refused with a sentence, and there is a board to begin with', async () => {
  for (const bad of ['slant_2x2_<img src=x>', 'chess', '__proto__']) {
    const page = await openPage(stage.browser, `${stage.server.url}#edit=${bad}`);
    await page.locator('.message.is-refusal').getByText('This cannot be opened: ').waitFor();
    assert.equal(await page.locator('.board-slant .place').count(), 36);
    assert.equal(await page.locator('main img').count(), 0);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test('each game keeps its draft: over other screens, a reload, another game; Undo goes on', async () => {
  const page = await open('');
  await page.waitForSelector('.board-slant .place');
  await page.getByRole('button', { name: '4', exact: true }).click();
  await place(page, 2, 2).click();
  const slant = 'slant 5x5 ....../.4..../....../....../....../......';
  await become(page, slant);
  await page.getByRole('link', { name: 'Help' }).click();
  await page.waitForSelector('.place', { state: 'detached' });
  await page.getByRole('link', { name: 'Edit' }).click();
  await become(page, slant);
  await page.getByLabel('Game').selectOption('slitherlink');
  await page.waitForSelector('.board-slitherlink .place');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await place(page, 1, 1).click();
  const loop = `slitherlink 7x7 3....../${Array(6).fill('.......').join('/')}`;
  await become(page, loop);
  await page.getByLabel('Game').selectOption('slant');
  await become(page, slant);
  await page.getByLabel('Game').selectOption('slitherlink');
  await become(page, loop);
  await page.goto(`${stage.server.url}#edit`); // the game that was edited last
  await page.reload();
  await become(page, loop);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await become(page, loop.replace('3', '.'));
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await become(page, loop);
  await page.evaluate(() => (location.hash = '#edit=slant')); // by name: its draft
  await become(page, slant);
  await page.evaluate(() => (location.hash = '#edit=slant_2x2_.../.4./...')); // a link shows what it says,
  await become(page, 'slant 2x2 .../.4./...');
  await page.getByRole('button', { name: 'Undo', exact: true }).click(); // and Undo the draft before it
  await become(page, slant);
  const later = await page.context().newPage(); // another day, another window, which sees what was kept
  await later.goto(stage.server.url);
  await later.waitForFunction((p) => JSON.parse(localStorage.getItem('quincunx.draft.slant')).position === p, slant);
  await later.goto(`${stage.server.url}#edit`);
  await become(later, slant);
  await later.getByRole('button', { name: 'Clear', exact: true }).click();
  await become(later, slant.replace('4', '.'));
  await page.reload(); // each window has its own board
  await become(page, slant);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
