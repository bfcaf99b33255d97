'use strict';
/* What the pages share: their data, and a board that steps through a game. Nothing of the data ever becomes
 * markup: text goes in by textContent. */
let data = JSON.parse(document.getElementById('data').textContent);
const $ = (id) => document.getElementById(id);
const make = (tag, text, name) => {
  const e = document.createElement(tag);
  if (text !== undefined) e.textContent = text;
  if (name) e.className = name;
  return e;
};
const row = (table, cells, tag = 'td') => {
  const tr = make('tr');
  cells.forEach((c, i) => tr.append(make(c === '' ? 'td' : tag, c, i === 1 ? 'name' : '')));
  table.append(tr);
  return tr;
};
const svg = (tag, attributes) => {
  const e = document.createElementNS('http://www.w3.org/2000/svg', tag);
  Object.entries(attributes).forEach(([k, v]) => e.setAttribute(k, v));
  return e;
};

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
const isPiece = (m) => PIECES.has(SHAPES[m[2]]);
const drawn = (m) => draw[SHAPES[m[2]]](m[0], m[1], ROLES[m[3]] || '', m[4]);

/* A board as a picture; the pieces whose marks are `fresh` have just come. `more` lies over it. */
function boardOf(size, marks, fresh, more = []) {
  const board = svg('svg', { role: 'img', 'aria-label': 'The board', class: 'board' });
  fillBoard(board, size, marks, fresh, more);
  return board;
}

function fillBoard(board, size, marks, fresh, more) {
  board.setAttribute('viewBox', `-1.6 -0.6 ${2 * size.width + 2.2} ${2 * size.height + 2.2}`);
  const parts = marks.filter((m) => draw[SHAPES[m[2]]]).map((m) => {
    const part = drawn(m);
    if (fresh.has(key(m)) && isPiece(m)) part.classList.add('last');
    return part;
  });
  for (let r = 0; r < size.height; r++) parts.push(label(-0.8, 2 * r + 1, size.height - r, 0.8));
  for (let c = 0; c < size.width; c++) parts.push(label(2 * c + 1, 2 * size.height + 0.8, String.fromCharCode(97 + c), 0.8));
  board.replaceChildren(...parts, ...more);
}

/* The board, its buttons and the list of moves in `stage`. `shown` hears which move is shown and may lay
 * more over the board; `named` writes the button of a move. */
function replayIn(stage, shown = () => [], named = (s, i) => make('button', `${i + 1}. ${s.move}`)) {
  const board = svg('svg', { role: 'img', 'aria-label': 'The board', class: 'board' });
  const place = make('span');
  const moves = make('p', undefined, 'moves');
  const nav = make('nav');
  const side = make('div');
  let game = null, ply = 0;
  place.setAttribute('aria-live', 'polite');
  const go = (to) => {
    if (!game) return;
    ply = Math.max(0, Math.min(game.steps.length, to));
    show();
  };
  [['start', () => go(0)], ['back', () => go(ply - 1)], ['forward', () => go(ply + 1)], ['end', () => go(Infinity)]].forEach(([name, f]) => {
    const b = make('button', name);
    b.addEventListener('click', f);
    nav.append(b, ' ');
  });
  nav.append(place);
  side.append(nav, moves);
  stage.append(board, side);
  function show() {
    const { marks, fresh } = boardAfter(game, ply);
    fillBoard(board, game, marks, fresh, shown(game, ply));
    [...moves.children].forEach((b, i) => b.classList.toggle('on', i === ply));
    place.textContent = `${ply} of ${game.steps.length}`;
  }
  document.addEventListener('keydown', (e) => {
    if (e.key === 'ArrowRight') go(ply + 1);
    if (e.key === 'ArrowLeft') go(ply - 1);
  });
  return {
    go,
    open(g) {
      game = g && g.steps ? g : null;
      stage.hidden = !game;
      if (!game) return;
      moves.replaceChildren(make('button', 'start'), ...g.steps.map(named));
      [...moves.children].forEach((b, i) => b.addEventListener('click', () => go(i)));
      go(0);
    },
  };
}
