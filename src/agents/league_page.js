/* A league: the whole, each agent, each pair, each game; the address says which. Where the data does not
 * stand in the page, a server is asked for it, and again and again for what is new. */
const live = !data.agents;
const PLAYING_MS = 1000, LEAGUE_MS = 3000;
const fixed = (v, digits) => (v > 0 && digits === 0 ? '+' : '') + v.toFixed(digits);
const percent = (t) => (t.games ? ((100 * t.points) / t.games).toFixed(1) : '');
const asked = (values) => new URLSearchParams(values).toString();

/* ---- where one is ---- */

const agentLink = (name) => `#${asked({ agent: name })}`;
const pairLink = (a, b) => `#${asked({ pair: a, with: b })}`;
const gameLink = (g) => `#${asked({ first: data.agents[g.first].name, second: data.agents[g.second].name, number: g.number })}`;
const named = (name) => data.agents.findIndex((a) => a.name === name);

/* "#game=7,12", the seventh game after 12 turns, is read too. */
function here() {
  const at = new URLSearchParams(location.hash.slice(1));
  const counted = /^(\d+)(?:,(\d+))?$/.exec(at.get('game') || '');
  if (counted && data.games.length) {
    const g = data.games[Math.min(Math.max(1, Number(counted[1])), data.games.length) - 1];
    return { kind: 'game', game: g, ply: Number(counted[2] || 0) };
  }
  if (at.has('agent')) return { kind: 'agent', who: named(at.get('agent')) };
  if (at.has('pair')) return { kind: 'pair', a: named(at.get('pair')), b: named(at.get('with')) };
  if (at.has('number')) {
    const first = named(at.get('first')), second = named(at.get('second')), number = Number(at.get('number'));
    return { kind: 'game', game: data.games.find((g) => g.first === first && g.second === second && g.number === number), ply: 0 };
  }
  return { kind: 'all' };
}

/* ---- pieces ---- */

function linkTo(href, text) {
  const a = make('a', text);
  a.href = href;
  return a;
}

function head(text) {
  return make('h2', text);
}

/* Rows of a table: what is a node stands as it is. Columns with words begin at the left. */
const hasWords = (cell) => /\p{L}/u.test(cell instanceof Node ? cell.textContent : cell);
function table(heads, rows) {
  const t = make('table');
  const scroll = make('div', undefined, 'scroll');
  const words = heads.map((_, i) => i === 1 || rows.some((cells) => hasWords(cells[i])));
  const line = (cells, tag) => {
    const tr = make('tr');
    cells.forEach((c, i) => {
      const cell = make(c === '' ? 'td' : tag, c instanceof Node ? undefined : c, words[i] ? 'name' : '');
      if (c instanceof Node) cell.append(c);
      tr.append(cell);
    });
    t.append(tr);
    return tr;
  };
  line(heads, 'th');
  rows.forEach((cells) => line(cells, 'td'));
  scroll.append(t);
  scroll.tabIndex = 0; // a wide one is moved by keys too
  return scroll;
}

/* ---- counting ---- */

/* For this agent; who -1: for the first side. */
function tally(games, who = -1) {
  const t = { games: games.length, wins: 0, draws: 0, losses: 0, points: 0 };
  games.forEach((g) => {
    const side = who < 0 || g.first === who ? 'first' : 'second';
    if (g.result === side) t.wins++;
    else if (g.result === 'first' || g.result === 'second') t.losses++;
    else t.draws++;
  });
  t.points = t.wins + t.draws / 2;
  return t;
}
const counts = (t) => [t.games, t.wins, t.draws, t.losses, percent(t)];
const COUNTS = ['games', '+', '=', '\u2212', '%'];

const gamesOf = (who) => data.games.filter((g) => g.first === who || g.second === who);
const gamesBetween = (a, b) => data.games.filter((g) => (g.first === a && g.second === b) || (g.first === b && g.second === a));

function bySide(games, who) {
  return table(['', 'side', ...COUNTS], data.sides.map((side, i) =>
    ['', side, ...counts(tally(games.filter((g) => (i ? g.second : g.first) === who), who))]));
}

function byOpening(games, who) {
  const met = data.openings.map((o, i) => [o, i, games.filter((g) => g.opening === i)]).filter((row) => row[2].length);
  return table(['', 'opening', 'size', ...COUNTS], met.map(([o, i, of]) => [i + 1, make('code', o.position), o.size, ...counts(tally(of, who))]));
}

function bySize(games, who) {
  const sizes = [...new Set(data.openings.map((o) => o.size))];
  return sizes.length < 2 ? [] : [head('By size'), table(['', 'size', ...COUNTS], sizes.map((size) =>
    ['', size, ...counts(tally(games.filter((g) => data.openings[g.opening]?.size === size), who))]))];
}

/* ---- the whole ---- */

const agentName = (i) => linkTo(agentLink(data.agents[i].name), data.agents[i].name);
const seconds = (v) => (v < 9.995 ? v.toFixed(2) : v.toFixed(0));

/* Processor time of a game, on average. */
function spent(who) {
  const of = gamesOf(who);
  return of.length ? seconds(of.reduce((sum, g) => sum + g.cpu[g.first === who ? 0 : 1], 0) / of.length) : '';
}

function standings() {
  return table(['', 'agent', 'games', '+', '=', '\u2212', '%', 'Elo', '\u00b1', 'LOS %', 'CPU s', 'lost by'],
    data.agents.map((a, i) => [i + 1, agentName(i), a.games, a.wins, a.draws, a.losses,
      percent({ games: a.games, points: a.wins + a.draws / 2 }), fixed(a.elo, 0), a.error.toFixed(0),
      i + 1 < data.agents.length ? (100 * a.los).toFixed(1) : '', spent(i), a.faults]));
}

function crosstable() {
  return table(['', 'agent', ...data.agents.map((_, i) => i + 1)], data.agents.map((a, i) =>
    [i + 1, a.name, ...a.points.map((p, j) => (p === null ? '' : linkTo(pairLink(a.name, data.agents[j].name), p)))]));
}

const winnerOf = (g) => (g.result === 'first' ? data.agents[g.first].name : g.result === 'second' ? data.agents[g.second].name : null);
function gameRows(games) {
  const judged = live ? [''] : [];
  return table(['', 'first', 'second', 'winner', 'verdict', 'turns', 'CPU s', '', ...judged], games.map((g) => {
    return [g.number, agentName(g.first), agentName(g.second), winnerOf(g) ?? g.result, g.verdict, g.turns, g.cpu.map(seconds).join(' \u2013 '), linkTo(gameLink(g), 'replay'),
      ...judged.map(() => (g.turns ? linkTo(reviewLink(g), 'review') : ''))];
  }));
}

/* By what a server keeps it. */
const keyOf = (g) => asked({ first: data.agents[g.first].hash, second: data.agents[g.second].hash, start: (g.number - 1) >> 1, terms: data.terms });
const reviewLink = (g) => `review?${keyOf(g)}`;

/* A list of games, all of them or those with one verdict; only so many at first. */
const SHOWN = 300;
let chosen = '', whole = false;
function gameList(games) {
  const box = make('div'), verdicts = [...new Set(games.map((g) => g.verdict))];
  const of = games.filter((g) => !chosen || g.verdict === chosen);
  const only = make('select');
  only.setAttribute('aria-label', 'Which games');
  only.append(...['', ...verdicts].map((v) => {
    const o = make('option', v || 'every verdict');
    o.value = v;
    return o;
  }));
  only.value = chosen;
  only.addEventListener('change', () => {
    chosen = only.value;
    show();
  });
  box.append(only, gameRows(whole ? of : of.slice(0, SHOWN)));
  if (!whole && of.length > SHOWN) {
    const more = make('button', `all ${of.length}`);
    more.addEventListener('click', () => {
      whole = true;
      show();
    });
    box.append(more);
  }
  return box;
}

function viewAll() {
  const first = (split) => ({ games: split[0] + split[1] + split[2], wins: split[0], draws: split[1], losses: split[2], points: split[0] + split[1] / 2 });
  return [
    head('Standings'), standings(),
    ...(data.rounds ? [head('Rounds'), make('pre', data.rounds)] : []),
    head('Points of row against column'), crosstable(),
    head(`By opening, for ${data.sides[0]}`),
    table(['', 'opening', 'size', ...COUNTS], data.openings.map((o, i) => [i + 1, make('code', o.position), o.size, ...counts(first(o.split))])),
    ...bySize(data.games, -1),
    head('By side'),
    table(['', 'agent', ...data.sides.flatMap((s) => [`${s} games`, `${s} %`])], data.agents.map((a, i) => [i + 1, agentName(i),
      ...[0, 1].flatMap((side) => {
        const t = tally(data.games.filter((g) => (side ? g.second : g.first) === i), i);
        return [t.games, percent(t)];
      })])),
    head('Games'), gameList(data.games),
  ];
}

/* ---- an agent, a pair ---- */

/* What an agent did wrong, or wrote: of its last games. A server is asked for what it wrote. */
const LOG_MOST = 20;
function logOf(who) {
  const box = make('div', undefined, 'log');
  const of = gamesOf(who).filter((g) => g.notes[g.first === who ? 0 : 1] || (g.errs && g.errs[g.first === who ? 0 : 1]));
  of.slice(-LOG_MOST).reverse().forEach((g) => {
    const side = g.first === who ? 0 : 1;
    const p = make('p');
    p.append(linkTo(gameLink(g), `${g.verdict}, game ${g.number} against ${data.agents[side ? g.first : g.second].name}`), g.notes[side] ? `: ${g.notes[side]}` : '');
    const pre = make('pre');
    pre.hidden = true;
    box.append(p, pre);
    details(g).then((d) => {
      pre.textContent = (d && d.errs && d.errs[side]) || '';
      pre.hidden = !pre.textContent;
    });
  });
  if (of.length > LOG_MOST) box.append(make('p', `The last ${LOG_MOST} of ${of.length}; the others are with their games.`));
  if (!of.length) box.append(make('p', 'Nothing went wrong.'));
  return box;
}

/* All of them together, and ten positions to learn from. */
function reviewHint(name) {
  const p = make('p', 'How it plays over all games, with drills: ');
  p.append(make('code', `quincunx review games.txt --of '${name.replaceAll("'", "'\\''")}'`));
  return p;
}

function viewAgent({ who }) {
  if (who < 0) return [make('p', 'There is no such agent in this league.')];
  const a = data.agents[who], of = gamesOf(who);
  const others = data.agents.map((_, i) => i).filter((i) => i !== who && gamesBetween(who, i).length);
  return [
    head(a.name),
    make('p', `Place ${who + 1} of ${data.agents.length}. Elo ${fixed(a.elo, 0)} \u00b1 ${a.error.toFixed(0)}.${a.faults ? ` Lost by ${a.faults}.` : ''} ${of.length ? `${spent(who)} s of the processor a game.` : ''}`),
    head('Against each'),
    table(['', 'opponent', ...COUNTS, ''], others.map((i) => [i + 1, agentName(i), ...counts(tally(gamesBetween(who, i), who)),
      linkTo(pairLink(a.name, data.agents[i].name), 'games')])),
    head('By side'), bySide(of, who),
    head('By opening'), byOpening(of, who),
    ...bySize(of, who),
    head('Log'), logOf(who),
    head('Lost games'), reviewHint(a.name), gameRows(of.filter((g) => g.result === (g.first === who ? 'second' : 'first'))),
    head('Games'), gameList(of),
  ];
}

function viewPair({ a, b }) {
  if (a < 0 || b < 0 || a === b) return [make('p', 'There is no such pair in this league.')];
  const of = gamesBetween(a, b), t = tally(of, a), names = [data.agents[a].name, data.agents[b].name];
  const score = make('p');
  score.append(linkTo(agentLink(names[0]), names[0]), ` ${t.points} : ${t.games - t.points} `, linkTo(agentLink(names[1]), names[1]));
  score.className = 'score';
  return [
    head(`${names[0]} against ${names[1]}`), score,
    head(`By side of ${names[0]}`), bySide(of, a),
    head(`By opening, for ${names[0]}`), byOpening(of, a),
    ...bySize(of, a),
    head('Games'), gameRows(of),
  ];
}

/* ---- a game ---- */

const replay = replayIn($('stage'));

const known = new Map();
function details(g) {
  if (!live) return Promise.resolve(g);
  const key = keyOf(g);
  if (!known.has(key)) known.set(key, fetch(`game?${key}`).then((r) => (r.ok ? r.json() : null)).catch(() => null));
  return known.get(key);
}

function viewGame({ game: g }) {
  if (!g) return [make('p', 'There is no such game in this league.')];
  const title = head('');
  title.append(agentName(g.first), ` (${data.sides[0]}) \u2013 `, agentName(g.second), ` (${data.sides[1]})`);
  const told = make('p');
  told.append(`Game ${g.number} of `, linkTo(pairLink(data.agents[g.first].name, data.agents[g.second].name), 'these two'),
    `: ${winnerOf(g) === null ? g.result : `${winnerOf(g)} wins`}, ${g.verdict}, ${g.turns} turns; ${g.cpu.map(seconds).join(' and ')} s of the processor. `);
  if (live && g.turns) told.append(linkTo(reviewLink(g), 'What decided it?'));
  return [title, told];
}

/* Opened once, so that what one steps through stays where it is. */
let opened = null;
function openGame(at) {
  const key = at.game ? keyOf(at.game) : null;
  if (key === opened) return;
  opened = key;
  $('why').hidden = $('err').hidden = $('stage').hidden = true;
  replay.open(null);
  if (!at.game) return;
  const words = (texts, say) => (texts || []).map((t, i) => t && say(data.agents[i ? at.game.second : at.game.first].name, t)).filter(Boolean);
  const fill = (d) => {
    $('why').textContent = d ? words(d.notes, (name, note) => `${name} ${note}`).join('; ') : 'The game cannot be had now.';
    $('err').textContent = d ? words(d.errs, (name, text) => `${name} wrote:\n${text}`).join('\n') : '';
    $('why').hidden = !$('why').textContent;
    $('err').hidden = !$('err').textContent;
    replay.open(d && d.steps ? d : null);
    replay.go(at.ply);
  };
  if (live) details(at.game).then((d) => opened === key && fill(d));
  else fill(at.game);
}

/* ---- games in progress ---- */

let playing = { running: false, games: [] };

function showPlaying() {
  const box = make('div', undefined, 'boards');
  $('playing').hidden = here().kind !== 'all' || !playing.games.length;
  playing.games.forEach((g) => {
    const figure = make('figure'), caption = make('figcaption');
    if (g.marks) figure.append(boardOf(g, [...g.marks].sort((a, b) => a[2] - b[2]), new Set()));
    caption.textContent = `${g.first} \u2013 ${g.second}, turn ${g.turns}`;
    figure.append(caption);
    box.append(figure);
  });
  $('playing').replaceChildren(head('Being played'), box);
}

/* ---- all of it ---- */

const views = { all: viewAll, agent: viewAgent, pair: viewPair, game: viewGame };

function tell() {
  const state = !live ? '' : playing.running ? ' The league is running.' : ' The league is not running.';
  $('played').textContent = data.agents ? `${data.played} of ${data.wanted} games.${state}` : `Waiting for the first table.${state}`;
}

let shownAt = null;
function show() {
  if (!data.agents) return;
  const at = here();
  document.title = document.querySelector('h1').textContent = data.title;
  tell();
  $('path').replaceChildren(...(at.kind === 'all' ? [] : [linkTo('#', 'The whole league')]));
  showPlaying();
  const slid = location.hash === shownAt ? [...$('view').querySelectorAll('.scroll')].map((e) => e.scrollLeft) : [];
  shownAt = location.hash;
  $('view').replaceChildren(...views[at.kind](at));
  [...$('view').querySelectorAll('.scroll')].forEach((e, i) => (e.scrollLeft = slid[i] || 0));
  openGame(at.kind === 'game' ? at : { game: null });
}

/* An answer of the server, or null; what has not changed is not told again. */
function watch(path, every, take) {
  let last = null;
  const look = async () => {
    try {
      const answer = await fetch(path);
      const text = answer.ok ? await answer.text() : null;
      if (text !== null && text !== last) take(JSON.parse((last = text)));
    } catch {
      $('played').textContent = 'The server does not answer any more.';
      last = null;
    }
    setTimeout(look, every);
  };
  look();
}

window.addEventListener('hashchange', () => {
  show();
  window.scrollTo(0, 0);
});
if (live) {
  tell();
  watch('league.json', LEAGUE_MS, (d) => {
    data = d;
    show();
  });
  watch('playing.json', PLAYING_MS, (d) => {
    playing = d;
    tell();
    if (data.agents) showPlaying();
  });
} else {
  show();
}
