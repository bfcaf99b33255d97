// What a screen reader is told: a whole game of each kind by keys, read from the browser's accessibility
// tree after each of them, and compared with what a plain conversation says of the same board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conversation, link, openPage, useBrowser } from './helper.mjs';
import { goTo, tabToBoard } from './keys.mjs';

const stage = useBrowser();
const BOTH_BY_HAND = () => localStorage.setItem('quincunx.prefs', JSON.stringify({ seats: { slider: ['human', 'human'], crosscut: ['human', 'human'] } }));

// A step: where to go, the key, the same as a line of the conversation, and where the focus is then.
const at = (x, y, key, line, then = [x, y]) => ({ x, y, key, line, then });
const type = (x, y, key) => at(x, y, key, `type ${x} ${y} ${key}`);
const enter = (x, y) => at(x, y, 'Enter', `press ${x} ${y}`);
const draw = (x, y, key, dx, dy) => at(x, y, `Shift+Arrow${key}`, `press ${x + dx} ${y + dy}`, [x + 2 * dx, y + 2 * dy]);

const GAMES = [
  { position: 'slant 2x2 .../.4./...', name: 'Slant, 2 by 2', places: [2, 2], steps: [type(1, 1, '/'), type(3, 1, '/'), type(1, 3, '/'), type(3, 3, '\\'), type(1, 1, '\\')], end: 'Puzzle complete' },
  { position: 'slitherlink 2x1 3.', name: 'Slitherlink, 2 by 1', places: [3, 2], steps: [draw(0, 0, 'Right', 1, 0), draw(2, 0, 'Right', 1, 0), draw(4, 0, 'Down', 0, 1), draw(4, 2, 'Left', -1, 0), draw(2, 2, 'Left', -1, 0), draw(0, 2, 'Up', 0, -1)], end: 'Puzzle complete' },
  { position: 'hexpath 3 2S,2,2/3,1,2/3,2E,X', name: 'Hexpath, 3 by 3', places: [3, 3], steps: [enter(5, 5), enter(3, 3), enter(1, 3), enter(1, 5), enter(3, 5)], end: 'Puzzle complete' },
  { position: 'slider 3 +H+/+++/+V+ H', name: 'Slider, 3 by 3', places: [3, 3], steps: [enter(3, 1), enter(5, 1), enter(3, 5), enter(3, 3), enter(1, 1), enter(5, 1), at(5, 1, 'ArrowRight', 'press 6 1')], end: 'H wins' },
  { position: 'crosscut 4x4 ..../..../..../.... R', name: 'Crosscut by Mark Steere, 4 by 4', places: [4, 4], steps: [enter(1, 1), enter(3, 3), enter(5, 5), enter(3, 5)], end: 'Red wins' },
];

const plain = (words) => words.trim().toLowerCase().replace(/\.$/, '');

// The tree as a reader walks it: role, name, and whether it has the focus.
async function tree(page) {
  const { nodes } = await page.cdp.send('Accessibility.getFullAXTree');
  const all = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (node) => (node.role?.value === 'StaticText' ? node.name?.value ?? '' : (node.childIds ?? []).map((id) => (all.has(id) ? words(all.get(id)) : '')).join(''));
  return nodes.filter((node) => !node.ignored).map((node) => ({
    role: node.role?.value, name: node.name?.value ?? '', words: words(node),
    focused: node.properties?.some(({ name, value }) => name === 'focused' && value.value) ?? false,
  }));
}

// Waits until the tree is so.
async function until(page, what, check) {
  let last;
  for (let i = 0; i < 400; i++) {
    last = await tree(page);
    if (check(last)) return last;
    await page.waitForTimeout(25);
  }
  const heard = last.filter(({ role, focused }) => focused || role === 'status').map(({ role, name, words }) => `${role}: ${name || words}`);
  throw new Error(`waited in vain for "${what}"; told is ${heard.join(' | ')}`);
}

const focused = (nodes) => nodes.find(({ role, focused: on }) => on && role === 'gridcell')?.name ?? '';

for (const { position, name, places, steps, end } of GAMES)
  test(`${position}: the tree tells what the conversation tells`, async () => {
    const page = await openPage(stage.browser, stage.server.url + link(position), { script: BOTH_BY_HAND });
    page.cdp = await page.context().newCDPSession(page);
    await tabToBoard(page);
    const done = [];
    const answer = (line) => conversation(position, [...done, line]).trimEnd().split('\n').at(-1);
    const grid = (await tree(page)).filter(({ role }) => role === 'grid');
    assert.deepEqual(grid.map((node) => node.name), [name]);
    const hears = async ([x, y]) => {
      const cell = plain(answer(`cell ${x} ${y}`));
      await until(page, cell, (nodes) => plain(focused(nodes)) === cell);
      const state = plain(answer('state'));
      await until(page, state, (nodes) => nodes.some(({ role, words }) => (role === 'paragraph' || role === 'status') && plain(words) === state));
    };
    for (const { x, y, key, line, then } of steps) {
      await goTo(page, x, y);
      await hears([x, y]);
      const before = conversation(position, done).split('\n').length;
      await page.keyboard.press(key);
      done.push(line);
      const said = conversation(position, done).split('\n').slice(before - 1, -1)[0] ?? '';
      await hears(then);
      if (said && plain(said) !== plain(answer('state'))) // a refusal, or more than how it stands
        await until(page, said, (nodes) => nodes.some(({ role, words }) => role === 'status' && plain(words).includes(plain(said))));
    }
    const nodes = await tree(page);
    assert.equal(nodes.filter(({ role }) => role === 'row').length, places[1]);
    assert.equal(nodes.filter(({ role }) => role === 'gridcell').length, places[0] * places[1]);
    if (end) assert.ok(nodes.some(({ role, words }) => role === 'status' && words.includes(end)) && plain(answer('state')).startsWith(plain(end)));
    const odd = position.startsWith('slitherlink') ? 0 : 1; // every place once more, at the end of the game
    for (let r = 0; r < places[1]; r++)
      for (let c = 0; c < places[0]; c++) {
        await goTo(page, 2 * (r % 2 ? places[0] - 1 - c : c) + odd, 2 * r + odd);
        await hears([2 * (r % 2 ? places[0] - 1 - c : c) + odd, 2 * r + odd]);
      }
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  });
