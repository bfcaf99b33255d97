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
2.0 easy, steps: 43
$ quincunx rate 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --steps 100 --json | cut -c1-30
{"rating":null,"level":null,"t

# A step of a search is a position that it looks at.
$ quincunx best 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H' --steps 1000 --json | grep -o '"nodes":[0-9]*'
"nodes":1000

# Of many positions each is answered, and the worst code wins: 2 before 3 before 1.
$ printf '%s\n' 'slant 2x2 .../.4./...' 'slant 1x1 ../..' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 --json | grep -o '"status":"[a-z]*"'
"status":"unique"
"status":"multiple"
"status":"unknown"
$ printf '%s\n' 'slant 1x1 ../..' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 | head -n 1
multiple: at least 2
$ printf '%s\n' 'slant 1x1 ../..' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 > answers; echo $?
3
$ printf '%s\n' 'slant 1x1 ../..' 'nothing' 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' | quincunx solve --steps 20 --json > answers; echo $?; grep -c . answers
2
3
$ quincunx match 2 3 --game slider --sprt 20,0
quincunx: --sprt: expected two Elo differences, the lower first, such as 0,20
[2]
