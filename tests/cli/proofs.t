# Who wins, proved on disk: first moves, one of several mirror images; a position; what it says and refuses.
$ quincunx tables crosscut --size 6x6 --memory 64 --dir d --jobs 1 2>said; tail -n 1 said | sed 's/[0-9.]* CPU s/T/'
crosscut 6x6 ....../....../....../....../....../...... R
Red wins
  b2 wins
  c2 wins
  c3 wins
b2, the other side to move: lost; 16 jobs, 3099 steps, T
# Once more it is read, not proved; so is what was asked on the way, of the same board.
$ quincunx tables crosscut --size 6 --dir d --json --steps 1 2>/dev/null; quincunx tables crosscut --position 'crosscut 6x6 ....../....../....../..R.../....../...... B' --dir d --steps 1 2>/dev/null
{"position":"crosscut 6x6 ....../....../....../....../....../...... R","mover":"R","value":"W","plies":null,"moves":[{"move":"b2","value":"W","plies":null},{"move":"c2","value":"W","plies":null},{"move":"c3","value":"W","plies":null}]}
crosscut 6x6 ....../....../....../..R.../....../...... B
Blue loses
# Threads share a table and a tree; the answer is the same, with a table far too small as well.
$ for t in 2 4; do quincunx tables crosscut --size 6x7 --dir t$t --jobs $t --memory $((66 - 16 * t)) 2>/dev/null; done | sort | uniq -c
      2   b2 wins
      2   b3 wins
      2   b4 wins
      2   c2 wins
      2   c3 wins
      2   c4 wins
      2 Red wins
      2 crosscut 6x7 ....../....../....../....../....../....../...... R
# Stopped by a limit, or killed ten times, the next run goes on and ends the same.
$ quincunx tables crosscut --size 6x6 --memory 64 --dir s --jobs 1 --steps 3000 2>said; echo $?; tail -n 1 said
3
quincunx: stopped before it was proved; run it again to go on
$ quincunx tables crosscut --size 6x6 --memory 64 --dir s --jobs 1 2>&1 | grep -c 'steps are on disk'; quincunx tables crosscut --size 6x6 --memory 64 --dir s --jobs 1 2>/dev/null | tail -n 3
1
  b2 wins
  c2 wins
  c3 wins
$ f=k/proof-crosscut-6x7/searched; { for i in 1 2 3 4 5 6 7 8 9 10; do quincunx tables crosscut --size 6x7 --memory 64 --dir k --jobs $((i % 2 + 1)) & while kill -0 $! && ! [ "$(wc -l < $f)" -gt $((60 * i)) ]; do sleep 0.01; done; kill -KILL $! && echo $i >> killed; wait $!; done; } >/dev/null 2>&1; [ "$(wc -l < killed)" -ge 3 ] && quincunx tables crosscut --size 6x7 --memory 64 --dir k --jobs 1 2>/dev/null
crosscut 6x7 ....../....../....../....../....../....../...... R
Red wins
  b2 wins
  c2 wins
  b3 wins
  c3 wins
  b4 wins
  c4 wins
# A torn end is cut off; a changed line is refused, and so are files of others.
$ printf '12345678 000' >> s/proof-crosscut-6x6/searched; quincunx tables crosscut --size 6x6 --memory 64 --dir s --jobs 1 2>/dev/null | head -n 2 | tail -n 1
Red wins
$ sed -i '5s/1/2/' s/proof-crosscut-6x6/searched; quincunx tables crosscut --size 6x6 --memory 64 --dir s
quincunx: s/proof-crosscut-6x6/searched: line 5 is damaged
[2]
$ mkdir -p o/proof-crosscut-6x6; cp d/proof-crosscut-6x6/searched o/proof-crosscut-6x6/; mv o/proof-crosscut-6x6 o/proof-crosscut-6x7; quincunx tables crosscut --size 6x7 --memory 64 --dir o
quincunx: o/proof-crosscut-6x7/searched: this file is damaged; remove it and prove again
[2]
$ echo notes > o/proof-crosscut-6x7/searched; quincunx tables crosscut --size 6x7 --memory 64 --dir o; cat o/proof-crosscut-6x7/searched
quincunx: o/proof-crosscut-6x7/searched: this is not a proof of who wins
notes
$ quincunx tables crosscut --size 6 --keep
quincunx: --keep is for tables of positions, and here it is proved who wins
[2]
$ quincunx tables slider --size 3 --memory 4
quincunx: --memory is for proofs, and slider has tables
[2]
$ quincunx tables crosscut --size 6 --memory 0
quincunx: --memory: expected a number from 1 to 1048576
[2]
$ quincunx tables crosscut --position 'slider 3 H++/H++/+VV H'
quincunx: --position: expected an open position of crosscut
[2]
