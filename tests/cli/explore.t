# Openings, walked: the best move first; what cannot be is said, and what is not known is not guessed.
$ quincunx explore slider --size 2
slider 2 H+/+V H
H wins in 3
  a2r wins in 3
  a2d loses in 4
$ quincunx explore slider --size 2 a2r b1l
slider 2 +H/V+ H
H wins in 1
  b2r wins in 1
  b2d wins in 3
$ quincunx explore crosscut --size 4 --json | head -c 120
{"position":"crosscut 4x4 ..../..../..../.... R","mover":"R","value":"W","plies":3,"moves":[{"move":"b2","value":"W","pl
$ quincunx explore slider --size 2 a2r a2r
quincunx: move 2, a2r: there is no piece on that cell
[2]
$ quincunx explore slider --size 2 a2r b1l b2r
quincunx: the game is over after these moves
[2]
$ quincunx explore slant
quincunx: expected a board game of two: slider or crosscut
[2]
$ quincunx explore
quincunx: expected a board game of two: slider or crosscut
[2]
$ quincunx explore slider --size 6 --steps 10
quincunx: this board is too large to be solved
[3]
