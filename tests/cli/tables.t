# Exact tables: built, checked, kept; the answers do not depend on how they were made.
$ quincunx tables slider --size 4 --dir t 2>/dev/null
positions: 276600 with each side to move
H to move: D; won 141161, lost 92465, drawn 42974
V to move: D; won 141161, lost 92465, drawn 42974
longest win: 63 plies
checked: 276600
on disk: 430247 bytes
$ quincunx tables slider --size 3 --dir t --json 2>/dev/null
{"positions":1332,"sides":[{"mover":"H","value":"W","won":803,"lost":529,"drawn":0},{"mover":"V","value":"W","won":803,"lost":529,"drawn":0}],"longest":21,"checked":1332,"bytes":12472}
# Blocked cells: if they are not symmetric, both sides to move are stored.
$ quincunx tables slider --position 'slider 4 H+++/HB++/H++B/+VVV H' --dir t 2>/dev/null
positions: 116480 with each side to move
H to move: D; won 46051, lost 41279, drawn 29150
V to move: D; won 55091, lost 32582, drawn 28807
longest win: 55 plies
checked: 232960
on disk: 473760 bytes
# Stopped half-way it says so, and the next run goes on; the files are the same byte for byte.
$ quincunx tables slider --size 4 --dir a --steps 9000 2>&1 | tail -n 1
quincunx: stopped before the tables were complete; run it again to go on
$ quincunx tables slider --size 4 --dir a --steps 9000 >/dev/null 2>&1
[3]
$ quincunx tables slider --size 4 --dir a 2>&1 | grep -c 'are on disk'
1
$ diff -r t/lanes-4 a/lanes-4
$ { for i in 1 2 3 4; do timeout --foreground -s KILL 0.0$i quincunx tables slider --size 4 --dir k >/dev/null; done; } 2>/dev/null; quincunx tables slider --size 4 --dir k 2>/dev/null | head -n 2
positions: 276600 with each side to move
H to move: D; won 141161, lost 92465, drawn 42974
$ diff -r t/lanes-4 k/lanes-4
# How many threads makes no difference.
$ quincunx tables slider --size 4 --dir j --jobs 3 >/dev/null 2>&1; diff -r t/lanes-4 j/lanes-4
# A file that is damaged is noticed.
$ printf x | dd of=a/lanes-4/rank-01 bs=1 seek=190 conv=notrunc 2>/dev/null; quincunx tables slider --size 4 --dir a 2>&1 | tail -n 1
quincunx: a/lanes-4, rank 1: this file is damaged; remove it and build again
$ quincunx value 'slider 4 H+++/H+++/H+++/+VVV H' --dir a
quincunx: line 1, column 1: this file is damaged; remove it and build again
[2]
# Values from tables and without.
$ quincunx value 'slider 3 H++/H++/+VV H' --dir t --json
{"value":"W","plies":19,"moves":[{"move":"a2d","value":"L","plies":16},{"move":"a2r","value":"L","plies":18},{"move":"a3r","value":"W","plies":19}]}
$ quincunx value 'slider 3 H++/H++/+VV H' --dir nothing
W 19
  a2d L 16
  a2r L 18
  a3r W 19
$ quincunx value 'slider 4 H+++/HB++/H++B/+VVV V' --dir t > one; quincunx value 'slider 4 H+++/HB++/H++B/+VVV V' --dir nothing > two; diff one two && cat one
D
  b1u D
  b1l D
  c1u D
$ quincunx value 'slider 3 +++/+++/+V+ H'
W 0
$ quincunx value 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H' --json --dir nothing
{"error":{"line":1,"column":1,"why":"this board is too large to be solved"}}
[3]
$ quincunx value 'slitherlink 1x1 4'
quincunx: line 1, column 1: this is a puzzle for one; value is for games of two
[2]
$ quincunx tables crosscut
quincunx: expected --size or --position: the usual board is too large to be solved
[2]
$ quincunx tables hexpath
quincunx: expected a game that has tables: slider or crosscut
[2]
$ quincunx tables slider --size 9
quincunx: --size: tables are of boards with a side of 2 to 8
[2]
$ quincunx tables slider --size 8 --dir t
quincunx: this board is too large to be solved
[3]

# Tables of version 0.1.0 are read as they are; newer ones are refused by name, and so is what is no table.
$ cp -r $ROOT/tests/fixtures/0.1.0/tables old; quincunx value 'slider 3 H++/H++/+VV H' --dir old | head -n 1; quincunx tables slider --size 3 --dir old 2>/dev/null | tail -n 1; diff -r old $ROOT/tests/fixtures/0.1.0/tables
W 19
on disk: 12120 bytes
$ quincunx tables slider --size 3 --dir later >/dev/null 2>&1; cp later/lanes-3/rank-00 kept; printf 'QXLANES3%-16s' 0.3.0 | tr ' ' '\0' | dd of=later/lanes-3/rank-00 conv=notrunc 2>/dev/null; quincunx tables slider --size 3 --dir later 2>&1 | tail -n 1
quincunx: later/lanes-3, rank 0: version 0.3.0 of the program wrote it, in format 3 of a table; this is version 0.2.0 and knows format 2
$ echo 'my notes on this board, which are long enough' > later/lanes-3/rank-00; quincunx tables slider --size 3 --dir later 2>&1 | tail -n 1; cat later/lanes-3/rank-00
quincunx: later/lanes-3, rank 0: this is not a table of values
my notes on this board, which are long enough
$ cp kept later/lanes-3/rank-00; sed -i '1s/lanes 3/lanes 4/' later/lanes-3/board; quincunx tables slider --size 3 --dir later 2>&1 >/dev/null | grep board; ls later/lanes-3 | grep board
later/lanes-3/board cannot be read; it is later/lanes-3/board.unreadable now, and written anew
board
board.unreadable
$ sed -i '1s/table 2 0.2.0/table 3 0.3.0/' later/lanes-3/board; quincunx tables slider --size 3 --dir later 2>&1 | tail -n 1
quincunx: later/lanes-3/board: version 0.3.0 of the program wrote it, in format 3 of a table; this is version 0.2.0 and knows format 2
