// Dragging draws everything the pointer went over, however quick it was: straight, slanting and round
// corners, on small and large boards, zoomed and scrolled, by mouse, finger and pen; the first place
// decides whether it draws or clears, and all of it is one Undo.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settled, until, useBrowser } from './helper.mjs';
import { drag, middle, openBoard, PHONE, pointers } from './pointers.mjs';

const stage = useBrowser();

const empty = (n) => `slitherlink ${n}x${n} ${Array(n).fill('.'.repeat(n)).join('/')}`;

const open = (p, options) => openBoard(stage, p, options);

// The lines of a position, as "x y" of the edges.
function edges(text, mark = '1') {
  const [across, down] = (text.split(' ')[3] ?? ':').split(':').map((part) => part.split('/'));
  const list = [];
  across.forEach((row, r) => [...row].forEach((c, i) => c === mark && list.push(`${2 * i + 1} ${2 * r}`)));
  down.forEach((row, r) => [...row].forEach((c, i) => c === mark && list.push(`${2 * i} ${2 * r + 1}`)));
  return list.sort();
}

// The edges along these corners of a path, all straight.
function along(spots) {
  const list = [];
  for (let i = 1; i < spots.length; i++) {
    let [x, y] = spots[i - 1];
    const [tx, ty] = spots[i];
    while (x !== tx || y !== ty) {
      const [sx, sy] = [Math.sign(tx - x), Math.sign(ty - y)];
      list.push(`${x + sx} ${y + sy}`);
      x += 2 * sx;
      y += 2 * sy;
    }
  }
  return list.sort();
}

const becomes = (page, wanted, mark) => until(page, 'slitherlink', (now) => edges(now, mark).join() === wanted.join());
const LONG = process.env.LONG === '1'; // every speed on every board; else a sample of both
const SPEEDS = [200, 1000, 2200, 5000, 20000];
const speeds = (few) => (LONG ? SPEEDS : few);

test('Slitherlink by mouse: straight lines and corners at every speed, on boards of 5 to 50', async () => {
  for (const n of [5, 10, 25, 50]) {
    const page = await open(empty(n));
    const far = Math.min(2 * n, 26);
    const paths = [[[0, 0], [far, 0]], [[0, 2], [0, far], [far - 4, far]], [[far, 2], [2, 2], [2, far - 4], [far, far - 4]]];
    for (const path of paths)
      for (const speed of speeds({ 5: [5000], 10: [2200], 25: path === paths[1] ? SPEEDS : [5000], 50: [2200] }[n])) {
        await drag(page, path, { speed });
        await becomes(page, along(path));
        await page.getByRole('button', { name: 'Undo', exact: true }).click(); // all of it at once
        await becomes(page, []);
      }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test('Slitherlink: a slanting line is one unbroken way from where it began to where it ended', async () => {
  const page = await open(empty(25));
  for (const [to, speed] of [[[26, 4], 1000], [[26, 4], 5000], [[8, 26], 5000], [[24, 24], 5000], [[20, 14], 20000]]) {
    await drag(page, [[0, 0], to], { speed });
    const drawn = edges(await until(page, 'slitherlink', (now) => edges(now).length >= (to[0] + to[1]) / 2));
    assert.equal(drawn.length, (to[0] + to[1]) / 2, `${to} at ${speed}`);
    const ends = new Map();
    for (const edge of drawn) {
      const [x, y] = edge.split(' ').map(Number);
      for (const dot of x % 2 ? [`${x - 1} ${y}`, `${x + 1} ${y}`] : [`${x} ${y - 1}`, `${x} ${y + 1}`]) ends.set(dot, (ends.get(dot) ?? 0) + 1);
    }
    assert.deepEqual([...ends].filter(([, k]) => k === 1).map(([dot]) => dot).sort(), ['0 0', to.join(' ')].sort());
    assert.ok([...ends.values()].every((k) => k <= 2));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await becomes(page, []);
  }
  await page.context().close();
});

test('Slitherlink: the first edge decides, over lines and gaps; crosses by tool and by the right button', async () => {
  const page = await open(empty(10));
  await drag(page, [[4, 0], [8, 0]]);
  await becomes(page, along([[4, 0], [8, 0]]));
  await drag(page, [[0, 0], [20, 0]]); // begins on nothing: draws, and what is there stays
  await becomes(page, along([[0, 0], [20, 0]]));
  await drag(page, [[12, 0], [2, 0], [2, 6]]); // begins on a line: clears, and draws nothing
  await becomes(page, along([[0, 0], [2, 0]]).concat(along([[12, 0], [20, 0]])).sort());
  await drag(page, [[0, 4], [10, 4], [10, 10]], { button: 'right' });
  await becomes(page, along([[0, 4], [10, 4], [10, 10]]), '0');
  await page.getByRole('button', { name: 'Cross', exact: true }).click();
  await drag(page, [[0, 4], [10, 4]]);
  await becomes(page, along([[10, 4], [10, 10]]), '0');
  await page.getByRole('button', { name: 'Line', exact: true }).click();
  await page.mouse.click(...(await middle(page, [3, 20])), { button: 'right' }); // a click is still a click
  await becomes(page, along([[10, 4], [10, 10]]).concat(['3 20']).sort(), '0');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Slitherlink: zoomed and scrolled; what is out of sight is not drawn on', async () => {
  const page = await open(empty(25));
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.evaluate(() => document.querySelector('.board-box').scrollTo(260, 190));
  const box = await page.locator('.board-box').boundingBox();
  const [ox, oy] = await middle(page, [0, 0]);
  const unit = ((await middle(page, [2, 0]))[0] - ox) / 2;
  const first = (start, origin) => 2 * Math.ceil((start + 20 - origin) / unit / 2);
  const last = (end, origin) => 2 * Math.floor((end - 20 - origin) / unit / 2);
  const [x0, y0, x1, y1] = [first(box.x, ox), first(box.y, oy), last(box.x + box.width, ox), last(box.y + box.height, oy)];
  assert.ok(x0 > 0 && y0 > 0 && x1 < 50 && x1 - x0 >= 8 && y1 - y0 >= 4, `${[x0, y0, x1, y1]}`);
  const path = [[x0, y0], [x1, y0], [x1, y1]];
  await drag(page, path);
  await becomes(page, along(path));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await becomes(page, []);
  // out of the box to the left, up there, and in again
  const [ax, ay] = await middle(page, [x0 + 4, y0 + 4]);
  await pointers.mouse(page, [ax, ay], [[box.x - 60, ay], [box.x - 60, ay - 2 * unit], [ax, ay - 2 * unit]]);
  const now = await until(page, 'slitherlink', (p) => edges(p).length >= 4);
  for (const edge of edges(now)) {
    const [x, y] = edge.split(' ').map(Number);
    assert.ok(x >= x0 - 2 && (y === y0 + 4 || y === y0 + 2), `${edge} is out of sight`);
  }
  await page.context().close();
});

test('by finger and by pen, as quick', async () => {
  for (const [by, options] of [['finger', PHONE], ['pen', {}]])
    for (const n of LONG ? [5, 15] : [15]) {
      const page = await open(empty(n), options);
      const far = Math.min(2 * n, 10);
      for (const path of [[[0, 2], [far, 2]], [[2, 0], [2, far], [far, far]]])
        for (const speed of speeds([1000, 5000])) {
          await drag(page, path, { by, speed });
          await becomes(page, along(path));
          await drag(page, path, { by, speed }); // and away again
          await becomes(page, []);
        }
      assert.deepEqual(page.complaints, []);
      await page.context().close();
    }
});

test('Slitherlink: shades are dragged as one step, that a reload keeps', async () => {
  const page = await open(empty(10));
  const shaded = () => page.evaluate(() => ['inside', 'outside'].map((role) => document.querySelectorAll(`.board .role-${role}, .board .${role}`).length));
  const wait = async (inside, outside) => {
    for (let i = 0; i < 200; i++) {
      const [a, b] = await shaded();
      if (a === inside && b === outside) return;
      await page.waitForTimeout(25);
    }
    assert.deepEqual(await shaded(), [inside, outside]);
  };
  await page.getByRole('button', { name: 'Shade' }).click();
  await drag(page, [[1, 1], [19, 1], [19, 7]]);
  await wait(13, 0);
  await drag(page, [[5, 1], [11, 1]], { by: 'pen' }); // inside becomes outside
  await wait(9, 4);
  await page.mouse.click(...(await middle(page, [1, 9])));
  await wait(10, 4);
  await page.reload();
  await page.waitForSelector('.place');
  await settled(page);
  for (const counts of [[9, 4], [13, 0], [0, 0]]) {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await wait(...counts);
  }
  await page.context().close();
});

test('Slant: slashes along a diagonal and zigzag; the first decides; one Undo', async () => {
  const page = await open(`slant 9x9 ${Array(10).fill('..........').join('/')}`);
  const becomesCells = (wanted) => until(page, 'slant', (now) => {
    const rows = now.split(' ')[3]?.split('/') ?? [];
    return rows.flatMap((row, r) => [...row].map((c, i) => (c === '.' ? '' : `${i}${r}${c}`))).filter(Boolean).sort().join() === wanted.sort().join();
  });
  const falls = [...Array(9).keys()].map((i) => `${i}${i}L`);
  for (const speed of speeds([200, 2200, 20000])) {
    await drag(page, [[0, 0], [18, 18]], { speed });
    await becomesCells(falls);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await becomesCells([]);
  }
  await drag(page, [[0, 4], [4, 0], [8, 4], [12, 0]]);
  await becomesCells(['01R', '10R', '20L', '31L', '41R', '50R']);
  await drag(page, [[0, 4], [4, 0], [8, 4], [12, 0]]); // on a slash like it: clears
  await becomesCells([]);
  await page.context().close();
});

test('Hexpath: a quick walk misses no hex, and back over it cuts it', async () => {
  const row = (cells) => cells.join(',');
  const p = `hexpath 7 ${[row(['1S', ...Array(6).fill('1')]), ...Array(5).fill(row(Array(7).fill('1'))), row([...Array(6).fill('1'), '1E'])].join('/')}`;
  for (const [by, options] of [['mouse', {}], ['finger', PHONE]]) {
    const page = await open(p, options);
    const walks = (wanted) => until(page, 'hexpath', (now) => (now.split(' ')[3] ?? 'a7') === wanted);
    for (const speed of [1000, 5000]) {
      await drag(page, [[1, 1], [13, 1]], { by, speed });
      await walks('a7-b7-c7-d7-e7-f7-g7');
      await drag(page, [[13, 1], [5, 1], [5, 9]], { by, speed });
      await walks('a7-b7-c7-c6-c5-c4-c3');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await walks('a7-b7-c7-d7-e7-f7-g7');
      await drag(page, [[13, 1], [1, 1]], { by, speed });
      await walks('a7');
    }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});
