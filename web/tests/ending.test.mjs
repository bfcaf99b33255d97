// The end of a game: time, hints, best time, the result to share without the answer, a rematch; packs and what is
// done of them; dailies in a row; charts; everything as one file, and files that are refused.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { violations, violationsInThemes } from './axe.mjs';
import { clickSpot, link, openCore, openPage, position, press, until, untilState, useBrowser } from './helper.mjs';

const stage = useBrowser();
const SLANT = 'slant 3x3 .0.0/0..1/..2./1.11';
const button = (page, name) => page.getByRole('button', { name, exact: true });

async function open(hash, selector, options) {
  const page = await openPage(stage.browser, stage.server.url + hash, options);
  await page.waitForSelector(selector);
  return page;
}

const daysAgo = (n) => {
  const d = new Date(Date.now() - n * 86400000);
  return [d.getFullYear(), d.getMonth() + 1, d.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

test('the card tells hints and the best time; the result is shared without the answer', async () => {
  const page = await open(link(SLANT), '.place');
  for (const name of ['Hint', 'Name it', 'Why?', 'Do it']) await page.locator('.toolbar').getByRole('button', { name, exact: true }).click();
  await until(page, 'slant', (now) => now !== SLANT);
  await page.goto(`${stage.server.url}${link(`${SLANT} LRL/RLL/RL.`)}`);
  await press(page, 'slant', 5, 5);
  const ending = page.locator('.ending');
  await ending.getByText(/^Puzzle complete in 0:0\d$/).waitFor();
  assert.deepEqual(await ending.locator('.ending-facts li').allTextContents(), ['No hints', 'Your first at 3×3']);
  assert.deepEqual(await violationsInThemes(page), []);
  await button(page, 'Share result').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('img[src]').waitFor();
  const text = await dialog.locator('textarea').inputValue();
  assert.match(text, /^Quincunx: Slant 3×3\nSolved in 0:0\d, no hints\n/);
  assert.ok(!text.includes('LRL/RLL/RLL'), 'the answer');
  const download = page.waitForEvent('download');
  await button(page, 'Save the picture').click();
  const file = readFileSync(await (await download).path());
  assert.equal(file.subarray(1, 4).toString(), 'PNG');
  assert.ok(file.readUInt32BE(16) > 600 && file.length > 4000);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('hints are counted, and a puzzle that was solved with them says so', async () => {
  const page = await open(link(`${SLANT} LRL/RLL/RL.`), '.place');
  for (const name of ['Hint', 'Name it', 'Why?', 'Do it']) await page.locator('.toolbar').getByRole('button', { name, exact: true }).click();
  const ending = page.locator('.ending');
  await ending.getByText('Puzzle complete, with help').waitFor();
  assert.equal((await ending.locator('.ending-facts li').allTextContents())[0], '1 hint');
  await page.context().close();
});

test('a daily in a row: seven days on the card, at home, and a calendar', async () => {
  const script = `localStorage.setItem('quincunx.tally.slant', localStorage.getItem('quincunx.tally.slant') ?? JSON.stringify({ finished: 2, days: ['${daysAgo(2)}', '${daysAgo(1)}'] }));`;
  const page = await open('#daily=slant', '.play-slant .place', { script });
  const start = await position(page, 'slant');
  const { solution } = openCore()(`load\n${start}`).ok && JSON.parse((await import('./helper.mjs')).quincunx('solve', start, '--json'));
  for (const [r, row] of solution.split('/').entries())
    for (const [c, slash] of [...row].entries()) await clickSpot(page, 2 * c + 1, 2 * r + 1, { button: slash === 'L' ? 'left' : 'right' });
  await page.locator('.ending-daily').getByText('3 days in a row').waitFor();
  assert.equal(await page.locator('.ending .seven-days .is-done').count(), 3);
  await page.goto(`${stage.server.url}#`);
  await page.locator('.streak').getByText('3 days in a row').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.goto(`${stage.server.url}#statistics`);
  assert.equal(await page.locator('.calendar .is-done').count(), 3);
  assert.match(await page.getByRole('img', { name: /^Finished by week/ }).getAttribute('aria-label'), / 1$/);
  assert.match(await page.getByRole('img', { name: /^Finished by level/ }).getAttribute('aria-label'), /: \w+ 1$/);
  assert.deepEqual(await violationsInThemes(page), []);
  await page.context().close();
});

test('a duel: rematch with sides exchanged', async () => {
  const page = await open(link('slider 3 ++H/+++/+VV H'), '.place');
  await page.getByLabel('V ▲').selectOption('2');
  await clickSpot(page, 5, 1);
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, 6, 1);
  await page.locator('.ending').getByText('H wins').waitFor();
  await button(page, 'Rematch, sides exchanged').click();
  const now = await untilState(page, 'slider', (s) => s.seats[0].cpu && !s.seats[1].cpu);
  assert.equal(now.seats[0].level, '2');
  assert.equal(await page.getByLabel('V ▲').inputValue(), 'human');
  await page.context().close();
});

test('packs: twelve boards a game that are remembered when they are done; a duel is against its CPU', async () => {
  const page = await open('#packs=slant', '.pack li:nth-child(12)');
  const { games } = openCore()('games');
  const [{ pack }] = games;
  assert.deepEqual(await violationsInThemes(page), []);
  await page.getByRole('button', { name: /^Board 1:/ }).click();
  await page.waitForSelector('.play-slant .place');
  assert.equal(await until(page, 'slant', (now) => now === pack[0].position), pack[0].position);
  const { solution } = JSON.parse((await import('./helper.mjs')).quincunx('solve', pack[0].position, '--json'));
  for (const [r, row] of solution.split('/').entries())
    for (const [c, slash] of [...row].entries()) await clickSpot(page, 2 * c + 1, 2 * r + 1, { button: slash === 'L' ? 'left' : 'right' });
  await button(page, 'Next of the pack (2)').click();
  await until(page, 'slant', (now) => now === pack[1].position);
  await page.goto(`${stage.server.url}#packs=slant`);
  await page.waitForSelector('.pack li.is-done');
  assert.equal(await page.locator('.pack li.is-done').count(), 1);
  const duel = games.find(({ name }) => name === 'crosscut').pack;
  await page.goto(`${stage.server.url}#packs=crosscut`); // the boards before stand there until these are drawn
  await page.getByRole('button', { name: `Board 1: ${duel[0].task}` }).click();
  await page.waitForSelector('.play-crosscut .place');
  const state = await untilState(page, 'crosscut', (s) => s.seats.some((seat) => seat.cpu && seat.level === duel[0].level) && s.start === duel[0].position);
  assert.ok(!state.seats[state.mover].cpu, 'the player moves');
  await page.locator('.message').getByText(duel[0].task).waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('everything as one file: taken elsewhere it is all there; bad files change nothing', async () => {
  const page = await open(link(`${SLANT} LRL/RLL/RL.`), '.place');
  await press(page, 'slant', 5, 5);
  await page.locator('.ending').getByText('Puzzle complete').waitFor();
  await page.goto(`${stage.server.url}#statistics`);
  await button(page, 'Export').waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const kept = (p) => p.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const other = await open('#statistics', '.calendar');
  const before = await kept(other);
  const give = (name, content) => other.getByLabel('A file to import').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  const file = JSON.parse(text);
  const game = Object.keys(file.items).find((key) => key.startsWith('quincunx.game.'));
  for (const [content, words] of [['no json', 'not written by this page'], ['{}', 'not written by this page'], [JSON.stringify({ ...file, version: 2 }), 'newer page'],
    [JSON.stringify({ ...file, items: { ...file.items, 'other.key': '1' } }), 'not of this page'], [JSON.stringify({ ...file, items: { ...file.items, [game]: '{}' } }), 'is no game'],
    [JSON.stringify({ ...file, items: { ...file.items, 'quincunx.prefs': '[' } }), 'cannot be read']]) {
    await give('bad.json', content);
    await other.locator('.message').getByText(words).waitFor();
    assert.equal(await kept(other), before, words);
  }
  await give('good.json', text);
  await other.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await other.getByText('1 finished · 1 solved').waitFor();
  assert.equal(await kept(other), await kept(page));
  assert.deepEqual(other.complaints, []);
  await other.context().close();
  await page.context().close();
});
