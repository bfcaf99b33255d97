// Keys for the tests: to the board, and about it.

// Tab to the board, from the top of the page.
export async function tabToBoard(page) {
  await page.waitForSelector('.place');
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) return;
  }
  throw new Error('Tab does not lead to the board');
}

export async function goTo(page, x, y) {
  for (;;) {
    const [hx, hy] = await page.evaluate(() => [Number(document.activeElement.dataset.x), Number(document.activeElement.dataset.y)]);
    if (hx === x && hy === y) return;
    await page.keyboard.press(hx < x ? 'ArrowRight' : hx > x ? 'ArrowLeft' : hy < y ? 'ArrowDown' : 'ArrowUp');
  }
}
