# A size that the game has not names those that it has; what is no size is told how one is written.
$ quincunx new slant --size 1001
quincunx: --size: a board of Slant is 1x1 to 1000x1000
[2]
$ quincunx new crosscut --size 8x11
quincunx: --size: a board of Crosscut is 4x4 to 10x10
[2]
$ quincunx new hexpath --size 99999999999
quincunx: --size: a board of Hexpath is square, with a side of 2 to 30
[2]
$ quincunx new slider --size 5x6
quincunx: --size: a board of Slider is square, with a side of 2 to 16
[2]
$ quincunx play slitherlink --plain --size 0
quincunx: --size: a board of Slitherlink is 1x1 to 1000x1000
[2]
$ quincunx tables slider --size 9
quincunx: --size: tables are of boards with a side of 2 to 8
[2]
$ for size in 5x '5*5' -3 x5 5x5x5 '5 5' ''; do quincunx new slant --size "$size" && echo "$size was taken"; done 2>&1 | sort | uniq -c | sed 's/^ *//'
7 quincunx: --size: this is not a size: write width x height, such as 7x5, or 7 for 7x7
$ for size in 5x '5*5' -3; do quincunx match 1 2 --game slider --size "$size" && echo "$size was taken"; done 2>&1 | sort | uniq -c | sed 's/^ *//'
3 quincunx: --size: this is not a size: write one number, such as 6
$ for size in 5x3 5X3 5×3; do quincunx new slant --size $size --seed 1; done | sort -u | cut -c 1-9
slant 5x3

# Words that people type are read in any case; what is printed has one form.
$ quincunx NEW Slant --level HARD --seed 1 --json | grep -o '"id":"[^"]*"'
"id":"slant:5x5:hard:1:0:3"
$ quincunx new SLIDER --size 3 --first v --seed 1
slider 3 H++/H++/+VV V
$ quincunx convert 'Slitherlink 3x1 3..' --to PuzzLink
https://puzz.link/p?slither/3/1/d
$ quincunx show 'SLANT 1x1 ../..' --to TEXT | head -1
slant 1x1:
$ printf 'Slant 1x1:\n  +-+\n1 |/|\n  +-+\n\n' | quincunx check
solved
$ quincunx show 'slant 1x1 ../..' --theme Dark --to Svg | grep -c '<svg'
1
$ quincunx best 'slider 3 H++/H++/+VV H' --level PERFECT
a3r  wins in 19
$ quincunx book 'slant 2x2 .../.4./...' --paper LETTER -o a.pdf; ls a.pdf
a.pdf
$ quincunx match Greedy RANDOM --game SLANT --set Rule=SOUND --size 3 --games 2 --records words.txt >/dev/null; quincunx match greedy random --game slant --set rule=sound --size 3 --games 2 --records words.txt | tail -1 | cut -d, -f 1
greedy - random: 2 games
$ mkdir cup; quincunx league cup Greedy greedy --game slider
quincunx: 'greedy': this agent is in the league already
[2]
$ quincunx collection all.db add 'slant 2x2 .../.4./...' >/dev/null; quincunx collection all.db Rate; quincunx collection all.db list --game Slant --level EASY --technique 'Number Needs All'
rated 1
1	1.0 easy	slant 2x2 .../.4./...
$ quincunx moves 'slider 3 H++/H++/+VV h'
quincunx: line 1, column 22: the side to move comes next: H or V
[2]
$ quincunx apply 'slider 3 H++/H++/+VV H' A2R
quincunx: move 1, 'A2R', column 1: a move is a cell of the board and u, d, l or r, such as a2r
[2]

# What is not known suggests the nearest that is.
$ quincunx slove
quincunx: there is no command 'slove'; did you mean solve?
[2]
$ quincunx help shwo
quincunx: there is no command 'shwo'; did you mean show?
[2]
$ quincunx slant
quincunx: 'slant' is a game, not a command: 'quincunx play slant' plays it
[2]
$ quincunx new slitherlnk
quincunx: expected one game: slant, slitherlink, hexpath, slider or crosscut; did you mean slitherlink?
[2]
$ quincunx rules sudoku
quincunx: expected one game: slant, slitherlink, hexpath, slider or crosscut
[2]
$ quincunx match 1 2 --game slidr
quincunx: --game: expected slant, slider or crosscut; did you mean slider?
[2]
$ quincunx match 1 rnadom --game slider
quincunx: 'rnadom': expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, 1 to 8 or perfect; did you mean random?
[2]
$ quincunx best 'slider 3 H++/H++/+VV H' --level prefect
quincunx: --level: expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, 1 to 8 or perfect; did you mean perfect?
[2]
$ quincunx new slant --level expret
quincunx: --level: expected easy, normal, hard or expert; did you mean expert?
[2]
$ quincunx new slant --sede 1
quincunx: unrecognized option '--sede'
quincunx: did you mean --seed?
usage: quincunx new GAME [--size WxH] [--level easy|normal|hard|expert] [--seed S] [--count N] [--pattern FILE] [--loop FILE] [--jobs J] [-o FILE]
[2]
$ quincunx rules slant --colour
quincunx: unrecognized option '--colour'
usage: quincunx rules GAME [--json]
[2]
$ quincunx convert 'slant 1x1 ../..' --to puzlink
quincunx: --to: expected quincunx, puzzlink, tatham or json; did you mean puzzlink?
[2]
$ quincunx collection all.db lsit
quincunx: 'lsit': expected add, rate, list, export, info, remove or check; did you mean list?
[2]

# Tables that have no place say what is missing.
$ env -u HOME -u XDG_DATA_HOME quincunx tables slider --size 2 2>&1 | tail -1; exit ${PIPESTATUS[0]}
quincunx: where tables are kept is not known: neither XDG_DATA_HOME nor HOME is set; --dir DIR names a folder
[2]
$ env -u XDG_DATA_HOME HOME= quincunx tables slider --size 2 2>&1 | tail -1 | cut -c 1-51
quincunx: where tables are kept is not known: neith

# How a duel ended is told in the words of the game, in a line that readers skip; JSON has one word.
$ quincunx apply 'slider 2 V+/+H H' b1r; quincunx apply 'slider 2 V+/+H V' a2u | tail -1; quincunx apply 'slider 2 HB/BV H' pass pass | tail -1
slider 2 V+/++ V
#: H wins
#: V wins
#: Tie: neither side can move
$ quincunx apply 'crosscut 6x5 ....../.R..R./.RBBB./....../...... R' f3 | tail -1; quincunx apply 'crosscut 6x5 ....../..B.../..B.../.R.R../...... B' c2 | tail -1
#: Red wins: row 3
#: Blue wins: column c
$ quincunx apply 'slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRR. duel=1 mover=2 score=24-14' d1R | tail -1; quincunx apply 'slant 2x2 .2./.../... RL/L. duel=1 mover=1 score=4-2' b1R | tail -1
#: Player 1 wins 24-20
#: Invalid Board State
$ quincunx apply 'slant 1x1 ../..' a1L | tail -1; quincunx apply 'slider 2 V+/+H H' | tail -1
#: solved
#: open, H to move
$ quincunx apply 'slider 2 V+/+H H' b1r | quincunx moves

$ quincunx apply 'slider 2 V+/+H H' b1r --json | grep -o '"status":"[a-z]*"'
"status":"first"

# What ran out is to blame, not the level or the size.
$ for game in slant slitherlink hexpath; do quincunx new $game --size 28 --level expert --seed 1 --time 0.001; done
quincunx: the time ran out before the puzzle was made; --time allows more
quincunx: the time ran out before the puzzle was made; --time allows more
quincunx: the time ran out before the puzzle was made; --time allows more
[3]
$ for game in slant slitherlink hexpath; do quincunx new $game --size 28 --level expert --seed 1 --steps 10; done
quincunx: the steps ran out before the puzzle was made
quincunx: the steps ran out before the puzzle was made
quincunx: the steps ran out before the puzzle was made
[3]
$ quincunx new slant --size 10 --count 100000 --seed 1 --time 0.1 2>&1 >/dev/null | sed 's/[0-9]* of/N of/'; exit ${PIPESTATUS[0]}
quincunx: the time ran out before all puzzles were made: N of 100000; --time allows more
[3]
$ quincunx new slant --size 1 --level expert --seed 1 --time 100
quincunx: no puzzle of this level was found: try another size or level
[3]

# A file named without -f is recognized, whatever the command.
$ printf '2..1.\n.2..1\n..2..\n3..3.\n.0..3\n' > mine.txt; quincunx solve mine.txt
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut; 'mine.txt' is a file: -f mine.txt reads it
[2]
$ quincunx moves ./mine.txt --json
{"error":{"line":1,"column":1,"why":"expected a game: slant, slitherlink, hexpath, slider or crosscut; './mine.txt' is a file: -f ./mine.txt reads it"}}
[2]
$ quincunx solve 'slnat 4x4 ...0./.4.../2...2/...../.1.0.'
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut; did you mean slant?
[2]
$ quincunx solve slnat:5x5:hard:1:0:2
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut; did you mean slant?
[2]
$ quincunx solve slitherlink:60x60:expert:1:0:3 --steps 10
quincunx: line 1, column 1: the limit was reached before the board of this id was made
[3]

# Rows alone are read when the game is named: the size is counted, a blank line ends a board.
$ quincunx solve -f mine.txt --game slitherlink
unique
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3 11111/01100/00100/00010/10100/00001:100001/110101/111001/111111/000011
$ quincunx solve -f mine.txt 2>&1 | head -2
quincunx: mine.txt: line 1, column 6: expected a position, or an id such as 4x4:c0b4c2c2f1a0a; rows alone need --game GAME
quincunx: mine.txt: line 2, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut; rows alone need --game GAME
$ printf '\357\273\277# boards\r\n...  \r\n.4.\r\n...\r\n \r\n..\n..\n# and other forms\nslant 1x1 ../.. L\n4x3:f32a21a1a1a1c\ngokigen/4/3/l372666bg\n{"position":"slant 1x1 ../.. R"}\n....\n.x..' | quincunx convert --game Slant
slant 2x2 .../.4./...
slant 1x1 ../..
slant 1x1 ../.. L
slant 4x3 ...../.32.2/1.1.1/.1...
slant 4x3 ...../.32.2/1.1.1/.1...
slant 1x1 ../.. R
quincunx: line 14, column 2: a clue is 0 to 4 or a dot
[2]
$ printf '2S,2,2\n3,1,2\n3,2E,X a3-b2\n' | quincunx convert --game hexpath; printf 'H++\nH++\n+VV H\n' | quincunx moves --game slider; printf '.....\n.RB..\n.....\n..... R\n' | quincunx convert --game crosscut
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2
a2d a2r a3r
crosscut 5x4 ...../.RB../...../..... R
$ quincunx rate '.../.4./...' --game slant | head -1; quincunx show '3.' --game slitherlink | head -1; quincunx check '3. 1./..:11.' --game slitherlink; quincunx hint '.../.4./...' --game slant | tail -1; quincunx book -f mine.txt --game slitherlink -o b.pdf; quincunx perft 'H+/+V H' --game slider --depth 2; quincunx value 'H+/+V H' --game slider | head -1; quincunx best 'H+/+V H' --game slider --depth 1 | cut -c 1-3; quincunx apply 'H+/+V H' a2r --game slider | head -1; quincunx collection rows.db add -f mine.txt --game slitherlink
1.0, work 0.0: easy, steps: 1
slitherlink 2x1:
open
  a2L b2R a1R b1L
2 2
W 3
a2r
slider 2 +H/+V V
added 1, known already 0
$ printf 'H++\nH++\n+VV\n' | quincunx moves --game slider
quincunx: line 3, column 4: the side to move is missing: H or V
[2]
$ printf '...\n....\n' | quincunx solve --game slitherlink
quincunx: line 2, column 4: this row is too long
[2]
$ printf '...\n...\n...\n' | quincunx moves --game crosscut
quincunx: line 1, column 1: a board of Crosscut is 4x4 to 10x10
[2]
$ quincunx solve -f mine.txt --game slitherlnk
quincunx: --game: expected slant, slitherlink, hexpath, slider or crosscut; did you mean slitherlink?
[2]

# The conversation has the same manners; moves stay as they are written.
$ printf '%s\n' hnit frobnicate 'STATE' A1L | quincunx play --plain 'slant 1x1 ../..' | tail -4
this is no command and no move; did you mean hint? 'help' lists what can be said
this is no command and no move; 'help' lists what can be said
A new puzzle
expected a cell of the board, such as c3
