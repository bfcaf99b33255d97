# The author's own figure: c4 flanks d4, e4 and f4; five created, one cut.
$ quincunx apply --json 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' c4
{"position":"crosscut 8x8 ......../.R...B../.R....../......../..RRRRR./......../..R...../........ B","status":"open","mover":"B","flipped":["d4","e4","f4"]}
# Flank and flip: created 3, cut 2.
$ quincunx apply --json 'crosscut 6x6 ....../....../..BR../..B.../....../...... R' b4
{"position":"crosscut 6x6 ....../....../.RRR../..B.../....../...... B","status":"open","mover":"B","flipped":["c4"]}
# Equal is not longer: created 3, cut 3; nothing flips and the disc stays.
$ quincunx apply --json 'crosscut 6x6 ....../..B.../..BR../..B.../....../...... R' b4
{"position":"crosscut 6x6 ....../..B.../.RBR../..B.../....../...... B","status":"open","mover":"B","flipped":[]}
# The cut is too long: created 3, cut 4.
$ quincunx apply --json 'crosscut 7x7 ......./......./...B.../...B.../...BR../...B.../....... R' c3
{"position":"crosscut 7x7 ......./......./...B.../...B.../..RBR../...B.../....... B","status":"open","mover":"B","flipped":[]}
# What is created may lie across the flank: the flipped disc joins a column of four.
$ quincunx apply --json 'crosscut 7x7 ......./..R..../..R..../..BR.../..R..../......./....... R' b4
{"position":"crosscut 7x7 ......./..R..../..R..../.RRR.../..R..../......./....... B","status":"open","mover":"B","flipped":["c4"]}
# All flanked discs flip or none: the long row saves the short column. And it spans the board.
$ quincunx apply --json 'crosscut 8x8 ......../....B.../....B.../..BBBBR./..B...../..R...../......../........ R' b5
{"position":"crosscut 8x8 ......../....B.../....B.../.RRRRRR./..B...../..R...../......../........ B","status":"first","mover":"B","flipped":["c5","d5","e5","f5"]}
# Only the placed disc flanks: c3 flips, and c4, now between c5 and c3, does not.
$ quincunx apply --json 'crosscut 7x7 ......./......./..R..../..B..../..BR.../......./....... R' b3
{"position":"crosscut 7x7 ......./......./..R..../..B..../.RRR.../......./....... B","status":"open","mover":"B","flipped":["c3"]}
# A perimeter square, only if something flips; the disc is taken off again.
$ quincunx moves 'crosscut 5x4 ...../.BR../...../..... R'
b2 c2 d2 a3 d3
$ quincunx apply --json 'crosscut 5x4 ...../.BR../...../..... R' a3
{"position":"crosscut 5x4 ...../.RR../...../..... B","status":"open","mover":"B","flipped":["b3"]}
# A perimeter square that flanks nothing, and one whose flank would not flip.
$ quincunx apply 'crosscut 5x4 ...../.BR../...../..... R' b4
quincunx: move 1, 'b4', column 1: a disc on the perimeter must flip something, and here it flanks nothing
[2]
$ quincunx apply 'crosscut 5x5 ...../.BR../.B.../...../..... R' a4
quincunx: move 1, 'a4', column 1: a disc on the perimeter must flip something, and here the segment created is not longer than the one cut
[2]
# A corner square is never legal.
$ quincunx apply 'crosscut 5x4 ...../.BR../...../..... R' a4
quincunx: move 1, 'a4', column 1: a corner square flanks nothing, so no disc is ever placed there
[2]
# A square with a disc on it.
$ quincunx apply 'crosscut 5x4 ...../.BR../...../..... R' b3
quincunx: move 1, 'b3', column 1: there is a disc on that square
[2]
# A column wins as a row does, for Blue too.
$ quincunx apply --json 'crosscut 6x5 ....../..B.../..B.../.R.R../...... B' c2
{"position":"crosscut 6x5 ....../..B.../..B.../.RBR../...... R","status":"second","mover":"R","flipped":[]}
# Skip: the inner board is full and Red flips nothing from outside; Blue goes on.
$ quincunx moves 'crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... R'
skip
$ quincunx apply --json 'crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... R' skip
{"position":"crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... B","status":"open","mover":"B","flipped":[]}
$ quincunx moves 'crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... B'
b1 f1 a2 g2 a6 g6 b7 f7
# Nobody skips who can place.
$ quincunx apply 'crosscut 5x4 ...../.BR../...../..... R' skip
quincunx: move 1, 'skip', column 1: a player who can place a disc may not skip
[2]
# Positions that are none.
$ quincunx moves 'crosscut 5x4 ...../RBR../...../..... R'
quincunx: line 1, column 20: the perimeter is empty between turns: no disc stays there
[2]
$ quincunx moves 'crosscut 5x4 ...../.BR../...../.....'
quincunx: line 1, column 37: the side to move is missing: R or B
[2]
$ quincunx moves 'crosscut 4x4 ..../.RR./.BB./.... R'
quincunx: line 1, column 35: both sides span the board: the game ended when the first did
[2]
$ quincunx moves 'crosscut 3x4 .../.../.../... R'
quincunx: line 1, column 10: a board of Crosscut is 4x4 to 10x10
[2]
$ quincunx check 'crosscut 5x4 ...../.BR../...../..... R'
quincunx: line 1, column 1: this game is a duel: there is no answer to check
[2]
