// A league in the browser while it is played: boards being played, the table that grows, an agent's log, head to
// head, a replay, what decided a game; what agents say stays text; nothing of the folder can be had but that.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { violations } from './axe.mjs';
import { openPage, program, startBrowser, startServer } from './helper.mjs';

const EVIL = '</script><script>window.evil=1</script><img src=x onerror=window.evil=1>';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const work = mkdtempSync(join(tmpdir(), 'league-')), cup = join(work, 'cup');
let league, ended, server, browser;

// Plays the first move that goes forward; slowly, until there is a file `hurry`.
const AGENT = `
const { existsSync } = require('node:fs');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, side, ...moves] = line.split(' ');
  const answer = word === 'protocol' ? '1' : word === 'genmove' ? moves.find((m) => m.endsWith(side === 'H' ? 'r' : 'u')) || moves[0] : '';
  if (word === 'genmove' && !existsSync('../hurry')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  process.stdout.write('= ' + answer + '\\n\\n');
  if (word === 'quit') process.exit();
});`;

before(async () => {
  mkdirSync(cup);
  writeFileSync(join(cup, 'slow.js'), AGENT);
  writeFileSync(join(cup, 'bad.sh'), `echo '${EVIL}' >&2\nexit 1\n`);
  writeFileSync(join(cup, 'league.toml'), `game = "slider"\nsize = 4\ngames = 4\nseed = 6\njobs = 2\n[[agent]]\nlevel = 1\n
[[agent]]\nname = "<b>slow</b>"\ncommand = "exec node slow.js"\n[[agent]]\nname = "bad & worse"\ncommand = "sh bad.sh"\n`);
  league = spawn(program, ['league', cup], { stdio: 'ignore' });
  ended = new Promise((done) => league.once('exit', done));
  [server, browser] = await Promise.all([startServer(0, '--league', cup), startBrowser()]);
});
after(async () => {
  league.kill('SIGINT');
  await Promise.all([browser.close(), server.stop(), ended]);
  rmSync(work, { recursive: true });
});

const open = (hash = '', options = {}) => openPage(browser, server.url + hash, options);
const column = (page, heading, i) => page.locator(`xpath=//h2[.="${heading}"]/following-sibling::div[@class="scroll"][1]//tr[position()>1]/*[${i}]`).allTextContents();

test('while it is played: the boards, then the table, without a press', async () => {
  const page = await open();
  await page.getByText('The league is running.').waitFor();
  const board = page.locator('#playing svg').first();
  await board.waitFor();
  assert.match(await page.locator('#playing figcaption').first().textContent(), /^.+ \u2013 .+, turn \d+$/);
  const before_ = await board.innerHTML();
  await page.waitForFunction((was) => document.querySelector('#playing svg')?.innerHTML !== was, before_);
  assert.deepEqual(await violations(page), []);
  writeFileSync(join(work, 'hurry'), '');
  await page.getByText('12 of 12 games. The league is not running.').waitFor();
  assert.equal(await ended, 1); // one of them never made a legal move
  assert.ok(await page.locator('#playing').isHidden());
  assert.equal((await column(page, 'Standings', 2)).at(-1), 'bad & worse');
  assert.equal((await column(page, 'Standings', 12)).at(-1), 'CRASH 8');
  assert.deepEqual(await page.evaluate(() => [window.evil, document.querySelectorAll('h1 b, td b, img').length]), [undefined, 0]);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

// What a served page and index.html have alike.
async function lookAround(page) {
  await page.getByRole('link', { name: 'bad & worse' }).first().click();
  await page.getByText(/^ended with code 1|: ended with code 1$/).first().waitFor();
  await page.locator('.log pre', { hasText: EVIL }).first().waitFor();
  assert.equal((await column(page, 'Lost games', 1)).length, 8);
  await page.getByRole('link', { name: 'The whole league' }).click();
  await page.locator('h2:text-is("Points of row against column") + .scroll a').first().click();
  await page.locator('.score').waitFor();
  assert.equal((await column(page, 'Games', 1)).length, 4);
  assert.deepEqual((await page.locator('h2:has-text("By side of") + .scroll td:nth-child(3)').allTextContents()), ['2', '2']);
  assert.deepEqual((await page.locator('h2:has-text("By opening, for") + .scroll td:nth-child(4)').allTextContents()), ['2', '2']);
  await page.getByRole('link', { name: 'replay' }).first().click();
  await page.locator('#stage svg').waitFor();
  const turns = Number(/^0 of (\d+)$/.exec(await page.locator('#stage nav span').textContent())[1]);
  await page.getByRole('button', { name: 'end' }).click();
  assert.equal(await page.locator('#stage nav span').textContent(), `${turns} of ${turns}`);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.locator('#stage nav span').textContent(), `${turns - 1} of ${turns}`);
  assert.equal(await page.evaluate(() => window.evil), undefined);
  assert.deepEqual(page.complaints, []);
}

test('an agent with its log, a pair, a game; then what decided it, judged on request', async () => {
  const page = await open();
  await lookAround(page);
  assert.deepEqual(await violations(page), []);
  await page.getByRole('link', { name: 'What decided it?' }).click();
  await page.locator('#graph path.area').waitFor();
  const at = Number(/^(\d+) of /.exec(await page.locator('#stage nav span').textContent())[1]);
  assert.ok(at > 0, 'it opens where the game was decided');
  assert.match(await page.locator('#words').textContent(), /better was|: /);
  await page.getByRole('link', { name: 'The whole league' }).click();
  await page.getByText('12 of 12 games').waitFor();
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('the same in index.html, which asks nobody', async () => {
  const page = await openPage(browser, pathToFileURL(join(cup, 'index.html')).href);
  await page.getByText('12 of 12 games.').waitFor();
  await lookAround(page);
  assert.equal(await page.getByRole('link', { name: 'What decided it?' }).count(), 0);
  const long = await page.evaluate('data.games.findIndex((g) => g.turns > 3)');
  await page.goto(`${pathToFileURL(join(cup, 'index.html')).href}#game=${long + 1},3`);
  await page.reload();
  await page.getByText(/^3 of \d+$/).waitFor();
  await page.context().close();
});

test('on a phone and in the dark: nothing is wider than the page, axe finds nothing', async () => {
  const dark = await open('#agent=bad+%26+worse', { colorScheme: 'dark' });
  await dark.getByText('12 of 12 games').waitFor();
  assert.deepEqual(await violations(dark), []);
  await dark.context().close();
  const phone = await open('', PHONE);
  await phone.getByText('12 of 12 games').waitFor();
  assert.deepEqual(await violations(phone), []);
  for (const hash of ['', '#agent=bad+%26+worse', '#agent=nobody', '#pair=1&with=bad+%26+worse', '#first=1&second=1&number=9']) {
    await phone.evaluate((h) => (location.hash = h), hash);
    await phone.waitForFunction((h) => shownAt === h, hash);
    assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), hash);
  }
  await phone.context().close();
});

function get(path, { host = `127.0.0.1:${server.port}`, method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: server.port, path, method, headers: { Host: host, Connection: 'close', ...headers } }, (r) => {
      let body = '';
      r.on('data', (d) => (body += d));
      r.on('end', () => resolve({ status: r.statusCode, headers: r.headers, body }));
    });
    request.on('error', reject);
    request.end();
  });
}

test('nothing else of the folder, or of the disk, can be had', async () => {
  for (const path of ['/league.db', '/league.lock', '/league.toml', '/slow.js', '/games.txt', '/index.html', '/..%2fhurry', '/../hurry', '//etc/passwd', '/%2e%2e/hurry', '/app.js',
    '/league.json/', '/game', '/review', '/game?first=1&second=2&start=0&terms=x', `/game?first=${'0'.repeat(16)}&second=${'f'.repeat(16)}&start=0&terms=%27--`,
    `/review?first=${'0'.repeat(16)}&second=${'0'.repeat(16)}&start=99999999&terms=`, `/game?first=${'g'.repeat(16)}&second=${'0'.repeat(16)}&start=-1&terms=x`])
    assert.equal((await get(path)).status, 404, path);
  assert.equal((await get('/', { host: 'evil.example' })).status, 421);
  assert.equal((await get('/league.json', { method: 'POST' })).status, 405);
});

test('what has not changed is not sent again; the policy lets nothing in', async () => {
  const first = await get('/league.json');
  assert.equal(first.headers['content-type'], 'application/json');
  assert.equal((await get('/league.json', { headers: { 'If-None-Match': first.headers.etag } })).status, 304);
  for (const path of ['/', '/league.json', '/playing.json', '/league.js'])
    assert.match((await get(path)).headers['content-security-policy'], /^default-src 'none'; script-src 'self' /, path);
  assert.doesNotMatch(first.body, /[<>]/);
});

test('slow clients and many questions do not keep the page from others', async () => {
  const data = JSON.parse((await get('/league.json')).body);
  const asked = data.games.map((g) => `/review?${new URLSearchParams({ first: data.agents[g.first].hash, second: data.agents[g.second].hash, start: (g.number - 1) >> 1, terms: data.terms })}`);
  const sockets = await Promise.all(Array.from({ length: 80 }, () => new Promise((resolve) => {
    const socket = net.connect(server.port, '127.0.0.1', () => socket.write('GET /league.json HTTP/1.1\r\nHost: local', () => resolve(socket)));
    socket.on('error', () => resolve(socket));
  })));
  const answers = await Promise.all(asked.map((path) => get(path)));
  assert.ok(answers.every((r) => r.status === 200));
  assert.equal((await get('/')).status, 200);
  sockets.forEach((s) => s.destroy());
});
