// The first minute: who has never been here learns each game in a few presses, once; who has been here never sees it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations, violationsInThemes } from './axe.mjs';
import { clickSpot, openCore, openPage, useBrowser } from './helper.mjs';

const stage = useBrowser();
const { games } = openCore()('games');

test('every game is taught by presses on the outlined places, then played; and never again', async () => {
  const page = await openPage(stage.browser, stage.server.url, { newcomer: true });
  for (const { name, title, first } of games) {
    await page.waitForSelector('.card:nth-child(5)');
    await page.locator(`.card-${name}`).getByRole('button', { name: /^New/ }).click();
    await page.waitForSelector('.first-minute .place');
    assert.equal(first.presses.length, 3, title);
    for (const { at, words } of first.presses) {
      await page.locator('.task').getByText(words).waitFor();
      await page.locator('.extras .wanted').first().waitFor();
      await clickSpot(page, ...at);
    }
    await page.locator('.task').getByText(first.done).waitFor();
    assert.deepEqual(await (name === 'slant' ? violationsInThemes : violations)(page), [], title);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForSelector(`.play-${name} .place`);
    await page.goto(stage.server.url + '#');
  }
  await page.evaluate(() => Object.keys(localStorage).filter((key) => /current|game/.test(key)).forEach((key) => localStorage.removeItem(key)));
  await page.reload();
  await page.goto(`${stage.server.url}#slant`);
  await page.waitForSelector('.play-slant .place');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('it is skipped by one press, does nothing elsewhere, and comes before no board that was asked for', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#slant`, { newcomer: true });
  await page.waitForSelector('.first-minute .place');
  await clickSpot(page, 3, 3);
  await page.locator('.message').getByText('Press the outlined place').waitFor();
  await page.getByText('1 of 3').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.waitForSelector('.play-slant .place');
  await page.goto(`${stage.server.url}#slitherlink_3x2_..1/.3.`); // a link from somebody
  await page.waitForSelector('.play-slitherlink .place');
  await page.context().close();
});

test('a profile from before never sees it', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#slider`, { newcomer: true, script: () => localStorage.setItem('quincunx.prefs', '{"theme":"dark"}') });
  await page.waitForSelector('.play-slider .place');
  await page.context().close();
});
