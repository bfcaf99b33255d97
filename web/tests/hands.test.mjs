// How the board feels in the hand: undo keys anywhere, pieces that are dragged and slide, discs that turn
// one by one, wheel and pinch at the pointer, moving by the space key, and swipes that belong to the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, openGroup, position, settled, until, untilState, useBrowser } from './helper.mjs';
import { drag, middle, openBoard, PHONE, pointers, touch } from './pointers.mjs';

const stage = useBrowser();
const BOTH_BY_HAND = () => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'human'], crosscut: ['human', 'human'] } }));
const open = (p, options) => openBoard(stage, p, { script: BOTH_BY_HAND, ...options });
const emptySlant = (n) => `slant ${n}x${n} ${Array(n + 1).fill('.'.repeat(n + 1)).join('/')}`;

async function close(page) {
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

test('undo and redo by the usual keys, wherever the focus is, but not in a field of text', async () => {
  const start = emptySlant(3);
  const page = await open(start);
  await clickSpot(page, 1, 1);
  const done = `${start} L../.../...`;
  await until(page, 'slant', (now) => now === done);
  const places = ['.toolbar button', '.links a', '.place[tabindex="0"]', 'select', 'body'];
  const keys = [['Control+z', 'Control+y'], ['Meta+z', 'Meta+Shift+z'], ['Control+z', 'Control+Shift+Z'], ['Control+z', 'Control+y'], ['Meta+z', 'Meta+y']];
  for (const [i, where] of places.entries()) {
    await page.evaluate((w) => (w === 'body' ? document.activeElement.blur() : document.querySelector(w).focus()), where);
    await page.keyboard.press(keys[i][0]);
    await until(page, 'slant', (now) => now === start);
    await page.keyboard.press(keys[i][1]);
    await until(page, 'slant', (now) => now === done);
  }
  await page.keyboard.press('Control+Alt+z'); // another key
  await openGroup(page, 'Help me');
  await page.getByRole('button', { name: 'Try something' }).click(); // a window with a field: the keys are the field's
  await page.locator('dialog input').fill('a');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await clickSpot(page, 3, 1);
  await until(page, 'slant', (now) => now === `${start} LL./.../...`); // nothing was taken back between
  await close(page);
});

test('undo keys in Edit and in a tutorial', async () => {
  const page = await open(emptySlant(3));
  await page.goto(`${stage.server.url}#edit=${emptySlant(3).replaceAll(' ', '_')}`);
  await page.waitForSelector('.edit .place');
  const clues = (n) => page.waitForFunction((k) => document.querySelectorAll('.edit .number').length === k, n);
  await page.locator('.place').nth(5).focus();
  await page.keyboard.press('3');
  await clues(1);
  await page.locator('.import summary').click();
  await page.locator('#import').fill('x');
  await page.keyboard.press('Control+z');
  await clues(1);
  await page.locator('.toolbar button').first().focus();
  await page.keyboard.press('Control+z');
  await clues(0);
  await page.keyboard.press('Control+y');
  await clues(1);
  await page.goto(`${stage.server.url}#tutorial=slant`);
  await page.waitForFunction(() => document.title.startsWith('Tutorial'));
  await page.waitForSelector('.place');
  const slashes = (n) => page.waitForFunction((k) => document.querySelectorAll('.board .rise, .board .fall').length === k, n);
  const before = await page.locator('.board .rise, .board .fall').count();
  await page.locator('.place[tabindex="0"]').focus();
  await page.keyboard.press('/');
  await slashes(before + 1);
  await page.keyboard.press('Control+z');
  await slashes(before);
  await close(page);
});

// ---- pieces ----

const sliderRows = (n) => [...Array(n - 1).fill(`H${'+'.repeat(n - 1)}`), `+${'V'.repeat(n - 1)}`];

for (const [by, options, sizes] of [['mouse', {}, [5, 6, 7]], ['finger', PHONE, [5, 6, 7]], ['pen', {}, [5]]])
  test(`Slider: pieces are dragged by ${by}; one Undo; what may not be is said and nothing moves`, async () => {
    for (const n of sizes) {
      const start = `slider ${n} ${sliderRows(n).join('/')} H`;
      const page = await open(start, options);
      const rows = sliderRows(n);
      rows[0] = `+H${'+'.repeat(n - 2)}`;
      const moved = `slider ${n} ${rows.join('/')} V`;
      await drag(page, [[1, 1], [3, 1]], { by });
      await until(page, 'slider', (now) => now === moved);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await until(page, 'slider', (now) => now === start);
      await drag(page, [[1, 1], [7, 1]], { by }); // too far
      await page.waitForFunction(() => document.querySelector('.message').classList.contains('is-refusal'));
      await drag(page, [[3, 2 * n - 1], [3, 2 * n - 3]], { by }); // the other side's
      await drag(page, [[1, 1], [3, 1]], { by }); // and then all is as if nothing had been
      await until(page, 'slider', (now) => now === moved);
      assert.equal(await page.evaluate(() => [...document.querySelectorAll('.arrow')].filter((e) => e.style.transform).length), 0);
      await close(page);
    }
  });

test('Slider: a piece is dragged off through its gate, and pressed piece and dot still do', async () => {
  const page = await open('slider 3 ++H/H++/+V+ H');
  await drag(page, [[5, 1], [8, 1]]);
  await until(page, 'slider', (now) => now === 'slider 3 +++/H++/+V+ V');
  await clickSpot(page, 3, 5);
  await page.waitForSelector('.target');
  await clickSpot(page, 3, 3);
  await until(page, 'slider', (now) => now === 'slider 3 +++/HV+/+++ H');
  await close(page);
});

const SPY = `(${BOTH_BY_HAND})(); window.motions = []; const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) { window.motions.push({ duration: options.duration, from: frames[0].transform }); return animate.call(this, frames, options); };`;

test('Slider: a piece slides for at most 150 ms, dragged it slides from where it was let go, and under reduced motion not at all', async () => {
  const motions = (page) => page.evaluate(() => window.motions.splice(0));
  const page = await open('slider 3 H++/H++/+VV H', { script: SPY, reducedMotion: 'no-preference' });
  await clickSpot(page, 1, 1);
  await page.waitForSelector('.target');
  await clickSpot(page, 3, 1);
  await until(page, 'slider', (now) => now === 'slider 3 +H+/H++/+VV V');
  await page.waitForFunction(() => window.motions.length > 0);
  assert.deepEqual(await motions(page), [{ duration: 150, from: 'translate(-48px, 0px)' }]);
  await page.keyboard.press('Control+z');
  await until(page, 'slider', (now) => now === 'slider 3 H++/H++/+VV H');
  await page.waitForFunction(() => window.motions.length > 0);
  assert.deepEqual(await motions(page), [{ duration: 150, from: 'translate(48px, 0px)' }]);
  await drag(page, [[1, 1], [3, 1]]);
  await until(page, 'slider', (now) => now === 'slider 3 +H+/H++/+VV V');
  await page.waitForTimeout(0);
  assert.ok((await motions(page)).every(({ from }) => Math.abs(parseFloat(from.slice(10))) < 4)); // it is there already
  await close(page);
  const still = await open('slider 3 H++/H++/+VV H', { script: SPY });
  await drag(still, [[1, 1], [3, 1]]);
  await until(still, 'slider', (now) => now === 'slider 3 +H+/H++/+VV V');
  assert.deepEqual(await motions(still), []);
  await close(still);
});

// ---- discs ----

// Columns of discs that turn, in the order in which they begin to.
const turning = async (page, n) => {
  await page.waitForFunction((k) => document.querySelectorAll('.disc.turning').length === k, n);
  return page.evaluate(() => [...document.querySelectorAll('.disc.turning')]
    .map((e) => ({ at: [...'xy'].map((a) => (e.querySelector('circle').getAttribute(`c${a}`) - 30 - 24) / 48).join(), after: parseFloat(e.style.animationDelay), long: getComputedStyle(e).animationDuration }))
    .sort((a, b) => a.after - b.after));
};

test('Crosscut: discs turn one by one, outward from the placed one', async () => {
  for (const [n, row, x, order] of [[8, '..RBBB..', 13, ['5', '4', '3']], [6, '.RBB..', 9, ['3', '2']], [10, '.RBB.BBR..', 9, ['3', '5', '2', '6']]]) {
    const rows = Array(n).fill('.'.repeat(n));
    rows[4] = row;
    const page = await open(`crosscut ${n}x${n} ${rows.join('/')} R`, { reducedMotion: 'no-preference' });
    await clickSpot(page, x, 9);
    const discs = await turning(page, order.length);
    assert.deepEqual(discs.map(({ at }) => at), order.map((column) => `${column},4`));
    for (let i = 1; i < discs.length; i++) assert.ok(discs[i].after > discs[i - 1].after);
    assert.ok(discs.every(({ long }) => parseFloat(long) <= 0.15));
    await page.waitForFunction(() => !document.querySelector('.disc.leaving')); // what has turned is gone
    assert.equal(await page.locator('.disc.second').count(), 0);
    await close(page);
    const still = await open(`crosscut ${n}x${n} ${rows.join('/')} R`);
    await clickSpot(still, x, 9);
    await still.waitForFunction((k) => document.querySelectorAll('.disc.first').length === k, [...row].filter((c) => c !== '.').length + 1);
    assert.equal(await still.locator('.disc.turning, .disc.leaving, .disc.second').count(), 0);
    await close(still);
  }
});

// ---- moving and enlarging ----

const at = (page, [x, y]) => page.evaluate(([px, py]) => {
  const m = document.querySelector('.board').getScreenCTM().inverse();
  const p = new DOMPoint(px, py).matrixTransform(m);
  return [p.x, p.y];
}, [x, y]);
const wide = (page) => page.evaluate(() => document.querySelector('.board').getBoundingClientRect().width);
const grown = (page, than) => page.waitForFunction((w) => document.querySelector('.board').getBoundingClientRect().width > w + 1, than);

// What lies under the pointer, before and after, in the picture's units.
function assertSame(before, after, what) {
  for (const i of [0, 1]) assert.ok(Math.abs(before[i] - after[i]) < 3, `${what}: ${before} became ${after}`);
}

test('a wheel enlarges what is under the pointer, on boards of 5 to 40; 0 fits again', async () => {
  for (const n of [5, 12, 40]) {
    const start = emptySlant(n);
    const page = await open(start);
    const box = await page.locator('.board-box').boundingBox();
    const fitted = await wide(page);
    for (const part of [0.3, 0.7]) {
      const point = [Math.round(box.x + box.width / 2 + (part - 0.5) * 300), Math.round(box.y + part * box.height)];
      await page.mouse.move(...point);
      for (let k = 0; k < 3; k++) { // the first ones may begin with a board that has room beside it
        const before = await at(page, point);
        const was = await wide(page);
        await page.mouse.wheel(0, -100);
        await grown(page, was);
        if (was > box.width) assertSame(before, await at(page, point), `${n} at ${part}`);
      }
    }
    await page.locator('.place[tabindex="0"]').focus();
    await page.keyboard.press('0');
    await page.waitForFunction((w) => Math.abs(document.querySelector('.board').getBoundingClientRect().width - w) < 1, fitted);
    assert.equal(await position(page, 'slant'), start);
    await close(page);
  }
});

test('two fingers enlarge what is between them, on boards of three sizes, and nothing is drawn', async () => {
  for (const n of [5, 9, 20]) {
    const start = emptySlant(n);
    const page = await open(start, PHONE);
    const box = await page.locator('.board-box').boundingBox();
    const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.6];
    const pinch = (apart) => [[x - apart, y], [x + apart, y]];
    await touch(page, 'touchStart', pinch(40));
    await touch(page, 'touchMove', pinch(60));
    await touch(page, 'touchMove', pinch(80));
    const [before, was] = [await at(page, [x, y]), await wide(page)];
    await touch(page, 'touchMove', pinch(110));
    await grown(page, was);
    assertSame(before, await at(page, [x, y]), String(n));
    await touch(page, 'touchEnd', []);
    assert.equal(await position(page, 'slant'), start);
    await close(page);
  }
});

test('the space key with a drag moves the board and presses nothing; alone it is a press', async () => {
  const start = emptySlant(5);
  const page = await open(start);
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  const box = await page.locator('.board-box').boundingBox();
  const middleOf = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await page.evaluate(() => document.querySelector('.board-box').scrollLeft);
  await page.locator('.place[tabindex="0"]').evaluate((e) => e.focus({ preventScroll: true }));
  await page.mouse.move(...middleOf);
  await page.keyboard.down(' ');
  await page.mouse.down();
  for (const dx of [20, 40, 60]) await page.mouse.move(middleOf[0] - dx, middleOf[1]);
  await page.mouse.up();
  await page.keyboard.up(' ');
  await page.waitForFunction((left) => document.querySelector('.board-box').scrollLeft > left + 40, before);
  assert.equal(await position(page, 'slant'), start);
  await page.keyboard.press(' ');
  await until(page, 'slant', (now) => now === `${start} L${'.'.repeat(4)}/${Array(4).fill('.....').join('/')}`);
  await page.mouse.click(...middleOf); // and a click is a click again
  await untilState(page, 'slant', ({ at: steps }) => steps === 2);
  await close(page);
});

test('a double tap beside the grid fits the board', async () => {
  const start = emptySlant(5);
  const page = await open(start, PHONE);
  const fitted = await wide(page);
  await page.locator('.place[tabindex="0"]').focus();
  await page.keyboard.press('+');
  await grown(page, fitted);
  await settled(page);
  await page.evaluate(() => document.querySelector('.board-box').scrollTo(0, 0));
  const box = await page.locator('.board-box').boundingBox();
  const tap = async () => {
    await touch(page, 'touchStart', [[box.x + 5, box.y + 5]]);
    await touch(page, 'touchEnd', []);
  };
  for (let i = 0; i < 20 && (await wide(page)) > fitted + 1; i++) await tap(); // a busy machine may make two of them slow
  assert.ok(Math.abs((await wide(page)) - fitted) < 1);
  assert.equal(await position(page, 'slant'), start);
  await close(page);
});

test('a swipe that begins beside the grid scrolls the page, one that begins on it draws', async () => {
  for (const n of [3, 5, 9]) {
    const start = emptySlant(n);
    const page = await open(start, { ...PHONE, viewport: { width: 390, height: 600 } });
    const top = () => page.evaluate(() => document.querySelector('.scroll').scrollTop);
    const [x, y] = await middle(page, [2, 2 * n]);
    const unit = ((await middle(page, [4, 2 * n]))[0] - x) / 2;
    await pointers.finger(page, await middle(page, [0, 0]), [await middle(page, [1, 1]), await middle(page, [2, 2])]);
    await until(page, 'slant', (now) => now.split(' ')[3]?.startsWith('L'));
    assert.equal(await top(), 0);
    await pointers.finger(page, [x, y + unit], Array.from({ length: 10 }, (_, i) => [x, y + unit - 15 * (i + 1)]));
    await page.waitForFunction(() => document.querySelector('.scroll').scrollTop > 50);
    assert.equal((await position(page, 'slant')).split(' ')[3].replace(/[^LR]/g, ''), 'L');
    await close(page);
  }
});

test('a press is drawn before it is answered, and taken back where it is refused', async () => {
  const start = 'slitherlink 3x3 .../.../...';
  const refusing = () => {
    const Real = Worker;
    window.Worker = class extends Real {
      postMessage(data) {
        if (window.refuses && data.request?.startsWith('press'))
          setTimeout(() => this.onmessage({ data: { id: data.id, answer: '{"ok":false,"say":"not there"}' } }), 50);
        else super.postMessage(data);
      }
    };
  };
  const page = await open(start, { script: refusing });
  const press = (how) => page.evaluate((h) => {
    const [a, b] = [...document.querySelectorAll('.place')].map((p) => p.getBoundingClientRect());
    const at = { clientX: (a.x + b.right) / 2, clientY: (a.y + a.bottom) / 2, bubbles: true, cancelable: true, detail: 1, button: h === 'contextmenu' ? 2 : 0 };
    document.querySelector('.place').dispatchEvent(new MouseEvent(h, at));
    return ['line', 'cross'].filter((shape) => document.querySelector(`.layer-lines .${shape}.played`)).join();
  }, how);
  assert.equal(await press('click'), 'line');
  await until(page, 'slitherlink', (now) => now !== start);
  const drawn = await page.locator('.layer-lines .line.played').elementHandle();
  assert.equal(await press('contextmenu'), 'cross'); // from a line
  assert.equal(await press('contextmenu'), '');
  await settled(page);
  await until(page, 'slitherlink', (now) => now === start);
  assert.equal(await drawn.evaluate((e) => e.isConnected), false);
  await page.evaluate(() => (window.refuses = true));
  assert.equal(await press('click'), 'line');
  await page.waitForFunction(() => document.querySelector('.message')?.textContent === 'Not there');
  assert.equal(await page.locator('.layer-lines .line.played').count(), 0);
  await close(page);
});
