# Pictures of small boards, byte for byte.
$ quincunx show 'slant 3x2 1.../.2.4/..0. LR./.RL' --to svg --coords | diff - $ROOT/tests/cases/pictures/slant.svg
$ quincunx show 'slitherlink 3x2 2.1/.3. 1../.1./0..:1.../..0.' --to svg --theme mono | diff - $ROOT/tests/cases/pictures/slitherlink.svg
$ quincunx show 'hexpath 3 2S,2,2/3,1G,2/3,2E,X' a2 '3>1' --to svg --size 300 | diff - $ROOT/tests/cases/pictures/hexpath.svg
$ quincunx show 'slider 3 H++/H+B/+VV H' a2r --to svg --theme dark | diff - $ROOT/tests/cases/pictures/slider.svg
$ quincunx show 'crosscut 5x4 ...../.RB../...../..... R' d3 --to svg --theme classic | diff - $ROOT/tests/cases/pictures/crosscut.svg
$ quincunx show 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --to svg --solution | diff - $ROOT/tests/cases/pictures/solution.svg
$ quincunx show 'slant 4x3 ...../.32.2/1.1.1/.1...' --to svg --hint | diff - $ROOT/tests/cases/pictures/hint.svg
# The file's name says which picture, unless --to does.
$ quincunx show 'slant 3x2 1.../.2.4/..0. LR./.RL' --coords -o slant.svg; diff slant.svg $ROOT/tests/cases/pictures/slant.svg; rm slant.svg
$ quincunx show 'slider 2 H+/+V H' -o slider.png; head -c 4 slider.png | tail -c 3; rm slider.png
PNG
$ quincunx show 'slider 2 H+/+V H' --to text -o slider.svg; cat slider.svg; rm slider.svg
slider 2 H:
2 H +
1 + V
  a b
# A board that was spoilt has no winner.
$ quincunx show 'slant 2x2 .../.0./... LR/RL duel=1 mover=1 score=3-2' --to svg | diff - $ROOT/tests/cases/pictures/invalid.svg

# The hint in words is the description; the position is, where there is none.
$ quincunx show 'slant 2x1 .../.2.' --to svg --hint | grep desc
<desc>Number on the rim, the 2 at corner b1: cell a1 is \ and cell b1 is /. 1. The 2 at corner b1 has only two cells beside it, so both point at it.</desc>
$ quincunx show 'hexpath 3 2S,2,2/3,1G,2/3,2E,X order=1>3' --to svg | grep desc
<desc>hexpath 3 2S,2,2/3,1G,2/3,2E,X order=1&gt;3</desc>

# Where there is no step it says why, in the picture and beside it.
$ quincunx show 'slant 2x1 .../.2. R.' --to svg --hint -o wrong.svg
quincunx: The 2 at corner b1 can get no more than 1 line. Look at the cells round it.
[1]
$ grep -o '<desc>.*' wrong.svg; quincunx show 'slant 2x1 .../.2. LR' --to svg --hint | grep -o '<desc>.*'; rm wrong.svg
<desc>The 2 at corner b1 can get no more than 1 line. Look at the cells round it.</desc>
<desc>The puzzle is solved.</desc>

# Twice the same bytes; the longer side is as long as told; a file is whole.
$ for form in svg png pdf; do quincunx show 'slant 3x2 1.../.2.4/..0.' --to $form --size 200 -o one.$form; quincunx show 'slant 3x2 1.../.2.4/..0.' --to $form --size 200 >two.$form; cmp one.$form two.$form; done; ls
one.pdf
one.png
one.svg
two.pdf
two.png
two.svg
$ od -An -t u1 -j 16 -N 8 one.png
   0   0   0 200   0   0   0 149
$ ! command -v pdfinfo >/dev/null || TZ=UTC pdfinfo one.pdf | grep -E 'Title|CreationDate|Pages|Page size' | sed 's/2000.*/2000/'
Title:           Slant
CreationDate:    Sat Jan  1 00:00:00 2000
Pages:           1
Page size:       200 x 149 pts

# What cannot be drawn.
$ quincunx show 'slant 2x2 .../.4./...' --to svg --theme pink
quincunx: --theme: expected default, dark, classic or mono
[2]
$ quincunx show 'slant 2x2 .../.4./...' --to svg --size 5
quincunx: --size: expected a number from 16 to 20000
[2]
$ quincunx show 'slant 2x2 .../.4./...' --theme mono
quincunx: --hint, --size, --theme and --coords are for --to svg, png or pdf
[2]
$ quincunx show 'slant 2x2 .../.4./...' --hint --solution --to svg
quincunx: choose one of --solution, --hint, --forced, --difference, --heat and moves
[2]
$ quincunx show 'slant 2x2 .../.../...' --solution --to svg -o nothing.svg; ls nothing.svg
quincunx: line 1, column 1: there are several solutions
ls: cannot access 'nothing.svg': No such file or directory
[2]
$ quincunx show 'slant 2x2 .../.../...' --solution --to svg
quincunx: line 1, column 1: there are several solutions
[1]
$ quincunx show 'slider 3 H++/H+B/+VV H' --solution --to svg
quincunx: line 1, column 1: this game is a duel: there is nothing to solve
[2]
$ quincunx show 'slider 3 H++/H+B/+VV H' c1r --to svg
quincunx: move 1, 'c1r', column 1: that piece is V's, and H is to move
[2]
$ printf 'slider 2 H+/+V H\nslider 2 H+/+V V\n' | quincunx show --to png -o both.png; ls both.png
quincunx: line 2, column 1: a file holds one picture; 'book' puts many into one
both.png

# The pictures of the documentation are those that the program makes.
$ $ROOT/tools/pictures quincunx docs && diff -r -x rating docs $ROOT/docs/pictures
