// Edit: clues and pieces are put by pointer and by key; the verdict follows, and is the command
// line's.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { link, openPage, quincunx, settled, useBrowser } from './helper.mjs';
import { drag, middle, PHONE, touch } from './pointers.mjs';

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

// ---- for who makes a puzzle ----

const design = (position) => JSON.parse(quincunx('design', position, '--json'));
const look = (page, name) => page.locator('.verdict').getByRole('button', { name }).click();
const count = (page, selector, n) => page.waitForFunction(([what, k]) => document.querySelectorAll(what).length === k, [selector, n]);
const words = (page, text) => page.locator('.edit .message').getByText(text).waitFor();
const PAIR = 'slitherlink 5x5 2..1./.2..1/..2../3..../.0..3'; // nine solutions

async function openFold(page, name) {
  await page.locator('.edit .fold > summary', { hasText: name }).click();
}

test('several solutions: counted, two that differ most, the heat map, what is certain, where reasoning stops', async () => {
  const page = await open(link(PAIR).replace('#', '='));
  await all(page);
  const told = design(PAIR);
  assert.equal(await page.locator('.verdict [role=status]').textContent(), `Not unique: ${told.count} solutions, two of them differ in ${told.apart} places`);
  await look(page, 'Solution A');
  await count(page, '.extras .cell', told.apart);
  await look(page, 'Heat map');
  const heat = Object.values(told.heat);
  await count(page, '.share line', heat.filter((share) => share > 0).length);
  assert.equal(await page.locator('.share .is-always').count(), heat.filter((share) => share === 1).length);
  await count(page, '.extras .cell', 0);
  await look(page, 'same in all solutions');
  await count(page, '.share', 0);
  const forced = told.forced.split(' ').pop();
  await count(page, '.line.played', [...forced].filter((c) => c === '1').length);
  await look(page, 'where reasoning stops');
  await words(page, `Reasoning stops after ${told.steps} steps; the first place that it leaves open is ${told.stop}`);
  await count(page, '.extras .cell', 1);
  await look(page, 'where reasoning stops'); // once more: the board itself
  await count(page, '.line.played', 0);
  await place(page, 1, 9).focus(); // what was shown of the board before is gone with the next clue
  await look(page, 'Heat map');
  await page.waitForSelector('.share', { state: 'attached' });
  await place(page, 7, 7).focus();
  await page.keyboard.press('3');
  await verdict(page, 'unique');
  await count(page, '.share', 0);
  await page.locator('.verdict').getByText('3.0, normal').waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('who types quickly is judged by the last board alone', async () => {
  const page = await open('=slitherlink_5x5_2..1./.2..1/..2../3..../.0..3');
  await place(page, 7, 7).focus();
  for (const key of ['0', '1', '2', '3']) await page.keyboard.press(key);
  await become(page, 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3');
  await verdict(page, 'unique');
  await all(page);
  assert.equal(await page.locator('.verdict [role=status]').textContent(), 'Unique: proved · 3.0, normal');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('suggestions: the command line\'s, outlined, put by one press, taken back by one', async () => {
  const page = await open(link(PAIR).replace('#', '='));
  await openFold(page, 'Suggest');
  await page.getByRole('button', { name: 'Clues that make it unique' }).click();
  await count(page, '.suggestion', 3);
  const wanted = design(PAIR).suggestions.map(({ clue, at }) => `${clue} at ${at}`);
  assert.deepEqual((await page.locator('.suggestion').allTextContents()).map((text) => text.split(' · ')[0]), wanted);
  assert.ok(await page.getByRole('button', { name: 'Repair' }).isDisabled());
  await page.locator('.suggestion').first().hover();
  await count(page, '.extras .cell', 1);
  await page.locator('.suggestion').first().click();
  await become(page, 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3');
  await verdict(page, 'unique');
  await page.getByRole('button', { name: 'Clues not needed' }).click();
  await page.locator('.suggestion').getByText('No clue at d5').waitFor();
  await page.getByRole('button', { name: 'Harder' }).click();
  await page.locator('.suggestion').getByText('3 at b1 · 3.2, normal').waitFor();
  await page.keyboard.press('Control+z');
  await become(page, PAIR);
  await count(page, '.suggestion', 0);
  await page.evaluate(() => (location.hash = '#edit=slitherlink_3x3_.../.4./.3.'));
  await verdict(page, 'none');
  await openFold(page, 'Suggest');
  await page.getByRole('button', { name: 'Repair' }).click();
  await page.locator('.suggestion').getByText('No clue at b1').click();
  await become(page, 'slitherlink 3x3 .../.4./...');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a long search for clues is stopped, and the page goes on', async () => {
  const rows = Array(30).fill('.'.repeat(30)).join('/');
  const page = await open(`=slitherlink_30x30_${rows}`);
  await openFold(page, 'Suggest');
  await page.getByRole('button', { name: 'Clues that make it unique' }).click();
  await page.locator('.fold').getByRole('button', { name: 'Stop' }).click();
  await page.locator('.fold').getByText('Stopped.').waitFor();
  await place(page, 1, 1).focus();
  await page.keyboard.press('3');
  await become(page, `slitherlink 30x30 3${rows.slice(1)}`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

// From the middle of one place to that of another, and the button goes up there.
async function dragOver(page, from, to, button = 'left') {
  const middle = async ([x, y]) => {
    const b = await place(page, x, y).boundingBox();
    return [b.x + b.width / 2, b.y + b.height / 2];
  };
  const [[ax, ay], [bx, by]] = [await middle(from), await middle(to)];
  await page.mouse.move(ax, ay);
  await page.mouse.down({ button });
  await page.mouse.move(bx, by);
  await page.mouse.up({ button });
}

test('a drag paints what is chosen over all places on the way, as one step; the right button takes away', async () => {
  const page = await open('=slitherlink_5x2_...../.....');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await dragOver(page, [1, 1], [9, 1]);
  await become(page, 'slitherlink 5x2 22222/.....');
  await dragOver(page, [5, 1], [9, 1], 'right');
  await become(page, 'slitherlink 5x2 22.../.....');
  await page.keyboard.press('Control+z');
  await become(page, 'slitherlink 5x2 22222/.....');
  await page.keyboard.press('Control+z');
  await become(page, 'slitherlink 5x2 ...../.....');
  await page.keyboard.press('Control+Shift+z');
  await become(page, 'slitherlink 5x2 22222/.....');
  await page.evaluate(() => (location.hash = '#edit=slant_3x3_..../..../..../....'));
  await page.waitForSelector('.board-slant .place');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await dragOver(page, [0, 2], [6, 2]); // along corners
  await become(page, 'slant 3x3 ..../1111/..../....');
  await page.keyboard.press('Control+z');
  await become(page, 'slant 3x3 ..../..../..../....');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a finger paints too, and its long press takes away', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#edit=slitherlink_4x3_..../..../....`, PHONE);
  await all(page);
  await settled(page);
  page.cdp = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: '1', exact: true }).tap();
  const where = () => page.locator('.board').evaluate((e) => Object.values(e.getBoundingClientRect().toJSON()).map(Math.round).join(' '));
  const before = await where();
  await drag(page, [[1, 3], [7, 3]], { by: 'finger' });
  await become(page, 'slitherlink 4x3 ..../1111/....');
  assert.equal(await where(), before); // the board stays where it is while it is judged
  await all(page);
  assert.equal(await where(), before);
  await settled(page);
  await touch(page, 'touchStart', [await middle(page, [7, 3])]);
  await become(page, 'slitherlink 4x3 ..../111./....');
  await touch(page, 'touchEnd', []);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await become(page, 'slitherlink 4x3 ..../..../....');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a symmetry marks what belongs together, and the clues marked ? are chosen', async () => {
  const page = await open('=slitherlink_4x4_..../..../..../....');
  await page.waitForSelector('.board-slitherlink .place');
  await page.getByLabel('Symmetry').selectOption('half');
  await place(page, 1, 1).focus();
  await page.keyboard.press('3');
  await become(page, 'slitherlink 4x4 3.../..../..../...?');
  await count(page, '.unchosen', 1);
  await place(page, 7, 7).focus();
  await page.waitForFunction(() => document.activeElement.getAttribute('aria-label') === 'd1: empty, a clue to be chosen');
  await page.keyboard.press('Backspace'); // together as well
  await become(page, 'slitherlink 4x4 ..../..../..../....');
  await page.keyboard.press('Control+z');
  await become(page, 'slitherlink 4x4 3.../..../..../...?');
  await page.getByRole('button', { name: 'clue to be chosen' }).click();
  for (const [x, y] of [[5, 1], [1, 3], [7, 3]]) await place(page, x, y).click();
  await become(page, 'slitherlink 4x4 3.?./?..?/?..?/.?.?');
  await page.reload(); // what is still to be chosen is part of the draft
  await become(page, 'slitherlink 4x4 3.?./?..?/?..?/.?.?');
  await count(page, '.unchosen', 7);
  await page.getByRole('button', { name: 'Choose the ? clues' }).click();
  await count(page, '.unchosen', 0);
  await verdict(page, 'unique');
  assert.match(await edited(page), /^slitherlink 4x4 3\.\d\.\/\d\.\.\d\/\d\.\.\d\/\.\d\.\d$/);
  await page.keyboard.press('Control+z');
  await become(page, 'slitherlink 4x4 3.?./?..?/?..?/.?.?');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('drafts: every board that was begun is listed, survives a reload, is taken up and deleted', async () => {
  const page = await open('=slant');
  await page.waitForSelector('.board-slant .place');
  await place(page, 2, 2).click();
  await become(page, 'slant 5x5 ....../.0..../....../....../....../......');
  await page.getByLabel('Board Size').selectOption('3x3');
  await become(page, 'slant 3x3 ..../..../..../....');
  await place(page, 2, 2).click();
  await become(page, 'slant 3x3 ..../.0../..../....');
  await place(page, 4, 4).click(); // the same draft
  await become(page, 'slant 3x3 ..../.0../..0./....');
  await page.reload();
  await become(page, 'slant 3x3 ..../.0../..0./....');
  await openFold(page, 'Drafts');
  await count(page, '.drafts li', 2);
  await page.locator('.drafts').getByText('Slant 5×5').click();
  await become(page, 'slant 5x5 ....../.0..../....../....../....../......');
  await page.getByRole('button', { name: /^Delete the draft Slant 3×3/ }).click();
  await count(page, '.drafts li', 1);
  await page.reload();
  await openFold(page, 'Drafts');
  await count(page, '.drafts li', 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Publish: every form in one window', async () => {
  const position = 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3';
  const page = await open(link(position).replace('#', '='));
  await verdict(page, 'unique');
  await page.getByRole('button', { name: 'Publish' }).click();
  const window_ = page.getByRole('dialog');
  const field = (label) => window_.getByLabel(label, { exact: true }).inputValue();
  assert.equal(await field('Position'), position);
  assert.equal(await field('puzz.link'), quincunx('convert', position, '--to', 'puzzlink').trim());
  assert.equal(await field('Game id (Tatham)'), quincunx('convert', position, '--to', 'tatham').trim());
  assert.ok((await field('Link to go on editing')).endsWith(link(position).replace('#', '#edit=')));
  for (const [name, file, begins] of [['Picture (PNG)', 'quincunx-slitherlink.png', '\x89PNG'], ['Picture (SVG)', 'quincunx-slitherlink.svg', '<svg']]) {
    const [saved] = await Promise.all([page.waitForEvent('download'), window_.getByRole('button', { name }).click()]);
    assert.equal(saved.suggestedFilename(), file);
    const bytes = readFileSync(await saved.path());
    assert.equal(bytes.subarray(0, 4).toString('latin1'), begins);
  }
  await window_.getByRole('button', { name: 'Print or PDF' }).click();
  await page.waitForSelector('.printed .board-slitherlink');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('rows of clues alone: of the game in hand in Edit, asked for on the home page', async () => {
  const page = await open('=slant_2x2_.../.../...');
  await page.getByText('Import: paste a puzzle').click();
  await page.locator('#import').fill(' 1 . .\n . 4 .\n . . ?\n');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await become(page, 'slant 2x2 1../.4./..?');
  await page.goto(`${stage.server.url}#`);
  await page.locator('#paste').fill('3../.2./..3');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slitherlink' }).click();
  await page.waitForSelector('.play-slitherlink .place');
  assert.equal(decodeURIComponent(await page.evaluate(() => location.hash)), '#slitherlink_3x3_3../.2./..3');
  await page.goto(`${stage.server.url}#`);
  await page.locator('#paste').fill('not/a/board');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.home .message').getByText('This cannot be opened').waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
