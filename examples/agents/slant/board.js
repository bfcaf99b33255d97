// An agent for the Slant duel of Quincunx: a board that knows the rules, and a player to make better.
//
//     node agent.js test                                      does the board know the rules?
//     quincunx match 'node agent.js' random --game slant      a match of a hundred games
//
// choose() is yours. A move is a text: b3L draws \ in cell b3, b3R draws /.

const OTHER = { 1: '2', 2: '1' };
const grid = (text) => text.split('/').reverse().map((row) => [...row]);
const rows = (of) => of.map((row) => row.join('')).reverse().join('/');

// The two corners that a line joins. Corner c, r is the bottom left one of cell c, r.
const ends = (c, r, ink) => (ink === 'L' ? [[c, r + 1], [c + 1, r]] : [[c, r], [c + 1, r + 1]]);
const corners = (c, r) => [[c, r], [c + 1, r], [c, r + 1], [c + 1, r + 1]];

// cell[row][column] is L, R or a dot, clue[row][column] the number of a corner or a dot; both count from 0, from the bottom
// left. With rule=sound only lines of the one solution may be drawn; it is in `answer` then.
class Board {
  constructor(line) { // slant 2x2 ..1/.3./2.. ../.. duel=1 mover=1 score=0-0
    const words = line.split(' '), fields = Object.fromEntries(words.slice(4).map((word) => word.split('=')));
    [this.w, this.h] = words[1].split('x').map(Number);
    [this.clue, this.cell] = [grid(words[2]), grid(words[3])];
    this.side = fields.mover;
    const [first, second] = fields.score.split('-').map(Number);
    this.score = { 1: first, 2: second };
    this.answer = fields.rule === 'sound' ? this.solve() : null;
    this.done = [];
  }

  text() {
    const fields = `duel=1 mover=${this.side} score=${this.score[1]}-${this.score[2]}${this.answer ? ' rule=sound' : ''}`;
    return `slant ${this.w}x${this.h} ${rows(this.clue)} ${rows(this.cell)} ${fields}`;
  }

  free() { // all empty cells
    const found = [];
    for (let r = 0; r < this.h; r++) for (let c = 0; c < this.w; c++) if (this.cell[r][c] === '.') found.push([c, r]);
    return found;
  }

  moves() { // all legal moves; none: the game is over
    return this.free().flatMap(([c, r]) => ['L', 'R']
      .filter((ink) => !this.answer || this.answer[r][c] === ink)
      .map((ink) => 'abcdefghijklmnopqrstuvwxyz'[c] + (r + 1) + ink));
  }

  play(move) {
    const c = move.charCodeAt(0) - 97, r = parseInt(move.slice(1)) - 1, points = this.points(c, r, move.at(-1));
    this.done.push([c, r, points]);
    this.cell[r][c] = move.at(-1);
    this.score[this.side] += points;
    this.side = OTHER[this.side];
  }

  undo() {
    const [c, r, points] = this.done.pop();
    this.side = OTHER[this.side];
    this.score[this.side] -= points;
    this.cell[r][c] = '.';
  }

  // The cells beside a corner, each with the line that would end there.
  around([c, r]) {
    const beside = [[c - 1, r - 1, 'R'], [c, r - 1, 'L'], [c - 1, r, 'L'], [c, r, 'R']];
    return beside.filter(([x, y]) => this.cell[y]?.[x] !== undefined);
  }

  lines(corner) { return this.around(corner).filter(([c, r, ink]) => this.cell[r][c] === ink).length; }
  room(corner) { return this.around(corner).filter(([c, r]) => this.cell[r][c] === '.').length; }
  number([c, r]) { return this.clue[r][c] === '.' ? null : Number(this.clue[r][c]); }

  // Is there a way along lines from corner a to corner b?
  isJoined(a, b) {
    const seen = new Set([String(a)]), todo = [a];
    while (todo.length) {
      for (const [c, r, ink] of this.around(todo.pop())) {
        if (this.cell[r][c] !== ink) continue;
        for (const end of ends(c, r, ink)) if (!seen.has(String(end))) { seen.add(String(end)); todo.push(end); }
      }
    }
    return seen.has(String(b));
  }

  // Would this line close a loop, or give a corner more lines than its number?
  breaks(c, r, ink) {
    const [a, b] = ends(c, r, ink);
    return this.isJoined(a, b) || [a, b].some((k) => this.number(k) !== null && this.lines(k) >= this.number(k));
  }

  // What this line earns: 1, 2 for each number it completes, 3 if all numbers around are met, 1 in the middle.
  points(c, r, ink) {
    if (this.breaks(c, r, ink)) return 0;
    const numbered = corners(c, r).filter((k) => this.number(k) !== null);
    this.cell[r][c] = ink;
    const isMet = (k) => this.number(k) !== null && this.lines(k) === this.number(k);
    const completed = ends(c, r, ink).filter(isMet).length, perfect = numbered.length && numbered.every(isMet);
    this.cell[r][c] = '.';
    const middle = Math.abs(2 * c + 1 - this.w) <= 2 && Math.abs(2 * r + 1 - this.h) <= 2;
    return 1 + 2 * completed + (perfect ? 3 : 0) + (middle ? 1 : 0);
  }

  winner() { // 1, 2, draw, nobody (the board is full and wrong), or null while the game goes on
    if (this.free().length) return null;
    const isWrong = (clue, c, r) => clue !== '.' && this.lines([c, r]) !== Number(clue);
    if (this.clue.some((row, r) => row.some((clue, c) => isWrong(clue, c, r))) || this.hasLoop()) return 'nobody';
    return this.score[1] > this.score[2] ? '1' : this.score[2] > this.score[1] ? '2' : 'draw';
  }

  hasLoop() { // of a full board: take each line away; are its ends still joined?
    return this.cell.some((row, r) => row.some((ink, c) => {
      this.cell[r][c] = '.';
      const joined = this.isJoined(...ends(c, r, ink));
      this.cell[r][c] = ink;
      return joined;
    }));
  }

  // What the board looks worth to the side to move: by how many points it is ahead.
  lead() { return this.winner() === 'nobody' ? 0 : this.score[this.side] - this.score[OTHER[this.side]]; }

  // Can this line be part of a solution, as far as the four corners around tell?
  fits(c, r, ink) {
    if (this.breaks(c, r, ink)) return false;
    this.cell[r][c] = ink;
    const enough = corners(c, r).every((k) => this.lines(k) + this.room(k) >= this.number(k));
    this.cell[r][c] = '.';
    return enough;
  }

  // All cells as the solution has them; the board stays as it is. The cell with the fewest choices comes first.
  solve() {
    let best = null;
    for (const [c, r] of this.free()) {
      const inks = ['L', 'R'].filter((ink) => this.fits(c, r, ink));
      if (!best || inks.length < best.inks.length) best = { c, r, inks };
      if (best.inks.length < 2) break;
    }
    if (!best) return this.cell.map((row) => [...row]);
    for (const ink of best.inks) {
      this.cell[best.r][best.c] = ink;
      const answer = this.solve();
      this.cell[best.r][best.c] = '.';
      if (answer) return answer;
    }
    return null;
  }
}

const COUNTS = [ // a position, plies, and how many games of so many plies begin there
  ['slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0', 3, 960],
  ['slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound', 3, 120],
  ['slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3', 4, 0],
];
const VALUES = [ // a position, plies, and what search finds
  ['slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0', 2, 2],
  ['slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound', 2, 4],
  ['slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3', 3, 0],
];
