// Takes the pictures of the page in docs/screens: node web/screens.mjs, with the program built.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { link, openPage, startBrowser, startServer } from './tests/helper.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'screens');
const WIDE = { viewport: { width: 1100, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SLANT = 'slant 5x5 ...1.0/2..12./.3.33./.3...1/212.31/..1... RRL../LR.../...../...../.....';
const CROSSCUT = 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R';

const server = await startServer();
const browser = await startBrowser();

// Nobody's first visit, unless that is what is to be seen; duels without the CPU.
const KNOWN = () => localStorage.getItem('quincunx.prefs') ?? localStorage.setItem('quincunx.prefs', '{"seats":{"slider":["human","human"],"crosscut":["human","human"]}}');

async function take(name, hash, options, act) {
  const page = await openPage(browser, server.url + hash, { script: options.newcomer ? undefined : KNOWN, ...options });
  await page.waitForSelector('.card:nth-child(5), .place, main svg');
  await act?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(out, `page-${name}.png`) });
  await page.context().close();
}

const press = async (page, ...names) => {
  for (const name of names) await page.locator('main').getByRole('button', { name, exact: true }).click();
};
const reason = async (page) => {
  await press(page, 'Hint', 'Name it', 'Why?');
  await page.waitForSelector('.story:not([hidden])');
};
const finish = async (page) => {
  await page.locator('[data-x="5"][data-y="5"]').click();
  await page.waitForSelector('.ending:not([hidden])');
};
const LOOP = 'slitherlink 7x7 .2.2.3./2..3..2/.3.1.2./3..2..3/.2.1.2./2..3..2/.3.2.3.';
const HEX = 'hexpath 4 1S,1,3,3/1,3,3,4/4,2,3,4/1,4,2G,2E';
const RACE = 'slider 6 ++H+V+/H+VB++/++H+V+/+H+B++/++VH++/++++V+ H';
const LAST = 'slant 3x3 .0.0/0..1/..2./1.11 LRL/RLL/RL.';
const SIDE = { ...PHONE, viewport: { width: 667, height: 375 } };

await take('home', '', WIDE);
await take('home-phone', '', PHONE);
await take('slant', link(SLANT), WIDE, reason);
await take('slant-phone', link(SLANT), PHONE);
await take('slant-small', link(SLANT), { ...PHONE, viewport: { width: 320, height: 568 } }, reason);
await take('slant-end', link(LAST), WIDE, finish);
await take('slant-end-phone', link(LAST), PHONE, finish);
await take('slant-broken', link('slant 3x3 .0.0/0..1/..2./1.11'), PHONE, async (page) => {
  for (let i = 0; i < 2; i++) await page.locator('[data-x="1"][data-y="1"]').click();
  await page.locator('.message button').click();
});
await take('slitherlink-phone', link(LOOP), PHONE);
await take('slitherlink-side', link(LOOP), SIDE);
await take('hexpath-phone', link(HEX), PHONE);
await take('hexpath', link(HEX), WIDE);
await take('crosscut-dark', link(CROSSCUT), { ...WIDE, colorScheme: 'dark' }, (page) => page.locator('[data-x="5"][data-y="9"]').hover());
await take('crosscut-side', link(CROSSCUT), SIDE);
await take('slider-mono', link(RACE), WIDE, (page) => page.getByLabel('Theme').selectOption('mono'));
await take('slider-first', '#slider', { ...PHONE, newcomer: true });
await take('packs', '#packs=crosscut', WIDE);
await take('edit', '#edit=slitherlink_5x5_3.3../.2.../..2.3/3..../.2..3', WIDE, (page) => page.waitForTimeout(1500));
await take('help', '#help=crosscut', WIDE);
await take('tutorial', '#tutorial=slant', WIDE);
await browser.close();
await server.stop();
