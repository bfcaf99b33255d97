# Several processes prove who wins as one does: process 0 holds the top of the proof, the others search.
$ quincunx tables crosscut --size 6x6 --memory 64 --dir one --jobs 1 > a 2>/dev/null; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables crosscut --size 6x6 --memory 64 --dir two > b 2>/dev/null; cmp a b && cat b
crosscut 6x6 ....../....../....../....../....../...... R
Red wins
  b2 wins
  c2 wins
  c3 wins
# Stopped, or killed, another number of processes goes on.
$ mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables crosscut --size 6x6 --memory 64 --dir cut --steps 2000 2>&1 | grep quincunx:
quincunx: stopped before it was proved; run it again to go on
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables crosscut --size 6x6 --memory 64 --dir cut 2>said | cmp a -; grep -c 'steps are on disk' said
1
$ f=k/proof-crosscut-6x7/searched; { mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables crosscut --size 6x7 --memory 64 --dir k & while kill -0 $! && ! [ "$(wc -l < $f)" -gt 60 ]; do sleep 0.01; done; kill -KILL $!; wait $!; } >/dev/null 2>&1
[137]
$ until mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables crosscut --size 6x7 --memory 64 --dir k > c 2> said; do grep -q 'is using it\|is open in' said || break; done; cat c
crosscut 6x7 ....../....../....../....../....../....../...... R
Red wins
  b2 wins
  c2 wins
  b3 wins
  c3 wins
  b4 wins
  c4 wins
# What is wrong is said once.
$ sed -i '5s/1/2/' cut/proof-crosscut-6x6/searched; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables crosscut --size 6x6 --memory 64 --dir cut 2>&1 | grep quincunx:
quincunx: cut/proof-crosscut-6x6/searched: line 5 is damaged
