// What axe finds on a page. The page's own policy forbids what axe does to get in, so it is put in
// from outside, once for a document.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const THEMES = ['default', 'dark', 'classic', 'mono'];

// The rules whose answer depends on colours; all the others say the same in every theme.
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

export async function violations(page, options = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (more) => {
    const { violations: found } = await window.axe.run(document, { resultTypes: ['violations'], ...more });
    return found.map((v) => `${v.id}: ${v.nodes.map((n) => `${n.target} ${n.any.map((a) => a.message).join('; ')}`).slice(0, 3).join(' | ')}`);
  }, options);
}

// The same screen in each theme, one after the other; what is found is named with its theme.
export async function violationsInThemes(page) {
  const all = [];
  for (const theme of THEMES) {
    await page.getByLabel('Theme').selectOption(theme);
    await page.waitForFunction((t) => document.documentElement.dataset.theme === t, theme);
    const found = await violations(page, theme === THEMES[0] ? {} : COLOURS);
    all.push(...found.map((words) => `${theme}: ${words}`));
  }
  return all;
}
