# A game on 6x5 from start to end, five of its placements on the perimeter.
$ quincunx apply --json 'crosscut 6x5 ....../....../....../....../...... R' d3 e3
{"position":"crosscut 6x5 ....../....../...RB./....../...... R","status":"open","mover":"R","flipped":[]}
# Red flanks e3 from outside: two in a row created, one cut. The disc outside is gone again.
$ quincunx apply --json 'crosscut 6x5 ....../....../...RB./....../...... R' f3
{"position":"crosscut 6x5 ....../....../...RR./....../...... B","status":"open","mover":"B","flipped":["e3"]}
$ quincunx apply --json 'crosscut 6x5 ....../....../...RR./....../...... B' b4 b3 e4
{"position":"crosscut 6x5 ....../.B..B./.R.RR./....../...... R","status":"open","mover":"R","flipped":[]}
# From above b5 takes b4.
$ quincunx apply --json 'crosscut 6x5 ....../.B..B./.R.RR./....../...... R' b5
{"position":"crosscut 6x5 ....../.R..B./.R.RR./....../...... B","status":"open","mover":"B","flipped":["b4"]}
# Blue's c3 flanks nothing: no Blue disc lies behind b3 or e3.
$ quincunx apply --json 'crosscut 6x5 ....../.R..B./.R.RR./....../...... B' c3
{"position":"crosscut 6x5 ....../.R..B./.RBRR./....../...... R","status":"open","mover":"R","flipped":[]}
# From above e5 takes e4.
$ quincunx apply --json 'crosscut 6x5 ....../.R..B./.RBRR./....../...... R' e5
{"position":"crosscut 6x5 ....../.R..R./.RBRR./....../...... B","status":"open","mover":"B","flipped":["e4"]}
# Blue answers from the right: f3 takes d3 and e3, three created against two cut.
$ quincunx apply --json 'crosscut 6x5 ....../.R..R./.RBRR./....../...... B' f3
{"position":"crosscut 6x5 ....../.R..R./.RBBB./....../...... R","status":"open","mover":"R","flipped":["d3","e3"]}
# Red takes all three back from the same square: the row b3 to e3 is spanned.
$ quincunx apply --json 'crosscut 6x5 ....../.R..R./.RBBB./....../...... R' f3
{"position":"crosscut 6x5 ....../.R..R./.RRRR./....../...... B","status":"first","mover":"B","flipped":["c3","d3","e3"]}
# The same game in one go, and nothing after it.
$ quincunx apply --json 'crosscut 6x5 ....../....../....../....../...... R' d3 e3 f3 b4 b3 e4 b5 c3 e5 f3 f3
{"position":"crosscut 6x5 ....../.R..R./.RRRR./....../...... B","status":"first","mover":"B","flipped":["c3","d3","e3"]}
$ quincunx moves 'crosscut 6x5 ....../.R..R./.RRRR./....../...... B'

$ quincunx apply 'crosscut 6x5 ....../.R..R./.RRRR./....../...... B' c4
quincunx: move 1, 'c4', column 1: the game is over
[2]
# How many games there are.
$ quincunx perft --depth 5 'crosscut 4x4 ..../..../..../.... R'
4 12 32 24 32
$ quincunx perft --depth 5 'crosscut 5x4 ...../...../...../..... R'
6 30 130 348 820
$ quincunx perft --depth 5 'crosscut 6x4 ....../....../....../...... R'
8 56 348 1576 6352
$ quincunx perft --depth 5 'crosscut 4x6 ..../..../..../..../..../.... B'
8 56 348 1576 6352
