# The lazy clauses: cells and dots, and the first line says what is left out.
$ quincunx solve --dimacs clauses --encoding lazy 'slitherlink 1x1 4'; cat clauses
c lazy: cells and dots only, the single loop is left out: a model may have several loops
c var 1 a1n
c var 2 a1s
c var 3 a1w
c var 4 a1e
p cnf 4 12
c cell a1
1 0
4 0
2 0
3 0
c dot a2
-1 3 0
1 -3 0
c dot b2
-1 4 0
1 -4 0
c dot a1
-2 3 0
2 -3 0
c dot b1
-2 4 0
2 -4 0

# The corners of a slant; true is a fall.
$ quincunx solve --dimacs - --encoding lazy 'slant 2x2 1../.../..0'
c lazy: corners only, that there is no loop is left out: a model may have loops; true is \
c var 1 a2
c var 2 b2
c var 3 a1
c var 4 b1
p cnf 4 3
c corner a3
1 0
c cut b2
1 -2 -3 4 0
c corner c1
-4 0

# All of it is the default. The first line, and how large it is.
$ quincunx solve --dimacs - 'slant 2x2 1../.../..0' | grep -v '^c var' | head -3
c order: corners and no loop: every model is an answer; true is \
c aux 5-8 four arcs for each corner inside the board, in reading order: along the slash in the cell left above, right above, left below, right below
p cnf 8 8
$ quincunx solve --dimacs - 'slitherlink 3x3 .../.4./...' | grep -E '^(c order|c aux|p)'
c order: cells, dots and the single loop: every model is an answer
c aux 25-33 the cells in reading order: it is inside the loop
c aux 34-42 the cells in reading order: it or one before it is inside
c aux 43-138 four arcs for each edge: from the cell above or left of it to the other cell, back; from the dot at its upper or left end to the other dot, back
p cnf 138 338
$ quincunx solve --dimacs - --encoding founding 'slitherlink 3x3 .../.4./...' | grep -E '^(c founding|c aux|p)'
c founding: cells, dots and 'connected' as the founding document has it; warning: its support is circular, a model may have several loops
c aux 25-600 connected(i, j) is variable 24 i + j
p cnf 600 4268

# Without any number above 0 it is said that there is a line.
$ quincunx solve --dimacs - --encoding lazy 'slitherlink 1x1 .' | tail -2
c some
1 2 3 4 0

# All cuts that the lazy clauses need.
$ quincunx solve --dimacs - --encoding lazy --cuts 'slitherlink 5x1 3...3' | grep -E 'cuts|^3 8 0' | sort -u
3 8 0
c lazy with cuts: cells, dots and all cuts that they need: every model is an answer
$ quincunx solve --dimacs - --encoding lazy --cuts 'slant 3x3 ..../..../..../....' | grep -A1 '^c cut' | head -2
c cut b3
1 -2 -4 5 0

# Progress is given.
$ quincunx solve --dimacs - --encoding lazy --from-here 'slant 1x1 ../.. L' | tail -2
c given
1 0

# The known answer forbidden.
$ quincunx solve --dimacs - --encoding lazy --unique 'slant 2x1 0../...' | sed -n '1p; /^c answer/,$p'
c lazy: corners only, that there is no loop is left out: a model may have loops; true is \; the known answer is forbidden: no model means that it is the only one
c answer
1 2 0
$ quincunx solve --dimacs - --encoding lazy --unique 'slitherlink 1x1 4' | tail -2
c answer
-1 -2 -3 -4 0
$ quincunx solve --dimacs x --unique 'slant 1x1 1./.1'; quincunx solve --dimacs x --unique 'slant 1x1 4./..'; ls x
quincunx: line 1, column 1: this puzzle has no answer that could be forbidden
x

# What a solver printed: drawn and judged.
$ printf 's SATISFIABLE\nv 1 2 3 4 0\n' > out; quincunx solve --model out 'slitherlink 1x1 4'
slitherlink 1x1:
  +---+
1 | 4 |
  +---+
    a

solved
$ printf 'SAT\n1 2 3 4 5 -6 7 -8 9 -10 -11 12 -13 14 15 16 17 18 19 20 21 22 0\n' | quincunx solve --model - 'slitherlink 3x2 .../...' --json
{"status":"wrong","flaws":[{"rule":"branch","at":["a3"]},{"rule":"branch","at":["c3"]},{"rule":"branch","at":["d3"]},{"rule":"branch","at":["b2"]},{"rule":"branch","at":["c2"]},{"rule":"branch","at":["d2"]}],"solution":"111/110/101:0010/1111"}
[1]
$ echo 'v -1 0' | quincunx solve --model - 'slant 1x1 1./..' --json
{"status":"wrong","flaws":[{"rule":"clue","at":["a2"]}],"solution":"R"}
[1]
$ echo 'v -1 0' | quincunx solve --model - 'slant 1x1 .1/..' --json
{"status":"solved","flaws":[],"solution":"R"}
$ echo 's UNSATISFIABLE' | quincunx solve --model - 'slant 1x1 .1/..'
quincunx: -: line 1: this says that there is no model
[1]
$ echo 'v 1 -2 0' | quincunx solve --model - 'slitherlink 1x1 .'
quincunx: -: line 2: this model does not say what every variable is
[2]
$ echo 'v 1 two 0' | quincunx solve --model - 'slitherlink 1x1 .'
quincunx: -: line 1: expected a solver's output: v lines of literals
[2]
$ quincunx solve --model nothing 'slitherlink 1x1 .'
quincunx: nothing: No such file or directory
[2]
$ echo 'slitherlink 1x1 .' | quincunx solve --model -
quincunx: --model: standard input has the position already
[2]

# What cannot be asked.
$ quincunx solve --dimacs x --encoding sorted 'slant 1x1 ../..'
quincunx: --encoding: expected order, lazy or founding
[2]
$ quincunx solve --dimacs x --encoding foundin 'slant 1x1 ../..'
quincunx: --encoding: expected order, lazy or founding; did you mean founding?
[2]
$ quincunx solve --dimacs x --encoding founding 'slant 1x1 ../..'
quincunx: line 1, column 1: this puzzle has no founding encoding
[2]
$ quincunx solve --dimacs x --encoding founding "slitherlink 16x1 ................"; r=................; quincunx solve --dimacs x --encoding founding "slitherlink 16x15 $(for i in $(seq 15); do echo $r; done | paste -sd/)"
quincunx: line 1, column 1: the founding encoding has a variable for each pair of edges: 15x15 at most
[2]
$ quincunx solve --dimacs x --cuts 'slant 1x1 ../..'
quincunx: --cuts: these belong to --encoding lazy
[2]
$ quincunx solve --cuts 'slant 1x1 ../..'
quincunx: line 1, column 1: --encoding, --cuts and --unique belong to --dimacs FILE
[2]
$ quincunx solve --dimacs - 'hexpath 3 2S,2,2/3,1,2/3,2E,X' --from-here | grep -E '^(c order|c var|p)'; echo 'v 1 2 -3 0' | quincunx solve --model - 'hexpath 3 2S,2,2/3,1,2/3,2E,X' | tail -2
c order: numbers, steps and time: every model is an answer; true is >
c var 1 1>2
c var 2 1>3
c var 3 2>3
p cnf 163 517
c order
solved
  The order is 1>3>2: nothing of it is open
$ quincunx solve --dimacs x --encoding lazy --cuts 'hexpath 2 1S,2/3,4E'
quincunx: line 1, column 1: --cuts: this puzzle has too many to list them
[2]
# A limit before all cuts are found: what was found is written, and the first line says that it may not be enough.
$ r=............; echo "slitherlink 12x12 $(for i in $(seq 12); do echo $r; done | paste -sd/)" > empty12; quincunx solve --dimacs x --encoding lazy --cuts --steps 200 -f empty12
quincunx: empty12: line 1, column 1: the limit was reached before all cuts were found; the file says so
[3]
$ sed 's/: [0-9]* were/: N were/; q' x; sed 's/: [0-9]* were/: N were/; q' x | wc -l; grep -c '^c cut' x | sed 's/^[1-9][0-9]*$/some/'
c incomplete cuts: N were found before a limit was reached, perhaps not all that are needed; else lazy: cells and dots only, the single loop is left out: a model may have several loops
1
some
$ [ "$(sed -n '1s/^c incomplete cuts: \([0-9]*\) .*/\1/p' x)" = "$(grep -c '^c cut' x)" ] && [ "$(sed -n 's/^p cnf 312 //p' x)" = "$(grep -c ' 0$' x)" ] && echo counted
counted
$ quincunx solve --dimacs x --encoding lazy --cuts --unique --steps 20000 -f empty12; sed -n '1s/.*several loops//p' x; grep -c '^c answer' x
quincunx: empty12: line 1, column 1: the limit was reached before all cuts were found; the file says so
; the known answer is forbidden: no model means that it is the only one
1
$ echo 'slitherlink 12x12 3322223..23./..12.......1/.....22...2./..3..2.223../..1..12..2../....3..221../1212..22..../.....23...2./233.31.11122/1.2....2...3/2..2.1231..1/...2......22' > hard12; rm -f x; quincunx solve --dimacs x --encoding lazy --cuts --unique --steps 1 -f hard12; ls x
quincunx: hard12: line 1, column 1: the limit was reached before an answer was found
ls: cannot access 'x': No such file or directory
[2]
