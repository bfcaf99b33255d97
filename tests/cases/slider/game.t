# A game on 4x4 from start to end. Both sides run, and H is one move ahead.
$ quincunx show 'slider 4 H+++/H+++/H+++/+VVV H'
slider 4 H:
4 H + + +
3 H + + +
2 H + + +
1 + V V V
  a b c d

$ quincunx apply --json 'slider 4 H+++/H+++/H+++/+VVV H' a3r c1u a2r c2u a4r
{"position":"slider 4 +H++/+HV+/+H++/+V+V V","status":"open","mover":"V","flipped":[]}
$ quincunx apply --json 'slider 4 +H++/+HV+/+H++/+V+V V' c3u b3r c4u c3r d1u b4r
{"position":"slider 4 ++H+/+++H/+H+V/+V++ V","status":"open","mover":"V","flipped":[]}
# V's b1 is blocked by b2 and goes round by the left.
$ quincunx apply --json 'slider 4 ++H+/+++H/+H+V/+V++ V' b1l d3r a1u b2r d2u c2r
{"position":"slider 4 ++H+/+++V/V++H/++++ V","status":"open","mover":"V","flipped":[]}
$ quincunx apply --json 'slider 4 ++H+/+++V/V++H/++++ V' d3u d2r a2u
{"position":"slider 4 ++HV/V+++/++++/++++ H","status":"open","mover":"H","flipped":[]}
# d4 is V's, so c4 can only step down and go round.
$ quincunx apply --json 'slider 4 ++HV/V+++/++++/++++ H' c4d d4u c3r a3u
{"position":"slider 4 V+++/+++H/++++/++++ H","status":"open","mover":"H","flipped":[]}
# The last H leaves: H wins, though V was one move from home.
$ quincunx apply --json 'slider 4 V+++/+++H/++++/++++ H' d3r
{"position":"slider 4 V+++/++++/++++/++++ V","status":"first","mover":"V","flipped":[]}
# The same game in one go.
$ quincunx apply --json 'slider 4 H+++/H+++/H+++/+VVV H' a3r c1u a2r c2u a4r c3u b3r c4u c3r d1u b4r b1l d3r a1u b2r d2u c2r d3u d2r a2u c4d d4u c3r a3u d3r
{"position":"slider 4 V+++/++++/++++/++++ V","status":"first","mover":"V","flipped":[]}
# Nothing follows the end.
$ quincunx moves 'slider 4 V+++/++++/++++/++++ V'

$ quincunx apply 'slider 4 V+++/++++/++++/++++ V' a4u
quincunx: move 1, 'a4u', column 1: the game is over
[2]
# How many games there are.
$ quincunx perft --depth 8 'slider 3 H++/H++/+VV H'
3 7 27 101 279 757 2483 8865
$ quincunx perft --depth 8 'slider 4 H+++/H+++/H+++/+VVV H'
4 14 79 438 2358 12372 66007 344986
$ quincunx perft --depth 6 'slider 4 H+++/H+++/H+++/+VVV V'
4 14 79 438 2358 12372
