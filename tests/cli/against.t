# check --against-solution: what breaks no rule yet and still is not in the only solution.
$ quincunx check 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3 01.../...../...../...../...../.....:....../....../....../....../......' --against-solution
wrong
  not in the solution a5n
[1]
$ quincunx check 'slant 2x2 .../.4./... L./.R' --against-solution --json
{"status":"wrong","flaws":[{"rule":"clue","at":["b2"]}],"wrong_cells":["b1"]}
[1]
$ quincunx check 'slant 2x2 .../.4./... L./..' --against-solution --json
{"status":"open","flaws":[],"wrong_cells":[]}
# Several solutions: nothing to compare with.
$ quincunx check 'slant 3x1 ..../.... L..' --against-solution
open
  there is no single solution to compare with
$ quincunx check 'slant 3x1 ..../.... L..' --against-solution --json
{"status":"open","flaws":[],"wrong_cells":null}
# A limit: whether there is one is not known.
$ quincunx check 'slitherlink 7x7 ......2/133..../...3222/.22...2/2.3..13/.2...12/33....3' --against-solution --steps 1
quincunx: line 1, column 1: the limit was reached before the solution was found
[3]
