# Clues where the setter wants them, a loop that is a picture.
$ printf '?.?.?\n.?.?.\n?.2.?\n.?.?.\n?.?.?\n' >pattern
$ quincunx new slitherlink --pattern pattern --seed 1 | sed 's/[0-4]/?/g3' | tr / '\n' | tail -n 5
slitherlink 5x5 2.1.?
.?.?.
?.?.?
.?.?.
?.?.?
$ quincunx new slitherlink --pattern pattern --seed 1 >puzzle; quincunx solve -f puzzle | head -n 1
unique
$ quincunx new slitherlink --pattern pattern --seed 1 --json | grep -c '"id":null'
1
# The heart: its loop is the only one that the numbers allow.
$ printf '.11.11.\n1111111\n1111111\n.11111.\n..111..\n...1...\n' | tr . 0 >heart
$ quincunx new slitherlink --loop heart --seed 2 >puzzle; quincunx solve -f puzzle | head -n 1
unique
$ quincunx solve -f puzzle | tail -n 1 | cut -d ' ' -f 4
0110110/1001001/0000000/1000001/0100010/0010100/0001000:01011010/10000001/10000001/01000010/00100100/00011000
$ printf 'P1\n# a square\n4 4\n0000 0110 0110 0000\n' >square.pbm; quincunx new slitherlink --loop square.pbm --seed 1 >puzzle; quincunx solve -f puzzle | tail -n 1 | cut -d ' ' -f 4
0000/0110/0000/0110/0000:00000/01010/01010/00000
$ printf '100\n010\n000\n' | quincunx new slitherlink --loop - --seed 1
quincunx: the line round these cells is not one loop: inside and outside must each be in one piece, and touch nowhere at a corner alone
[2]
$ printf '110\n01\n' | quincunx new slitherlink --loop - --seed 1
quincunx: -: expected rows of 0 and 1 (1: inside), or a plain PBM picture: rows of different lengths
[2]
$ printf '...\n.x.\n' | quincunx new slitherlink --pattern - --seed 1
quincunx: -: expected rows of . ? and numbers: a character that does not belong there
[2]
# One clue is enough only if it is a 4; a corner of nine cells without any is filled all the same.
$ printf '.....\n.....\n..?..\n.....\n.....\n' | quincunx new slitherlink --pattern - --seed 1
slitherlink 5x5 ...../...../..4../...../.....
$ printf '..????....\n.?????.?.?\n??.???....\n......?...\n.......?..\n..?.......\n...?......\n....???.??\n?.?.?????.\n....????..\n' >corners; quincunx new slitherlink --pattern corners --seed 1 | quincunx solve - | head -n 1
unique
$ printf '.....\n.....\n..1..\n.....\n.....\n' | quincunx new slitherlink --pattern - --steps 100000 --seed 1
quincunx: the steps ran out before the puzzle was made
[3]
$ quincunx new slitherlink --pattern pattern --size 6
quincunx: pattern: this is 5 by 5, and the board 6 by 6
[2]
$ quincunx new hexpath --pattern pattern
quincunx: --pattern, --loop: patterns of this game are not filled
[2]
