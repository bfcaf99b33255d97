# rule=sound: only the slashes of the one solution may be placed.
$ quincunx moves 'slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1 mover=1 score=0-0 rule=sound'
a1R b1R c1R d1L a2L b2L c2R d2R a3R b3L c3L d3L a4L b4R c4L d4R
$ quincunx apply 'slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1 mover=1 score=0-0 rule=sound' a1R
slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../R... duel=1 mover=2 score=1-0 rule=sound
#: open, 2 to move

# Any other is refused with the reason. With rule=free it may be played.
$ quincunx apply 'slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1 mover=1 score=0-0 rule=sound' a1L
quincunx: move 1, 'a1L', column 1: this goes against the only solution, and the rule is sound
[2]
$ quincunx apply 'slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1 mover=1 score=0-0 rule=free' a1L
slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../L... duel=1 mover=2 score=6-0
#: open, 2 to move

# A board with several solutions, with none, or begun against the only one: refused as it is read.
$ quincunx moves 'slant 2x1 .../... .. duel=1 mover=1 score=0-0 rule=sound'
quincunx: line 1, column 57: rule=sound needs a board with exactly one solution
[2]
$ quincunx moves 'slant 2x2 2../.../... ../.. duel=1 mover=1 score=0-0 rule=sound'
quincunx: line 1, column 64: rule=sound needs a board with exactly one solution
[2]
$ quincunx moves 'slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../L... duel=1 mover=1 score=0-0 rule=sound'
quincunx: line 1, column 96: rule=sound: a cell goes against the only solution
[2]
