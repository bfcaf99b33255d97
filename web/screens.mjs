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

async function take(name, hash, options, act) {
  const page = await openPage(browser, server.url + hash, options);
  await page.waitForSelector('.card:nth-child(5), .place, main svg');
  await act?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(out, `page-${name}.png`) });
  await page.context().close();
}

await take('home', '', WIDE);
await take('slant', link(SLANT), WIDE, async (page) => {
  for (const name of ['Hint', 'Name it', 'Why?']) await page.getByRole('button', { name, exact: true }).click();
});
await take('slant-phone', link(SLANT), PHONE);
await take('slitherlink-phone', link('slitherlink 7x7 .2.2.3./2..3..2/.3.1.2./3..2..3/.2.1.2./2..3..2/.3.2.3.'), PHONE);
await take('crosscut-dark', link(CROSSCUT), { ...WIDE, colorScheme: 'dark' }, (page) => page.locator('[data-x="5"][data-y="9"]').hover());
await take('edit', '#edit=slitherlink_5x5_3.3../.2.../..2.3/3..../.2..3'.replaceAll(' ', '_'), WIDE, (page) => page.waitForTimeout(1500));
await take('help', '#help=crosscut', WIDE);
await take('tutorial', '#tutorial=slant', WIDE);
await take('slider-mono', link('slider 6 ++H+V+/H+VB++/++H+V+/+H+B++/++VH++/++++V+ H'), WIDE, async (page) => {
  await page.getByLabel('Theme').selectOption('mono');
});
await browser.close();
await server.stop();
