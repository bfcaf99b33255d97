/* A review: the graph of each game, its moves with what they were worth, the better ones on the board. */
const WIDTH = 900, HEIGHT = 160, EDGE = 8;
const FLAWS = new Set(['inaccuracy', 'mistake', 'missed win', 'blunder']);
const className = (s) => s.label.replace(' ', '-');
const percent = (v) => `${Math.round(100 * v)} %`;

const moveButton = (s, i) => {
  const b = make('button', `${i + 1}. ${s.move}`, className(s));
  if (FLAWS.has(s.label)) b.append(s.label === 'blunder' ? '??' : s.label === 'inaccuracy' ? '?!' : '?');
  b.title = s.label;
  return b;
};

/* From where something went to where it came, or a ring where it came from nowhere. */
function way(change, name) {
  const from = change.go.filter(isPiece), to = change.come.filter(isPiece);
  if (!to.length && !from.length) return [];
  if (from.length === 1 && to.length === 1)
    return [svg('path', { class: `way ${name}`, d: `M${from[0][0]} ${from[0][1]}L${to[0][0]} ${to[0][1]}`, 'marker-end': 'url(#tip)' })];
  const [x, y] = to.length ? to[to.length - 1] : from[0];
  return [svg('circle', { class: `way ${name}`, cx: x, cy: y, r: 0.9 })];
}

function tip() {
  const marker = svg('marker', { id: 'tip', viewBox: '0 0 4 4', refX: 3, refY: 2, markerWidth: 5, markerHeight: 5, orient: 'auto' });
  marker.append(svg('path', { d: 'M0 0L4 2L0 4Z', class: 'mark' }));
  const defs = svg('defs', {});
  defs.append(marker);
  return defs;
}

function graph(game) {
  const n = Math.max(1, game.steps.length);
  const at = (i, v) => [EDGE + (i * (WIDTH - 2 * EDGE)) / n, EDGE + (1 - v) * (HEIGHT - 2 * EDGE)];
  const values = [game.steps.length ? game.steps[0].before : 0.5, ...game.steps.map((s) => s.after)];
  const line = values.map((v, i) => at(i, v).join(' '));
  const [right] = at(values.length - 1, 0);
  const parts = [
    svg('rect', { class: 'frame', x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height: HEIGHT - 2 * EDGE }),
    svg('path', { class: 'area', d: `M${EDGE} ${HEIGHT - EDGE}L${line.join('L')}L${right} ${HEIGHT - EDGE}Z` }),
    svg('path', { class: 'half', d: `M${EDGE} ${HEIGHT / 2}H${WIDTH - EDGE}` }),
    svg('path', { class: 'here', id: 'here', d: '' }),
  ];
  game.steps.forEach((s, i) => {
    if (!FLAWS.has(s.label)) return;
    const [cx, cy] = at(i + 1, s.after);
    parts.push(svg('circle', { class: className(s), cx, cy, r: 5 }));
  });
  $('graph').replaceChildren(...parts);
  $('graph').onclick = (e) => {
    const box = $('graph').getBoundingClientRect();
    replay.go(Math.round((((e.clientX - box.left) / box.width) * WIDTH - EDGE) / ((WIDTH - 2 * EDGE) / n)));
  };
}

function worded(s) {
  const known = s.exact ? ' (exact)' : '';
  return s.text ? `${s.mover}, ${s.label}${known}: ${s.text}` : `${s.mover} ${s.move}: ${s.words}${known}, ${s.label}.`;
}

/* The position after the move is shown; over it, what was better than it. */
function shown(game, ply) {
  const s = game.steps[ply - 1], x = EDGE + (ply * (WIDTH - 2 * EDGE)) / Math.max(1, game.steps.length);
  if ($('here')) $('here').setAttribute('d', `M${x} ${EDGE}V${HEIGHT - EDGE}`);
  $('words').textContent = s ? worded(s) : 'The start. Arrow keys go on; press the graph to go to a move.';
  return s ? [tip(), ...way(s, 'played'), ...(s.better ? way(s.better, 'best') : [])] : [];
}

const replay = replayIn($('stage'), shown, moveButton);

function open(index) {
  const g = data.games[index];
  if ($('list')) [...$('list').querySelectorAll('tr.game')].forEach((tr, i) => tr.classList.toggle('on', i === index));
  $('who').textContent = `${g.players[0]} \u2013 ${g.players[1]}: ${g.result}`;
  $('accuracy').textContent = `Accuracy: ${g.sides[0]} ${percent(g.accuracy[0])}, ${g.sides[1]} ${percent(g.accuracy[1])}. The higher the graph, the better for ${g.sides[0]}.`;
  graph(g);
  replay.open(g);
}

if ($('list')) row($('list'), ['', 'first', 'second', 'result', 'accuracy', 'turns'], 'th');
if ($('list')) data.games.forEach((g, i) => {
  const tr = row($('list'), [i + 1, ...g.players, g.result, g.accuracy.map(percent).join(' \u2013 '), g.steps ? g.steps.length : 0]);
  tr.className = 'game';
  tr.addEventListener('click', () => open(i));
});
const asked = /^#game=(\d+)(?:,(\d+))?$/.exec(location.hash);
if (data.games.length) open(asked ? Math.min(Number(asked[1]), data.games.length) - 1 : 0);
if (asked && asked[2]) replay.go(Number(asked[2]));
else if (!$('list') && data.games.length) replay.go(data.games[0].worst || 0); // one game: what decided it
