# A duel on a puzzle of 4x3 cells, from start to end. Columns b and c are central, all rows are.

# b2R touches c3, which wants 2 and has 1: 1 for the move, 1 for the centre.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... ..../..../.... duel=1 mover=1 score=0-0' b2R
slant 4x3 ...../.32.2/1.1.1/.1... ..../.R../.... duel=1 mover=2 score=2-0
#: open, 2 to move

# a1R touches no number, and the 1 at a2 is not met: 1 for the move.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... ..../.R../.... duel=1 mover=2 score=2-0' a1R
slant 4x3 ...../.32.2/1.1.1/.1... ..../.R../R... duel=1 mover=1 score=2-1
#: open, 1 to move

# b3R is the first line of three at b3: 1 and the centre.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... ..../.R../R... duel=1 mover=1 score=2-1' b3R
slant 4x3 ...../.32.2/1.1.1/.1... .R../.R../R... duel=1 mover=2 score=4-1
#: open, 2 to move

# a3L is the second: 1. Column a is too far from the centre.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... .R../.R../R... duel=1 mover=2 score=4-1' a3L
slant 4x3 ...../.32.2/1.1.1/.1... LR../.R../R... duel=1 mover=1 score=4-2
#: open, 1 to move

# a2R completes b3 and a2 (2 each), and with them the cell is perfect (3): 8.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LR../.R../R... duel=1 mover=1 score=4-2' a2R
slant 4x3 ...../.32.2/1.1.1/.1... LR../RR../R... duel=1 mover=2 score=12-2
#: open, 2 to move

# c3L completes nothing: 1 and the centre.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LR../RR../R... duel=1 mover=2 score=12-2' c3L
slant 4x3 ...../.32.2/1.1.1/.1... LRL./RR../R... duel=1 mover=1 score=12-4
#: open, 1 to move

# c2L completes c3 (2), but c2 still waits: 1 + 2 + 1.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LRL./RR../R... duel=1 mover=1 score=12-4' c2L
slant 4x3 ...../.32.2/1.1.1/.1... LRL./RRL./R... duel=1 mover=2 score=16-4
#: open, 2 to move

# b1R completes c2 and b1, is perfect and central: 1 + 4 + 3 + 1, the most there is.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LRL./RRL./R... duel=1 mover=2 score=16-4' b1R
slant 4x3 ...../.32.2/1.1.1/.1... LRL./RRL./RR.. duel=1 mover=1 score=16-13
#: open, 1 to move

# c1R completes nothing, yet its one number, c2, is met: 1 + 3 + 1.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LRL./RRL./RR.. duel=1 mover=1 score=16-13' c1R
slant 4x3 ...../.32.2/1.1.1/.1... LRL./RRL./RRR. duel=1 mover=2 score=21-13
#: open, 2 to move

# d3L is the first of two at e3: 1.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LRL./RRL./RRR. duel=1 mover=2 score=21-13' d3L
slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRL./RRR. duel=1 mover=1 score=21-14
#: open, 1 to move

# d2R completes e3, e2 waits: 1 + 2.
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRL./RRR. duel=1 mover=1 score=21-14' d2R
slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRR. duel=1 mover=2 score=24-14
#: open, 2 to move

# The other slash in the last cell breaks nothing at once (1 point) but leaves e2 unmet: nobody wins.
$ quincunx apply --json 'slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRR. duel=1 mover=2 score=24-14' d1L
{"position":"slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRL duel=1 mover=1 score=24-15","status":"invalid","mover":"1","flipped":[]}

# d1R completes e2: 1 + 2 + 3. The board is full and right, and the first player has more.
$ quincunx apply --json 'slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRR. duel=1 mover=2 score=24-14' d1R
{"position":"slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR duel=1 mover=1 score=24-20","status":"first","mover":"1","flipped":[]}

# The whole duel at once.
$ quincunx apply --json 'slant 4x3 ...../.32.2/1.1.1/.1... ..../..../.... duel=1 mover=1 score=0-0' b2R a1R b3R a3L a2R c3L c2L b1R c1R d3L d2R d1R
{"position":"slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR duel=1 mover=1 score=24-20","status":"first","mover":"1","flipped":[]}

# The answer is judged like any other; points do not matter for that.
$ quincunx check 'slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR duel=1 mover=1 score=24-20'
solved

# Equal totals are a draw; a higher second one wins.
$ quincunx apply --json 'slant 2x1 .../... L. duel=1 mover=2 score=2-0' b1L
{"position":"slant 2x1 .../... LL duel=1 mover=1 score=2-2","status":"draw","mover":"1","flipped":[]}
$ quincunx apply --json 'slant 2x1 ..1/... L. duel=1 mover=2 score=2-0' b1R
{"position":"slant 2x1 ..1/... LR duel=1 mover=1 score=2-7","status":"second","mover":"1","flipped":[]}

# Closing a loop is allowed, scores nothing and spoils the board.
$ quincunx apply --json 'slant 2x2 .2./.../... RL/L. duel=1 mover=1 score=4-2' b1R
{"position":"slant 2x2 .2./.../... RL/LR duel=1 mover=2 score=4-2","status":"invalid","mover":"2","flipped":[]}

# The first line at a 1 completes it; the second is one too many, allowed and worth nothing.
$ quincunx apply 'slant 3x1 .1../.... L.. duel=1 mover=2 score=2-0' b1L
slant 3x1 .1../.... LL. duel=1 mover=1 score=2-7
#: open, 1 to move
$ quincunx apply 'slant 3x1 .1../.... R.. duel=1 mover=2 score=2-0' b1L
slant 3x1 .1../.... RL. duel=1 mover=1 score=2-0
#: open, 1 to move

# A 0 is never completed; a cell whose only number it is, untouched, is perfect: 1 + 3 + 1.
$ quincunx apply 'slant 3x1 0.../.... ... duel=1 mover=1 score=0-0' a1R
slant 3x1 0.../.... R.. duel=1 mover=2 score=5-0
#: open, 2 to move

# Placements go into empty cells only, and nothing is cleared.
$ quincunx moves 'slant 3x1 ..../.... .L. duel=1 mover=2 score=2-0'
a1L a1R c1L c1R
$ quincunx apply 'slant 3x1 ..../.... .L. duel=1 mover=2 score=2-0' b1R
quincunx: move 1, 'b1R', column 1: the cell is filled, and in a duel filled cells stay
[2]
$ quincunx apply 'slant 3x1 ..../.... .L. duel=1 mover=2 score=2-0' b1.
quincunx: move 1, 'b1.', column 1: in a duel nothing is cleared
[2]
