# One solution: exit 0.
$ quincunx solve 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
unique
slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL
$ quincunx solve gokigen/4/3/l372666bg
unique
slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR
$ quincunx solve 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --json | sed 's/"time_us":[0-9]*/"time_us":T/; s/"decisions":[0-9]*/"decisions":D/'
{"status":"unique","count":1,"solution":"11111/01100/00100/00010/10100/00001:100001/110101/111001/111111/000011","second":null,"complete":true,"decisions":D,"time_us":T}
$ quincunx solve 'hexpath 3 2S,2,2/3,1,2/3,2E,X' --json | sed 's/"time_us":[0-9]*/"time_us":T/; s/"decisions":[0-9]*/"decisions":D/'
{"status":"unique","count":1,"orders":1,"paths":1,"solution":{"order":[1,3,2],"path":"a3-b2-a2-a1-b1"},"second":null,"complete":true,"decisions":D,"time_us":T}
$ quincunx solve 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
unique
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2

# Several threads prove the same; what is quick is done by the first alone.
$ quincunx solve 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --threads 4
unique
slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL
$ quincunx solve 'hexpath 3 2S,2,2/3,1,2/3,2E,X' --threads 2
unique
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2
$ quincunx solve 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --threads 0
quincunx: --threads: expected a number from 1 to 64
[2]

# Several: two different ones are shown, and counted up to the limit.
$ quincunx solve 'slant 1x2 ../../..' | head -1
multiple: at least 2
$ quincunx solve 'slant 1x2 ../../..' | tail -2 | quincunx check
solved
solved
$ quincunx solve 'slant 1x2 ../../..' | tail -2 | sort -u | wc -l
2
$ quincunx solve 'slant 2x2 .../.../...' --limit 100 --json | sed 's/"time_us":[0-9]*/"time_us":T/; s/"decisions":[0-9]*/"decisions":D/; s/[LR][LR].[LR][LR]/S/g'
{"status":"multiple","count":15,"solution":"S","second":"S","complete":true,"decisions":D,"time_us":T}
$ quincunx solve 'slitherlink 2x2 ../..' --limit 100 | head -1
multiple: exactly 13
$ quincunx solve 'slitherlink 2x2 ../..' --limit 13 | head -1
multiple: at least 13
$ quincunx solve 'hexpath 2 1S,2/3,4E' --limit 100 | head -1
none

# What all solutions share.
$ quincunx solve 'slant 3x1 0.../....' --forced | tail -1
forced slant 3x1 0.../.... R..
$ quincunx solve 'slitherlink 3x1 3.3' --forced | tail -1
forced slitherlink 3x1 3.3 111/111:1001

# None, and a small set of clues that cannot all hold.
$ quincunx solve 'slant 2x2 4../.../..0'
none
conflict a3
[1]
$ quincunx solve 'slant 3x3 ..../.4../..0./....'
none
conflict c2
[1]
$ quincunx solve 'slant 3x3 ..../.4.1/.40./....' --json | sed 's/"time_us":[0-9]*/"time_us":T/; s/"decisions":[0-9]*/"decisions":D/'
{"status":"none","count":0,"solution":null,"second":null,"conflict":["c2"],"minimal":true,"complete":true,"decisions":D,"time_us":T}
$ quincunx solve 'slitherlink 5x4 .3.../..0../.3.3./2...2'
none
conflict c3 d2 e1
[1]
$ quincunx solve 'slitherlink 1x1 0'
none
conflict a1
[1]
$ quincunx solve 'hexpath 2 1S,1/1,1E'
none
[1]

# Progress is ignored unless asked for.
$ quincunx solve 'slant 2x2 .../.4./... R./..' | head -1
unique
$ quincunx solve 'slant 2x2 .../.4./... R./..' --from-here | head -1
none
$ quincunx solve 'slitherlink 2x2 ../.. 1./1./..:.../...' --from-here --limit 50 | head -1
multiple: exactly 3

# By clauses and CaDiCaL: the same verdicts.
$ quincunx solve --via sat gokigen/4/3/l372666bg
unique
slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR
$ quincunx solve --via sat 'slitherlink 2x2 ../..' --limit 100 | head -1
multiple: exactly 13
$ quincunx solve --via sat 'slant 2x2 4../.../..0' | head -1
none
$ quincunx solve --via sat slither/5/5/cbcbcddad | tail -1 | quincunx check
solved
# What cannot be asked.
$ quincunx solve 'slider 2 H+/+V H'
quincunx: line 1, column 1: this game is a duel: there is nothing to solve
[2]
$ quincunx solve --via luck 'slant 1x1 ../..'
quincunx: line 1, column 1: --via: expected own or sat
[2]
$ quincunx solve --via sat 'hexpath 2 1S,2/3,4E'
none
[1]
$ quincunx solve --via sat 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
unique
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2
$ quincunx solve --limit 1 'slant 1x1 ../..'
quincunx: --limit: expected a number from 2 to 9223372036854775807
[2]
$ quincunx solve --forced 'hexpath 2 1S,2/3,4E'
quincunx: line 1, column 1: this puzzle has no --forced
[2]

# A limit: the answer is unknown.
$ quincunx solve --steps 1 'hexpath 4 1S,2,3,4/5,6,7,8/9,10,11,12/13,14,15,16E' 2>&1 | head -1
unknown

# time_us is the whole work of the answer: here nearly all of it is in what is forced.
$ row=....................; rows=$(yes $row | head -20 | paste -sd/); spent() { quincunx solve "slitherlink 20x20 $rows" --json "$@" | grep -o '"time_us":[0-9]*' | cut -d: -f2; }; test $(spent --forced) -gt $((2 * $(spent))) && echo more
more
