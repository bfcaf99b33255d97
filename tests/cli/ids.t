# What `new` prints as an id makes the same board again, for every game, level and choice.
$ for g in slant slitherlink; do for l in easy normal hard expert; do for s in '' --symmetric; do quincunx new $g --size 6x5 --level $l $s --seed 3 --count 3 --json; done; done; done >made; for l in easy normal hard expert; do quincunx new hexpath --size 4 --level $l --seed 3 --count 3 --json; done >>made; for b in 0 1 2 5; do for f in H V random; do quincunx new slider --size 5 --blocked $b --first $f --seed 3 --count 3 --json; done; done >>made; quincunx new crosscut --size 5x6 --seed 3 --json >>made; wc -l <made
97
$ grep -o '"id":"[^"]*"' made | cut -d'"' -f4 >ids; grep -o '"position":"[^"]*"' made | cut -d'"' -f4 >positions; quincunx convert -f ids | cmp - positions; sort -u ids | wc -l
97
$ tr a-z A-Z <ids | quincunx convert | cmp - positions
$ sed 's/.*/{"id":"&"}/' ids | quincunx convert | cmp - positions

# Choices that shape a board stand behind the level, so that no two boards have one id.
$ quincunx new slider --size 5 --blocked 2 --first V --seed 1 --json | grep -o '"id":"[^"]*"'
"id":"slider:5:start+blocked=2+first=V:1:0:3"
$ quincunx new slider --size 5 --seed 1 --json | grep -o '"id":"[^"]*"'
"id":"slider:5:start:1:0:3"
$ quincunx new slant --level hard --symmetric --seed 1 --json | grep -o '"id":"[^"]*"'
"id":"slant:5x5:hard+symmetry=half:1:0:3"

# Boards of generator 2. Where one of these changes, ids that are in print do not work any more: the number
# of the generator goes up, unless it has done so since the last release.
$ quincunx convert slant:5x5:normal:7:0:3
slant 5x5 1.01.0/1232../.....1/21..3./..14../0...1.
$ quincunx convert slitherlink:6x5:hard:7:0:3
slitherlink 6x5 3.1.../..2..3/02.3../2.11.3/......
$ quincunx convert hexpath:5:expert:7:0:3
hexpath 5 3,5,4,5,3/1,4,3,4,2E/4S,4,1G,4G,3/3,X,5,5,X/3,5,2,1,2
$ quincunx convert slider:6:start+blocked=3+first=random:7:1:3
slider 6 H+++++/H++B++/H+++B+/H+++++/H+++++/BVVVVV H

# Every command takes an id for a position.
$ quincunx solve slant:4x3:easy:1:0:3
unique
slant 4x3 .02.0/..1.2/.1.30/11... LRLL/RLLR/RRLL
$ quincunx check slant:4x3:easy:1:0:3
open
$ quincunx hint slant:4x3:easy:1:0:3 | tail -1
  d3L
$ quincunx rate slant:4x3:easy:1:0:3 | head -1
1.0, work 0.0: easy, steps: 8
$ quincunx moves slider:3:start:1:0:3
a2d a2r a3r
$ quincunx apply slider:3:start+first=V:1:0:3 b1u
slider 3 H++/HV+/++V H
#: open, H to move
$ quincunx perft slider:3:start:1:0:3 --depth 3
3 7 27
$ quincunx value slider:3:start:1:0:3 | head -1
W 19
$ quincunx best slider:3:start:1:0:3 --depth 2 | wc -l
1
$ quincunx show slider:3:start:1:0:3 --to text
slider 3 H:
3 H + +
2 H + +
1 + V V
  a b c
$ quincunx strategy crosscut:4x4:start:1:0:3 | head -1
crosscut 4x4 ..../..../..../.... R	b2
$ quincunx tables slider --position slider:2:start:1:0:3 --dir t 2>/dev/null | tail -1
on disk: 1536 bytes
$ echo slider:3:start+first=V:1:0:3 >starts; quincunx match random random --starts starts --games 2 --json | tail -1 | cut -d, -f1-3
{"a":"random","b":"random","games":2
$ printf 'position\n' | quincunx play slant:4x3:easy:1:0:3 --plain | tail -1
slant 4x3 .02.0/..1.2/.1.30/11...
$ printf '%s\n' 'load slant:4x3:easy:1:0:3' position 'load slant:4x3:easy:1:0' position 'load slant:4x3:easy:1:0:1' | quincunx play slider --size 2 --plain --players human,human | grep -E '^slant.*[^:]$|^this id'
slant 4x3 .02.0/..1.2/.1.30/11...
slant:4x3:easy:1:0 names no generator: this version's is meant, number 3; version 0.1.0 made other puzzles
slant 4x3 .02.0/..1.2/.1.30/11...
this id is of another generator, whose boards this version cannot make: its own has number 3

# A collection and a booklet know the id by which a puzzle came.
$ quincunx collection my.db add slant:4x3:easy:1:0:3 SLANT:4x3:easy:1:1; quincunx collection my.db export --to json | grep -o '"id":"[^"]*"'
quincunx: slant:4x3:easy:1:1 names no generator: this version's is meant, number 3; version 0.1.0 made other puzzles
added 2, known already 0
"id":"slant:4x3:easy:1:0:3"
"id":"slant:4x3:easy:1:1:3"
$ quincunx book Slant:4x3:easy:1:0:3 --title T -o b.pdf; pdftotext b.pdf - | grep -E '^slant:|makes$'
The number beside the dots is the rating, from 1 to 10. The id in small print makes
slant:4x3:easy:1:0:3

# A position that came with an id without the number of a generator is of version 0.1.0, so the booklet says
# number 1, and promises nothing.
$ echo '{"id":"slant:2x2:easy:1:0","position":"slant 2x2 .../.4./..."}' | quincunx book --title T -o b.pdf; pdftotext b.pdf - | grep -cE '^slant:2x2:easy:1:0:1$|makes$'
1

# Without a number this version's generator is meant, which is said once; another one's id is refused.
$ printf '%s\n' slant:4x3:easy:1:0 'slider 2 H+/+V H' slant:4x3:easy:1:1 slant:4x3:easy:1:0:1 slant:4x3:easy:1:0:3 | quincunx convert
quincunx: slant:4x3:easy:1:0 names no generator: this version's is meant, number 3; version 0.1.0 made other puzzles
slant 4x3 .02.0/..1.2/.1.30/11...
slider 2 H+/+V H
slant 4x3 .0..1/.3311/..1../02.0.
quincunx: line 4, column 20: this id is of another generator, whose boards this version cannot make: its own has number 3
slant 4x3 .02.0/..1.2/.1.30/11...
[2]
$ quincunx solve slant:4x3:easy:1:0:1 --json
{"error":{"line":1,"column":20,"why":"this id is of another generator, whose boards this version cannot make: its own has number 3"}}
[2]

# What is no id is told what is missing, and where.
$ quincunx convert slant:4x3
quincunx: line 1, column 10: an id has five or six fields with ':' between them: GAME:SIZE:LEVEL:SEED:INDEX:GENERATOR
[2]
$ quincunx convert slant:4x3:brutal:1:0
quincunx: line 1, column 11: expected easy, normal, hard or expert
[2]
$ quincunx convert slant:4x3:easy+walls=3:1:0
quincunx: line 1, column 16: this game has no such choice
[2]
$ quincunx convert slant:4:easy:1:0
quincunx: line 1, column 8: expected x and the height, as in 5x5
[2]
$ quincunx convert slider:5:hard:1:0
quincunx: line 1, column 10: expected start: this game has no levels
[2]
$ quincunx convert slider:4:start+blocked=11:1:0:3
quincunx: line 1, column 1: there is no room for so many blocked cells
[2]
$ quincunx convert slant:2x2:expert:1:0:3
quincunx: line 1, column 1: no puzzle of this level was found: try another size or level
[3]

# Making the board of an id is work: --time and --steps bound it, other lines of a batch are answered.
$ printf '%s\n' 'slider 2 H+/+V H' slitherlink:60x60:expert:1:0:3 'slider 2 H+/++ V' | quincunx convert --steps 1000
slider 2 H+/+V H
quincunx: line 2, column 1: the limit was reached before the board of this id was made
slider 2 H+/++ V
[3]
$ quincunx solve slitherlink:60x60:expert:1:0:3 --time 0.1 --json | cut -c1-90
{"error":{"line":1,"column":1,"why":"the time was up before the board of this id was made"
