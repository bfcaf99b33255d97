# The same seed gives the same puzzles, whatever the number of jobs.
$ quincunx new slant --seed 7
slant 5x5 1.01.0/1232../.....1/21..3./..14../0...1.
$ quincunx new slitherlink --size 7 --level easy --seed 4 --json | sed 's/"solution":"[^"]*"/"solution":"S"/'
{"game":"slitherlink","id":"slitherlink:7x7:easy:4:0:3","position":"slitherlink 7x7 .123.3./32.213./30..2.1/....1.2/..2.212/..212../.3.22.3","solution":"S","rating":2.7,"level":"easy","seed":4}
$ quincunx new hexpath --seed 2
hexpath 5 4S,5,3,5,2E/3,3,5,1,4/2,1,1,5,2/3,2G,2,5,1/3,2,1,4G,4
$ quincunx new slant --seed 1 --count 6 --jobs 1 > one; quincunx new slant --seed 1 --count 6 --jobs 4 | diff - one && wc -l < one
6
$ quincunx new slitherlink --seed 1 --count 3 --size 6 | quincunx solve | grep -c unique
3
$ quincunx new slitherlink --seed 1 --count 3 --size 6 --symmetric | quincunx solve | grep -c unique
3

# Puzzles are of the level asked for.
$ for l in easy normal hard expert; do quincunx new slant --size 8 --level $l --seed 3 | quincunx rate | head -1 | grep -o $l; done
easy
normal
hard
expert
$ for l in easy normal hard expert; do quincunx new slitherlink --size 8 --level $l --seed 3 | quincunx rate | head -1 | grep -o $l; done
easy
normal
hard
expert

# Start positions of duels.
$ quincunx new slider --seed 1 --blocked 3 --first V
slider 6 H+++++/HB++++/H++B++/H+++++/H+++B+/+VVVVV V
$ quincunx new crosscut --size 6x7 --seed 1 --json
{"game":"crosscut","id":"crosscut:6x7:start:1:0:3","position":"crosscut 6x7 ....../....../....../....../....../....../...... R","solution":null,"rating":null,"level":null,"seed":1}
$ quincunx new slider --size 4 --blocked 9 --seed 1 --count 100 | grep -c B
100
$ quincunx new slider --size 4 --blocked 11 --seed 1
quincunx: there is no room for so many blocked cells
[2]

# A batch in a file: a half-written line is cut off and told, whole ones are kept, and the end is the same.
$ quincunx new slant --seed 5 --count 8 -o whole; ls
one
whole
$ (head -3 whole | $ROOT/tests/cli/part 'slant:5x5:normal:5:0:3'; printf '1a2b3c4d slant 5x5 half') > again.part; quincunx new slant --seed 5 --count 8 -o again; cmp whole again; ls
again.part: a line that was not written to its end is made again
again
one
whole
# Another order, another seed, another form: another batch. How many are wanted is not part of it.
$ head -3 whole | $ROOT/tests/cli/part 'slant:5x5:normal:5:0:3' > other.part; for o in '--seed 6' '--seed 5 --size 6' '--seed 5 --level easy' '--seed 5 --symmetric' '--seed 5 --json' '--seed 5 --count 2'; do quincunx new slant --count 8 $o -o other; done; ls other*; quincunx new slant --seed 5 --count 4 -o other; head -4 whole | cmp - other
quincunx: other.part: it holds another batch (slant:5x5:normal:5:0:3); remove it or choose another file
quincunx: other.part: it holds another batch (slant:5x5:normal:5:0:3); remove it or choose another file
quincunx: other.part: it holds another batch (slant:5x5:normal:5:0:3); remove it or choose another file
quincunx: other.part: it holds another batch (slant:5x5:normal:5:0:3); remove it or choose another file
quincunx: other.part: it holds another batch (slant:5x5:normal:5:0:3); remove it or choose another file
quincunx: other.part: it holds 3 puzzles of this batch, more than are asked for
other.part
$ echo 'seed 1' | $ROOT/tests/cli/part 'slider:6:start+blocked=2:1:0:3' > d.part; quincunx new slider --blocked 3 --seed 1 --count 2 -o d; quincunx new slider --blocked 2 --first V --seed 1 --count 2 -o d; rm d.part
quincunx: d.part: it holds another batch (slider:6:start+blocked=2:1:0:3); remove it or choose another file
quincunx: d.part: it holds another batch (slider:6:start+blocked=2:1:0:3); remove it or choose another file
# What is no unfinished batch, or a changed one, is refused and stays as it is.
$ cp whole x.part; quincunx new slant --seed 5 --count 8 -o x; cmp whole x.part; head -3 whole | $ROOT/tests/cli/part 'slant:5x5:normal:5:0:3' | sed '3s/slant/plant/' > x.part; quincunx new slant --seed 5 --count 8 -o x; ls x*
quincunx: x.part: this is not an unfinished batch of puzzles
quincunx: x.part: line 3 is damaged
x.part
# Killed after the file was there and before the journal went: the next run only finishes.
$ rm x.part; $ROOT/tests/cli/part 'slant:5x5:normal:5:0:3' < whole > x.part; cp whole x; quincunx new slant --seed 5 --count 8 --steps 1 -o x; cmp whole x; ls x*
x
# A file that cannot be written is told before anything is made; '-' is standard output.
$ mkdir folder; quincunx new slant --size 40 --level expert --count 1000 --seed 1 -o folder; quincunx new slant --seed 1 -o no/such/file; ls -d folder*
quincunx: folder: Is a directory
quincunx: no/such/file: No such file or directory
folder
$ quincunx new slant --seed 5 --count 8 -o - | cmp - whole; ls ./-*
ls: cannot access './-*': No such file or directory
[2]

# What cannot be had
$ quincunx new chess
quincunx: expected one game: slant, slitherlink, hexpath, slider or crosscut
[2]
$ quincunx new slant --size 0
quincunx: --size: a board of Slant is 1x1 to 1000x1000
[2]
$ quincunx new slant --level brutal
quincunx: --level: expected easy, normal, hard or expert
[2]
$ quincunx new slider --level easy
quincunx: --level: a start position has no level
[2]
$ quincunx new slant --blocked 3
quincunx: --blocked: this game has no blocked cells
[2]
$ quincunx new hexpath --symmetric
quincunx: --symmetric: this game has no clues to place
[2]
$ quincunx new slant --count 0
quincunx: --count: expected a number from 1 to 1000000000
[2]
$ quincunx new slant --seed 1 --size 40 --level expert --time 0.001
quincunx: the time ran out before the puzzle was made; --time allows more
[3]

# A limit stops, or it changes nothing: neither the puzzle nor its rating.
$ for n in 5000 10000 20000 30000 60000; do quincunx new slitherlink --size 6 --level expert --seed 5 --steps $n --json 2>/dev/null; done | sort -u | wc -l
1
