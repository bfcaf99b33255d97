// A Crosscut agent for Quincunx: a board that knows the rules, and a player to make better.
//
//     node agent.js test                                         does the board know the rules?
//     quincunx match 'node agent.js' random --game crosscut      a match of a hundred games
//
// choose() is yours. A move is a text: c4 places a disc there; skip is the move of who has none.

const LINES = [[1, 0], [0, 1]];
const WAYS = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const OTHER = { R: 'B', B: 'R' };

// cell[row][column] is R, B or a dot; both count from 0, from the bottom left, the perimeter included.
class Board {
  constructor(line) { // crosscut 6x5 ....../..RB../....../....../...... R
    const words = line.split(' ');
    [this.w, this.h] = words[1].split('x').map(Number);
    this.cell = words[2].split('/').reverse().map((row) => [...row]);
    this.side = words[3];
    this.done = [];
  }

  text() {
    const rows = this.cell.map((row) => row.join('')).reverse().join('/');
    return `crosscut ${this.w}x${this.h} ${rows} ${this.side}`;
  }

  at(c, r) { return this.cell[r]?.[c]; } // undefined: beside the board
  put(discs, ink) { for (const [c, r] of discs) this.cell[r][c] = ink; }
  isInner(c, r) { return c > 0 && r > 0 && c < this.w - 1 && r < this.h - 1; }

  // How many discs of the colour that lies on c, r stand in a line through it, that one included.
  segment(c, r, [x, y]) {
    let n = 1;
    for (const sign of [1, -1])
      for (let k = sign; this.at(c + k * x, r + k * y) === this.cell[r][c]; k += sign) n++;
    return n;
  }

  // The runs of enemy discs from c, r to a disc of the mover, each with its way.
  flanked(c, r) {
    const runs = [];
    for (const [x, y] of WAYS) {
      const run = [];
      let k = 1;
      for (; this.at(c + k * x, r + k * y) === OTHER[this.side]; k++) run.push([c + k * x, r + k * y]);
      if (run.length && this.at(c + k * x, r + k * y) === this.side) runs.push({ run, way: [x, y] });
    }
    return runs;
  }

  // The discs that a placement flips: all flanked ones, if the line it creates is longer than any it cuts.
  flips(c, r) {
    const runs = this.flanked(c, r), discs = runs.flatMap(({ run }) => run);
    let cut = 0, created = 0;
    for (const { run, way: [x, y] } of runs)
      for (const disc of run) {
        const n = this.segment(...disc, [y, x]); // the line that crosses the run here
        if (n > 1 || run.length > 1) cut = Math.max(cut, n); // else it is the run itself
      }
    const added = this.isInner(c, r) ? [...discs, [c, r]] : discs;
    this.put(added, this.side);
    for (const disc of added) for (const way of LINES) created = Math.max(created, this.segment(...disc, way));
    this.put(discs, OTHER[this.side]);
    this.cell[r][c] = '.';
    return created > cut ? discs : [];
  }

  moves() { // all legal moves; none: the game is over
    const found = [];
    if (this.winner()) return found;
    for (let r = 0; r < this.h; r++)
      for (let c = 0; c < this.w; c++)
        if (this.cell[r][c] === '.' && (this.isInner(c, r) || this.flips(c, r).length)) found.push('abcdefghij'[c] + (r + 1));
    return found.length ? found : ['skip'];
  }

  play(move) {
    const before = []; // discs that change, with what stood there
    if (move !== 'skip') {
      const c = move.charCodeAt(0) - 97, r = parseInt(move.slice(1)) - 1;
      const discs = this.isInner(c, r) ? [...this.flips(c, r), [c, r]] : this.flips(c, r);
      for (const disc of discs) before.push([disc, this.at(...disc)]);
      this.put(discs, this.side);
    }
    this.done.push(before);
    this.side = OTHER[this.side];
  }

  undo() {
    for (const [disc, ink] of this.done.pop()) this.put([disc], ink);
    this.side = OTHER[this.side];
  }

  winner() { // R or B: who has just spanned the inner board; else null
    return this.longest(OTHER[this.side]) === 100 ? OTHER[this.side] : null;
  }

  // The longest line of this side, in percent of what it needs.
  longest(side) {
    let most = 0;
    for (let r = 0; r < this.h; r++)
      for (let c = 0; c < this.w; c++)
        if (this.cell[r][c] === side)
          for (const way of LINES)
            most = Math.max(most, Math.floor((100 * this.segment(c, r, way)) / (way[0] ? this.w - 2 : this.h - 2)));
    return most;
  }

  // What the board looks worth to the side to move: how much longer its longest line is.
  lead() { return this.longest(this.side) - this.longest(OTHER[this.side]); }
}

const COUNTS = [ // a position, plies, and how many games of so many plies begin there
  ['crosscut 5x5 ...../..RB./.RB../.BRR./..... B', 3, 22],
  ['crosscut 6x5 ....../..RBR./.RBBB./..RRB./...... B', 4, 17],
  ['crosscut 6x6 ....../....../....../....../....../...... R', 2, 240],
  ['crosscut 4x4 ..../.RR./..../.... B', 1, 0], // Red has won
];
const VALUES = [ // a position, plies, and what search finds
  ['crosscut 5x5 ...../.RR../...../...../..... R', 1, 100],
  ['crosscut 6x5 ....../.RB.../..BR../.B..../...... R', 2, 25],
];
