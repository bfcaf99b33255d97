# The next step, and why.
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
number on the rim: The 0 at corner d5 is on the border and takes no line, so the cells beside it point away: cell c4 is \ and cell d4 is /.
  c4L d4R
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --json
{"technique":"number on the rim","because":["d5"],"moves":["c4L","d4R"],"text":"The 0 at corner d5 is on the border and takes no line, so the cells beside it point away: cell c4 is \\ and cell d4 is /.","status":"step"}
$ quincunx hint 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
suppose, a few steps: From a3 the walk could go to the 2 in b3, the 3 in a2 or the 1 in b2: not to the 2 in b3, for there the 2s would tie; the 3 in a2 would force it along a2-a1-b1, and that is E, but the walk would not stop there. So it goes to the 1 in b2.
  b2
$ quincunx hint 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3'
clue finished: No side of the 0 in b1 is a line: cross out b1n, b1e, b1s and a1e.
  b1n0 b1e0 b1s0 a1e0

# Something is wrong, it is solved, or there is nothing to prove.
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0. R.../..../..../....'
The 4 at corner b4 can get no more than 3. Look at the cells round it.
  b4
[1]
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL'
The puzzle is solved.
$ quincunx hint 'slant 2x2 .../.../...'
Nothing more can be concluded: several solutions are left.
[1]
$ quincunx hint 'slider 2 H+/+V H'
quincunx: line 1, column 1: this game has no hints
[2]

# How hard it is.
$ quincunx rate 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --json
{"rating":2.5,"level":"easy","techniques":{"number on the rim":4,"number finished":1,"number needs all":1,"small loop":3,"only way out":1},"steps":10}
$ quincunx rate 'slant 2x2 .../.../...'
not rated: it has not exactly one solution
[1]
$ quincunx rate 'slider 2 H+/+V H'
quincunx: line 1, column 1: this game has nothing to rate
[2]
$ quincunx rate --explain 'slant 2x2 .../.4./...'
number needs all: The 4 at corner b2 needs a line from every cell round it: cell a2 is \, cell b2 is /, cell a1 is / and cell b1 is \.
  a2L b2R a1R b1L
1.5 easy, steps: 1
  number needs all: 1
