// The rules as constraints: what is shown meets just those that are ticked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCore, openPage, quincunx, useBrowser } from './helper.mjs';

const stage = useBrowser();

// The lines of an answer, by its text alone: for each dot the dots that it is joined to.
function joined(position) {
  const [, size, , lines] = position.split(' ');
  const [w] = size.split('x').map(Number);
  const [across, down] = lines.split(':').map((part) => part.split('/'));
  const to = new Map();
  const join = (a, b) => {
    to.set(a, [...(to.get(a) ?? []), b]);
    to.set(b, [...(to.get(b) ?? []), a]);
  };
  across.forEach((row, r) => [...row].forEach((c, i) => c === '1' && join(r * (w + 1) + i, r * (w + 1) + i + 1)));
  down.forEach((row, r) => [...row].forEach((c, i) => c === '1' && join(r * (w + 1) + i, (r + 1) * (w + 1) + i)));
  return to;
}

function pieces(to) {
  const seen = new Set();
  let n = 0;
  for (const start of to.keys()) {
    if (seen.has(start)) continue;
    n++;
    for (const reach = [start]; reach.length;) {
      const dot = reach.pop();
      if (seen.has(dot)) continue;
      seen.add(dot);
      reach.push(...to.get(dot));
    }
  }
  return n;
}

const isLoops = (to) => [...to.values()].every((dots) => dots.length === 2);

// What is shown once the page shows a model of these.
async function shown(page, constraints) {
  const model = page.locator(`.lesson-model[data-constraints="${constraints}"]`);
  await model.waitFor();
  return model.getAttribute('data-position');
}

test('two constraints: a model with several loops; the third leaves one', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#help=slitherlink`);
  await page.getByRole('link', { name: 'The rules as constraints' }).click();
  const two = joined(await shown(page, 'cells+dots'));
  assert.ok(isLoops(two));
  assert.equal(pieces(two), 2);
  assert.equal(await page.locator('.lesson-broken li').count(), 2);
  await page.getByText('A model of cells, dots, but no answer. It breaks:').waitFor();

  await page.getByRole('checkbox', { name: 'Loop' }).check();
  const answer = await shown(page, 'cells+dots+loop');
  const three = joined(answer);
  assert.ok(isLoops(three));
  assert.equal(pieces(three), 1);
  assert.match(quincunx('check', answer), /^solved/m);
  await page.getByText('A model of cells, dots, loop: this is an answer.').waitFor();
  assert.equal(await page.locator('.lesson-broken li').count(), 0);
  // as many lines are drawn as the model has
  const lines = [...three.values()].reduce((n, dots) => n + dots.length, 0) / 2;
  assert.equal(await page.locator('.lesson-model .line').count(), lines);

  // The third says nothing without the second: it goes with it, and takes it along.
  await page.getByRole('checkbox', { name: 'Dots' }).uncheck();
  assert.ok(!isLoops(joined(await shown(page, 'cells'))));
  assert.ok(!(await page.getByRole('checkbox', { name: 'Loop' }).isChecked()));
  await page.getByRole('checkbox', { name: 'Cells' }).uncheck();
  await shown(page, 'none');
  await page.getByRole('checkbox', { name: 'Loop' }).check();
  assert.equal(pieces(joined(await shown(page, 'dots+loop'))), 1);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('another model of the same constraints is another board', async () => {
  const page = await openPage(stage.browser, `${stage.server.url}#lesson=slant`);
  const first = await shown(page, 'corners');
  const seen = new Set([first]);
  for (let i = 0; i < 20 && seen.size < 3; i++) {
    await page.getByRole('button', { name: 'Another model' }).click();
    await page.locator(`.lesson-model[data-number="${i + 2}"]`).waitFor();
    seen.add(await shown(page, 'corners'));
  }
  assert.ok(seen.size >= 3);
  for (const position of seen) assert.match(quincunx('check', position), /wrong\n {2}loop/);
  await page.getByRole('checkbox', { name: 'Tree' }).check();
  assert.match(quincunx('check', await shown(page, 'corners+tree')), /^solved/m);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
});

test('models of every choice, by the module itself', () => {
  const ask = openCore();
  for (const game of ask('games').games.filter((g) => g.constraints)) {
    const names = game.constraints.list.map((one) => one.name);
    for (let set = 0; set < 1 << names.length; set++) {
      const chosen = names.filter((_, i) => set >> i & 1);
      const stands = game.constraints.list.every((one) => !chosen.includes(one.name) || !one.needs || chosen.includes(one.needs));
      const answer = ask(`model ${game.name} ${chosen.join('+') || 'none'} 5`);
      assert.equal(answer.ok, stands, `${game.name} ${chosen}: ${answer.say}`);
      if (stands) assert.equal(answer.answer, chosen.length === names.length, `${game.name} ${chosen}`);
    }
    assert.equal(ask(`model ${game.name} nonsense`).ok, false);
  }
  assert.equal(ask('model').ok, false);
});
