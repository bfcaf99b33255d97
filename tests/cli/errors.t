# Bad input of every kind: exit 2 and a sentence with line and column.
$ quincunx check 'slitherlink 5x5 2..1./.2..1/..2../3..3/.0..3'
quincunx: line 1, column 39: this row is too short
[2]
$ quincunx check 'slitherlink 5x5 2..1./.2..1/..2../3..3../.0..3'
quincunx: line 1, column 40: this row is too long: expected '/' and the next row
[2]
$ quincunx check 'slitherlink 5x5 2..1./.2..1/..2../3..3.'
quincunx: line 1, column 40: a row is missing: expected '/' and the next row
[2]
$ quincunx check 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3/.....'
quincunx: line 1, column 46: there are more rows than the size says
[2]
$ quincunx check 'slitherlink 5x5 2..1./.2..1/..7../3..3./.0..3'
quincunx: line 1, column 31: a clue is 0 to 4 or a dot
[2]
$ quincunx check 'slitherlink 2x2 ../.. 1./../.. '
quincunx: line 1, column 31: expected ':' and the rows of vertical edges
[2]
$ quincunx check 'slitherlink 2x2 ../.. 1./../..:.../..'
quincunx: line 1, column 38: this row is too short
[2]
$ quincunx check 'slitherlink 2x2 ../.. 1./../..:.../..2'
quincunx: line 1, column 38: an edge is 1 (line), 0 (cross) or a dot
[2]
$ quincunx check 'slitherlink 2x2 ../.. 1./../..:.../... x'
quincunx: line 1, column 40: expected nothing after the lines
[2]
$ quincunx check 'slitherlink 0x5 .'
quincunx: line 1, column 13: a board of Slitherlink is 1x1 to 1000x1000
[2]
$ quincunx check 'slitherlink 5 .'
quincunx: line 1, column 14: expected x and the height, as in 5x5
[2]
$ quincunx check 'slitherlink 5x99999999999 .'
quincunx: line 1, column 15: a board of Slitherlink is 1x1 to 1000x1000
[2]
$ quincunx check 'sudoku 9x9 .'
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut
[2]
$ quincunx check 'slant'
quincunx: line 1, column 6: expected one blank and a size
[2]
$ quincunx check 'slant  4x4 .'
quincunx: line 1, column 7: expected a size: width x height, such as 5x5
[2]
$ quincunx check 'slant 1x1 ../.. X'
quincunx: line 1, column 17: a cell is L, R or a dot
[2]
$ quincunx check 'slant 1x1 ../.. L mover=1'
quincunx: line 1, column 26: mover, score and rule belong to a duel: expected duel=1
[2]
$ quincunx check 'slant 1x1 ../.. L duel=1 mover=3'
quincunx: line 1, column 32: the mover is 1 or 2
[2]
$ quincunx check 'slant 1x1 ../.. L duel=1 duel=1'
quincunx: line 1, column 26: this field stands twice
[2]
$ quincunx check 'slant 1x1 ../.. L duel=1 score=5'
quincunx: line 1, column 33: expected the score, first-second, such as 5-3
[2]
$ quincunx check 'slant 1x1 ../.. L duel=1 colour=red'
quincunx: line 1, column 26: expected the cells, or a field: duel=1, mover=, score= or rule=
[2]
$ quincunx moves 'slider 3 H++/H++/+VV'
quincunx: line 1, column 21: the side to move is missing: H or V
[2]
$ quincunx moves 'slider 3 H++/H++/+VV X'
quincunx: line 1, column 22: the side to move comes next: H or V
[2]
$ quincunx moves 'slider 3 H++/HQ+/+VV H'
quincunx: line 1, column 15: a cell is + (empty), B (blocked), H or V
[2]
$ quincunx moves 'slider 3 H++/H++/+VV H passes=3'
quincunx: line 1, column 31: passes is 1 or 2
[2]
$ quincunx moves 'slider 17 H H'
quincunx: line 1, column 8: a board of Slider is square, with a side of 2 to 16
[2]
$ quincunx moves 'crosscut 4x4 .R../..../..../.... R'
quincunx: line 1, column 15: the perimeter is empty between turns: no disc stays there
[2]
$ quincunx moves 'crosscut 4x4 ..../..../..../....'
quincunx: line 1, column 33: the side to move is missing: R or B
[2]
$ quincunx moves 'crosscut 3x4 .../.../.../... R'
quincunx: line 1, column 10: a board of Crosscut is 4x4 to 10x10
[2]
$ quincunx moves ''
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut
[2]
$ quincunx moves /dev/null
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut; '/dev/null' is a file: -f /dev/null reads it
[2]
$ quincunx moves -f /dev/null
quincunx: /dev/null: line 1, column 1: expected a position; there is none
[2]
$ quincunx moves -f /nowhere/at/all
quincunx: /nowhere/at/all: No such file or directory
[2]
$ quincunx moves < /dev/null
quincunx: line 1, column 1: expected a position; there is none
[2]
$ printf 'slant 1x1 ..\000/..\n' | quincunx moves
quincunx: line 1, column 13: this row is too long: expected '/' and the next row
[2]
$ head -c 1000000 /dev/zero | tr '\0' 'x' | quincunx moves
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut
[2]
$ head -c 1000000 /dev/zero | quincunx moves
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut
[2]
$ quincunx moves 'slider 3 H++/H++/+VV H' 'slider 3 H++/H++/+VV V'
quincunx: expected one position (quoted); 'slider 3 H++/H++/+VV V' is one too many
[2]
$ printf 'slider 3 H++/H++/+VV:\n' | quincunx moves
quincunx: line 1, column 11: expected a blank or the end of the position
[2]
$ printf 'slant 2x1:\n  +-+-+\n1 |\\|x|\n  +-+-+\n   a b\n\n' | quincunx moves
quincunx: line 3, column 6: a cell is \, / or a blank
[2]
$ printf 'slant 2x1:\n  +-+-+\n1 |\\| |\n' | quincunx moves
quincunx: line 4, column 1: a line of the drawing is missing
[2]
$ printf '{"position": 3}\n{"position": "slant 1x1 ../5."}\n{nonsense\n' | quincunx moves
quincunx: line 1, column 1: this JSON object has no text under "position"
quincunx: line 2, column 14: a clue is 0 to 4 or a dot
quincunx: line 3, column 9: this is not a JSON object
[2]

# Each bad line of many is answered with its own line number, and the rest go on.
$ printf '# two boards\nslider 2 H+/+V H\n\nslider 2 H+/+V\nslider 2 H+/+V V\n' | quincunx moves --json
{"moves":["a2d","a2r"]}
{"error":{"line":4,"column":15,"why":"the side to move is missing: H or V"}}
{"moves":["b1u","b1l"]}
[2]
$ printf 'slider 2 H+/+V H\nslider 2 H+/+V\n' > boards; quincunx moves -f boards
a2d a2r
quincunx: boards: line 2, column 15: the side to move is missing: H or V
[2]

# Illegal moves name the argument.
$ quincunx apply 'slider 3 H++/H++/+VV H' a2r a1u
quincunx: move 2, 'a1u', column 1: there is no piece on that cell
[2]
$ quincunx apply 'slider 3 H++/H++/+VV H' a2r b1u --json
{"error":{"argument":2,"move":"b1u","line":1,"column":1,"why":"there is a piece on the cell it would move to"}}
[2]
$ quincunx apply 'slider 3 H++/H++/+VV H' a2x
quincunx: move 1, 'a2x', column 3: the direction is missing: u, d, l or r
[2]
$ quincunx apply 'slider 3 H++/H++/+VV H' pass
quincunx: move 1, 'pass', column 1: a player who can move may not pass
[2]
$ quincunx apply 'slider 3 H++/H++/+VV H' a2rr
quincunx: move 1, 'a2rr', column 4: expected nothing after the move
[2]
$ quincunx apply 'crosscut 4x4 ..../..../..../.... R' a1
quincunx: move 1, 'a1', column 1: a corner square flanks nothing, so no disc is ever placed there
[2]
$ quincunx apply 'slant 1x1 ../.. L duel=1' a1R
quincunx: move 1, 'a1R', column 1: the cell is filled, and in a duel filled cells stay
[2]
$ quincunx apply 'slant 1x1 ../..' b1L
quincunx: move 1, 'b1L', column 1: expected a cell of the board, such as c3
[2]

# Usage
$ quincunx nonsense
quincunx: there is no command 'nonsense'; 'quincunx help' lists them
[2]
$ quincunx moves --nonsense 'slider 2 H+/+V H'
quincunx: unrecognized option '--nonsense'
usage: quincunx moves POSITION [--json]
[2]
$ quincunx perft 'slider 2 H+/+V H' --depth 0
quincunx: --depth: expected a number from 1 to 100
[2]
$ quincunx perft 'slider 2 H+/+V H' --time soon
quincunx: --time: expected seconds, such as 0.5
[2]
$ quincunx convert 'slider 2 H+/+V H' --to puzzlink
quincunx: line 1, column 1: this game has no such form
[2]
$ quincunx convert 'slider 2 H+/+V H' --to morse
quincunx: --to: expected quincunx, puzzlink, tatham or json
[2]
$ quincunx show 'slider 2 H+/+V H' --to morse
quincunx: --to: expected ansi, text, svg, png or pdf
[2]
$ quincunx show 'slider 2 H+/+V H' --color=maybe
quincunx: --color: expected auto, always or never
[2]
$ quincunx show 'slider 2 H+/+V H' -o /nowhere/picture
quincunx: /nowhere/picture: No such file or directory
[2]
$ quincunx moves --from nowhere 'slider 2 H+/+V H'
quincunx: --from: expected course
[2]
$ quincunx rules chess
quincunx: expected one game: slant, slitherlink, hexpath, slider or crosscut
[2]
$ quincunx check 'slider 2 H+/+V H'
quincunx: line 1, column 1: this game is a duel: there is no answer to check
[2]

# A limit: the answer is unknown.
$ quincunx perft 'slider 8 H+++++++/H+++++++/H+++++++/H+++++++/H+++++++/H+++++++/H+++++++/+VVVVVVV H' --depth 30 --time 0.1
quincunx: line 1, column 1: the time was up before the count was complete
[3]
$ quincunx perft 'slider 4 H+++/H+++/H+++/+VVV H' --depth 8 --steps 100
quincunx: line 1, column 1: the limit was reached before the count was complete
[3]
$ quincunx check 'hexpath 4 2,3,1E,2/2,1S,3,4G/2,3,3,3/2,2G,3S,4'
quincunx: line 1, column 43: there are two starts: only one cell may have the letter S
[2]
$ quincunx check 'hexpath 4 2,3,1E,2/2,1,3,4G/2,3,3E,3/2,2G,3S,4'
quincunx: line 1, column 33: there are two ends: only one cell may have the letter E
[2]
$ quincunx check 'hexpath 4 2,3,1E,2/2,1,3,4G/2,3,100,3/2,2G,3S,4'
quincunx: line 1, column 33: a number is 1 to 99
[2]
$ quincunx check 'hexpath 4 2,3,1E,2/2,1,3,4G/2,3,0,3/2,2G,3S,4'
quincunx: line 1, column 33: a number is 1 to 99
[2]
$ quincunx check 'hexpath 4 2,3,1,2/2,1,3,4G/2,3,3,3/2,2G,3S,4'
quincunx: line 1, column 45: there is no end: one cell needs the letter E
[2]
$ quincunx games slant
quincunx: games takes no arguments; 'rules GAME' tells of one game
[2]

# The mark of UTF-8 at the head of a file is none of the text; -f - is standard input.
$ printf '\357\273\277slant 1x1 ../.. L\r\nslant 1x1 ../.. R\r\n' | quincunx check
solved
solved
$ printf '\357\273\277# boards\nslant 1x1 ../.. x\n' | quincunx check -f -
quincunx: line 2, column 17: expected the cells, or a field: duel=1, mover=, score= or rule=
[2]

# A line that ends in ':' opens a drawing only after a game's name: every line has its answer.
$ printf '4x4:\nslant 1x1 ../..\nnonsense:\nslant 1x1 ../.. L\n' | quincunx check --json
{"error":{"line":1,"column":5,"why":"the body ends before the last place of the board"}}
{"status":"open","flaws":[]}
{"error":{"line":3,"column":1,"why":"expected a game: slant, slitherlink, hexpath, slider or crosscut"}}
{"status":"solved","flaws":[]}
[2]
