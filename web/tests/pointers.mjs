// Pointers for the tests: a mouse, a pen and fingers, at any speed, by real events.
import { link, openPage, settled } from './helper.mjs';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A game, ready for a pointer of any kind.
export async function openBoard(stage, p, options = {}) {
  const page = await openPage(stage.browser, stage.server.url + link(p), options);
  await page.waitForSelector('.place');
  await settled(page);
  page.cdp = await page.context().newCDPSession(page);
  return page;
}

// Where a spot of the lattice is on the screen.
export const middle = (page, [sx, sy]) => page.evaluate(([x, y]) => {
  const at = (e) => {
    const b = e.getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2];
  };
  const all = [...document.querySelectorAll('.place')];
  const own = all.find((e) => Number(e.dataset.x) === x && Number(e.dataset.y) === y);
  if (own) return at(own);
  const [a, b] = [all[0], all[all.length - 1]];
  const [[ax, ay], [bx, by]] = [at(a), at(b)];
  return [ax + ((x - a.dataset.x) * (bx - ax)) / (b.dataset.x - a.dataset.x), ay + ((y - a.dataset.y) * (by - ay)) / (b.dataset.y - a.dataset.y)];
}, [sx, sy]);

// Points on the way, as a pointer of this speed shows them at 60 pictures a second.
export function points(corners, speed) {
  const all = [];
  for (let i = 1; i < corners.length; i++) {
    const [[ax, ay], [bx, by]] = [corners[i - 1], corners[i]];
    const n = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (speed / 60)));
    for (let k = 1; k <= n; k++) all.push([ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n]);
  }
  return all;
}

export function touch(page, type, list) {
  return page.cdp.send('Input.dispatchTouchEvent', { type, touchPoints: list.map(([x, y], id) => ({ x, y, id })) });
}

export const pointers = {
  mouse: async (page, from, way, button = 'left') => {
    await page.mouse.move(...from);
    await page.mouse.down({ button });
    for (const at of way) await page.mouse.move(...at);
    await page.mouse.up({ button });
  },
  pen: async (page, from, way) => {
    const send = (type, [x, y]) => page.cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1, pointerType: 'pen' });
    await send('mousePressed', from);
    for (const at of way) await send('mouseMoved', at);
    await send('mouseReleased', way.at(-1));
  },
  finger: async (page, from, way) => {
    await touch(page, 'touchStart', [from]);
    for (const at of way) await touch(page, 'touchMove', [at]);
    await touch(page, 'touchEnd', []);
  },
};

export async function drag(page, spots, { by = 'mouse', speed = 5000, button } = {}) {
  const corners = [];
  for (const spot of spots) corners.push(await middle(page, spot));
  await pointers[by](page, corners[0], points(corners, speed), button);
}
