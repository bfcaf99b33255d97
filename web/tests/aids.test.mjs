// What helps while playing: each piece of a loop or tree in its own colour, open ends marked; sounds that
// differ; trials within trials; the clock and its pause; the moves of a duel to look back at, and both races.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { clickSpot, link, openGroup, openPage, root, until, useBrowser } from './helper.mjs';
import { drag, openBoard } from './pointers.mjs';

const stage = useBrowser();
const open = (p, options) => openBoard(stage, p, options);
const empty = (n) => `slitherlink ${n}x${n} ${Array(n).fill('.'.repeat(n)).join('/')}`;

// The colours of strokes, each stroke as the place of its middle.
const strokes = (page) => page.evaluate(() => [...document.querySelectorAll('.board :is(.line.played, .rise, .fall)')].map((e) => {
  const at = (a) => ((Number(e.getAttribute(`${a}1`)) + Number(e.getAttribute(`${a}2`))) / 2 - 30) / 24;
  return { at: `${at('x')} ${at('y')}`, piece: e.dataset.piece, colour: getComputedStyle(e).stroke };
}));
const ends = (page) => page.evaluate(() => [...document.querySelectorAll('.end-dot')].filter((e) => e.getClientRects().length)
  .map((e) => `${(e.getAttribute('cx') - 30) / 24} ${(e.getAttribute('cy') - 30) / 24}`).sort());
const lines = (page, n) => page.waitForFunction((k) => document.querySelectorAll('.board :is(.line.played, .rise, .fall)').length === k, n);

// Pieces that hang together, found anew and slowly: each as the set of colours of its strokes.
function piecesOf(list) {
  const dots = ({ at, ends: own }) => own ?? (([x, y]) => (x % 2 ? [`${x - 1} ${y}`, `${x + 1} ${y}`] : [`${x} ${y - 1}`, `${x} ${y + 1}`]))(at.split(' ').map(Number));
  const left = new Set(list);
  const pieces = [];
  for (const first of list) {
    if (!left.delete(first)) continue;
    const piece = [first];
    for (const one of piece) for (const next of [...left]) if (dots(next).some((d) => dots(one).includes(d))) left.delete(next) && piece.push(next);
    pieces.push(piece);
  }
  return pieces;
}

test('Slitherlink: each piece has one colour of its own, through joining and parting; ends carry a dot', async () => {
  const page = await open(empty(10));
  const check = async (n, wantedEnds) => {
    const pieces = piecesOf(await strokes(page));
    assert.equal(pieces.length, n);
    for (const piece of pieces) assert.equal(new Set(piece.map(({ colour }) => colour)).size, 1);
    assert.equal(new Set(pieces.map(([one]) => one.colour)).size, n);
    assert.deepEqual(await ends(page), wantedEnds.sort());
    return pieces.sort((a, b) => b.length - a.length).map(([one]) => one.colour);
  };
  await drag(page, [[0, 0], [10, 0]]);
  await lines(page, 5);
  const [long] = await check(1, ['0 0', '10 0']);
  await drag(page, [[14, 0], [18, 0]]);
  await lines(page, 7);
  const two = await check(2, ['0 0', '10 0', '14 0', '18 0']);
  assert.equal(two[0], long);
  await drag(page, [[10, 0], [14, 0]]); // joined: the longer one's colour
  await lines(page, 9);
  assert.deepEqual(await check(1, ['0 0', '18 0']), [long]);
  await clickSpot(page, 5, 0); // parted again
  await lines(page, 8);
  assert.equal((await check(2, ['0 0', '18 0', '4 0', '6 0']))[0], long);
  await page.keyboard.press('Control+z');
  await lines(page, 9);
  assert.deepEqual(await check(1, ['0 0', '18 0']), [long]);
  await page.reload(); // found anew from the board
  await page.waitForSelector('.place');
  await lines(page, 9);
  await check(1, ['0 0', '18 0']);
  await page.context().close();
});

test('Slant: each tree has its colour; off by a switch that stays, off in mono; none on a board that is done', async () => {
  const page = await open('slant 3x3 ..../..../..../.... RR./..R/L..');
  const colours = async () => new Set((await strokes(page)).map(({ colour }) => colour)).size;
  await lines(page, 4);
  const all = await strokes(page);
  assert.deepEqual(await ends(page), []);
  assert.equal(new Set(all.map(({ piece }) => piece)).size, 4);
  assert.equal(await colours(), 4);
  const themes = page.getByLabel('Theme');
  await themes.selectOption('mono');
  assert.equal(await colours(), 1);
  await themes.selectOption('dark');
  assert.equal(await colours(), 4);
  await openGroup(page, 'Looks and sounds');
  await page.getByLabel('Each connected piece in its own colour').uncheck();
  assert.equal(await colours(), 1);
  await page.reload();
  await page.waitForSelector('.place');
  await lines(page, 4);
  assert.equal(await colours(), 1);
  await openGroup(page, 'Looks and sounds');
  await page.getByLabel('Each connected piece in its own colour').check();
  assert.equal(await colours(), 4);
  await page.goto(stage.server.url + link('slant 2x2 .../.4./... LR/R.'));
  await lines(page, 3);
  await clickSpot(page, 3, 3);
  await lines(page, 4);
  await page.locator('.ending').waitFor();
  assert.equal(await colours(), 1);
  await page.context().close();
});

// ---- colours that anybody can tell apart ----

const linear = (c) => c.map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
const light = (c) => linear(c).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
// How colours look to who lacks one kind of receptor (Machado, Oliveira and Fernandes 2009), and how far
// apart two of them then are (CIE 1976).
const SIGHTS = [
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
];
function lab(c, sight) {
  const [r, g, b] = sight.map((row) => Math.min(1, Math.max(0, row.reduce((sum, k, i) => sum + k * linear(c)[i], 0))));
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047), f(0.2126 * r + 0.7152 * g + 0.0722 * b), f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('the colours of pieces: 3 to 1 on the board, and told apart with any colour vision', async () => {
  const page = await open(empty(5));
  for (const theme of ['default', 'dark', 'classic']) {
    await page.getByLabel('Theme').selectOption(theme);
    const [paper, ...colours] = await page.evaluate(() => ['paper', ...[0, 1, 2, 3, 4].map((i) => `piece-${i}`)].map((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(--${name})`;
      const rgb = getComputedStyle(probe).color.match(/\d+/g).slice(0, 3).map(Number);
      probe.remove();
      return rgb;
    }));
    for (const [i, a] of colours.entries()) {
      assert.ok(contrast(a, paper) >= 3, `${theme} ${i}: ${contrast(a, paper)}`);
      for (const b of colours.slice(i + 1))
        for (const sight of SIGHTS) assert.ok(Math.hypot(...lab(a, sight).map((v, k) => v - lab(b, sight)[k])) > 20, `${theme}: ${a} and ${b}`);
    }
  }
  await page.context().close();
});

// ---- sounds ----

test('sounds: a move, a flip, a mistake and the end are heard, and differ', async () => {
  const page = await openPage(stage.browser, 'about:blank');
  const { transform } = await import('esbuild');
  const source = readFileSync(join(root, 'web/src/sounds.ts'), 'utf8').replace(/^import .*$/gm, '').replace(/^export /gm, '');
  const { code } = await transform(`${source}\nglobalThis.playOn = playOn;`, { loader: 'ts' });
  const heard = await page.evaluate(async (script) => {
    (0, eval)(`(() => { const prefs = {}; ${script} })()`);
    const all = {};
    for (const sound of ['move', 'flip', 'mistake', 'end']) {
      const context = new OfflineAudioContext(1, 44100, 44100);
      globalThis.playOn(context, sound);
      const samples = (await context.startRendering()).getChannelData(0);
      let loudest = 0, long = 0, crossings = 0;
      samples.forEach((v, i) => {
        loudest = Math.max(loudest, Math.abs(v));
        if (Math.abs(v) > 0.005) long = i / 44100;
        if (i && v * samples[i - 1] < 0) crossings++;
      });
      all[sound] = { loudest, long, pitch: crossings / 2 / long };
    }
    return all;
  }, code);
  for (const [name, { loudest, long }] of Object.entries(heard)) {
    assert.ok(loudest > 0.05 && loudest < 0.9, `${name} is ${loudest} loud`);
    assert.ok(long > 0.02 && long < 1, `${name} is ${long} s long`);
  }
  const { move, flip, mistake, end } = heard;
  assert.ok(mistake.pitch < move.pitch / 2 && move.pitch < flip.pitch, JSON.stringify(heard));
  assert.ok(move.long < flip.long && flip.long < end.long && mistake.long > move.long, JSON.stringify(heard));
  await page.context().close();
});

// Which pitches the page has asked for since, and what it has shaken.
const LISTEN = `window.pitches = []; window.shaken = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, at) { if (value > 50) window.pitches.push(value); return set.call(this, value, at); };
Object.defineProperty(navigator, 'vibrate', { value: (way) => (window.shaken.push(way), true) });`;
const seats = (sounds) => `localStorage.setItem('quincunx.prefs', JSON.stringify({ sounds: ${sounds}, seats: { slider: ['human', 'human'], crosscut: ['human', 'human'] } }));`;

test('sounds: silent until switched on; then a move, a mistake, a flip and the end have theirs; fingers feel them', async () => {
  const page = await open('slant 2x2 .../.4./...', { script: LISTEN });
  await clickSpot(page, 1, 1);
  await until(page, 'slant', (now) => now.endsWith(' L./..'));
  assert.deepEqual(await page.evaluate(() => [window.pitches, window.shaken]), [[], []]);
  await openGroup(page, 'Looks and sounds');
  await page.getByLabel('Sounds').check();
  const heard = async (pitch) => {
    await page.waitForFunction((wanted) => window.pitches.includes(wanted), pitch);
    return page.evaluate(() => window.pitches.splice(0));
  };
  await heard(620); // to try it
  await clickSpot(page, 3, 1);
  assert.deepEqual(await heard(170), [170]); // which breaks the 4
  await clickSpot(page, 3, 1);
  assert.deepEqual(await heard(620), [620]);
  await clickSpot(page, 1, 3, { button: 'right' });
  assert.deepEqual(await heard(620), [620]);
  await clickSpot(page, 3, 3);
  assert.deepEqual(await heard(1047), [523, 659, 784, 1047]);
  await page.context().close();
  const discs = await open('crosscut 8x8 ......../......../.RBB..../......../......../......../......../........ R', { script: LISTEN + seats(true), hasTouch: true, isMobile: true });
  await clickSpot(discs, 9, 5);
  await discs.waitForFunction(() => window.pitches.includes(820));
  assert.deepEqual(await discs.evaluate(() => window.shaken), [[8, 30, 8, 30, 8]]);
  await discs.context().close();
});

test('trials within trials: the inner one is discarded, the outer one kept', async () => {
  const page = await open('slant 3x2 ..../..../....');
  const at = (cells) => until(page, 'slant', (now) => (now.split(' ')[3] ?? '.../...') === cells);
  const trial = (name) => page.waitForFunction((want) => (document.querySelector('.headline').textContent.match(/checkpoint (\S+)/)?.[1] ?? '') === want, name);
  const board = page.locator('.place[tabindex="0"]');
  await clickSpot(page, 1, 1);
  await at('L../...');
  await board.focus();
  await page.keyboard.press('k');
  await trial('1');
  await clickSpot(page, 3, 1);
  await at('LL./...');
  await board.focus();
  await page.keyboard.press('k');
  await trial('2');
  await clickSpot(page, 5, 1);
  await at('LLL/...');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await at('LL./...');
  await trial('1');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await trial('');
  await at('LL./...');
  await page.context().close();
});

test('Pause: the clock stands, the board is out of sight and out of reach; Resume goes on', async () => {
  const page = await open('slant 3x2 ..../..../....', { script: () => localStorage.setItem('quincunx.prefs', JSON.stringify({ timer: true })) });
  const clock = () => page.locator('.timer').textContent();
  await page.waitForFunction(() => document.querySelector('.timer').textContent !== '0:00');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const stood = await clock();
  await page.locator('.board').waitFor({ state: 'hidden' });
  assert.ok(await page.evaluate(() => document.querySelector('.board-box').inert));
  await page.waitForTimeout(1500); // longer than a tick
  assert.equal(await clock(), stood);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.locator('.board').waitFor({ state: 'visible' });
  await page.waitForFunction((was) => document.querySelector('.timer').textContent !== was, stood);
  await page.locator('.place[tabindex="0"]').focus();
  await page.keyboard.press('p');
  await page.locator('.board').waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter'); // Resume has the focus
  await page.locator('.board').waitFor({ state: 'visible' });
  await clickSpot(page, 1, 1);
  await until(page, 'slant', (now) => now.endsWith(' L../...'));
  await page.context().close();
});

test('the moves of a duel: a press looks back and changes nothing, both races are shown', async () => {
  const page = await open('slider 3 +H+/+++/+V+ H', { script: seats(false) });
  const races = () => page.locator('.card-score').allTextContents();
  assert.deepEqual(await races(), ['0 of 1 home', '0 of 1 home']);
  await page.getByText('Moves', { exact: true }).click();
  const moves = (list) => page.waitForFunction((want) => [...document.querySelectorAll('.move-list .move')].map((e) => e.textContent).join() === want, list.join());
  await drag(page, [[3, 1], [5, 1]]);
  await moves(['H ▶ b3r']);
  await drag(page, [[3, 5], [3, 3]]);
  await moves(['H ▶ b3r', 'V ▲ b1u']);
  const now = 'slider 3 ++H/+V+/+++ H';
  await until(page, 'slider', (p) => p === now);
  const pieces = () => page.evaluate(() => [...document.querySelectorAll('.arrow:not(.leaving) rect')].map((e) => `${(e.getAttribute('x') - 36) / 48},${(e.getAttribute('y') - 36) / 48}`).sort().join(' '));
  assert.equal(await pieces(), '1,1 2,0');
  await page.getByRole('button', { name: 'H ▶ b3r' }).click();
  await page.getByText('This is the board after move 1.').first().waitFor();
  assert.equal(await pieces(), '1,2 2,0');
  assert.equal(await page.locator('.move[aria-current="step"]').textContent(), 'H ▶ b3r');
  assert.ok(await page.evaluate(() => document.querySelector('.board-box').inert));
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForFunction(() => !document.querySelector('.board-box').inert);
  assert.equal(await pieces(), '1,1 2,0');
  await drag(page, [[5, 1], [8, 1]]);
  await page.waitForFunction(() => document.querySelector('.headline').textContent === 'H wins');
  assert.deepEqual(await races(), ['1 of 1 home', '0 of 1 home']);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
