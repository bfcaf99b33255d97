// One state, one wording: what the page says is what a plain conversation says on the same board, but for
// the capital at the beginning and the full stop at the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, conversation, headline, link, openPage, useBrowser } from './helper.mjs';

const stage = useBrowser();

const BOARDS = [
  { position: 'slant 4x3 ...../.32.2/1.1.1/.1...', hints: 3, press: null },
  { position: 'slant 4x3 ...../.32.2/1.1.1/.1... R.../..../....', hints: 1, press: null }, // which is wrong
  { position: 'slitherlink 5x4 2..23/23..2/...11/122.2', hints: 3, press: null },
  { position: 'hexpath 3 2S,2,2/3,1,2/3,2E,X', hints: 2, press: [5, 5] },
  { position: 'slider 3 H++/H++/+VV H', hints: 0, press: [5, 5] },
  { position: 'crosscut 5x5 ...../.R.../.R.B./...B./..... R', hints: 0, press: [3, 3] },
];

const plain = (words) => words.trim().replace(/^\S/, (letter) => letter.toLowerCase()).replace(/\.$/, '');

// The answers to lines that are each answered by one line; the first ones draw the board.
function answers(position, lines) {
  const before = conversation(position, []).split('\n').length;
  return conversation(position, lines).split('\n').slice(before - 1, -1);
}

for (const { position, hints, press } of BOARDS)
  test(`${position}: the words of the page are those of the conversation`, async () => {
    const lines = ['state', 'undo', ...(hints ? ['check'] : []), ...(press ? [`press ${press.join(' ')}`] : []), ...['hint', 'hint', 'step'].slice(0, hints)];
    const said = answers(position, lines);
    assert.equal(said.length, lines.length, said.join('\n'));
    const page = await openPage(stage.browser, stage.server.url + link(position), {
      script: () => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'human'], crosscut: ['human', 'human'] } })),
    });
    await page.waitForSelector('.place');
    const hears = async (words) => {
      await page.waitForFunction((want) => document.querySelector('.message').textContent.toLowerCase().startsWith(want), words.toLowerCase());
      assert.equal(plain((await page.locator('.message').textContent()).replace(/ Show where$/, '')), plain(words));
    };
    assert.equal(plain(await headline(page)), plain(said.shift()));
    const refused = said.shift();
    assert.equal(plain(await page.getByRole('button', { name: 'Undo', exact: true }).getAttribute('title')), plain(refused));
    await page.locator('.place[tabindex="0"]').focus();
    await page.keyboard.press('z');
    await hears(refused);
    if (hints) {
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await hears(said.shift());
    }
    if (press) {
      await clickSpot(page, ...press);
      await hears(said.shift());
    }
    for (const name of ['Hint', 'Name it', 'Why?'].slice(0, hints)) {
      await page.getByRole('button', { name, exact: true }).click();
      await hears(said.shift());
      assert.equal(await page.locator('.hint-box p').textContent(), await page.locator('.message').textContent());
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
