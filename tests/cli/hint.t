# The next step, and why.
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
Number on the rim, the 0 at corner d5: cell c4 is \ and cell d4 is /.
  1. The 0 at corner d5 takes no line, so the two cells beside it point away.
  c4L d4R
$ quincunx hint 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --json
{"technique":"number on the rim","because":["d5"],"places":[{"kind":"corner","at":"d5"}],"moves":["c4L","d4R"],"text":"Number on the rim, the 0 at corner d5: cell c4 is \\ and cell d4 is /. 1. The 0 at corner d5 takes no line, so the two cells beside it point away.","status":"step","headline":"Number on the rim, the 0 at corner d5: cell c4 is \\ and cell d4 is /.","story":[{"text":"The 0 at corner d5 takes no line, so the two cells beside it point away.","places":[{"kind":"corner","at":"d5"}],"marks":[{"kind":"number","at":"d5","role":"given"}]}],"cost":1}
$ quincunx hint 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
Suppose, a few steps at a3: go to the 1 in b2.
  1. Suppose the walk went to the 2 in b3.
  2. At b3 the 2s would tie.
  3. Suppose the walk went to the 3 in a2.
  4. From a2 only the 3 in a1 can be next: others tie, are beaten, or lead nowhere.
  5. From a1 only the 2 in b1 is free.
  6. At b1 it is on E, but would not stop.
  7. So it goes to the 1 in b2.
  b2
$ quincunx hint 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3'
Clue finished at the 0 in b1: cross out b1n, b1e, b1s and a1e.
  1. A 0 has no lines round it.
  b1n0 b1e0 b1s0 a1e0

# The same name may be a cell and a dot: `places` says which, in the order of `because`.
$ quincunx hint --json 'slitherlink 5x5 2222./.32../..1.3/..2.2/322..' | grep -o '"because.*]}*,"moves'
"because":["a5","a6","b6","a5"],"places":[{"kind":"cell","at":"a5"},{"kind":"dot","at":"a6"},{"kind":"dot","at":"b6"},{"kind":"dot","at":"a5"}],"moves
$ quincunx hint --json 'slitherlink 4x4 2.../..23/..1./3.1. .1../..01/..../..../1...:...0./1..1./...01/1..0.' | grep -o '"because.*]}*,"moves'
"because":["c2","c1"],"places":[{"kind":"cell","at":"c2"},{"kind":"cell","at":"c1"}],"moves
$ quincunx hint --json 'hexpath 3 2S,2,2/3,1,2/3,2E,X' | grep -o '"because.*]}*,"moves'
"because":["a3","b3","a2","b1"],"places":[{"kind":"cell","at":"a3"},{"kind":"cell","at":"b3"},{"kind":"cell","at":"a2"},{"kind":"cell","at":"b1"}],"moves
$ quincunx hint --json 'hexpath 3 1,3S,1/2,1,2/2E,2,3' | grep -o '"because.*,"moves'
"because":[],"places":[],"moves

# Every fact of a chain has its words, also where it settles an edge on the way.
$ quincunx hint 'slitherlink 5x5 2222./.32../..1.3/..2.2/322.. .1.../...../...../...../...../1....:....../1...../....../....../1.....'
Sides and pairs at the 3 in b4: draw b4n and a4e.
  1. At the 3 in b4, at least one of a4e and b4n is a line.
  2. Cells a4 and b5 are on the same side, so a4e and b4n are both lines.
  3. The 3 in b4 needs b4n and a4e.
  b4n1 a4e1
$ quincunx hint 'slitherlink 5x5 ..1.1/...3./.22../.2223/..2.. ....0/...../..01./.01../01.../...1.:.....0/...1../..10../.10.../.0....'
Sides and pairs at cell e1: draw e1n and e1e, and cross out d1e.
  1. At the 3 in e2, at least one of e2e and e1n is a line.
  2. At dot d3, exactly one of c2e and d2n is a line.
  3. At dot f2, at least one of e1n and e1e is a line.
  4. Cell d1 is inside, so exactly one of e1e and d1e is a line.
  5. The 2 in d2 hands it on: exactly one of d2e and d1n is a line.
  6. At dot e2, exactly one of d1e and e1n is a line.
  7. Cell e1 needs e1n and e1e, and rules out d1e.
  e1n1 e1e1 d1e0

# A contradiction says why the line that closes the loop would have to be drawn.
$ quincunx hint 'slitherlink 5x5 2.22./.33../...../....1/.1.3. 11101/01000/00100/0.110/.0010/..101:100111/111111/110011/1..001/.0.111'
Short contradiction at a2e: cross out a2e.
  1. Suppose a2e were a line.
  2. Drawn, a1n would close a loop without the 2 in d5: no line there.
  3. But cells a2 and a1 would be on different sides, and a1n is no line.
  4. So cross out a2e.
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
The numbers in cells a2, b2 and a1 cannot all be met: this puzzle has no solution.
  a2 b2 a1
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
{"rating":2.2,"work":31.2,"level":"easy","techniques":{"number on the rim":4,"number finished":1,"number needs all":1,"small loop":3,"only way out":1},"steps":10,"search":0,"hardest":3}
$ quincunx rate 'slant 2x2 .../.../...'
not rated: it has not exactly one solution
[1]
$ quincunx rate 'slider 2 H+/+V H'
quincunx: line 1, column 1: this game has nothing to rate
[2]
$ quincunx rate --explain 'slant 2x2 .../.4./...'
Number needs all, the 4 at corner b2: cell a2 is \, cell b2 is /, cell a1 is / and cell b1 is \.
  1. The 4 at corner b2 needs a line from every cell round it.
  a2L b2R a1R b1L
1.0, work 0.0: easy, steps: 1
  number needs all: 1
