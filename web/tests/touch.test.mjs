// By finger: lines, slashes and walks are drawn by dragging; two fingers move and enlarge the board
// and draw nothing; on a phone no control is ever covered by another one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { link, openPage, position, settled, until, useBrowser } from './helper.mjs';

const stage = useBrowser();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function open(p) {
  const page = await openPage(stage.browser, stage.server.url + link(p), PHONE);
  await page.waitForSelector('.place');
  page.touch = await page.context().newCDPSession(page);
  await settled(page);
  return page;
}

// Where a spot of the lattice is on the screen, found by the board's own places.
function middle(page, x, y) {
  return page.evaluate(([sx, sy]) => {
    const all = [...document.querySelectorAll('.place')].map((e) => {
      const b = e.getBoundingClientRect();
      return { x: Number(e.dataset.x), y: Number(e.dataset.y), px: b.x + b.width / 2, py: b.y + b.height / 2 };
    });
    const own = all.find((p) => p.x === sx && p.y === sy);
    if (own) return [own.px, own.py];
    const [a, b] = [all[0], all[all.length - 1]];
    return [a.px + ((sx - a.x) * (b.px - a.px)) / (b.x - a.x), a.py + ((sy - a.y) * (b.py - a.py)) / (b.y - a.y)];
  }, [x, y]);
}

const send = (page, type, points) =>
  page.touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

// One finger along these spots, in small steps.
async function drag(page, spots) {
  await settled(page);
  let at = await middle(page, ...spots[0]);
  await send(page, 'touchStart', [at]);
  for (const spot of spots.slice(1)) {
    const to = await middle(page, ...spot);
    for (let i = 1; i <= 6; i++) await send(page, 'touchMove', [[at[0] + ((to[0] - at[0]) * i) / 6, at[1] + ((to[1] - at[1]) * i) / 6]]);
    at = to;
  }
  await send(page, 'touchEnd', []);
}

test('Slitherlink: a finger draws along the dots, and clears what it began on', async () => {
  const page = await open('slitherlink 3x2 ..1/.3.');
  await drag(page, [[0, 0], [2, 0], [4, 0], [4, 2]]);
  await until(page, 'slitherlink', (now) => now.endsWith(' 11./.../...:..1./....'));
  await drag(page, [[2, 0], [4, 0], [4, 2]]);
  await until(page, 'slitherlink', (now) => now.endsWith(' 1../.../...:..../....'));
  await page.getByRole('button', { name: 'Pan' }).click();
  await drag(page, [[2, 0], [2, 2]]);
  await page.getByRole('button', { name: 'Line' }).click();
  await drag(page, [[2, 2], [2, 4]]);
  await until(page, 'slitherlink', (now) => now.endsWith(' 1../.../...:..../.1..')); // nothing by Pan
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Slant: a finger across a cell sets its slash', async () => {
  const page = await open('slant 3x2 ..../..../....');
  await drag(page, [[2, 2], [4, 0]]);
  await until(page, 'slant', (now) => now.endsWith(' .R./...'));
  await drag(page, [[0, 0], [2, 2], [4, 4]]);
  await until(page, 'slant', (now) => now.endsWith(' LR./.L.'));
  await page.context().close();
});

test('Hexpath: a finger walks from S over the hexes, goes back, and goes on from where it stands', async () => {
  const page = await open('hexpath 3 2S,2,2/3,1,2/3,2E,X');
  await drag(page, [[1, 1], [3, 3], [1, 3], [1, 5]]);
  await until(page, 'hexpath', (now) => now.endsWith(' a3-b2-a2-a1'));
  await drag(page, [[1, 5], [1, 3]]);
  await until(page, 'hexpath', (now) => now.endsWith(' a3-b2-a2'));
  await drag(page, [[1, 3], [1, 5], [3, 5]]);
  await until(page, 'hexpath', (now) => now.endsWith(' a3-b2-a2-a1-b1'));
  await page.locator('.ending').getByText('Puzzle complete').waitFor();
  await page.context().close();
});

test('two fingers enlarge and move the board, and draw nothing', async () => {
  const start = 'slitherlink 3x2 ..1/.3.';
  const page = await open(start);
  const box = () => page.evaluate(() => {
    const b = document.querySelector('.board-box');
    return { wide: document.querySelector('.board').getBoundingClientRect().width, left: b.scrollLeft, top: b.scrollTop };
  });
  const before = await box();
  const [x, y] = await middle(page, 3, 2);
  const pinch = (apart, dx = 0) => [[x - apart + dx, y], [x + apart + dx, y]];
  await send(page, 'touchStart', pinch(30));
  for (const apart of [40, 50, 60, 75, 90]) await send(page, 'touchMove', pinch(apart));
  const large = await box();
  assert.ok(large.wide > 2 * before.wide, `${before.wide} became ${large.wide}`);
  assert.ok(large.left > 0);
  for (const dx of [-10, -30, -60]) await send(page, 'touchMove', pinch(90, dx));
  assert.ok((await box()).left > large.left + 20);
  await send(page, 'touchEnd', []);
  assert.equal(await position(page, 'slitherlink'), start);
  await page.context().close();
});

test('on a phone every control can be reached, and none lies under the toolbar', async () => {
  for (const p of ['slant 4x4 ...0./.4.../2...2/...../.1.0.', 'hexpath 3 2S,2,2/3,1,2/3,2E,X', 'crosscut 5x5 ...../.R.../..B../...../..... R']) {
    const page = await open(p);
    await page.evaluate(() => document.querySelectorAll('.panel details').forEach((e) => (e.open = true)));
    const covered = await page.evaluate(() => [...document.querySelectorAll('.panel button, .panel select, .panel a, .panel summary, .under button')].filter((e) => {
      if (!e.getClientRects().length) return false;
      e.scrollIntoView({ block: 'end' });
      const b = e.getBoundingClientRect();
      const on = document.elementFromPoint(b.x + b.width / 2, b.y + b.height - 3);
      return on !== e && !e.contains(on);
    }).map((e) => e.textContent));
    assert.deepEqual(covered, [], p);
    await page.context().close();
  }
});

test('a game that is opened from far down the home page shows its board', async () => {
  const page = await openPage(stage.browser, stage.server.url, PHONE);
  await page.getByRole('button', { name: 'New Crosscut' }).click();
  await page.waitForSelector('.board-crosscut .place');
  const top = await page.evaluate(() => document.querySelector('.board').getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 300, `the board is at ${top}`);
  await page.context().close();
});

// The size of a cell on the screen.
const cell = (page) => page.evaluate(() => {
  const [a, b] = [...document.querySelectorAll('.place')].slice(0, 2).map((e) => e.getBoundingClientRect());
  return b.x - a.x;
});

test('the largest board opens with all of it in sight; one step in, and its places can be hit, by a finger and by a mouse', async () => {
  const p = `slitherlink 100x100 ${Array(100).fill('.'.repeat(100)).join('/')}`;
  for (const [options, least] of [[PHONE, 44], [{ viewport: { width: 1200, height: 700 } }, 24]])
    for (const hash of [link(p), `#edit=${p.replaceAll(' ', '_')}`]) {
      const page = await openPage(stage.browser, stage.server.url + hash, options);
      await page.waitForSelector('.place');
      await settled(page);
      assert.ok(await page.evaluate(() => {
        const [board, box] = ['.board', '.board-box'].map((name) => document.querySelector(name).getBoundingClientRect());
        return board.left >= box.left && board.top >= box.top && board.right <= box.right && board.bottom <= box.bottom;
      }), `${hash.slice(0, 12)}: not all of it is in sight`);
      if (hash === link(p)) assert.match(await page.locator('.message').textContent(), /Zoom in to play/);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.waitForFunction(() => document.querySelector('.is-zoomed'));
      assert.ok((await cell(page)) >= least - 0.5, `${hash.slice(0, 12)}: ${await cell(page)}`);
      await page.context().close();
    }
  const page = await open('slitherlink 7x7 .2.2.3./2..3..2/.3.1.2./3..2..3/.2.1.2./2..3..2/.3.2.3.');
  assert.ok((await cell(page)) >= 44);
  await page.context().close();
});

test('a phone on its side shows the whole board with its controls; the narrowest shows every link', async () => {
  const p = 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R';
  const page = await openPage(stage.browser, stage.server.url + link(p), { ...PHONE, viewport: { width: 844, height: 390 } });
  await page.waitForSelector('.place');
  const { board, box, panel } = await page.evaluate(() => Object.fromEntries(['board', 'board-box', 'panel'].map((name) => {
    const b = document.querySelector(`.${name}`).getBoundingClientRect();
    return [name.replace('board-box', 'box'), { x: b.x, y: b.y, right: b.right, bottom: b.bottom, height: b.height }];
  })));
  assert.ok(board.height > 270 && board.bottom <= box.bottom + 1, `${board.height} in ${box.height}`);
  assert.ok(panel.x >= box.right);
  await page.context().close();
  const narrow = await openPage(stage.browser, stage.server.url, { ...PHONE, viewport: { width: 320, height: 568 } });
  await narrow.waitForSelector('.card:nth-child(5)');
  assert.ok(await narrow.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await narrow.getByRole('button', { name: 'Menu' }).click();
  assert.ok(await narrow.getByRole('link', { name: 'Statistics' }).evaluate((e) => e.getBoundingClientRect().right <= innerWidth));
  await narrow.context().close();
});
