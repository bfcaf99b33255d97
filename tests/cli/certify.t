# One answer: the certificate says so, and two checkers that share no line agree.
$ quincunx solve gokigen/4/4/iaegcgcj6a --certificate proof; quincunx certify proof; ls proof; cat proof/board; python3 $ROOT/examples/certify.py proof
unique
slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL
valid: exactly one answer
board
clauses.cnf
refutation.drat
quincunx certificate 1 0.2.0
position slant 4x4 ...0./.4.../2...2/...../.1.0.
claim unique
answer LRLR/RLLL/LLRR/RRRL
valid: unique
$ quincunx solve slither/5/5/cbcbcddad --certificate proof | head -1; quincunx certify proof --json | sed 's/"steps":[0-9]*/"steps":N/; s/"cuts":[0-9]*/"cuts":N/; s/"clauses":[0-9]*/"clauses":N/'; ls -A
unique
{"certificate":"valid","claim":"unique","clauses":N,"cuts":N,"steps":N}
proof

# None: the numbers that are to blame, and that none of them can be left out.
$ quincunx solve 'slitherlink 5x4 .3.../..0../.3.3./2...2' --certificate none; sed -n '2,4p' none/board; quincunx certify none
none
conflict c3 d2 e1
position slitherlink 5x4 .3.../..0../.3.3./2...2
claim none
conflict c3 d2 e1
valid: no answer, because of c3 d2 e1; without any one of these there is one
$ quincunx certify none --json | grep -o '.*"minimal":true'; python3 $ROOT/examples/certify.py none
{"certificate":"valid","claim":"none","conflict":["c3","d2","e1"],"minimal":true
valid: none
$ quincunx solve 'slant 2x2 4../.../..0' --certificate none | head -1; quincunx certify none
none
valid: no answer, because of a3; without any one of these there is one

# By our own solver or by CaDiCaL; where ours takes too long the other one takes over. Both checkers believe either.
$ for way in own sat; do for board in 'slitherlink 5x4 .3.../..0../.3.3./2...2' 'slant 2x2 .../.4./...' 'slitherlink 3x3 .../.../113' 'slant 2x2 .../.0./...'; do quincunx solve "$board" --certificate way --via $way > out; quincunx certify way; python3 $ROOT/examples/certify.py way; done; done | sort | uniq -c | sed 's/^ *//'
4 valid: exactly one answer
2 valid: no answer, because of b2; without any one of these there is one
2 valid: no answer, because of c3 d2 e1; without any one of these there is one
4 valid: none
4 valid: unique
$ r=3.3.3.3.3.3.3; e=.............; echo "slitherlink 13x13 $r/$e/$r/$e/$r/$e/$r/$e/$r/$e/$r/$e/$r" > lattice; quincunx solve -f lattice --certificate long --via own --steps 1000000 | head -1; quincunx solve -f lattice --certificate long | head -1; quincunx certify long | cut -d, -f1; rm -r long way
quincunx: lattice: line 1, column 1: the limit was reached before the certificate was made
none
none
valid: no answer
$ quincunx solve 'slant 2x2 .../.4./...' --certificate proof --via luck
quincunx: line 1, column 1: --via: expected own or sat
[2]

# Progress is no part of the claim.
$ quincunx solve 'slant 2x2 .../.4./... R./..' --certificate proof | head -1; sed -n 2p proof/board
unique
position slant 2x2 .../.4./...

# Something is changed: the first fault.
$ cp -r proof bad; sed -i 's/position slant 2x2 .../position slant 2x2 0../' bad/board; quincunx certify bad
invalid: board, line 4: the answer does not meet a number
[1]
$ cp proof/board bad; sed -i 's/answer .*/answer RL\/LR/' bad/board; quincunx certify bad --json
{"certificate":"invalid","file":"board","line":4,"fault":"the answer does not meet a number"}
[1]
$ quincunx solve slither/5/5/cbcbcddad --certificate loop | head -1; rm -r bad; cp -r loop bad; sed -i '/^c cut/{n;s/^-\{0,1\}[0-9]* //}' bad/clauses.cnf; quincunx certify bad | sed 's/line [0-9]*/line N/'
unique
invalid: clauses.cnf, line N: something that leaves the set is missing here
$ cp loop/clauses.cnf bad; sed -i '0,/^c dot/s//c cell/' bad/clauses.cnf; quincunx certify bad | sed 's/line [0-9]*/line N/'
invalid: clauses.cnf, line N: expected one place of the board
$ cp loop/clauses.cnf bad; sed -i '/^c answer/,$d' bad/clauses.cnf; quincunx certify bad | sed 's/line [0-9]*/line N/'
invalid: clauses.cnf, line N: there are not as many clauses as announced
$ cp loop/clauses.cnf bad; sed -i 's/^claim unique/claim none/' bad/board; quincunx certify bad
invalid: board, line 4: expected: conflict PLACES
[1]
$ cp loop/board bad; echo 1 2 3 > bad/refutation.drat; quincunx certify bad
invalid: refutation.drat, line 1: expected 0 at the end of the line
[1]
$ : > bad/refutation.drat; quincunx certify bad
invalid: refutation.drat, line 0: it ends before there is a contradiction
[1]
$ sed -i '1s/certificate 1/certificate 2/' bad/board; quincunx certify bad; : > bad/board; quincunx certify bad
invalid: board, line 1: this certificate is of a newer program
invalid: board, line 0: there is nothing in it
[1]

# What cannot be had.
$ quincunx solve 'slant 2x2 .../.../...' --certificate several | head -1; ls several
quincunx: several: not written, for there is more than one answer
multiple: at least 2
ls: cannot access 'several': No such file or directory
[2]
$ quincunx solve 'hexpath 2 1S,2/3,4E' --certificate x
quincunx: line 1, column 1: there are no certificates of this game
[2]
$ quincunx solve 'slant 1x1 1./..' --from-here --certificate x
quincunx: line 1, column 1: a certificate is about the puzzle: without --from-here
[2]
$ printf 'slant 1x1 1./..\nslant 1x1 .1/..\n' | quincunx solve --certificate two; sed -n 2p two/board
unique
slant 1x1 1./.. L
quincunx: line 2, column 1: a certificate is about one puzzle
position slant 1x1 1./..
$ mkdir mine; echo > mine/notes; quincunx solve 'slant 1x1 1./..' --certificate mine; ls mine
quincunx: mine: there is something else in this folder; choose another
unique
slant 1x1 1./.. L
notes
$ echo > file; quincunx solve 'slant 1x1 1./..' --certificate file; quincunx solve 'slant 1x1 1./..' --certificate no/where
quincunx: file: Not a directory
unique
slant 1x1 1./.. L
quincunx: no/where: No such file or directory
unique
slant 1x1 1./.. L
[2]
$ quincunx certify; quincunx certify nothing; mkdir empty; quincunx certify empty
quincunx: expected one folder, as solve --certificate writes it
quincunx: nothing/board: No such file or directory
quincunx: empty/board: No such file or directory
[2]
