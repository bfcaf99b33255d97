// Somebody who has read nothing: the goal is in sight, what a press does is said, a piece stays in
// hand when it cannot go there, and the end says what to do next.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { clickSpot, link, openGroup, openPage, position, press, quincunx, until, useBrowser } from './helper.mjs';

const stage = useBrowser();

async function open(p) {
  const page = await openPage(stage.browser, stage.server.url + link(p));
  await page.waitForSelector('.place');
  return page;
}

test('the goal and what a press does stay in sight; buttons say what they mean', async () => {
  const page = await open('slant 2x2 .../.4./...');
  await page.locator('.goal').getByText('one diagonal in every cell').waitFor();
  assert.equal(await page.locator('.goal a').getAttribute('href'), '#tutorial=slant');
  await press(page, 'slant', 1, 1);
  assert.match(await page.locator('.message').textContent(), /^Press a cell/);
  for (const group of ['Help me', 'Look deeper']) await openGroup(page, group);
  for (const name of ['Hint', 'Check', 'Try something', 'Is it unique?', 'Compare with the answer', 'How hard is it?', 'Restart'])
    assert.match(await page.getByRole('button', { name, exact: true }).getAttribute('title'), /^[A-Z].+[.]$/, name);
  assert.equal(await page.locator('.score.side-1 .card-score').textContent(), '–'); // no CPU plays yet
  await page.context().close();
});

test('a solved puzzle offers another, a harder and a larger one', async () => {
  const page = await open('slant 3x3 .0.0/0..1/..2./1.11 LRL/RLL/RL.');
  assert.ok(await page.locator('.ending').isHidden());
  await press(page, 'slant', 5, 5);
  await page.locator('.ending').getByText('Puzzle complete').waitFor();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.message').getByText('The puzzle is solved.').waitFor();
  await page.getByRole('button', { name: 'A larger one (5×5)' }).click();
  await until(page, 'slant', (now) => now.startsWith('slant 5x5 '));
  assert.ok(await page.locator('.ending').isHidden());
  assert.equal(await page.getByLabel('Board Size').inputValue(), '5x5');
  const { solution } = JSON.parse(quincunx('solve', await position(page, 'slant'), '--json'));
  const start = await position(page, 'slant');
  await page.goto(stage.server.url + link(`${start} ${solution.slice(0, -1)}.`));
  await press(page, 'slant', 9, 9, { button: solution.endsWith('L') ? 'left' : 'right' });
  await page.getByRole('button', { name: /^A harder one/ }).click();
  await until(page, 'slant', (now) => !now.startsWith(start));
  assert.equal(await page.getByRole('combobox', { name: 'Level', exact: true }).inputValue(), 'hard');
  await page.context().close();
});

test('a piece stays in hand when it cannot go there; the end of a duel offers a stronger CPU', async () => {
  const page = await open('slider 3 ++H/+++/+VV H');
  await page.getByLabel('V ▲').selectOption('beginner');
  await clickSpot(page, 5, 1);
  await page.getByText('Now press one of the dots').waitFor();
  await clickSpot(page, 1, 5);
  await page.getByText('A piece moves one cell at a time').waitFor();
  await page.locator('.extras .target').first().waitFor(); // still held
  await clickSpot(page, 6, 1);
  await page.locator('.ending').getByText('H wins').waitFor();
  await page.getByRole('button', { name: 'Stronger CPU (Novice)' }).click();
  await until(page, 'slider', (now) => now === 'slider 3 ++H/+++/+VV H');
  assert.equal(await page.getByLabel('V ▲').inputValue(), 'novice');
  assert.ok(await page.locator('.ending').isHidden());
  await clickSpot(page, 5, 1);
  await page.locator('.extras .target').first().waitFor();
  await clickSpot(page, 6, 1);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.review .moves li').waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the time of the CPU is only asked for where it counts', async () => {
  const page = await open('slider 3 H++/H++/+VV H');
  await page.getByLabel('V ▲').selectOption('beginner');
  await page.waitForFunction(() => document.querySelector('.headline').textContent.includes('H'));
  assert.ok(await page.getByLabel('CPU time').isHidden());
  await page.getByLabel('V ▲').selectOption('max');
  await page.getByLabel('CPU time').waitFor();
  await page.context().close();
});

test('the places that hints speak of can be found: rows and columns of hexes have names', async () => {
  const page = await open('hexpath 3 2S,2,2/3,1,2/3,2E,X');
  const names = await page.locator('.names text').evaluateAll((all) => all.map((e) => ({ words: e.textContent, box: e.getBoundingClientRect() })));
  assert.deepEqual(names.map((n) => n.words), ['a', 'b', 'c', '3', '2', '1']);
  const hex = await page.locator('[data-x="1"][data-y="5"]').boundingBox(); // a1
  const [a, , , , , one] = names.map((n) => n.box);
  assert.ok(Math.abs(a.x + a.width / 2 - hex.x - hex.width / 2) < 3 && a.y >= hex.y + hex.height - 3);
  assert.ok(Math.abs(one.y + one.height / 2 - hex.y - hex.height / 2) < 3 && one.x + one.width <= hex.x + 3);
  await page.context().close();
});

// The pictures are boards on which the command line gives this very hint.
test('help: every technique has a picture of a board where it is the next step', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  for (const game of ['slant', 'slitherlink', 'hexpath']) {
    await page.goto(`${stage.server.url}#help=${game}`);
    await page.waitForFunction((g) => document.title.toLowerCase().includes(g), game);
    await page.waitForFunction(() => [...document.querySelectorAll('.technique')].every((t) => t.querySelector('figcaption')));
    const shown = await page.locator('.technique').evaluateAll((all) => all.map((t) => ({
      name: t.querySelector('h3').firstChild.textContent,
      words: t.querySelector('figcaption').textContent,
      pictures: t.querySelectorAll('svg').length,
      outlined: t.querySelector('svg').querySelectorAll('.hint').length,
    })));
    const guide = readFileSync(new URL(`../../docs/guide/${game}.md`, import.meta.url), 'utf8')
      .replace(/\n {2}(?=\d+\. )/g, ' '); // a step a line there, one after the other here
    assert.ok(shown.length > 10);
    for (const { name, words, pictures, outlined } of shown) {
      assert.ok(guide.includes(`\n${words}\n`), `${name}: ${words}`); // what the command line answered there
      assert.equal(pictures, game === 'hexpath' ? 1 : 2, name);
      assert.ok(outlined > 0, name);
    }
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the place that a hint speaks of is brought into sight on a board larger than its box', async () => {
  const rows = Array.from({ length: 50 }, (_, r) => (r === 45 ? `${'.'.repeat(45)}0....` : '.'.repeat(50)));
  const page = await open(`slitherlink 50x50 ${rows.join('/')}`);
  const place = page.locator('.layer-over .hint').first();
  await page.getByRole('button', { name: 'Zoom in' }).click(); // it opens with all of it in sight
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await place.waitFor();
  await page.waitForFunction(() => document.querySelector('.board-box').scrollTop > 100);
  const [box, at] = [await page.locator('.board-box').boundingBox(), await place.boundingBox()];
  assert.ok(at.x >= box.x && at.y >= box.y && at.x + at.width <= box.x + box.width && at.y + at.height <= box.y + box.height);
  await page.context().close();
});

test('what is asked for from far down the panel is answered there, on a phone', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('hexpath 4 1S,1,3,3/1,3,3,4/4,2,3,4/1,4,2G,2E'),
    { viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });
  await page.waitForSelector('.place');
  const foot = page.locator('.toast');
  await page.getByRole('button', { name: 'Trace' }).click(); // which is with the board
  await page.locator('.message').getByText('Your order does not say yet').waitFor();
  assert.equal(await foot.count(), 0);
  await openGroup(page, 'Help me');
  const mistakes = page.getByLabel('Show mistakes');
  await mistakes.evaluate((e) => e.scrollIntoView({ block: 'start' }));
  await mistakes.selectOption('off');
  await foot.waitFor();
  assert.equal(await foot.textContent(), await page.locator('.message').textContent());
  assert.ok(await foot.evaluate((e) => e.getBoundingClientRect().bottom <= document.querySelector('.toolbar').getBoundingClientRect().top));
  const answered = await foot.textContent();
  await foot.click(); // it leads to the board
  await foot.waitFor({ state: 'detached' });
  assert.ok(await page.locator('.message').evaluate((e) => e.getBoundingClientRect().top >= 0));
  await page.evaluate(() => document.querySelector('.scroll').scrollTo(0, 0));
  await mistakes.evaluate((e) => {
    e.value = 'full';
    e.dispatchEvent(new Event('change'));
  });
  await page.waitForFunction((was) => document.querySelector('.message').textContent !== was, answered);
  assert.equal(await foot.count(), 0); // the line itself is in sight
  await page.context().close();
});

test('each tool of Slitherlink says what a press does; what is not met is named', async () => {
  const page = await open('slitherlink 3x2 ..2/.3. 1../.../...:11../....');
  for (const [tool, words] of [['Cross', /cross: no line/], ['Shade', /inside the loop/], ['Pan', /move the board/], ['Line', /for a line/]]) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    assert.match(await page.locator('.message').textContent(), words);
  }
  await press(page, 'slitherlink', 1, 2);
  await page.locator('.message').getByText('Not right yet: clue at c2; clue at b1').waitFor();
  await page.context().close();
});

test('a drawing of several lines is pasted on the home page; a key leads past the links', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.waitForSelector('.card:nth-child(5)');
  const p = 'slant 2x2 .../.4./...';
  await page.getByLabel('Paste a link or puzzle').evaluate((box, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, quincunx('show', p, '--to', 'text'));
  await page.waitForSelector('.board-slant .place');
  assert.equal(await position(page, 'slant'), p);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'gridcell');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
