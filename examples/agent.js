// An agent for Quincunx: plays any legal move. docs/PROTOCOL.md has the language.
let chance = 1;
const random = (n) => (chance = (chance * 48271) % 2147483647) % n;
const choose = (side, moves) => moves[random(moves.length)];

require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ...rest] = line.split(' ');
  let answer = word === 'protocol' ? '1' : '';
  if (word === 'newgame') chance = 1 + (Number(rest[2]) % 2147483646); // GAME SIZE SEED
  if (word === 'genmove') answer = choose(rest[0], rest.slice(1)); // SIDE MOVE...: the legal ones
  process.stdout.write(`= ${answer}\n\n`, () => word === 'quit' && process.exit());
});
