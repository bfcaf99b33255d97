# A limit never changes an answer: it is the one without it, or exit 3.
$ quincunx hint 'hexpath 4 1S,2,3,4/2,3,4,1/3,4,1,2/4,1,2,3E' --steps 1
quincunx: line 1, column 1: the limit was reached before a step was found
[3]
$ quincunx hint 'hexpath 4 1S,2,3,4/2,3,4,1/3,4,1,2/4,1,2,3E' --steps 1 --json
{"error":{"line":1,"column":1,"why":"the limit was reached before a step was found"}}
[3]
$ quincunx show 'hexpath 4 1S,2,3,4/2,3,4,1/3,4,1,2/4,1,2,3E' --hint --steps 1 --to svg
quincunx: line 1, column 1: the limit was reached before a step was found
[3]
$ quincunx check 'hexpath 4 1S,2,3,4/2,3,4,1/3,4,1,2/4,1,2,3E' --against-solution --steps 1
quincunx: line 1, column 1: the limit was reached before the solution was found
[3]
$ quincunx rate 'hexpath 4 1S,2,3,4/2,3,4,1/3,4,1,2/4,1,2,3E' --steps 1
not rated: the limit was reached first
[3]

# A ladder that was not climbed to its end is no reason to say that only search is left.
$ quincunx hint 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --steps 1
quincunx: line 1, column 1: the limit was reached before a step was found
[3]
$ for n in 1 100 1000 2000; do quincunx rate 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --steps $n | head -n 1; done
not rated: the limit was reached first
not rated: the limit was reached first
not rated: the limit was reached first
not rated: the limit was reached first
$ quincunx rate 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --steps 100000 | head -n 1
3.0, work 20.0: normal, steps: 43
$ quincunx rate 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --steps 100 --json | cut -c1-30
{"rating":null,"work":null,"le

# A step of a search is a position that it looks at.
$ quincunx best 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H' --steps 1000 --json | grep -o '"nodes":[0-9]*'
"nodes":1000

# Of many positions each is answered, and the worst code wins: 2 before 3 before 1.
$ printf '%s\n' 'slant 2x2 .../.4./...' 'slant 1x1 ../..' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 --json | grep -o '"status":"[a-z]*"'
"status":"unique"
"status":"multiple"
"status":"unknown"
$ printf '%s\n' 'slant 1x1 ../..' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 2>&1 | head -n 1
multiple: at least 2
$ printf '%s\n' 'slant 1x1 ../..' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 > answers; echo $?
quincunx: line 2, column 1: the limit was reached before this was proved
3
$ printf '%s\n' 'slant 1x1 ../..' 'nothing' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 --json > answers; echo $?; grep -c . answers
2
3
$ quincunx match 2 3 --game slider --sprt 20,0
quincunx: --sprt: expected two Elo differences, the lower first, such as 0,20
[2]

# --time and --steps are for each position: what comes after a hard one is answered all the same.
$ hard='crosscut 8x8 ......../......../......../......../......../......../......../........ R'; printf '%s\n' "$hard" 'slider 2 H+/+V H' | quincunx value --time 0.2
quincunx: line 1, column 1: the time was up: no proof was found within the steps and time allowed
W 3
  a2d L 4
  a2r W 3
[3]
$ printf '%s\n' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' 'slant 2x2 .../.4./...' 'slant 1x1 ../..' | quincunx solve --steps 20 --json | grep -o '"status":"[a-z]*"'
"status":"unknown"
"status":"unique"
"status":"multiple"
$ printf '%s\n' 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H' 'slider 2 H+/+V H' | quincunx perft --depth 9 --steps 1000
quincunx: line 1, column 1: the limit was reached before the count was complete
2 2 4 4 4 2 0 0 0
[3]

# What ended it is told with the answer.
$ quincunx solve 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' --steps 20 --json | grep -o '"why":.*'
"why":"the limit was reached before this was proved"}

# Every command says what its --time bounds.
$ for c in solve check hint rate show perft value best review match league engine new tables strategy book collection serve; do printf '%s: ' $c; quincunx help $c | sed -n 's/^  -t, --time SEC *//p'; done
solve: stop after SEC seconds on each position
check: stop after SEC seconds on each position
hint: stop after SEC seconds on each position
rate: stop after SEC seconds on each position
show: stop after SEC seconds on each position
perft: stop after SEC seconds on each position
value: stop after SEC seconds on each position
best: think for SEC seconds at most on each position (default 1, perfect 60)
review: think for SEC seconds about each move of the game
match: SEC seconds for each move (default 0.2; for programs, of the processor)
league: SEC seconds for each move (default 0.2; for programs, of the processor)
engine: think for SEC seconds at most about each move (default 1)
new: stop the whole run after SEC seconds (default: 60 for each puzzle)
tables: stop the whole run after SEC seconds; the next one goes on
strategy: stop after SEC seconds
book: stop after SEC seconds on each puzzle, and as long to draw it
collection: stop after SEC seconds on each puzzle
serve: serve the page for SEC seconds
