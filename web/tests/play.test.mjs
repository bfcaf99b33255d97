// Each game is played to its end by clicks. What to click comes from the command line, which has
// no part in the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clickSpot, headline, link, openGroup, openPage, position, press, quincunx, spotOf, until, useBrowser } from './helper.mjs';

const stage = useBrowser();

const SLANT = 'slant 4x3 ...../.32.2/1.1.1/.1...';

test('Slant: solved by clicks, the right button goes backwards', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(SLANT));
  await page.waitForSelector('.place');
  const { solution } = JSON.parse(quincunx('solve', SLANT, '--json'));
  for (const [r, row] of solution.split('/').entries())
    for (const [c, slash] of [...row].entries()) {
      const now = await press(page, 'slant', 2 * c + 1, 2 * r + 1, { button: slash === 'L' ? 'left' : 'right' });
      assert.equal(now.split(' ')[3].split('/')[r][c], slash);
    }
  assert.equal(await headline(page), 'Puzzle complete');
  assert.equal(await position(page, 'slant'), `${SLANT} ${solution}`);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await until(page, 'slant', (now) => now.endsWith('.'));
  assert.equal(await headline(page), 'In progress');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Slant: a click cycles, hints are a ladder, Check and checkpoints', async () => {
  const page = await openPage(stage.browser, stage.server.url + link(SLANT));
  await page.waitForSelector('.place');
  for (const want of ['L', 'R', '.']) {
    await clickSpot(page, 1, 1);
    await until(page, 'slant', (now) => (now.split(' ')[3] ?? '....')[0] === want);
  }
  const hint = page.locator('.hint-box p');
  for (const [name, words] of [['Hint', /^Look at /], ['Name it', /^Technique: /], ['Why?', /cell|corner/]]) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForFunction((re) => new RegExp(re).test(document.querySelector('.hint-box p')?.textContent ?? ''), words.source);
    assert.match(await hint.textContent(), words);
  }
  await page.getByRole('button', { name: 'Do it', exact: true }).click();
  await until(page, 'slant', (now) => /[LR]/.test(now.split(' ')[3] ?? ''));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('No mistakes so far').waitFor();
  await openGroup(page, 'Help me');
  await page.getByRole('button', { name: 'Try something', exact: true }).click();
  const before = await position(page, 'slant');
  await page.getByLabel('A name for it').fill('is it this way?');
  await page.keyboard.press('Enter');
  await page.getByText('On trial since checkpoint is it this way?').waitFor();
  const empty = before.split(' ')[3].split('/')[2].indexOf('.');
  const right = JSON.parse(quincunx('solve', SLANT, '--json')).solution.split('/')[2][empty];
  await press(page, 'slant', 2 * empty + 1, 5, { button: right === 'L' ? 'right' : 'left' });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('1 place is wrong').waitFor();
  await page.getByRole('button', { name: 'Show where' }).click();
  assert.equal(await page.locator('.extras .flaw').count(), 1);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await until(page, 'slant', (now) => now === before);
  await page.context().close();
});

test('Slant: Multiplayer against the CPU to the end, by previews', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slant 3x3 ..../.4../..../....'));
  const toggle = page.getByRole('button', { name: 'Multiplayer: OFF' });
  await toggle.waitFor();
  assert.equal(await toggle.getAttribute('aria-pressed'), 'false');
  await toggle.click();
  const on = page.getByRole('button', { name: 'Multiplayer: ON' });
  await on.waitFor();
  assert.equal(await on.getAttribute('aria-pressed'), 'true');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('Press a cell first').waitFor(); // nothing is shown yet
  await page.getByLabel('Preview').selectOption('0');
  await page.getByLabel('CPU level').selectOption('greedy');
  for (let i = 0; i < 9; i++) {
    await page.waitForFunction(() => !/thinking|CPU is to move/.test(document.querySelector('.headline').textContent));
    const cells = (await position(page, 'slant')).split(' ')[3]?.split('/') ?? ['...', '...', '...'];
    const r = cells.findIndex((row) => row.includes('.'));
    if (r < 0) break;
    const c = cells[r].indexOf('.');
    await clickSpot(page, 2 * c + 1, 2 * r + 1);
    await page.locator('.preview').waitFor();
    const filled = (now) => (now.split(' ')[3] ?? '').replace(/[^LR]/g, '').length;
    const before = filled(await position(page, 'slant'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await until(page, 'slant', (now) => filled(now) >= Math.min(9, before + 2));
  }
  const end = await headline(page);
  assert.match(end, /^(You win|CPU wins|Draw) \d+-\d+$|^Invalid Board State: /);
  const apply = JSON.parse(quincunx('check', (await position(page, 'slant')).replace(/ duel.*/, ''), '--json'));
  assert.equal(end.startsWith('Invalid Board State'), apply.status === 'wrong');
  await page.context().close();
});

test('Slitherlink: solved by clicks on edges, a cross by the right button', async () => {
  const puzzle = 'slitherlink 5x4 3.33./..2../.2..3/3.23.';
  const start = JSON.parse(quincunx('new', 'slitherlink', '--size', '5x4', '--seed', '2', '--level', 'easy', '--json'));
  const p = start?.position ?? puzzle;
  const page = await openPage(stage.browser, stage.server.url + link(p));
  await page.waitForSelector('.place');
  const [flat, upright] = JSON.parse(quincunx('solve', p, '--json')).solution.split(':').map((part) => part.split('/'));
  await press(page, 'slitherlink', 1, 0, { button: 'right' });
  assert.match(await position(page, 'slitherlink'), / 0/);
  await press(page, 'slitherlink', 1, 0, { button: 'right' });
  const lines = [];
  flat.forEach((row, r) => [...row].forEach((e, c) => e === '1' && lines.push([2 * c + 1, 2 * r])));
  upright.forEach((row, r) => [...row].forEach((e, c) => e === '1' && lines.push([2 * c, 2 * r + 1])));
  for (const [x, y] of lines) await press(page, 'slitherlink', x, y);
  assert.equal(await headline(page), 'Puzzle complete');
  assert.equal(await page.locator('.inside').count(), 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('dragging from dot to dot draws, and again clears; across a cell it sets a slash', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slitherlink 3x2 ..1/.3.'));
  await page.waitForSelector('.place');
  const middle = (x, y) => page.evaluate(([sx, sy]) => {
    const all = [...document.querySelectorAll('.place')].map((e) => [e.dataset, e.getBoundingClientRect()]);
    const at = (d) => all.find(([s]) => Number(s.x) === d[0] && Number(s.y) === d[1])?.[1];
    const b = at([sx, sy]);
    if (b) return [b.x + b.width / 2, b.y + b.height / 2];
    const [p, q] = [at([sx - 1, sy - 1]), at([sx + 1, sy + 1])];
    return [(p.x + q.x + q.width) / 2, (p.y + q.y + q.height) / 2];
  }, [x, y]);
  const drag = async (spots) => {
    for (const [i, spot] of spots.entries()) {
      await page.mouse.move(...(await middle(...spot)), { steps: 6 });
      if (i === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  await drag([[0, 0], [2, 0], [4, 0], [4, 2]]);
  await until(page, 'slitherlink', (now) => now.endsWith(' 11./.../...:..1./....'));
  await drag([[2, 0], [4, 0], [4, 2]]);
  await until(page, 'slitherlink', (now) => now.endsWith(' 1../.../...:..../....'));
  await page.goto(stage.server.url + link('slant 3x2 ..../..../....'));
  await page.waitForSelector('.board-slant .place');
  const [cx, cy] = await middle(3, 1);
  const [ox] = await middle(1, 1);
  const half = (cx - ox) / 2;
  await page.mouse.move(cx - half, cy + half);
  await page.mouse.down();
  await page.mouse.move(cx + half, cy - half, { steps: 6 });
  await page.mouse.up();
  await until(page, 'slant', (now) => now.endsWith(' .R./...'));
  await page.context().close();
});

test('Hexpath: the order stated, the walk walked, then traced', async () => {
  const p = JSON.parse(quincunx('new', 'hexpath', '--size', '4', '--seed', '3', '--json')).position;
  const page = await openPage(stage.browser, stage.server.url + link(p));
  await page.waitForSelector('.place');
  const { order, path } = JSON.parse(quincunx('solve', p, '--json')).solution;
  for (const cell of path.split('-').slice(1)) await press(page, 'hexpath', ...spotOf(cell, 4));
  await page.locator('.headline').getByText('Puzzle complete').waitFor();
  const walked = await position(page, 'hexpath');
  assert.ok(walked.includes(path));
  await page.locator('.ending').getByText(`The order is ${order.join('>')}: nothing of it is open.`).waitFor();
  await page.getByRole('button', { name: 'Restart' }).click();
  await until(page, 'hexpath', (now) => now === p);
  for (let i = 0; i < order.length; i++)
    for (;;) {
      const shown = await page.locator('.order-number').allTextContents();
      const at = shown.indexOf(String(order[i]));
      if (at <= i) break;
      await page.getByRole('button', { name: `Move ${order[i]} up` }).click();
      await page.waitForFunction((was) => [...document.querySelectorAll('.order-number')].map((e) => e.textContent).join() !== was, shown.join());
    }
  for (let i = 0; i + 1 < order.length; i++) {
    const state = page.getByRole('button', { name: `${order[i]} above ${order[i + 1]}: state it` });
    if (await state.count()) await state.click();
    await page.getByRole('button', { name: `${order[i]} is above ${order[i + 1]}: forget` }).waitFor();
  }
  for (let i = 1; i < path.split('-').length; i++) {
    const before = await position(page, 'hexpath');
    await page.getByRole('button', { name: 'Trace' }).click();
    await until(page, 'hexpath', (now) => now !== before);
  }
  assert.equal(await headline(page), 'Puzzle complete');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

const BESIDE = { u: [0, -2], d: [0, 2], l: [-2, 0], r: [2, 0] };

test('Slider: two people play to the end, through the gates', async () => {
  const start = 'slider 3 H++/H++/+VV H';
  const page = await openPage(stage.browser, stage.server.url + link(start));
  await page.getByLabel('V ▲').selectOption('human');
  for (let i = 0; i < 60 && !/wins|Tie|Draw/.test(await headline(page)); i++) {
    const now = await position(page, 'slider');
    const { move } = JSON.parse(quincunx('best', now, '--level', '4', '--json'));
    const [x, y] = spotOf(move.slice(0, 2), 3);
    const [dx, dy] = BESIDE[move[2]];
    await clickSpot(page, x, y);
    await page.locator('.extras .target').first().waitFor();
    const out = x + dx > 6 || y + dy < 0;
    await press(page, 'slider', out ? x + dx / 2 : x + dx, out ? y + dy / 2 : y + dy);
  }
  assert.match(await headline(page), /^H wins$/);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Crosscut: a person against the CPU to the end; hovering tells the test', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('crosscut 5x5 ...../...../...../...../..... R'));
  await page.getByLabel('Blue').selectOption('greedy');
  await page.getByRole('heading', { name: 'Crosscut by Mark Steere' }).waitFor();
  for (let i = 0; i < 40 && !/wins|Draw/.test(await headline(page)); i++) {
    const now = await until(page, 'crosscut', (p) => p.endsWith(' R'));
    const { move } = JSON.parse(quincunx('best', now, '--level', '5', '--json'));
    await press(page, 'crosscut', ...spotOf(move, 5));
    await page.waitForFunction(() => /Your turn|wins|Draw/.test(document.querySelector('.headline').textContent));
  }
  assert.match(await headline(page), /^(Red|Blue) wins: (row|column) /);
  assert.ok((await page.locator('.cell.path').count()) >= 3);
  await page.goto(stage.server.url + link('crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R'));
  await page.locator('[data-x="5"][data-y="9"]').hover();
  await page.getByText('c4: flanks row 4: creates 5, cuts 1, flips').waitFor();
  assert.equal(await page.locator('.extras .flip').count(), 3);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('levels have names and a line each; the one about your strength follows your results', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('crosscut 5x5 ...../.RR../...B./..B../..... R'));
  await page.getByLabel('Blue').selectOption('auto');
  const words = await page.getByLabel('Blue').locator('option').allTextContents();
  assert.ok(words.includes('CPU about my strength') && words.includes('CPU Beginner: sees two moves ahead, errs often') && words.includes('CPU Casual: sees three moves ahead, less on small boards, seldom errs'), words.join());
  await press(page, 'crosscut', ...spotOf('d4', 5));
  await page.waitForFunction(() => /Red wins/.test(document.querySelector('.headline').textContent));
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('quincunx.prefs')).results?.crosscut === '1 3w');
  await page.goto(stage.server.url + link('crosscut 5x5 ...../...../...../...../..... R'));
  await page.waitForFunction(() => [...document.querySelectorAll('select')].some((s) => s.value === 'auto'));
  await page.context().close();
});

test('two CPUs can be watched step by step', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('crosscut 4x4 ..../..../..../.... R'));
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByLabel('Blue').selectOption('greedy');
  await page.getByLabel('Red').selectOption('greedy');
  const before = await position(page, 'crosscut');
  await page.getByRole('button', { name: 'Step' }).click();
  await until(page, 'crosscut', (now) => now !== before);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction(() => /wins/.test(document.querySelector('.headline').textContent));
  await page.context().close();
});

test('a level that cannot play this board is not offered, and the page says why', async () => {
  const levels = (page) => page.locator('.panel label').filter({ hasText: /V ▲|Blue/ }).locator('option').evaluateAll((all) => all.map((o) => o.value));
  for (const [p, offered] of [
    ['slider 4 H+++/H+++/H+++/+VVV H', true], ['slider 5 H++++/H++++/H++++/H++++/+VVVV H', true],
    ['slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H', false], ['slider 7 H++++++/H++++++/H++++++/H++++++/H++++++/H++++++/+VVVVVV H', false],
    ['slider 6 +++++H/++++++/++++++/++++++/++++++/+++++V H', true], // the end of a game
    ['crosscut 6x6 ....../....../....../....../....../...... R', true], ['crosscut 8x8 ......../......../......../......../......../......../......../........ R', false],
  ]) {
    const page = await openPage(stage.browser, stage.server.url + link(p));
    await page.waitForSelector('.place');
    assert.equal((await levels(page)).includes('perfect'), offered, p);
    assert.ok((await levels(page)).includes('max'));
    const why = page.locator('.absent');
    if (offered) assert.ok(await why.isHidden());
    else assert.match(await why.textContent(), /^CPU Perfect is not offered: .*too large/);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
});

test('a refusal of the CPU is told once and not asked for again; another level goes on', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  // a game as it was left before: perfect sits at a board it cannot play
  await page.evaluate(() => {
    const start = 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H';
    const save = `quincunx session\nstart ${start}\nmarking rules\nseat perfect\nseat human\nat 0\nend\n`;
    const name = `game.1.${start}`;
    localStorage.setItem(`quincunx.${name}`, JSON.stringify({ game: 'slider', save, position: start, start, words: '', when: 1, meta: { seconds: 0, begun: 1 } }));
    localStorage.setItem('quincunx.current.slider', JSON.stringify(name));
    window.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (data) {
      if (data.request) window.asked.push(data.request);
      post.call(this, data);
    };
    location.hash = '#slider';
  });
  await page.locator('.message.is-refusal').getByText(/Perfect plays by exact values/).waitFor();
  await page.waitForTimeout(1500);
  const asked = () => page.evaluate(() => window.asked.filter((r) => r.startsWith('think')).length);
  assert.equal(await asked(), 1);
  await page.getByRole('button', { name: 'Pause CPU' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForTimeout(500);
  assert.equal(await asked(), 1);
  await page.locator('.panel label').filter({ hasText: 'H ▶' }).locator('select').selectOption('2');
  await until(page, 'slider', (now) => now.endsWith(' V'));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('a new game on a board that the chosen level cannot play gets the strongest that can', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.evaluate(() => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'perfect'] }, size: { slider: '7' } })));
  await page.reload();
  await page.evaluate(() => (location.hash = '#slider'));
  await page.locator('.message').getByText(/Perfect plays by exact values.*Max plays instead/).waitFor();
  const seat = page.locator('.panel label').filter({ hasText: 'V ▲' }).locator('select');
  assert.equal(await seat.inputValue(), 'max');
  await page.getByLabel('Board Size').selectOption('5'); // where it can, it does
  await page.waitForFunction(() => [...document.querySelectorAll('.panel select')].some((s) => s.value === 'perfect'));
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('Hexpath: a path that several orders walk ends with what is still open', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('hexpath 3 2S,4,1/4,3,1/1,1,2E'));
  await page.waitForSelector('.place');
  for (const cell of ['b2', 'c1']) await press(page, 'hexpath', ...spotOf(cell, 3));
  await page.locator('.ending').getByText('Known of the order: 2>1, 2>4, 3>4. Still open: 1 and 3, 1 and 4, 2 and 3.').waitFor();
  await page.context().close();
});

test('Slider: whoever is stuck at the start has nothing to undo', async () => {
  const page = await openPage(stage.browser, stage.server.url);
  await page.evaluate(() => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'human'] } })));
  await page.reload(); // nobody moves on before it is looked at
  await page.goto(stage.server.url + link('slider 3 B++/HBB/B+V H'));
  await page.waitForSelector('.place');
  await until(page, 'slider', (now) => now.endsWith(' V passes=1'));
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  assert.ok(await undo.isDisabled());
  await page.context().close();
});

test('Slant: H in a duel says why there is no hint', async () => {
  const page = await openPage(stage.browser, stage.server.url + link('slant 3x3 ..../.2../..1./.... .../.../... duel=1'));
  await page.waitForSelector('.place');
  await page.locator('.place').first().focus();
  await page.keyboard.press('h');
  await page.getByText('this is a duel: hints and the solution are for a player alone', { exact: false }).first().waitFor();
  await page.context().close();
});
