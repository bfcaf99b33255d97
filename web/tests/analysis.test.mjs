// The analysis board: lines with exact values, moves that become branches, promoted and deleted, kept over a
// reload; opened from a link, from Edit, from a review and from a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, link, openGroup, openPage, useBrowser } from './helper.mjs';

const stage = useBrowser();
const START = 'slider 3 H++/H++/+VV H';

const openAnalysis = (position) => openPage(stage.browser, `${stage.server.url}#analysis=${position.replaceAll(' ', '_')}`);
const tree = (page) => page.locator('.tree .node').evaluateAll((all) => all.map((node) => `${node.closest('.is-side') ? '(' : ''}${node.textContent}${node.getAttribute('aria-current') === 'true' ? '*' : ''}`).join(' '));

// Waits until the tree is as it should be; the last one seen is told.
async function treeIs(page, want) {
  await page.waitForFunction((text) => {
    const all = [...document.querySelectorAll('.tree .node')];
    return all.map((node) => `${node.closest('.is-side') ? '(' : ''}${node.textContent}${node.getAttribute('aria-current') === 'true' ? '*' : ''}`).join(' ') === text;
  }, want, { timeout: 20000 }).catch(async () => assert.equal(await tree(page), want));
}

test('lines are exact, moves become branches, and a reload keeps the tree', async () => {
  const page = await openAnalysis(START);
  await page.locator('.lines .line-worth').getByText('H wins in 19').waitFor();
  assert.equal(await page.locator('.eval.is-fact').getAttribute('aria-label'), 'Evaluation: H wins in 19');
  assert.equal(await page.locator('.move-arrow.is-better').count(), 1);
  await page.locator('.values [data-value="W"]').getByText('wins in 19').waitFor({ state: 'attached' });
  assert.deepEqual(await page.locator('.values li').evaluateAll((all) => all.map((item) => item.textContent)), ['a2d loses in 16', 'a2r loses in 18', 'a3r wins in 19']);
  await clickSpot(page, 1, 1); // a3, picked up and put down on b3
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, 3, 1);
  await treeIs(page, '1. a3r*');
  await page.locator('.lines li').first().waitFor();
  await page.getByRole('button', { name: 'Play c1u', exact: true }).first().click();
  await treeIs(page, '1. a3r c1u*');
  await page.getByRole('button', { name: 'One move back' }).click();
  await treeIs(page, '1. a3r* c1u');
  await page.getByRole('button', { name: 'Play b1u', exact: true }).first().click();
  await treeIs(page, '1. a3r c1u (2. b1u*');
  await page.getByRole('button', { name: 'Main line' }).click();
  await treeIs(page, '1. a3r b1u* (2. c1u');
  assert.ok(await page.getByRole('button', { name: 'Main line' }).isDisabled());
  await page.reload();
  await treeIs(page, '1. a3r b1u* (2. c1u');
  await page.getByRole('button', { name: '2. c1u, V, move 2, in a branch' }).click();
  await treeIs(page, '1. a3r b1u (2. c1u*');
  await page.getByRole('button', { name: 'Delete' }).click();
  await treeIs(page, '1. a3r* b1u');
  await page.getByRole('heading', { name: 'Analysis' }).click();
  await page.keyboard.press('ArrowLeft');
  await treeIs(page, '1. a3r b1u');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('from Edit, from a game, from a review; what is no duel is refused in words', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#edit=slider_3_+VH/+++/+++_H`);
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.locator('.lines .line-worth').getByText('H wins in 1').waitFor();
  await page.goto(stage.server.url + link('slider 3 ++H/+++/+VV H'));
  await page.waitForSelector('.place');
  await openGroup(page, 'Look deeper');
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.locator('.analysis .place').first().waitFor();
  await page.locator('.lines .line-worth').getByText('H wins in 1').waitFor();
  await page.goto(`${stage.server.url}#review`);
  await page.locator('#record').fill('start slider 3 +VH/+++/+++ H\nmoves c3d b3u\nresult second\n');
  await page.getByRole('button', { name: 'Review this' }).click();
  await page.locator('.worst h2').waitFor();
  await page.getByRole('button', { name: 'One move back' }).click();
  await page.locator('.review svg[aria-label*="after move 1"]').waitFor();
  await page.getByRole('button', { name: 'Analyse from here' }).click();
  await treeIs(page, '1. c3d* b3u');
  await page.getByText('Paste a position, a record or variations').click();
  await page.locator('#analysed').fill('slant 2x2 .../.../...');
  await page.getByRole('button', { name: 'Analyse this' }).click();
  await page.getByText('This cannot be analysed: only duels are analysed.').waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
