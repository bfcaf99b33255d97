// Print: the sheets that the browser makes a PDF of, counted in the PDF itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { link, openGroup, openPage, quincunx, useBrowser } from './helper.mjs';

const stage = useBrowser();

const field = (page, name) =>
  page.locator('label').filter({ has: page.locator('span', { hasText: new RegExp(`^${name}$`) }) }).locator('select, input, textarea');

async function pagesOf(page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/g)].map((m) => [Math.round(m[1]), Math.round(m[2])]);
  const count = (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
  return { count, box: boxes[0] };
}

test('new puzzles: four a page, answers at the end, A4 and Letter', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#print`);
  await field(page, 'Game').selectOption('slant');
  await field(page, 'Board Size').selectOption('3x3');
  await field(page, 'Level').selectOption('easy');
  await field(page, 'How many').fill('5');
  await field(page, 'Seed').fill('7');
  await page.getByRole('button', { name: 'Make' }).click();
  await page.getByText('5 boards on 3 pages.').waitFor();
  const ids = await page.locator('.printed-id').allTextContents();
  assert.equal(ids[1], JSON.parse(quincunx('new', 'slant', '--size', '3x3', '--level', 'easy', '--seed', '8', '--json')).position);
  let pdf = await pagesOf(page);
  assert.equal(pdf.count, 3);
  assert.deepEqual(pdf.box, [595, 842]);
  await field(page, 'Answers at the end').uncheck();
  await field(page, 'On a page').selectOption('2');
  await field(page, 'Paper').selectOption('letter');
  pdf = await pagesOf(page);
  assert.equal(pdf.count, 3);
  assert.deepEqual(pdf.box, [612, 792]);
  await field(page, 'On a page').selectOption('1');
  assert.equal((await pagesOf(page)).count, 5);
  await page.getByText('5 boards on 5 pages.').waitFor(); // what is said follows the choices
  await field(page, 'On a page').selectOption('6');
  assert.equal((await pagesOf(page)).count, 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a pasted list of several games; a line that is none is named; the puzzle in hand', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#print`);
  await field(page, 'What to print').selectOption('list');
  await field(page, 'One position, link or id a line').fill('slant 2x2 .../.4./...\n# a remark\nslitherlink 4x3 ..../..23/3.0.\nslider 4 H+++/H+++/H+++/+VVV H');
  await page.getByRole('button', { name: 'Lay out' }).click();
  await page.getByText('3 boards on 2 pages.').waitFor();
  assert.equal(await page.locator('.printed').count(), 5);
  await field(page, 'One position, link or id a line').fill('slant 2x2 oh');
  await page.getByRole('button', { name: 'Lay out' }).click();
  await page.getByText(/^slant 2x2 oh: /).waitFor();
  await field(page, 'One position, link or id a line').fill('slant 2x2 oh\nslant 2x2 .../.4./...');
  await page.getByRole('button', { name: 'Lay out' }).click();
  await page.getByText(/^slant 2x2 oh: .* 1 board on 2 pages\.$/).waitFor(); // the others are printed
  await page.goto(stage.server.url + link('slant 2x2 .../.4./...'));
  await page.locator('.play-slant .place').first().waitFor();
  await openGroup(page, 'Share');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByText('1 board on 2 pages.').waitFor();
  assert.equal((await pagesOf(page)).count, 2);
  await page.context().close();
});
