# How many solutions there are, however many, without listing them.
$ quincunx solve --count 'slitherlink 3x3 .../.../...'
213 solutions
[1]
$ quincunx solve --count 'slitherlink 10x10 ........../........../........../........../........../........../........../........../........../..........'
988808811046283595068099 solutions
[1]
$ quincunx solve --count --json 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' | sed 's/,"time_us.*//'
{"status":"unique","count":"1","exact":true
$ quincunx solve --count 'slitherlink 2x2 00/00'
0 solutions
[1]
# In which share of them each edge is drawn, or each cell is L.
$ quincunx solve --count --shares --json 'slant 2x1 .../.1.' | sed 's/,"time_us.*//'
{"status":"multiple","count":"2","exact":true,"shares":{"a1":0.500000,"b1":0.500000}
$ quincunx solve --count --shares --from-here 'slitherlink 1x2 ./. 1/./.:../..'
2 solutions
a2n 1.000000
a1n 0.500000
a1s 0.500000
a2w 1.000000
a2e 1.000000
a1w 0.500000
a1e 0.500000
[1]
# What cannot be counted is said.
$ quincunx solve --shares 'slitherlink 2x2 ../..'
quincunx: line 1, column 1: --shares: goes with --count
[2]
$ quincunx solve --count 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
quincunx: line 1, column 1: solutions of this puzzle are not counted in this way; --limit N lists up to N
[2]
$ quincunx new slitherlink --size 30 --seed 1 --level easy 2>/dev/null | quincunx solve --count
quincunx: line 1, column 1: boards to be counted are at most 19 cells wide or high
[2]
