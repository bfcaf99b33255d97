# H moves right, up and down, never left; V moves up, left and right, never down.
$ quincunx moves 'slider 3 +++/+H+/V++ H'
b2u b2d b2r
$ quincunx moves 'slider 3 ++H/+V+/+++ V'
b2u b2l b2r
$ quincunx apply 'slider 3 +++/+H+/V++ H' b2l
quincunx: move 1, 'b2l', column 1: H never moves left
[2]
$ quincunx apply 'slider 3 ++H/+V+/+++ V' b2d
quincunx: move 1, 'b2d', column 1: V never moves down
[2]
# Only onto empty cells: not onto a piece, not onto a blocked cell.
$ quincunx moves 'slider 3 +B+/+HV/+V+ H'
pass
$ quincunx apply 'slider 3 +B+/+HV/+++ H' b2u
quincunx: move 1, 'b2u', column 1: the cell it would move to is blocked
[2]
$ quincunx apply 'slider 3 +B+/+HV/+++ H' b2r
quincunx: move 1, 'b2r', column 1: there is a piece on the cell it would move to
[2]
# No passing while there is a move.
$ quincunx apply 'slider 3 +B+/+HV/+++ H' pass
quincunx: move 1, 'pass', column 1: a player who can move may not pass
[2]
# Not the other side's piece, and not an empty cell.
$ quincunx apply 'slider 3 +++/+HV/+++ H' c2u
quincunx: move 1, 'c2u', column 1: that piece is V's, and H is to move
[2]
$ quincunx apply 'slider 3 +++/+HV/+++ H' a1r
quincunx: move 1, 'a1r', column 1: there is no piece on that cell
[2]
# Leaving by the gate: H on the right, V at the top, nobody elsewhere.
$ quincunx moves 'slider 3 ++H/V++/++H H'
c1u c1r c3d c3r
$ quincunx apply --json 'slider 3 ++H/V++/++H H' c3r
{"position":"slider 3 +++/V++/++H V","status":"open","mover":"V","flipped":[]}
$ quincunx apply --json 'slider 3 V++/++V/H++ V' a3u
{"position":"slider 3 +++/++V/H++ H","status":"open","mover":"H","flipped":[]}
$ quincunx apply 'slider 3 ++H/V++/++H H' c3u
quincunx: move 1, 'c3u', column 1: only V may leave the board at the top
[2]
$ quincunx apply 'slider 3 ++H/V++/++H H' c1d
quincunx: move 1, 'c1d', column 1: no piece leaves the board at the bottom
[2]
$ quincunx apply 'slider 3 V+V/+++/+H+ V' c3r
quincunx: move 1, 'c3r', column 1: only H may leave the board on the right
[2]
$ quincunx apply 'slider 3 V+V/+++/+H+ V' a3l
quincunx: move 1, 'a3l', column 1: no piece leaves the board on the left
[2]
# The last piece out wins, whoever would be to move.
$ quincunx apply --json 'slider 2 V+/+H H' b1r
{"position":"slider 2 V+/++ V","status":"first","mover":"V","flipped":[]}
$ quincunx apply --json 'slider 2 V+/+H V' a2u
{"position":"slider 2 ++/+H H","status":"second","mover":"H","flipped":[]}
# The pass is compulsory when nothing moves, and it is the only move then.
$ quincunx moves 'slider 3 HB+/B++/++V H'
pass
$ quincunx apply --json 'slider 3 HB+/B++/++V H' pass
{"position":"slider 3 HB+/B++/++V V passes=1","status":"open","mover":"V","flipped":[]}
# A move after it: the count begins anew.
$ quincunx apply --json 'slider 3 HB+/B++/++V H' pass c1u
{"position":"slider 3 HB+/B+V/+++ H","status":"open","mover":"H","flipped":[]}
# Two passes in a row are a tie.
$ quincunx apply --json 'slider 2 HB/BV H' pass
{"position":"slider 2 HB/BV V passes=1","status":"open","mover":"V","flipped":[]}
$ quincunx apply --json 'slider 2 HB/BV H' pass pass
{"position":"slider 2 HB/BV H passes=2","status":"draw","mover":"H","flipped":[]}
$ quincunx apply 'slider 2 HB/BV H' pass pass pass
quincunx: move 3, 'pass', column 1: the game is over
[2]
$ quincunx moves 'slider 2 HB/BV H passes=2'

# A pass is a turn, and nothing follows the end.
$ quincunx perft --depth 3 'slider 2 HB/BV H'
1 1 0
# Positions that are none.
$ quincunx moves 'slider 3 H++/H++/+VV'
quincunx: line 1, column 21: the side to move is missing: H or V
[2]
$ quincunx moves 'slider 3 H++/H.+/+VV H'
quincunx: line 1, column 15: a cell is + (empty), B (blocked), H or V
[2]
$ quincunx moves 'slider 3 +++/+B+/+++ H'
quincunx: line 1, column 23: there is no piece: the game ended when the first side had left
[2]
$ quincunx moves 'slider 17 H'
quincunx: line 1, column 8: a board of Slider is square, with a side of 2 to 16
[2]
$ quincunx check 'slider 3 H++/H++/+VV H'
quincunx: line 1, column 1: this game is a duel: there is no answer to check
[2]
# The board form of the course: H is to move.
$ printf 'H + +\nH + +\n+ V V\n' | quincunx moves --from course
a2d a2r a3r
