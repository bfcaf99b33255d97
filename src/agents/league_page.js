'use strict';
/* The page's data is in #data. Nothing of it ever becomes markup: text goes in by textContent. */
const data = JSON.parse(document.getElementById('data').textContent);
const $ = (id) => document.getElementById(id);
const make = (tag, text, name) => {
  const e = document.createElement(tag);
  if (text !== undefined) e.textContent = text;
  if (name) e.className = name;
  return e;
};
const row = (table, cells, tag = 'td') => {
  const tr = make('tr');
  cells.forEach((c, i) => tr.append(make(tag, c, i === 1 ? 'name' : '')));
  table.append(tr);
  return tr;
};
const fixed = (v, digits) => (v > 0 && digits === 0 ? '+' : '') + v.toFixed(digits);

function standings() {
  row($('standings'), ['', 'agent', 'games', '+', '=', '\u2212', '%', 'Elo', '\u00b1', 'LOS %', 'lost by'], 'th');
  data.agents.forEach((a, i) => row($('standings'), [i + 1, a.name, a.games, a.wins, a.draws, a.losses,
    a.games ? (100 * (a.wins + a.draws / 2) / a.games).toFixed(1) : '', fixed(a.elo, 0), a.error.toFixed(0),
    i + 1 < data.agents.length ? (100 * a.los).toFixed(1) : '', a.faults]));
  row($('cross'), ['', 'agent', ...data.agents.map((_, i) => i + 1)], 'th');
  data.agents.forEach((a, i) => row($('cross'), [i + 1, a.name, ...a.points.map((p) => (p === null ? '' : p))]));
}

/* Marks of a board: [x, y, shape, role, value] at doubled coordinates, as the program draws them. A
 * replay has the marks of the start, and for each move those that go and those that come. */
const key = (m) => m.join(',');
function boardAfter(game, ply) {
  const marks = new Map(game.marks.map((m) => [key(m), m]));
  let fresh = new Set();
  game.steps.slice(0, ply).forEach((s) => {
    s.go.forEach((m) => marks.delete(key(m)));
    s.come.forEach((m) => marks.set(key(m), m));
    fresh = new Set(s.come.map(key));
  });
  return { marks: [...marks.values()].sort((a, b) => a[2] - b[2]), fresh };
}

const svg = (tag, attributes) => {
  const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
  Object.entries(attributes).forEach(([k, v]) => e.setAttribute(k, v));
  return e;
};
const SHAPES = ['cell', 'dot', 'line', 'cross', 'rise', 'fall', 'disc', 'arrow', 'number', 'letter', 'step'];
const PIECES = new Set(['disc', 'arrow', 'rise', 'fall']);
const ROLES = { 0: 'grid', 3: 'first', 4: 'second', 5: 'blocked', 6: 'edge' };
const label = (x, y, text, size) => {
  const e = svg('text', { x, y, class: 'mark', 'font-size': size, 'text-anchor': 'middle', 'dominant-baseline': 'central' });
  e.textContent = text;
  return e;
};
const draw = {
  cell: (x, y, c) => svg('rect', { x: x - 1, y: y - 1, width: 2, height: 2, class: c || 'grid', 'stroke-width': 0.06 }),
  dot: (x, y) => svg('circle', { cx: x, cy: y, r: 0.12, class: 'mark' }),
  disc: (x, y, c) => svg('circle', { cx: x, cy: y, r: 0.75, class: c || 'mark' }),
  arrow: (x, y, c, v) => svg('path', { d: 'M-.55 -.7L.8 0L-.55 .7Z', class: c || 'mark', transform: `translate(${x} ${y}) rotate(${90 * v - 90})` }),
  rise: (x, y, c) => svg('path', { d: `M${x - 1} ${y + 1}L${x + 1} ${y - 1}`, class: 'slash ' + c, 'stroke-width': 0.2 }),
  fall: (x, y, c) => svg('path', { d: `M${x - 1} ${y - 1}L${x + 1} ${y + 1}`, class: 'slash ' + c, 'stroke-width': 0.2 }),
  number: (x, y, c, v) => {
    const group = svg('g', {});
    group.append(svg('circle', { cx: x, cy: y, r: 0.5, class: 'clue' }), label(x, y, v, 0.8));
    return group;
  },
  letter: (x, y, c, v) => label(x, y, String.fromCharCode(v), 1),
};

let game = null, ply = 0;
function show() {
  const { marks, fresh } = boardAfter(game, ply);
  const board = $('board');
  board.setAttribute('viewBox', `-1.6 -0.6 ${2 * game.width + 2.2} ${2 * game.height + 2.2}`);
  const parts = marks.filter((m) => draw[SHAPES[m[2]]]).map((m) => {
    const part = draw[SHAPES[m[2]]](m[0], m[1], ROLES[m[3]] || '', m[4]);
    if (fresh.has(key(m)) && PIECES.has(SHAPES[m[2]])) part.classList.add('last');
    return part;
  });
  for (let r = 0; r < game.height; r++) parts.push(label(-0.8, 2 * r + 1, game.height - r, 0.8));
  for (let c = 0; c < game.width; c++) parts.push(label(2 * c + 1, 2 * game.height + 0.8, String.fromCharCode(97 + c), 0.8));
  board.replaceChildren(...parts);
  [...$('moves').children].forEach((b, i) => b.classList.toggle('on', i === ply));
  $('place').textContent = `${ply} of ${game.steps.length}`;
}
const go = (to) => {
  if (!game) return;
  ply = Math.max(0, Math.min(game.steps.length, to));
  show();
};

function open(index) {
  const g = data.games[index];
  [...$('games').querySelectorAll('tr.game')].forEach((tr) => tr.classList.toggle('on', Number(tr.dataset.index) === index));
  $('who').textContent = `${data.agents[g.first].name} \u2013 ${data.agents[g.second].name}: ${g.result}, ${g.verdict}`;
  $('why').textContent = g.notes.map((n, i) => n && `${data.agents[i ? g.second : g.first].name} ${n}`).filter(Boolean).join('; ');
  $('err').textContent = g.errs.map((e, i) => e && `${data.agents[i ? g.second : g.first].name} wrote:\n${e}`).filter(Boolean).join('\n');
  $('err').hidden = !$('err').textContent;
  game = g.steps ? g : null;
  $('stage').hidden = !game;
  if (!game) return;
  $('moves').replaceChildren(make('button', 'start'), ...g.steps.map((s, i) => make('button', `${i + 1}. ${s.move}`)));
  [...$('moves').children].forEach((b, i) => b.addEventListener('click', () => go(i)));
  go(0);
}

function games() {
  const table = $('list');
  const only = $('only').value;
  table.replaceChildren();
  row(table, ['', 'first', 'second', 'result', 'verdict', 'turns'], 'th');
  data.games.forEach((g, i) => {
    if (only && g.verdict !== only) return;
    const tr = row(table, [i + 1, data.agents[g.first].name, data.agents[g.second].name, g.result, g.verdict, g.turns]);
    tr.className = 'game';
    tr.dataset.index = i;
    tr.addEventListener('click', () => open(i));
  });
}

standings();
$('only').append(...['', ...new Set(data.games.map((g) => g.verdict))].map((v) => {
  const o = make('option', v || 'every verdict');
  o.value = v;
  return o;
}));
$('only').addEventListener('change', games);
games();
$('to-start').addEventListener('click', () => go(0));
$('back').addEventListener('click', () => go(ply - 1));
$('forward').addEventListener('click', () => go(ply + 1));
$('to-end').addEventListener('click', () => go(Infinity));
document.addEventListener('keydown', (e) => {
  if (e.key === 'ArrowRight') go(ply + 1);
  if (e.key === 'ArrowLeft') go(ply - 1);
});
const asked = /^#game=(\d+)(?:,(\d+))?$/.exec(location.hash);
if (data.games.length) open(asked ? Math.min(Number(asked[1]), data.games.length) - 1 : 0);
if (asked && asked[2]) go(Number(asked[2]));
