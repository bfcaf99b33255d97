// The server: right types, caching, headers; it answers to this machine's name alone.
import assert from 'node:assert/strict';
import http from 'node:http';
import net from 'node:net';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { startServer } from './helper.mjs';

let server;
before(async () => (server = await startServer()));
after(() => server.stop());

function get(path, headers = {}, method = 'GET', body = '') {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: server.port, path, method, headers }, (response) => {
      const parts = [];
      response.on('data', (d) => parts.push(d));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

test('every file has its type and the security headers', async () => {
  const types = {
    '/': 'text/html; charset=utf-8', '/index.html': 'text/html; charset=utf-8', '/app.js': 'text/javascript; charset=utf-8',
    '/page.css': 'text/css; charset=utf-8', '/core.wasm': 'application/wasm', '/icon.svg': 'image/svg+xml',
    '/manifest.webmanifest': 'application/manifest+json',
  };
  for (const [path, type] of Object.entries(types)) {
    const r = await get(path);
    assert.equal(r.status, 200, path);
    assert.equal(r.headers['content-type'], type);
    assert.equal(r.headers['x-content-type-options'], 'nosniff');
    assert.equal(r.headers['cross-origin-opener-policy'], 'same-origin');
    assert.match(r.headers['content-security-policy'], /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    assert.doesNotMatch(r.headers['content-security-policy'], /unsafe-inline|'unsafe-eval'|\*/);
    assert.ok(r.body.length > 0);
  }
});

test('what has not changed is not sent again', async () => {
  const first = await get('/app.js');
  const again = await get('/app.js', { 'If-None-Match': first.headers.etag });
  assert.equal(again.status, 304);
  assert.equal(again.body.length, 0);
  assert.equal((await get('/app.js', { 'If-None-Match': '"other"' })).status, 200);
  const { etag } = first.headers;
  for (const list of [`"other", ${etag}`, `${etag},"other"`, `W/${etag}`, `"a,b", W/"c" , W/${etag}`, '*'])
    assert.equal((await get('/app.js', { 'If-None-Match': list })).status, 304, list);
  for (const list of ['', ',,', 'W/', '"', etag.slice(0, -1), `"x${etag.slice(1)}`, `"a, ${etag.slice(1, -1)}"`])
    assert.equal((await get('/app.js', { 'If-None-Match': list })).status, 200, list);
});

test('who takes gzip gets it, with a tag of its own; the others get the file as it is', async () => {
  for (const path of ['/', '/app.js', '/page.css', '/core.wasm']) {
    const plain = await get(path);
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.headers.vary, 'Accept-Encoding');
    for (const accepts of ['gzip', 'gzip, deflate, br', 'br;q=1.0 , GZIP;q=0.001', '*', 'br, *;q=0.1, identity;q=0', 'gzip ; q=1']) {
      const packed = await get(path, { 'Accept-Encoding': accepts });
      assert.equal(packed.headers['content-encoding'], 'gzip', accepts);
      assert.equal(packed.headers.vary, 'Accept-Encoding');
      assert.equal(packed.headers['content-type'], plain.headers['content-type']);
      assert.equal(Number(packed.headers['content-length']), packed.body.length);
      assert.ok(packed.body.length < 0.9 * plain.body.length);
      assert.deepEqual(gunzipSync(packed.body), plain.body);
      assert.notEqual(packed.headers.etag, plain.headers.etag);
    }
    for (const accepts of ['', 'identity', 'br', 'gzip;q=0', 'gzip; q=0.000, *', '*;q=0', 'gzipped', 'xgzip', 'deflate;q=gzip'])
      assert.equal((await get(path, { 'Accept-Encoding': accepts })).headers['content-encoding'], undefined, accepts);
    const packed = await get(path, { 'Accept-Encoding': 'gzip' });
    const again = (tag, accepts) => get(path, { 'If-None-Match': tag, 'Accept-Encoding': accepts });
    const same = await again(packed.headers.etag, 'gzip');
    assert.deepEqual([same.status, same.body.length, same.headers.vary, same.headers.etag], [304, 0, 'Accept-Encoding', packed.headers.etag]);
    assert.equal((await again(plain.headers.etag, 'gzip')).status, 200);
    assert.equal((await again(packed.headers.etag, 'identity')).status, 200);
    const head = await get(path, { 'Accept-Encoding': 'gzip' }, 'HEAD');
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) assert.equal(head.headers[name], packed.headers[name], name);
    assert.equal(head.body.length, 0);
    assert.equal((await get(`${path}.gz`)).status, 404);
  }
  assert.equal((await get('/index.html.gz')).status, 404);
});

test('page and module together are at most 400 kB as sent', async () => {
  const sizes = await Promise.all(['/', '/app.js', '/worker.js', '/page.css', '/core.wasm', '/offline.js', '/icon.svg', '/manifest.webmanifest']
    .map(async (path) => (await get(path, { 'Accept-Encoding': 'gzip' })).body.length));
  const all = sizes.reduce((a, b) => a + b);
  assert.ok(all <= 400_000, `${all} bytes`);
});

test('a foreign Host is refused', async () => {
  for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80', '127.0.0.1:80@evil'])
    assert.equal((await get('/', { Host: host })).status, 421, host);
  for (const host of ['localhost', `localhost:${server.port}`, `127.0.0.1:${server.port}`])
    assert.equal((await get('/', { Host: host })).status, 200, host);
});

test('there is nothing but to read', async () => {
  for (const body of ['', 'x', 'x'.repeat(100000)]) {
    const r = await get('/', {}, 'POST', body);
    assert.deepEqual([r.status, r.headers.allow], [405, 'GET, HEAD']);
  }
  assert.equal((await get('/', {}, 'PUT', 'text')).status, 405);
  assert.equal((await get('/', {}, 'DELETE')).status, 405);
  assert.equal((await get('/', {}, 'HEAD')).status, 200);
  for (const path of ['/nothing', '/../../etc/passwd', '//etc/passwd', '/app.js/'])
    assert.equal((await get(path)).status, 404, path);
});

// Clients that begin and never finish: n connections, each with these bytes sent.
function halfOpen(n, bytes) {
  return Promise.all(Array.from({ length: n }, () => new Promise((resolve) => {
    const socket = net.connect(server.port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)));
    socket.on('error', () => resolve(socket));
  })));
}

// The page is there before the server has lost patience with them: others do not wait for that.
async function answersMeanwhile(sockets) {
  const lost = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))));
  const answer = get('/', { Connection: 'close' }).then(({ status }) => status);
  assert.equal(await Promise.race([answer, lost.then(() => 'only after the slow ones')]), 200);
}

test('slow clients do not keep the page from others', async () => {
  for (const [n, bytes] of [[64, 'GET / HTTP/1.1\r\nHost: local'], [500, 'GET / HT'], [500, ''],
    [100, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx']]) {
    const sockets = await halfOpen(n, bytes);
    await answersMeanwhile(sockets);
    for (const socket of sockets) socket.destroy();
    assert.equal((await get('/', { Connection: 'close' })).status, 200);
  }
});

test('a head that does not come is not waited for, and one that comes slowly neither', async () => {
  const silent = net.connect(server.port, '127.0.0.1');
  const slow = net.connect(server.port, '127.0.0.1', () => slow.write('GET / HTTP/1.1\r\n'));
  const drip = setInterval(() => slow.write('X-A: b\r\n'), 100);
  slow.on('error', () => {});
  const closed = (socket) => new Promise((resolve) => socket.resume().once('close', resolve));
  await Promise.all([closed(silent), closed(slow)]);
  clearInterval(drip);
});
