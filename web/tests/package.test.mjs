// The JavaScript package as others get it: installed from its file into an empty folder, without a network, and asked
// the table of calls in node and in a browser.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root, startBrowser } from './helper.mjs';

const LONG = 'slider 5 H++++/H++++/H++++/H++++/+VVVV H'; // so many turns ahead it takes for ever
const table = readFileSync(join(root, 'tests/calls/calls.tsv'), 'utf8').trim().split('\n');
const types = { '.js': 'text/javascript', '.html': 'text/html', '.wasm': 'application/wasm', '.tsv': 'text/plain' };
const elsewhere = { '/calls.tsv': 'tests/calls/calls.tsv', '/blog.html': 'examples/js/blog.html' };
let folder, library, server, address, browser;

const installed = (name) => join(folder, 'node_modules/quincunx', name);

function send(request, response) {
  const name = normalize(new URL(request.url, 'http://a').pathname);
  try {
    const bytes = readFileSync(elsewhere[name] ? join(root, elsewhere[name]) : installed(name.replace(/^\/quincunx\//, '/')));
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}

before(async () => {
  const file = execFileSync(join(root, 'tools/build-js'), [join(root, 'build/wasm/quincunx.wasm')], { encoding: 'utf8' }).trim();
  assert.ok(statSync(join(root, file)).size <= 400_000, 'at most 400 kB as sent');
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--prefix', folder, join(root, file)], { cwd: folder, stdio: 'pipe' });
  library = await import(pathToFileURL(installed('index.js')));
  server = createServer(send);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${server.address().port}`;
  browser = await startBrowser();
});

after(async () => {
  await browser?.close();
  server?.close();
  if (folder) rmSync(folder, { recursive: true });
});

// Runs here and in the browser: the rows whose answers are others.
function differing(quincunx, rows) {
  return rows.filter((row) => {
    const [ending, command, text, options, want] = row.split('\t');
    const told = quincunx.ask(command, text, options.replaceAll(';', '\n'));
    return told.ending !== Number(ending) || told.json.replace(/,"time_us":\d+/, '') !== want;
  });
}

test('the table of calls in node, and 10,000 calls in the same memory', async () => {
  const quincunx = await library.load();
  assert.ok(table.length >= 500);
  assert.deepEqual(differing(quincunx, table), []);
  const memory = quincunx.memory();
  for (let calls = 0; calls < 10_000; calls += table.length)
    for (const row of table) {
      const [, command, text, options] = row.split('\t');
      quincunx.ask(command, text, options.replaceAll(';', '\n'));
    }
  assert.equal(quincunx.memory(), memory);
});

test('the table of calls in a browser', async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/README.md`);
  const bad = await page.evaluate(`(async () => {
    const { load } = await import('/index.js');
    const rows = (await (await fetch('/calls.tsv')).text()).trim().split('\\n');
    return (${differing})(await load(), rows);
  })()`);
  assert.deepEqual(bad, []);
  await page.close();
});

test('a folder without anything else: an import by name', () => {
  writeFileSync(join(folder, 'solve.mjs'), `import { open } from 'quincunx';
    const quincunx = await open();
    console.log((await quincunx.solve('slant 2x2 .../.4./...')).solution);`);
  assert.equal(execFileSync('node', ['solve.mjs'], { cwd: folder, encoding: 'utf8' }), 'LR/RL\n'); // and it ends
});

test('answers, errors and options as JavaScript has them', async () => {
  const quincunx = await library.load();
  const made = quincunx.make('slant', { size: '4x4', level: 'easy', seed: 3 });
  assert.equal(quincunx.solve(made).solution, made.solution);
  assert.equal(quincunx.solve(made, { fromHere: true, limit: 5 }).status, 'unique');
  assert.notEqual(quincunx.make('slant').seed, quincunx.make('slant').seed);
  const { position } = quincunx.apply('slant 2x2 .../.4./...', { moves: ['a1R', 'b1L'] });
  assert.equal(position, 'slant 2x2 .../.4./... ../RL');
  assert.match(quincunx.svg(made, { theme: 'dark' }).svg, /^<svg /);
  assert.equal(quincunx.games().games.length, 5);
  assert.throws(() => quincunx.solve('slant 3x2 ..../.9../....'), (e) => e instanceof library.QuincunxError && e.code === 'refused' && e.line === 1 && e.column === 17);
  assert.throws(() => quincunx.apply('slant 2x2 .../.4./...', { moves: 'q9L' }), { argument: 1, move: 'q9L' });
  assert.throws(() => quincunx.solve('slant 2x2 .../.4./...', { limits: 3 }), /did you mean limit\?/);
  assert.throws(() => quincunx.perft(LONG, { steps: 10, depth: 60 }), { code: 'limit' });
});

// Runs here and in the browser: a question that would take hours is ended, and so is one that waits behind it; the next is answered.
async function abort({ open }, position) {
  const quincunx = await open();
  const controller = new AbortController();
  const told = (question) => question.then(() => 'answered', (error) => error.name);
  await quincunx.games(); // the worker is there
  const long = told(quincunx.perft(position, { depth: 60, signal: controller.signal }));
  const waits = told(quincunx.solve('slant 2x2 .../.4./...', { signal: controller.signal }));
  const first = told(quincunx.moves('slant 2x2 .../.4./...'));
  setTimeout(() => controller.abort(), 100);
  await long;
  const late = told(quincunx.solve('slant 2x2 .../.4./...', { signal: controller.signal }));
  const all = [await long, await waits, await first, await late];
  quincunx.close();
  return [...all, await told(quincunx.games())];
}

test('an AbortSignal ends a question, in node and in a browser', async () => {
  const want = ['AbortError', 'AbortError', 'answered', 'AbortError', 'Error'];
  assert.deepEqual(await abort(library, LONG), want);
  const page = await browser.newPage();
  await page.goto(`${address}/README.md`);
  assert.deepEqual(await page.evaluate(`import('/index.js').then((library) => (${abort})(library, '${LONG}'))`), want);
  await page.close();
});

test('the demo page: a puzzle a day with hints', async () => {
  assert.ok(readFileSync(installed('demo.html'), 'utf8').split('\n').length <= 31);
  const page = await browser.newPage();
  const said = [];
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`${address}/demo.html`);
  await page.waitForSelector('body[data-ready]');
  const board = await page.innerHTML('#board');
  await page.click('#hint');
  await page.waitForFunction((old) => document.querySelector('#board').innerHTML !== old, board);
  assert.match(await page.textContent('#words'), /: .*\. 1\. /);
  assert.deepEqual(said, []);
  await page.close();
});

test('a puzzle in a blog is played to its end, and is there again when the page is', async () => {
  const quincunx = await library.load();
  const made = quincunx.make('slant', { size: '5x5', level: 'easy', seed: 20260101 }), hint = quincunx.hint(made);
  const after = (moves) => quincunx.apply(made, { moves }).position;
  const page = await browser.newPage();
  const said = [];
  page.on('pageerror', (error) => said.push(error.message));
  const shown = (position) => page.waitForSelector(`body[data-position="${position}"]`);
  const square = (name) => page.click(`#squares button[aria-label=${name}]`);
  await page.goto(`${address}/blog.html?day=2026-01-01`);
  await shown(made.position);
  await page.click('#hint');
  await shown(after(hint.moves));
  assert.equal(await page.textContent('#words'), hint.text);
  for (const play of [['c3L'], ['c3L', 'c3R'], ['c3L', 'c3R', 'c3.']]) {
    await square('c3');
    await shown(after([...hint.moves, ...play]));
  }
  for (let n = hint.moves.length + 3; n > 0; n--) await page.click('#undo');
  await shown(made.position);
  const rows = made.solution.split('/');
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 5; c++)
      for (let times = rows[r][c] === 'L' ? 1 : 2; times > 0; times--) await square('abcde'[c] + (5 - r));
  await shown(`${made.position} ${made.solution}`);
  assert.equal(await page.textContent('#words'), 'Solved. Come back tomorrow.');
  await page.reload();
  await shown(`${made.position} ${made.solution}`);
  assert.equal(await page.textContent('#words'), 'Solved. Come back tomorrow.');
  const corners = await page.evaluate(() => { // the button of a square lies on its square
    const box = document.querySelector('#board svg').getBoundingClientRect(), at = (n) => (22 + 48 * n) / 284 * box.width;
    return [[0.1, 4.9], [4.9, 0.1]].map(([x, y]) => document.elementFromPoint(box.left + at(x), box.top + at(y)).ariaLabel);
  });
  assert.deepEqual(corners, ['a1', 'e5']);
  assert.deepEqual(said, []);
  await page.close();
});

test('the types are those of the program, and are right', () => {
  assert.equal(execFileSync(join(root, 'build/gcc/library_types'), ['typescript'], { encoding: 'utf8' }), readFileSync(installed('types.d.ts'), 'utf8'));
  writeFileSync(join(folder, 'types.mts'), `import { load, open, QuincunxError, type Walk } from 'quincunx';
    const now = await load(), later = await open();
    const solution: string | Walk | null = now.solve('slant 2x2 .../.4./...', { limit: 5, signal: new AbortController().signal }).solution;
    const texts: string[] = (await later.hint(now.make('slant', { level: 'easy' }))).story.map((step) => step.text);
    // @ts-expect-error there is no such level
    now.make('slant', { level: 'simple' });
    console.log(solution, texts, QuincunxError.name);`);
  execFileSync('node', [join(root, 'web/node_modules/typescript/bin/tsc'), '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext',
    '--lib', 'es2022,dom', '--types', '', 'types.mts'], { cwd: folder, stdio: 'pipe' });
});
