// A new build: the page that is open says so, and a reload brings it whole, without the server too.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { openPage, root, startBrowser } from './helper.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser.close());

// The files of the build, some of them in another version.
async function serve(changed) {
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://x').pathname.slice(1) || 'index.html';
    try {
      const text = readFileSync(join(root, 'build/page', name));
      response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
      response.end(changed[name] ? changed[name](text.toString()) : text);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => (server.closeAllConnections(), new Promise((done) => server.close(done))) };
}

const settled = (page) => page.evaluate(() => navigator.serviceWorker.ready.then((r) => new Promise((done) => {
  const look = () => r.active?.state === 'activated' && navigator.serviceWorker.controller && done();
  r.active?.addEventListener('statechange', look);
  navigator.serviceWorker.addEventListener('controllerchange', look);
  look();
})));

test('after a new build the page says so, and a reload brings it', async () => {
  const changed = {};
  const server = await serve(changed);
  const page = await openPage(browser, server.url, { serviceWorkers: 'allow' });
  await page.waitForSelector('.card:nth-child(5)');
  await settled(page);
  await page.reload();
  await page.waitForSelector('.card:nth-child(5)');
  assert.equal(await page.locator('.update-notice').count(), 0); // the same build: nothing to say
  changed['index.html'] = (text) => text.replace('<title>Quincunx</title>', '<title>Quincunx</title><meta name="build" content="new">');
  changed['offline.js'] = (text) => text.replace(/quincunx-\$\{|"quincunx-"|quincunx-[0-9a-f]{16}/, (found) => found.replace('quincunx-', 'quincunx-next-'));
  assert.notEqual(changed['offline.js'](readFileSync(join(root, 'build/page/offline.js'), 'utf8')), readFileSync(join(root, 'build/page/offline.js'), 'utf8'));
  await page.reload();
  await page.locator('.update-notice').getByText('A newer version of this page is ready').waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForSelector('.card:nth-child(5)');
  assert.equal(await page.locator('meta[name=build]').getAttribute('content'), 'new');
  assert.equal(await page.locator('.update-notice').count(), 0);
  assert.equal((await page.evaluate(() => caches.keys())).length, 1); // what was kept of the old build is gone
  await server.stop();
  await page.reload();
  await page.waitForSelector('.card:nth-child(5)');
  assert.equal(await page.locator('meta[name=build]').getAttribute('content'), 'new');
  await page.context().close();
});
