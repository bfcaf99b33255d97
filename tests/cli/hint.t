# The next step, and why.
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
number on the rim: The 0 at corner d5 is on the border and takes no line, so the cells beside it point away: cell c4 is \ and cell d4 is /.
  c4L d4R
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --json
{"technique":"number on the rim","because":["d5"],"places":[{"kind":"corner","at":"d5"}],"moves":["c4L","d4R"],"text":"The 0 at corner d5 is on the border and takes no line, so the cells beside it point away: cell c4 is \\ and cell d4 is /.","status":"step"}
$ quincunx hint 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
suppose, a few steps: From a3 the walk could go to the 2 in b3, the 3 in a2 or the 1 in b2: not to the 2 in b3, for there the 2s would tie; the 3 in a2 would force it along a2-a1-b1, and that is E, but the walk would not stop there. So it goes to the 1 in b2.
  b2
$ quincunx hint 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3'
clue finished: No side of the 0 in b1 is a line: cross out b1n, b1e, b1s and a1e.
  b1n0 b1e0 b1s0 a1e0

# The same name may be a cell and a dot: `places` says which, in the order of `because`.
$ quincunx hint --json 'slitherlink 5x5 2222./.32../..1.3/..2.2/322..' | grep -o '"because.*]}*,"moves'
"because":["a5","a6","b6","a5"],"places":[{"kind":"cell","at":"a5"},{"kind":"dot","at":"a6"},{"kind":"dot","at":"b6"},{"kind":"dot","at":"a5"}],"moves
$ quincunx hint --json 'slitherlink 4x4 2.../..23/..1./3.1. .1../..01/..../..../1...:...0./1..1./...01/1..0.' | grep -o '"because.*]}*,"moves'
"because":["c1","d2e","c2e"],"places":[{"kind":"cell","at":"c1"},{"kind":"edge","at":"d2e"},{"kind":"edge","at":"c2e"}],"moves
$ quincunx hint --json 'hexpath 3 2S,2,2/3,1,2/3,2E,X' | grep -o '"because.*]}*,"moves'
"because":["a3","b3","a2","a1","b1"],"places":[{"kind":"cell","at":"a3"},{"kind":"cell","at":"b3"},{"kind":"cell","at":"a2"},{"kind":"cell","at":"a1"},{"kind":"cell","at":"b1"}],"moves
$ quincunx hint --json 'hexpath 3 1,3S,1/2,1,2/2E,2,3' | grep -o '"because.*,"moves'
"because":[],"places":[],"moves

# Every fact of a chain has its words, also where it settles an edge on the way.
$ quincunx hint 'slitherlink 5x5 2222./.32../..1.3/..2.2/322.. .1.../...../...../...../...../1....:....../1...../....../....../1.....'
pairs: Because of the 2 in b5, at most one of b4n and a5e is a line; and, at the 3 in b4, at least one of a4e and b4n is a line; and, at dot a6, a5w and a5n are both lines or both not; so, at dot b5, at most one of a5e and a4n is a line; so, at the 2 in a5, neither a5e nor a4n is a line. So, at dot b5, draw b4n and a4e, and cross out a5e and a4n.
  a5e0 b4n1 a4e1 a4n0
$ quincunx hint 'slitherlink 5x5 ..1.1/...3./.22../.2223/..2.. ....0/...../..01./.01../01.../...1.:.....0/...1../..10../.10.../.0....'
pairs: Because of the 3 in e2, at least one of e2e and e1n is a line; and, at dot d3, exactly one of c2e and d2n is a line; and, at dot e1, exactly one of e1s and d1e is a line; and, at dot f1, e1e and e1s are both lines or both not; so, at dot f2, at least one of e1n and e1e is a line; so, at the 2 in d2, exactly one of d2e and d1n is a line; so, at cell e1, if d1e is a line, so is e1n; so, at dot e2, e1n is a line and d1e is not. So, at cell e1, draw e1n, e1e and e1s, and cross out d1e.
  e1n1 e1e1 e1s1 d1e0

# A contradiction says why the line that closes the loop would have to be drawn.
$ quincunx hint 'slitherlink 5x5 2.22./.33../...../....1/.1.3. 11101/01000/00100/0.110/.0010/..101:100111/111111/110011/1..001/.0.111'
short contradiction: Suppose a2e were a line. Then dot b2 would need a1n; and a1n would close a loop too early. So cross out a2e.
  a2e0

# What makes a board wrong is called what it is.
$ quincunx hint 'slitherlink 3x3 .../.3./... .../.1./.1./...:..../.11./....'
The 3 in b2 has 4 lines. Look at its sides.
  b2
[1]
$ quincunx hint 'slitherlink 3x3 .../.../... .../11./.../...:..../.1../....'
Dot b3 has more than two lines: the loop does not branch.
  b3
[1]
$ quincunx hint 'slitherlink 3x3 .../.../.3. .../.1./.1./...:..../.11./....'
The lines b2n, b2e, b1n and a2e form a closed loop that is not the answer.
  b2n b2e b1n a2e
[1]
$ quincunx hint 'slitherlink 2x2 33/33'
The numbers in cells a2, a1 and b1 cannot all be met: this puzzle has no solution.
  a2 a1 b1
[1]

# Something is wrong, it is solved, or there is nothing to prove.
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0. R.../..../..../....'
The 4 at corner b4 can get no more than 3 lines. Look at the cells round it.
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
