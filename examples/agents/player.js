
let chance = 1; // repeats itself, given the same seed
const random = (n) => (chance = (chance * 48271) % 2147483647) % n;

// The move to play: any. Make it better: play a move, look at the board, undo it, take the best.
function choose(board) {
  const moves = board.moves();
  return moves[random(moves.length)];
}

// Exercise: what the board is worth to the side to move, looking so many plies ahead.
//
// With 0 plies, or where there are no moves, that is board.lead(). Else it is the best of -search(board, plies - 1) over
// all moves, each played and undone. Then let choose() take a move after which -search(board, 1) is best: two plies, its
// own move and every reply.
function search(board, plies) {
  return null; // still to be written
}

function test() {
  const check = (good, what) => { if (!good) throw new Error(what); };
  const count = (board, plies) => {
    if (plies === 0) return 1;
    const before = board.text();
    let total = 0;
    for (const move of board.moves()) {
      board.play(move);
      total += count(board, plies - 1);
      board.undo();
      check(board.text() === before, `undo of ${move} on ${before}`);
    }
    return total;
  };
  for (const [line, plies, n] of COUNTS) check(count(new Board(line), plies) === n, `${line}: games of ${plies} plies`);
  let written = true;
  for (const [line, plies, value] of VALUES) {
    const found = search(new Board(line), plies);
    written = written && found !== null;
    check(found === null || found === value, `${line}: search of ${plies} plies`);
  }
  console.log(written ? 'all is well' : 'the board is well; search is still to be written');
}

function main() {
  let board;
  require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const [word, ...rest] = line.split(' ');
    let answer = word === 'protocol' ? '1' : '';
    if (word === 'newgame') chance = 1 + (Number(rest[2]) % 2147483646); // GAME SIZE SEED
    if (word === 'position') board = new Board(rest.join(' '));
    if (word === 'play') board.play(rest[0]); // by the other side
    if (word === 'undo') board.undo();
    if (word === 'legal') answer = board.moves().join(' ');
    if (word === 'showboard') answer = board.text();
    if (word === 'genmove') board.play((answer = choose(board)));
    process.stdout.write(`= ${answer}\n\n`, () => word === 'quit' && process.exit());
  });
}

process.argv[2] === 'test' ? test() : main();
