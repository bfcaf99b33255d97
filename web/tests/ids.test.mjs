// Ids on the page: pasted, in the address, in the editor, in the list to print; made in a worker, so that
// it can be stopped.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptOf, link, openGroup, openPage, position, press, quincunx, until, useBrowser } from './helper.mjs';

const stage = useBrowser();
const LONG = 'slitherlink:100x100:expert:1:0:3'; // minutes of work

const boardOf = (id) => quincunx('convert', id).trim();

async function paste(page, text) {
  await page.getByLabel('Paste a link or puzzle').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('an id that is pasted or in the address is the board of the command line; what was begun goes on', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await paste(page, 'Slant:4x3:hard+symmetry=half:5:2:3');
  const want = boardOf('slant:4x3:hard+symmetry=half:5:2:3');
  assert.equal(await until(page, 'slant', (now) => now.startsWith('slant 4x3')), want);
  assert.match(await page.locator('.about').textContent(), /slant:4x3:hard\+symmetry=half:5:2:3$/);
  const begun = await press(page, 'slant', 1, 1);
  await page.goto(`${stage.server.url}#slider:5:start+blocked=2+first=V:1:0:3`);
  await until(page, 'slider', (now) => now.startsWith('slider 5'));
  assert.equal((await keptOf(page, 'slider')).start, boardOf('slider:5:start+blocked=2+first=V:1:0:3'));
  await page.goto(`${stage.server.url}#slant:4x3:hard+symmetry=half:5:2:3`);
  await page.waitForSelector('.card-name, .about');
  await until(page, 'slant', (now) => now === begun);
  assert.notEqual(begun, want);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('an id without a number is told of, one of another generator is refused', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await paste(page, `${stage.server.url}#slant:4x3:easy:1:0`);
  assert.equal(await until(page, 'slant', (now) => now.startsWith('slant 4x3')), boardOf('slant:4x3:easy:1:0:3'));
  await page.getByText(/names no generator/).first().waitFor();
  await page.goto(`${stage.server.url}#hexpath:4:easy:1:0:1`);
  await page.getByText(/This cannot be opened: this id is of another generator/).first().waitFor();
  await page.goto(`${stage.server.url}#slant:1000x1000:easy:1:0`);
  await page.getByText(/too large to be shown here/).first().waitFor();
  await page.context().close();
});

test('making the board of an id can be stopped, and left for something else', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#${LONG}`);
  await page.getByText('Making a puzzle…').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped.').first().waitFor();
  await page.goto(`${stage.server.url}#${LONG}`);
  await page.getByText('Making a puzzle…').waitFor();
  await page.goto(stage.server.url + link('slant 2x2 .../.4./...'));
  await until(page, 'slant', (now) => now === 'slant 2x2 .../.4./...');
  await page.getByText('Making a puzzle…').waitFor({ state: 'hidden' });
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the editor and the list to print take ids; Share gives one', async () => {
  const want = boardOf('slant:3x3:easy:1:0:3');
  const page = await openPage(stage.browser, `${stage.server.url}#edit=slant:3x3:easy:1:0:3`);
  await page.waitForFunction((text) => location.hash === text, `#edit=${want.replaceAll(' ', '_')}`);
  await page.getByText('Import: paste a puzzle').click();
  await page.locator('#import').fill(LONG);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Stop making' }).click();
  await page.getByText('Stopped.').first().waitFor();
  await page.locator('#import').fill('hexpath:4:easy:1:0:3');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.waitForFunction((text) => location.hash === text, `#edit=${boardOf('hexpath:4:easy:1:0:3').replaceAll(' ', '_')}`);
  await page.goto(`${stage.server.url}#print=slant:3x3:easy:1:0:3`);
  await page.getByText('1 board on 2 pages.').waitFor();
  assert.equal(await page.locator('.printed-id').textContent(), want);
  assert.match(await page.locator('.printed figcaption').first().textContent(), /slant:3x3:easy:1:0:3$/);
  await page.goto(`${stage.server.url}#slant:3x3:easy:1:0:3`);
  await until(page, 'slant', (now) => now === want);
  await openGroup(page, 'Share');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  assert.equal(await page.getByLabel('Id: makes the start again').inputValue(), 'slant:3x3:easy:1:0:3');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a game that version 0.1.0 kept, with a seed and no id, is read', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slant 2x2 .../.4./...'));
  await page.waitForSelector('.place');
  await page.evaluate(() => {
    const name = JSON.parse(localStorage.getItem('quincunx.current.slant'));
    const kept = JSON.parse(localStorage.getItem(`quincunx.${name}`));
    kept.meta = { seconds: 5, seed: 17, level: 'easy', rating: 1.5 };
    localStorage.setItem(`quincunx.${name}`, JSON.stringify(kept));
  });
  await page.goto('about:blank');
  await page.goto(`${stage.server.url}#slant`);
  await page.waitForSelector('.place');
  assert.equal(await position(page, 'slant'), 'slant 2x2 .../.4./...');
  assert.equal(await page.locator('.about').textContent(), '2×2 · easy 1.5 · seed 17 of version 0.1.0');
  await page.context().close();
});
