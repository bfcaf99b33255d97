# A whole puzzle, edge by edge. First the 0: nothing is drawn round it.
$ quincunx apply --json 'slitherlink 3x3 2../.30/2..' c2n0 c2e0 c2s0 b2e0
{"position":"slitherlink 3x3 2../.30/2.. .../..0/..0/...:..../..00/....","status":"open","mover":null,"flipped":[]}

# One side of the 3 is crossed out, so the other three are lines.
$ quincunx apply --json 'slitherlink 3x3 2../.30/2.. ..0/..0/..0/...:..../..00/....' b2n1 b2w1 b2s1
{"position":"slitherlink 3x3 2../.30/2.. ..0/.10/.10/...:..../.100/....","status":"open","mover":null,"flipped":[]}

# c3s is c2n: the edge is named by the cell below it. It is crossed out already.
$ quincunx apply 'slitherlink 3x3 2../.30/2.. .../..0/.../...:..../..../....' c3s0
quincunx: move 1, 'c3s0', column 1: the edge is like that already
[2]

# Round the loop; it is solved by its last edge.
$ quincunx apply --json 'slitherlink 3x3 2../.30/2..' a3n1 b3n1 b3e1 b3s1 a2e1 b2s1 b1e1 b1s1 a1s1 a1w1 a2w1
{"position":"slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:..1./11../1.1.","status":"open","mover":null,"flipped":[]}
$ quincunx apply --json 'slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:..1./11../1.1.' a3w1
{"position":"slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:1.1./11../1.1.","status":"solved","mover":null,"flipped":[]}
$ quincunx check 'slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:1.1./11../1.1.'
solved
$ quincunx show 'slitherlink 3x3 2../.30/2.. 11./.10/.10/11.:1.1./1100/1.1.'
slitherlink 3x3:
  +---+---+   +
3 | 2     |
  +   +---+ x +
2 |   | 3 x 0 x
  +   +---+ x +
1 | 2     |
  +---+---+   +
    a   b   c

# One line too many, and taken back.
$ quincunx apply --json 'slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:1.1./11../1.1.' c1e1
{"position":"slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:1.1./11../1.11","status":"open","mover":null,"flipped":[]}
$ quincunx apply --json 'slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:1.1./11../1.11' c1e.
{"position":"slitherlink 3x3 2../.30/2.. 11./.1./.1./11.:1.1./11../1.1.","status":"solved","mover":null,"flipped":[]}

# The moves of a small board: by row from the bottom, column, n e s w, then 1 0 and the dot.
$ quincunx moves 'slitherlink 2x1 .. 1./.0:..1'
a1n0 a1n. a1e1 a1e0 a1s1 a1s0 a1w1 a1w0 b1n1 b1n0 b1e0 b1e. b1s1 b1s.

# Both names of an edge are read, on a board with more than 26 columns too.
$ quincunx apply 'slitherlink 2x2 ../..' b2w1 a1n1 b1n1 a2w1 b2e0
slitherlink 2x2 ../.. ../11/..:110/...
#: open
$ quincunx apply 'slitherlink 28x1 ............................' ab1w1 aa1n0
slitherlink 28x1 ............................ ..........................0./............................:...........................1.
#: open

# Moves that are none.
$ quincunx apply 'slitherlink 2x2 ../..' a1n1 a2s1
quincunx: move 2, 'a2s1', column 1: the edge is like that already
[2]
$ quincunx apply 'slitherlink 2x2 ../..' c1n1
quincunx: move 1, 'c1n1', column 1: expected a cell of the board, such as b2
[2]
$ quincunx apply 'slitherlink 2x2 ../..' a1x1
quincunx: move 1, 'a1x1', column 3: expected a side of the cell: n, e, s or w
[2]
$ quincunx apply --json 'slitherlink 2x2 ../..' a1n1 a1n2
{"error":{"argument":2,"move":"a1n2","line":1,"column":4,"why":"expected 1 (line), 0 (cross) or a dot (clear)"}}
[2]
