# Exact values of Crosscut: the book of first moves, and proofs on the spot.
$ quincunx value 'crosscut 5x5 ...../...../...../...../..... R' --json
{"value":"W","plies":5,"moves":[{"move":"b2","value":"W","plies":5},{"move":"c2","value":"W","plies":5},{"move":"d2","value":"W","plies":5},{"move":"b3","value":"W","plies":5},{"move":"c3","value":"W","plies":5},{"move":"d3","value":"W","plies":5},{"move":"b4","value":"W","plies":5},{"move":"c4","value":"W","plies":5},{"move":"d4","value":"W","plies":5}]}
$ quincunx value 'crosscut 6x6 ....../....../....../....../....../...... R' | head -n 8
W 9
  b2 W 13
  c2 W 11
  d2 W 11
  e2 W 13
  b3 W 11
  c3 W 9
  d3 W 9
$ quincunx value 'crosscut 7x6 ......./......./......./......./......./....... R' | sort -n -k 3 | head -n 4
W 13
  c3 W 13
  c4 W 13
  d3 W 13
# The rules know no colour: the same with Blue to move first.
$ quincunx value 'crosscut 6x6 ....../....../....../....../....../...... B' | head -n 1
W 9
$ quincunx value 'crosscut 6x6 ....../....../..R.../..B.../....../...... R' | head -n 4
W 3
  b2 L 4
  c2 W 3
  d2 L 4
# Out of reach within the time or the steps allowed.
$ quincunx value 'crosscut 8x8 ......../......../......../......../......../......../......../........ R' --time 0.2
quincunx: line 1, column 1: the time was up: no proof was found within the steps and time allowed
[3]
$ quincunx value 'crosscut 8x8 ......../......../......../......../......../......../......../........ R' --steps 50 --json
{"error":{"line":1,"column":1,"why":"no proof was found within the steps and time allowed"}}
[3]
$ quincunx value 'crosscut 4x4 ..../.RR./..../.... B'
L 0
$ printf 'slider 2 H+/+V H\ncrosscut 4x4 ..../..../..../.... R\n' | quincunx value - --json
{"value":"W","plies":3,"moves":[{"move":"a2d","value":"L","plies":4},{"move":"a2r","value":"W","plies":3}]}
{"value":"W","plies":3,"moves":[{"move":"b2","value":"W","plies":3},{"move":"c2","value":"W","plies":3},{"move":"b3","value":"W","plies":3},{"move":"c3","value":"W","plies":3}]}
$ quincunx help value
usage: quincunx value POSITION [--dir DIR] [--time SEC] [--json]

the exact value under perfect play, and that of every move: W, L or D, and plies

  -h, --help             show this help
      --json             one JSON object a line
  -f, --file FILE        read positions from FILE, one a line
      --from FORM        read another form: course (Slider's course)
      --game GAME        rows without a heading are a board of GAME, up to a blank line
  -t, --time SEC         stop after SEC seconds on each position
      --steps N          stop after N steps of work on each position
      --dir DIR          the folder of exact tables (default: the user's data folder)
# A winning strategy on paper, and its check by playing every reply.
$ quincunx strategy 'crosscut 5x5 ...../...../...../...../..... R' > paper; head -n 2 paper | tr '\t' '|'; quincunx strategy --check paper
crosscut 5x5 ...../...../...../...../..... R|b2
crosscut 5x5 ...../...../...../.RB../..... R|d2
wins: 35 positions, 38 games, at most 5 turns
$ quincunx strategy 'crosscut 6x6 ....../....../....../....../....../...... R' | quincunx strategy --check -
wins: 1835 positions, 3005 games, at most 9 turns
$ sed 20d paper | quincunx strategy --check - | cut -d: -f1
does not win
$ quincunx strategy 'crosscut 5x5 ...../...../..R../...../..... B'
quincunx: the side to move does not win
[1]
$ quincunx strategy 'crosscut 8x8 ......../......../......../......../......../......../......../........ R' --steps 100
quincunx: no proof was found within the steps and time allowed
[3]
$ quincunx strategy 'slider 3 H++/H++/+VV H'
quincunx: strategies are written for crosscut
[2]
$ echo nothing | quincunx strategy --check -
quincunx: line 1: expected a position, a tab and a move
[2]
# The end of a Slant duel; farther from it the answer is unknown.
$ quincunx value 'slant 2x2 1../.3./..1 L./.R duel=1 mover=2 score=3-6' --json
{"value":"D","plies":2,"moves":[{"move":"a1L","value":"D","plies":2},{"move":"a1R","value":"D","plies":2},{"move":"b2L","value":"D","plies":2},{"move":"b2R","value":"D","plies":2}]}
$ quincunx value 'slant 1x1 1./.. . duel=1 mover=2 score=1-0'
W 1
  a1L W 1
  a1R D 1
$ quincunx value 'slant 1x1 1./.. L duel=1 mover=2 score=1-0' --json
{"value":"L","plies":0,"moves":[]}
$ quincunx value 'slant 5x5 ....../....../....../....../....../...... duel=1' --steps 1000
quincunx: line 1, column 1: the end was not reached within the steps and time allowed
[3]
$ printf '%s\n' 'position slant 1x1 1./.. . duel=1 mover=2 score=1-0' value | quincunx engine
=

= W 1

