// The module itself, in node: the same answers as the command line, and no request that traps it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCore, quincunx } from './helper.mjs';

test('the same seed gives the same puzzle as the command line', () => {
  const ask = openCore();
  for (const [game, size, level] of [['slant', '6x4', 'hard'], ['slitherlink', '5x6', 'easy'], ['hexpath', '4', 'normal']]) {
    const cli = JSON.parse(quincunx('new', game, '--size', size, '--level', level, '--seed', '11', '--json'));
    const made = ask(`make ${game} size=${size} level=${level} seed=11`);
    assert.equal(made.position, cli.position);
    assert.equal(made.rating, cli.rating);
    assert.equal(made.id, cli.id);
    assert.equal(ask(`make ${cli.id}`).position, cli.position);
  }
  const cli = JSON.parse(quincunx('new', 'slider', '--size', '7', '--blocked', '3', '--first', 'random', '--seed', '5', '--json'));
  assert.equal(ask('make slider size=7 blocked=3 first=random seed=5').position, cli.position);
});

test('verdicts and ratings are those of the command line', () => {
  const ask = openCore();
  for (const p of ['slant 4x3 ...../.32.2/1.1.1/.1...', 'slitherlink 3x1 3..', 'slitherlink 5x4 .3.../..0../.3.3./2...2', 'hexpath 3 2S,2,2/3,1,2/3,2E,X']) {
    ask(`load\n${p}`);
    assert.equal(ask('verdict').verdict, JSON.parse(quincunx('solve', p, '--json')).status, p);
  }
  ask('load\nslant 4x4 ...0./.4.../2...2/...../.1.0.');
  const cli = JSON.parse(quincunx('rate', 'slant 4x4 ...0./.4.../2...2/...../.1.0.', '--json'));
  const own = ask('rate');
  assert.equal(own.rating, cli.rating);
  assert.deepEqual(Object.fromEntries(own.techniques.map((t) => [t.name, t.times])), cli.techniques);
});

test('a press that joins two long pieces on the largest board is answered in at most 4 kB', () => {
  const ask = openCore();
  assert.ok(ask(`load\nslitherlink 100x100 ${Array(100).fill('.'.repeat(100)).join('/')}`).ok);
  const ways = Array.from({ length: 101 }, (_, i) => i * 2).map((x) => `${x} 4`);
  for (const [from, to] of [[0, 50], [51, 101]]) assert.ok(ask(`drag 0 ${ways.slice(from, to).join(' ')}`).ok);
  const answer = ask('press 101 4');
  assert.ok(answer.ok && answer.view.put.length > 0);
  assert.ok(JSON.stringify(answer).length <= 4096, `${JSON.stringify(answer).length} bytes`);
});

test('garbage is answered by a sentence', () => {
  const ask = openCore();
  let seed = 7;
  const chance = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const words = ['load', 'restore', 'press', 'move', 'seat', 'duel', 'think', 'look', 'relate', 'value', 'best', 'goto', 'make', 'picture',
    'slant', '4x4', '9999x9999', '-1', '1', '3', '0', 'slider', 'H', '\n', 'quincunx session\nstart slant 2x2 .../.4./...\n', 'size=3x3', 'level=hard', '…'];
  for (let i = 0; i < 3000; i++) {
    if (i % 50 === 0) ask('load\nslider 3 H++/H++/+VV H');
    const text = Array.from({ length: 1 + chance(6) }, () => words[chance(words.length)]).join(chance(5) ? ' ' : '\n');
    if (/think|value|best|make/.test(text) && chance(4)) continue;
    assert.equal(typeof ask(text).ok, 'boolean');
  }
  for (let i = 0; i < 500; i++)
    assert.equal(typeof ask(Uint8Array.from({ length: chance(200) }, () => chance(256))).ok, 'boolean');
  assert.ok(ask('load\nslant 2x2 .../.4./...').ok);
});
