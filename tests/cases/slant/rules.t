# The answer of the contract's first puzzle.
$ quincunx check 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL'
solved
# And of the second, which is not square.
$ quincunx check 'slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR'
solved
# Begun, and right so far.
$ quincunx check 'slant 4x4 ...0./.4.../2...2/...../.1.0. LR../RL../..../....'
open
# clue: two lines end at b2, one is wanted.
$ quincunx check 'slant 2x2 .../.1./... L./.L'
wrong
  clue b2
[1]
# clue: two cells point past b2, so 3 is out of reach.
$ quincunx check 'slant 2x2 .../.3./... R./.R'
wrong
  clue b2
[1]
# With 2 wanted the same board is fine.
$ quincunx check 'slant 2x2 .../.2./... R./.R'
open
# clue: a full board, one number wrong.
$ quincunx check 'slant 2x2 .../.2./..0 LL/LL'
wrong
  clue c1
[1]
# clue: numbers that their place does not allow are wrong before anything is drawn.
$ quincunx check 'slant 2x2 2../.../..3'
wrong
  clue a3
  clue c1
[1]
# loop: the smallest one.
$ quincunx check 'slant 2x2 .../.../... RL/LR'
wrong
  loop a2 a1 b1 b2
[1]
# loop: a large one with loose lines inside; only its own cells are named.
$ quincunx check 'slant 4x4 ...../...../...../...../..... .RL./RLLL/LLRR/.LR.'
wrong
  loop b4 a3 a2 b1 c1 d2 d3 c4
[1]
# loop: two that share the slash in b2.
$ quincunx check 'slant 3x3 ..../..../..../.... RL./LRL/.LR'
wrong
  loop a3 a2 b2 b3
  loop b2 b1 c1 c2
[1]
# Without that slash they are one.
$ quincunx check 'slant 3x3 ..../..../..../.... RL./L.L/.LR'
wrong
  loop a3 a2 b1 c1 c2 b3
[1]
# Both rules at once, for a program.
$ quincunx check --json 'slant 2x2 .1./.1./... RL/LR'
{"status":"wrong","flaws":[{"rule":"clue","at":["b3"]},{"rule":"clue","at":["b2"]},{"rule":"loop","at":["a2","a1","b1","b2"]}]}
[1]
# A drawn board as a player would type it.
$ printf 'slant 2x2:\n  +-2-+\n2 |/|\\|\n  +-+-+\n1 |\\|/|\n  +-+-+\n' | quincunx check
wrong
  loop a2 a1 b1 b2
[1]
