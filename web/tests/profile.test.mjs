// What a browser has kept of another version of the page: of an older one all of it is there and goes
// on; what a newer one wrote is never harmed, and said where it cannot be read.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { headline, link, openGroup, openPage, position, press, readSave, root, until, useBrowser } from './helper.mjs';

const stage = useBrowser();
const OLD = JSON.parse(readFileSync(join(root, 'tests/fixtures/0.1.0/page-storage.json'), 'utf8')).localStorage;
const GAMES = ['slant', 'slitherlink', 'hexpath', 'slider', 'crosscut'];
const PUZZLE = 'slant 4x3 ...../.32.2/1.1.1/.1..0'; // none of those in the storage

const inHand = (game) => JSON.parse(OLD[`quincunx.${JSON.parse(OLD[`quincunx.current.${game}`])}`]);
const keptGames = (storage) => Object.keys(storage).filter((key) => key.startsWith('quincunx.game.')).map((key) => JSON.parse(storage[key]));
const oldName = (kept) => `${kept.game[0].toUpperCase()}${kept.game.slice(1)}, ${kept.words}`;

// Presses that are done, as the lines of a save count them.
function pressesOf(save) {
  let done = 0;
  for (const line of save.split('\n').slice(1)) {
    const [, word, n] = line.split(' ');
    if (word === 'at') done = Number(n);
    else if (/^(step|help|note|jump)$/.test(word)) done++;
  }
  return done;
}

// A page whose browser has this storage when it comes for the first time.
async function openWith(storage, hash = '', what = '.card:nth-child(5)') {
  const origin = new URL(stage.server.url).origin;
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const page = await openPage(stage.browser, stage.server.url + hash, { storageState: { cookies: [], origins: [{ origin, localStorage }] } });
  await page.waitForSelector(what);
  return page;
}

const storageOf = (page) => page.evaluate(() => ({ ...localStorage }));
const button = (page, name) => page.getByRole('button', { name, exact: true });

// To another address, as if it were typed: the page begins anew.
async function visit(page, hash, what) {
  await page.goto('about:blank');
  await page.goto(stage.server.url + hash);
  await page.waitForSelector(what);
}

test('0.1.0: every game opens with its moves, Undo takes them back, and a reload loses nothing', async () => {
  const page = await openWith(OLD);
  for (const game of GAMES) {
    const kept = inHand(game);
    await visit(page, `#${game}`, `.board-${game} .place`);
    await until(page, game, (now) => now === kept.position);
    const steps = Number(/^at (\d+)$/m.exec(kept.save)[1]);
    const before = await page.evaluate(() => document.querySelector('.board').innerHTML);
    await button(page, 'Undo').click();
    await until(page, game, (now) => now !== kept.position);
    await button(page, 'Redo').click();
    await until(page, game, (now) => now === kept.position);
    await page.reload();
    await page.waitForSelector(`.board-${game} .place`);
    assert.equal(await position(page, game), kept.position, game);
    assert.equal(await page.evaluate(() => document.querySelector('.board').innerHTML), before, game);
    const now = JSON.parse((await storageOf(page))[`quincunx.${JSON.parse(OLD[`quincunx.current.${game}`])}`]);
    assert.match(now.save, /^quincunx session 3 /);
    assert.equal(pressesOf(now.save), steps, game);
    for (const [key, value] of Object.entries(kept.meta)) if (key !== 'seconds') assert.deepEqual(now.meta[key], value, `${game}: ${key}`);
    assert.ok(now.meta.seconds >= kept.meta.seconds);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('0.1.0: what goes with a game is there: checkpoint, help, notes, order, players, level and seed', async () => {
  const page = await openWith(OLD, '#slant', '.board-slant .fall');
  assert.equal(await headline(page), 'On trial since checkpoint left or right?');
  assert.match(await page.locator('.about').textContent(), /^5×5 · hard 5\.6 · seed 662824084 of version 0\.1\.0$/);
  assert.equal(await page.getByLabel('Show mistakes').inputValue(), 'solution');
  assert.equal(await page.locator('.timer').isVisible(), true);
  await button(page, 'Redo').click();
  await until(page, 'slant', (now) => now.includes(' LLL.'));
  await button(page, 'Discard').click();
  await until(page, 'slant', (now) => now.endsWith(' ...../...../...../...../....R'));
  await openGroup(page, 'Share');
  await button(page, 'Copy a link').click();
  assert.equal(await page.getByLabel('Id: makes the start again').count(), 0); // today's generator would make another one
  await visit(page, '#hexpath', '.board-hexpath .place');
  await page.getByRole('button', { name: '3 is above 2: forget' }).waitFor();
  await page.getByRole('button', { name: '2 is above 1: forget' }).waitFor();
  await visit(page, '#slitherlink', '.board-slitherlink .place');
  assert.equal(await headline(page), 'Puzzle complete');
  assert.equal(await page.locator('.assists input:checked').count(), 1);
  await visit(page, link('slitherlink 3x2 ..2/.3.'), '.cell.inside'); // a note
  await visit(page, '#slider', '.board-slider .place');
  assert.equal(await page.getByLabel('V ▲').inputValue(), '3');
  assert.equal(await headline(page), 'Your turn: H');
  await visit(page, '#crosscut', '.board-crosscut .place');
  await press(page, 'crosscut', 3, 3); // and on
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('0.1.0: Recent lists the games that were left, and each goes on', async () => {
  const hands = GAMES.map((game) => inHand(game).start);
  const left = keptGames(OLD).filter((kept) => !hands.includes(kept.start)).sort((a, b) => b.when - a.when);
  assert.equal(left.length, 6);
  const page = await openWith(OLD);
  for (const kept of left) {
    const rows = page.locator('.recent li button');
    assert.deepEqual((await rows.allTextContents()).sort(), left.map(oldName).sort());
    await rows.filter({ hasText: oldName(kept) }).first().click();
    await page.waitForSelector(`.board-${kept.game} .place`);
    await until(page, kept.game, (now) => now === kept.position);
    await button(page, 'Undo').click();
    await until(page, kept.game, (now) => now !== kept.position);
    await page.getByRole('link', { name: 'Quincunx' }).click();
    await page.waitForSelector('.card');
    assert.equal(await rows.count(), 6); // the one that was in hand has taken its place
    await page.evaluate((old) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(old)) localStorage.setItem(key, value);
    }, OLD);
    await visit(page, '', '.card:nth-child(5)');
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('0.1.0: settings, statistics and the tutorial are kept, and go on', async () => {
  const page = await openWith(OLD, '#statistics', '.times');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'classic');
  assert.equal(await page.getByLabel('Theme').inputValue(), 'classic');
  assert.equal(await page.locator('.facts').textContent(), '5finished0days in a row1longest streak');
  assert.deepEqual(await page.locator('.columns section.sheet p').allTextContents(),
    ['2 finished · 2 solved without help or won · 1 daily.', '2 finished · 1 solved without help or won · 1 with help.', 'Nothing finished yet.', 'Nothing finished yet.', '1 finished.']);
  assert.deepEqual(await page.locator('.times tbody tr').allTextContents(), ['4×3–10:400:40', '5×5normal11:351:35', '5×5–12:102:10']);
  await visit(page, '#tutorial=hexpath', '.tutorial .board-hexpath');
  assert.match(await page.locator('.lesson-dots').textContent(), /^1 ✓23456$/);
  await page.getByLabel('Theme').selectOption('dark');
  const storage = await storageOf(page);
  assert.deepEqual(JSON.parse(storage['quincunx.prefs']), { ...JSON.parse(OLD['quincunx.prefs']), theme: 'dark' });
  for (const key of Object.keys(OLD).filter((k) => k !== 'quincunx.prefs')) assert.equal(storage[key], OLD[key], key);
  await visit(page, '#slider', '.board-slider .place');
  await button(page, 'New Game').click();
  const fresh = await until(page, 'slider', (now) => now !== inHand('slider').position);
  assert.match(fresh, /^slider 6 .*B/); // size and blocked cells as they were chosen
  assert.equal(await page.getByLabel('V ▲').inputValue(), '3');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('0.1.0: a puzzle in hand in which nothing was done waits, whatever else is played', async () => {
  const untouched = { ...inHand('slant'), position: PUZZLE, start: PUZZLE, save: `quincunx session\nstart ${PUZZLE}\nmarking rules\nseat human\nseat careful\nat 0\nend\n`, meta: { seconds: 700 } };
  const name = `game.0.${PUZZLE}`;
  const page = await openWith({ ...OLD, 'quincunx.current.slant': JSON.stringify(name), [`quincunx.${name}`]: JSON.stringify(untouched) },
    link('slitherlink 3x1 3..'), '.board-slitherlink .place');
  await press(page, 'slitherlink', 1, 0);
  await visit(page, '#slant', '.board-slant .place');
  assert.equal(await position(page, 'slant'), PUZZLE);
  const storage = await storageOf(page);
  assert.ok(JSON.parse(storage[`quincunx.${name}`]).meta.seconds >= 700);
  await page.context().close();
});

// ---- of a newer page ----

const NEWER = 'a newer version of the program saved this game';
const newerSave = (start, n) => `quincunx session 9 0.9.0\nstart ${start}\nfuture ${n}\nat ${n}\nsum 00000000\n`;

function newerGame(game, start, n, more = {}) {
  const kept = { game, save: newerSave(start, n), position: `${start} L.../..../....`, start, words: '4x3, of tomorrow', when: Date.parse('2026-03-01') + n, meta: { seconds: n, begun: n, mood: 'good' }, rev: n, tab: 'x', ...more };
  return [`quincunx.game.${n}.${start}`, JSON.stringify(kept)];
}

const [inHandName, inHandText] = newerGame('slant', PUZZLE, 1);
const FOREIGN = {
  [inHandName]: inHandText,
  ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => newerGame('slant', PUZZLE, i + 2))),
  ...Object.fromEntries([newerGame('hashi', 'hashi 4x4 1..2', 40), newerGame('slant', PUZZLE, 41, { save: { format: 9 } }), newerGame('slant', PUZZLE, 42, { position: 7 })]),
  'quincunx.lessons.slant': '[0,1,2,3,4,5,6,7,8,9]',
  'quincunx.lessons.hashi': '{"done":[1]}',
  'quincunx.tally.hashi': '{"finished":{"by":"hand"}}',
  'quincunx.format': '9',
  'quincunx.plans': '{"for":"tomorrow"}',
};
const PREFS = { theme: 'sepia', marking: 'gently', timer: 'always', thinkMs: 1000, size: { slant: '400x400', slider: '6' }, level: { slant: 'impossible' }, seats: { slider: ['human', 'oracle'] }, assists: ['foresee'], voices: ['low'] };
const TALLY = { finished: 4, won: 3, helped: 0, best: { '4x3': 11 }, times: {}, days: { '2026-03-01': true }, medals: 2 };
const NEW = {
  ...OLD, ...FOREIGN, 'quincunx.current.slant': JSON.stringify(inHandName.replace('quincunx.', '')),
  'quincunx.prefs': JSON.stringify(PREFS), 'quincunx.tally.slant': JSON.stringify(TALLY),
};

async function allForeign(page) {
  const storage = await storageOf(page);
  for (const [key, value] of Object.entries(FOREIGN)) assert.equal(storage[key], value, key);
  return storage;
}

test('newer: games of a newer page are listed, said to be unreadable, and left alone', async () => {
  const page = await openWith(NEW);
  await page.getByText('2 more games are kept in this browser and cannot be read by this version of the page').waitFor();
  await page.locator('.recent summary').click();
  const rows = page.locator('.recent li button');
  const count = await rows.count();
  assert.equal(count, 31 + 5 + 2); // of the newer page, of the older one, and what that had in hand and its duel
  for (const name of [/^Hashi/, /^Slant, 4x3, of tomorrow/]) {
    if (await page.locator('.recent details:not([open])').count()) await page.locator('.recent summary').click();
    await rows.filter({ hasText: name }).first().click();
    await page.getByText(`This game cannot be opened: ${NEWER}. It is left as it is.`).waitFor();
    await page.locator('.message').evaluate((e) => (e.textContent = ''));
  }
  assert.equal(await rows.count(), count);
  await allForeign(page);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('newer: where such a game is in hand there is a new one instead, and it is said why', async () => {
  const page = await openWith(NEW, '#slant', '.board-slant .place');
  await page.getByText(`The game that was begun here cannot be opened: ${NEWER}. It is left as it is, and this is a new one.`).first().waitFor();
  await until(page, 'slant', (now) => now.startsWith('slant 5x5 ')); // the size that was chosen is none of this version
  await allForeign(page);
  await visit(page, link(PUZZLE), '.board-slant .place'); // the same start as that of the newer games
  await page.getByText(`cannot be opened: ${NEWER}`).first().waitFor();
  await press(page, 'slant', 1, 1);
  await page.reload();
  await until(page, 'slant', (now) => now === `${PUZZLE} L.../..../....`);
  for (const game of GAMES.slice(1)) {
    await visit(page, `#${game}`, `.board-${game} .place`);
    await button(page, 'New Game').click();
    await until(page, game, (now) => now !== inHand(game).position);
  }
  await allForeign(page);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('newer: settings and statistics that are not known here stay', async () => {
  const page = await openWith(NEW, '#statistics', '.times');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'default');
  await visit(page, link(PUZZLE), '.board-slant .place');
  await openGroup(page, 'Help me');
  await page.getByLabel('Show mistakes').selectOption('off');
  await button(page, 'Solve').click();
  await button(page, 'Show the solution').click();
  await page.getByText('Puzzle complete').first().waitFor();
  const storage = await allForeign(page);
  assert.deepEqual(JSON.parse(storage['quincunx.prefs']), { ...PREFS, marking: 'off', folds: { 'Help me': true } });
  const { weeks, levels, ...rest } = JSON.parse(storage['quincunx.tally.slant']);
  assert.deepEqual(rest, { ...TALLY, finished: 5, helped: 1 });
  assert.deepEqual(Object.values(weeks), [1]); // this week
  assert.deepEqual(levels ?? {}, {}); // whose level nobody knows
  await page.getByLabel('Theme').selectOption('mono');
  assert.equal(JSON.parse((await storageOf(page))['quincunx.prefs']).theme, 'mono');
  await visit(page, '#tutorial=slant', '.tutorial .board-slant');
  assert.equal(await page.locator('.lesson-dots li').count(), 6);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('newer: what it wrote beside a game that can be read stays with the game', async () => {
  const kept = inHand('slant');
  const name = `quincunx.${JSON.parse(OLD['quincunx.current.slant'])}`;
  const more = { ...kept, colour: 'green', meta: { ...kept.meta, mood: 'good' } };
  const page = await openWith({ ...OLD, [name]: JSON.stringify(more) }, '#slant', '.board-slant .fall');
  await press(page, 'slant', 9, 1);
  const now = JSON.parse((await storageOf(page))[name]);
  assert.equal(now.colour, 'green');
  assert.equal(now.meta.mood, 'good');
  assert.notEqual(readSave(now.save).position, kept.position);
  await page.context().close();
});

test('newer: a window of it goes on with a game that is open here: here it becomes one of its own', async () => {
  const page = await openWith({}, link(PUZZLE), '.board-slant .place');
  await press(page, 'slant', 1, 1);
  const other = await page.context().newPage();
  await other.goto(stage.server.url);
  const name = `quincunx.game.0.${PUZZLE}`;
  const text = await other.evaluate(([key, save]) => {
    const kept = JSON.parse(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify({ ...kept, save, rev: kept.rev + 1, tab: 'newer' }));
    return localStorage.getItem(key);
  }, [name, newerSave(PUZZLE, 3)]);
  await page.getByText(`cannot be shown here: ${NEWER}. What is done here is a game of its own.`).first().waitFor();
  await press(page, 'slant', 3, 1);
  assert.equal((await storageOf(page))[name], text);
  await page.reload();
  await until(page, 'slant', (now) => now === `${PUZZLE} LL../..../....`);
  assert.equal((await storageOf(page))[name], text);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});
