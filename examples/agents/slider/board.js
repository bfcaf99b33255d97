// A Slider agent for Quincunx: a board that knows the rules, and a player to make better.
//
//     node agent.js test                                       does the board know the rules?
//     quincunx match 'node agent.js' random --game slider      a match of a hundred games
//
// choose() is yours. A move is a text: a2r moves the piece on a2 right; pass is the move of who has none.

const WAYS = { r: [1, 0], l: [-1, 0], u: [0, 1], d: [0, -1] };
const FORWARD = { H: 'r', V: 'u' };
const WAYS_OF = { H: 'rud', V: 'url' };
const OTHER = { H: 'V', V: 'H' };

// cell[row][column] is H, V, B (blocked) or +; both count from 0, from the bottom left.
class Board {
  constructor(line) { // slider 4 H+++/H+++/H+++/+VVV H
    const words = line.split(' ');
    this.n = Number(words[1]);
    this.cell = words[2].split('/').reverse().map((row) => [...row]);
    this.side = words[3];
    this.passes = Number(words[4]?.at(-1) ?? 0); // turns without a move, up to now
    this.done = [];
  }

  text() {
    const rows = this.cell.map((row) => row.join('')).reverse().join('/');
    return `slider ${this.n} ${rows} ${this.side}${this.passes ? ` passes=${this.passes}` : ''}`;
  }

  moves() { // all legal moves; none: the game is over
    const found = [];
    if (this.winner()) return found;
    for (let r = 0; r < this.n; r++)
      for (let c = 0; c < this.n; c++)
        if (this.cell[r][c] === this.side)
          for (const way of WAYS_OF[this.side])
            if (this.isFree(c, r, way)) found.push('abcdefghijklmnop'[c] + (r + 1) + way);
    return found.length ? found : ['pass'];
  }

  at(c, r) { return this.cell[r]?.[c]; } // undefined: beside the board

  isFree(c, r, way) {
    const target = this.at(c + WAYS[way][0], r + WAYS[way][1]);
    return target === '+' || (target === undefined && way === FORWARD[this.cell[r][c]]);
  }

  play(move) {
    this.done.push([move, this.passes]);
    if (move !== 'pass') this.step(move, this.side, '+');
    this.passes = move === 'pass' ? this.passes + 1 : 0;
    this.side = OTHER[this.side];
  }

  undo() {
    const [move, passes] = this.done.pop();
    this.passes = passes;
    this.side = OTHER[this.side];
    if (move !== 'pass') this.step(move, '+', this.side);
  }

  step(move, to, from) { // what comes to the target, and what is left behind
    const c = move.charCodeAt(0) - 97, r = parseInt(move.slice(1)) - 1, [x, y] = WAYS[move.at(-1)];
    this.cell[r][c] = from;
    if (this.at(c + x, r + y) !== undefined) this.cell[r + y][c + x] = to; // else it left the board
  }

  winner() { // H, V, tie, or null while the game goes on
    for (const side of 'HV') if (!this.cell.some((row) => row.includes(side))) return side;
    return this.passes === 2 ? 'tie' : null;
  }

  // How many forward moves this side still needs to leave the board with all its pieces.
  toGo(side) {
    let moves = 0;
    this.cell.forEach((row, r) => row.forEach((ink, c) => { if (ink === side) moves += this.n - (side === 'H' ? c : r); }));
    return moves;
  }

  // What the board looks worth to the side to move: by how many forward moves it is ahead.
  lead() { return this.toGo(OTHER[this.side]) - this.toGo(this.side); }
}

const COUNTS = [ // a position, plies, and how many games of so many plies begin there
  ['slider 4 H+++/H+++/H+++/+VVV H', 4, 438],
  ['slider 5 H+++H/+B++V/H+++V/HV+B+/+++VV V', 3, 276],
  ['slider 2 BB/+V H', 1, 0], // no H is left: H has won
  ['slider 3 BB+/HB+/BVV H', 1, 1], // H must pass
];
const VALUES = [ // a position, plies, and what search finds
  ['slider 2 +H/+V H', 1, 2],
  ['slider 5 H+++H/+B++V/H+++V/HV+B+/+++VV V', 2, -3],
];
