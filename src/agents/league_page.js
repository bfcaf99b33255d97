/* Standings, crosstable, and every game of a league. */
const fixed = (v, digits) => (v > 0 && digits === 0 ? '+' : '') + v.toFixed(digits);

function standings() {
  row($('standings'), ['', 'agent', 'games', '+', '=', '\u2212', '%', 'Elo', '\u00b1', 'LOS %', 'lost by'], 'th');
  data.agents.forEach((a, i) => row($('standings'), [i + 1, a.name, a.games, a.wins, a.draws, a.losses,
    a.games ? (100 * (a.wins + a.draws / 2) / a.games).toFixed(1) : '', fixed(a.elo, 0), a.error.toFixed(0),
    i + 1 < data.agents.length ? (100 * a.los).toFixed(1) : '', a.faults]));
  row($('cross'), ['', 'agent', ...data.agents.map((_, i) => i + 1)], 'th');
  data.agents.forEach((a, i) => row($('cross'), [i + 1, a.name, ...a.points.map((p) => (p === null ? '' : p))]));
}


const replay = replayIn($('stage'));

function open(index) {
  const g = data.games[index];
  const named = (texts, words) => texts.map((t, i) => t && words(data.agents[i ? g.second : g.first].name, t)).filter(Boolean);
  [...$('games').querySelectorAll('tr.game')].forEach((tr) => tr.classList.toggle('on', Number(tr.dataset.index) === index));
  $('who').textContent = `${data.agents[g.first].name} \u2013 ${data.agents[g.second].name}: ${g.result}, ${g.verdict}`;
  $('why').textContent = named(g.notes, (name, note) => `${name} ${note}`).join('; ');
  $('err').textContent = named(g.errs, (name, text) => `${name} wrote:\n${text}`).join('\n');
  $('err').hidden = !$('err').textContent;
  replay.open(g);
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
$('played').textContent = `${data.played} of ${data.wanted} games.`;
const asked = /^#game=(\d+)(?:,(\d+))?$/.exec(location.hash);
if (data.games.length) open(asked ? Math.min(Number(asked[1]), data.games.length) - 1 : 0);
if (asked && asked[2]) replay.go(Number(asked[2]));
