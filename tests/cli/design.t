# design: what a setter wants to know; tests/sat/design.py has every suggestion judged by another solver.
$ quincunx design 'slitherlink 5x5 2..1./.2..1/..2../3..../.0..3'
9 solutions
two that differ in 20 places:
slitherlink 5x5 2..1./.2..1/..2../3..../.0..3 01111/10100/01000/00100/10110/00001:010001/101101/110101/111001/000011
slitherlink 5x5 2..1./.2..1/..2../3..../.0..3 11111/01100/00100/00001/10101/00011:100001/110101/111001/111010/000101
in every one: slitherlink 5x5 2..1./.2..1/..2../3..../.0..3 .1111/..100/0..00/00.../101../000.1:..0001/1..101/11..01/111.../000..1
reasoning stops after 17 steps; the first place that it leaves open is a5n
one solution is left by 3 at d2 (3.0), 1 at d1 (5.3), 2 at e2 (8.6)
[1]
$ quincunx design 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3'
1 solution, rating 3.0, normal
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3 11111/01100/00100/00010/10100/00001:100001/110101/111001/111111/000011
can be left out, one of them: d5
easier: 0 at a2 (2.9)
harder: 3 at b1 (3.2), 1 at e1 (3.6), 0 at a5 (6.6)
$ quincunx design 'slitherlink 3x3 .../.4./.3.'
0 solutions
mended by no clue at b1 (1.0), 1 at b1 (1.0), no clue at b2, 0 at b2, 1 at b2, 2 at b2, 3 at b2
[1]
$ quincunx design 'slant 2x2 .../.4./...' --json | sed s/time_us.*//
{"status":"unique","count":"1","exact":true,"two":["LR/RL"],"apart":0,"heat":{"a2":1.000000,"b2":0.000000,"a1":0.000000,"b1":1.000000},"forced":"slant 2x2 .../.4./... LR/RL","reached":"slant 2x2 .../.4./... LR/RL","steps":1,"rating":1.0,"suggestions":[],"redundant":[],"repair":[],"easier":[],"harder":[],"complete":true,"
$ quincunx design 'slider 3 H++/H++/+VV H'
quincunx: line 1, column 1: this game is a duel: there is nothing to design
[2]
$ quincunx design 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
1 solution, rating 4.4, normal
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2
$ quincunx design 'slitherlink 12x12 ............/............/............/............/............/............/............/............/............/............/............/............' --time 0.3 >/dev/null
quincunx: line 1, column 1: the time was up before all of this was known
[3]
$ quincunx show 'slitherlink 3x3 3../.../..3' --heat --to text
  ·━━━· 5 · 4 ·
3 ┃ 3 5   3   4
  · 5 · 5 · 3 ·
2 5   5   5   5
  · 3 · 5 · 5 ·
1 4   3   5 3 ┃
  · 4 · 5 ·━━━·
    a   b   c

$ quincunx show 'slitherlink 3x3 3../.../..3' --difference --to text
slitherlink 3x3:
  +---+---+ x +
3 | 3 x   |   x
  +---+ x +---+
2 x   |   x   |
  + x +---+ x +
1 x   x   | 3 |
  + x + x +---+
    a   b   c

slitherlink 3x3:
  +---+ x + x +
3 | 3 |   x   x
  + x +---+ x +
2 |   x   |   x
  +---+ x +---+
1 x   |   x 3 |
  + x +---+---+
    a   b   c

$ quincunx show 'slant 3x3 ..../.4../..../....' --forced --to text
slant 3x3:
  +-+-+-+
3 |\|/| |
  +-4-+-+
2 |/|\| |
  +-+-+-+
1 | | | |
  +-+-+-+
   a b c

$ quincunx show 'slant 2x2 .../.4./...' --solution --to text
slant 2x2:
  +-+-+
2 |\|/|
  +-4-+
1 |/|\|
  +-+-+
   a b

$ quincunx show 'slant 2x2 .../.4./...' --difference
quincunx: line 1, column 1: there is but one solution
[1]
$ quincunx show 'slant 2x2 .../.../...' --heat --forced
quincunx: choose one of --solution, --hint, --forced, --difference, --heat and moves
[2]
$ quincunx show 'slider 3 H++/H++/+VV H' --heat
quincunx: line 1, column 1: this game is a duel: there is nothing to solve
[2]
$ quincunx design 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --publish mine | tail -n 4; head -c 4 mine.png | tail -c 3; echo; head -c 4 mine.pdf; echo; quincunx show 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' -o other.svg; cmp mine.svg other.svg && rm mine.svg mine.png mine.pdf other.svg
link: #slitherlink_5x5_2..1./.2..1/..2../3..3./.0..3
puzz.link: https://puzz.link/p?slither/5/5/cbcbcddad
Tatham: 5x5t0:2b1b2b1b2b3b3b0b3
pictures: mine.svg mine.png mine.pdf
PNG
%PDF
