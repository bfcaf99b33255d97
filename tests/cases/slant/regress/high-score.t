# This score was read, and the position after one more placement was not.
$ quincunx apply 'slant 2x1 .../... .. duel=1 mover=1 score=16777216-0' a1L
quincunx: line 1, column 53: the score is too high
[2]
# The highest that is read on this board: after both placements it is still read.
$ quincunx apply 'slant 2x1 .../... .. duel=1 mover=1 score=16777198-0' a1L b1L | quincunx convert
slant 2x1 .../... LL duel=1 mover=1 score=16777200-2
