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
quincunx: the line round these cells is not one loop: a3 and b2 touch at a corner alone, where it would cross itself
[2]
$ printf '111\n101\n111\n' | quincunx new slitherlink --loop - --seed 1
quincunx: the line round these cells is not one loop: they have a hole at b2
[2]
$ printf '1100\n0000\n0001\n' | quincunx new slitherlink --loop - --seed 1
quincunx: the line round these cells is not one loop: they are in more than one piece, and no way leads from a3 to d1
[2]
$ printf '000\n000\n' | quincunx new slitherlink --loop - --seed 1
quincunx: no cell is inside: a loop goes round one at least
[2]
# Pictures: packed bits, and PNG, of which dark is inside.
$ printf 'P4\n4 4\n\0\140\140\0' | quincunx new slitherlink --loop - --seed 1 >packed; printf '0000\n0110\n0110\n0000\n' | quincunx new slitherlink --loop - --seed 1 | cmp - packed
$ echo iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAAAAACMmsGiAAAAE0lEQVR42mP4DwQM/xkYYAQQAAB3nAv1kI/emgAAAABJRU5ErkJggg== | base64 -d >square.png; quincunx new slitherlink --loop square.png --seed 1 | cmp - packed
$ head -c 50 square.png >half.png; quincunx new slitherlink --loop half.png --seed 1
quincunx: half.png: expected rows of 0 and 1 (1: inside), or a PBM or PNG picture (dark: inside): the PNG picture cannot be read
[2]
$ printf 'P4\n4 4\n\0' | quincunx new slitherlink --loop - --seed 1
quincunx: -: expected rows of 0 and 1 (1: inside), or a PBM or PNG picture (dark: inside): no PBM picture
[2]
$ printf '110\n01\n' | quincunx new slitherlink --loop - --seed 1
quincunx: -: expected rows of 0 and 1 (1: inside), or a PBM or PNG picture (dark: inside): rows of different lengths
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
# Slant: numbers stand at corners, one more in a row than there are cells.
$ printf '.?.?.?\n?.?.?.\n.?.2.?\n?.?.?.\n.?.?.?\n' >corners; quincunx new slant --pattern corners --seed 1 >puzzle; quincunx solve -f puzzle | head -n 1
unique
$ cut -d ' ' -f 3 puzzle | tr / '\n' | sed '3s/2/X/2; s/[0-4]/?/g' | head -n 2
.?.?.?
?.?.?.
$ cut -d ' ' -f 2 puzzle; cut -d ' ' -f 3 puzzle | cut -d / -f 3 | cut -c 4
5x4
2
$ printf '?..\n...\n..?\n' | quincunx new slant --pattern - --seed 1
quincunx: no numbers were found that make this pattern a puzzle with one solution; what most often stays open lies round b2: a number there would help
[2]
$ quincunx new slant --loop square.png --seed 1
quincunx: --loop: the answer of this game is no loop
[2]
