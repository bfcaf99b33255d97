# A whole puzzle: the 4 first, then the 0s, then the rest. Both spellings of a slash are read.
$ quincunx apply --json 'slant 4x4 ...0./.4.../2...2/...../.1.0.' a4L b4R 'a3/' 'b3\'
{"position":"slant 4x4 ...0./.4.../2...2/...../.1.0. LR../RL../..../....","status":"open","mover":null,"flipped":[]}
$ quincunx apply --json 'slant 4x4 ...0./.4.../2...2/...../.1.0. LR../RL../..../....' c4L d4R c1R d1L
{"position":"slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RL../..../..RL","status":"open","mover":null,"flipped":[]}
$ quincunx apply --json 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RL../..../..RL' a2L d2R d3L c3L b2L c2R b1R
{"position":"slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/.RRL","status":"open","mover":null,"flipped":[]}
$ quincunx apply --json 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/.RRL' a1R
{"position":"slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL","status":"solved","mover":null,"flipped":[]}
$ quincunx show 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL'
slant 4x4:
  +-+-+-0-+
4 |\|/|\|/|
  +-4-+-+-+
3 |/|\|\|\|
  2-+-+-+-2
2 |\|\|/|/|
  +-+-+-+-+
1 |/|/|/|\|
  +-1-+-0-+
   a b c d

# The other slash in the last cell fills the board with a wrong one.
$ quincunx apply --json 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/.RRL' a1L
{"position":"slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/LRRL","status":"invalid","mover":null,"flipped":[]}

# In a puzzle a cell may be turned and cleared.
$ quincunx apply 'slant 2x1 .../... L.' a1R a1. b1L
slant 2x1 .../... .L
#: open

# The moves of a small board: by row from the bottom, column, then L R and the dot.
$ quincunx moves 'slant 3x2 ..../..../.... .L./R..'
a1L a1. b1L b1R c1L c1R a2L a2R b2R b2. c2L c2R

# Moves that are none.
$ quincunx apply 'slant 2x1 .../... L.' a1L
quincunx: move 1, 'a1L', column 1: the cell holds that slash already
[2]
$ quincunx apply 'slant 2x1 .../... L.' b1R b1.  b1.
quincunx: move 3, 'b1.', column 1: the cell is empty already
[2]
$ quincunx apply 'slant 2x1 .../...' c1L
quincunx: move 1, 'c1L', column 1: expected a cell of the board, such as c3
[2]
$ quincunx apply 'slant 2x1 .../...' a1X
quincunx: move 1, 'a1X', column 3: expected L or \, R or /, or a dot to clear
[2]
$ quincunx apply 'slant 2x1 .../...' a1LL
quincunx: move 1, 'a1LL', column 4: expected nothing after the move
[2]
