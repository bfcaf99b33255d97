# Who wins on 6x8 and 7x7: by one thread, several threads, two and four processes, and killed ten times.
$ quincunx tables crosscut --size 6x7 --jobs 1 --dir one 2>/dev/null > 6x7; grep -c wins 6x7
7
$ quincunx tables crosscut --size 6x7 --jobs 3 --dir three 2>/dev/null | cmp 6x7 -
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables crosscut --size 6x7 --memory 512 --dir p2 2>/dev/null | cmp 6x7 -
$ mpirun --allow-run-as-root --oversubscribe -np 4 quincunx tables crosscut --size 6x7 --memory 512 --dir p4 2>/dev/null | cmp 6x7 -
$ quincunx tables crosscut --size 6x8 --jobs 1 --dir one 2>/dev/null > 6x8; grep -c wins 6x8
7
$ quincunx tables crosscut --size 6x8 --jobs 3 --dir three 2>/dev/null | cmp 6x8 -
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables crosscut --size 6x8 --memory 512 --dir p2 2>/dev/null | cmp 6x8 -
$ mpirun --allow-run-as-root --oversubscribe -np 4 quincunx tables crosscut --size 6x8 --memory 512 --dir p4 2>/dev/null | cmp 6x8 -
$ f=k/proof-crosscut-6x8/searched; { for i in 1 2 3 4 5 6 7 8 9 10; do mpirun --allow-run-as-root --oversubscribe -np 4 quincunx tables crosscut --size 6x8 --memory 256 --dir k & while kill -0 $! && ! [ "$(wc -l < $f)" -gt $((400 * i)) ]; do sleep 0.1; done; kill -KILL $!; wait $!; sleep 5; done; } >/dev/null 2>&1; quincunx tables crosscut --size 6x8 --dir k 2>/dev/null | cmp 6x8 -
# The book says the same, and so do strategies that are checked whole.
$ for s in 6x7 6x8 7x7; do quincunx tables crosscut --size $s --memory 2048 --dir one 2>/dev/null | sed 1,2d | tr -d ' ' | sed 's/wins//' | while read -r m; do quincunx explore crosscut --size $s --time 1 | grep "^  $m wins" >/dev/null || echo "$s $m"; done; done
$ for p in '6x7 ....../....../....../....../....../....../......' '6x8 ....../....../....../....../....../....../....../......' '7x7 ......./......./......./......./......./......./.......'; do quincunx strategy --compact "crosscut $p R" --memory 2048 | quincunx strategy --check - | cut -d: -f1; done
wins
wins
wins
# 6x9 is won, and c5 loses it.
$ quincunx strategy --compact 'crosscut 6x9 ....../....../....../....../....../....../....../....../...... R' --memory 4096 | quincunx strategy --check - | cut -d: -f1
wins
$ quincunx strategy --compact 'crosscut 6x9 ....../....../....../....../..R.../....../....../....../...... B' --memory 4096 | quincunx strategy --check - | cut -d: -f1
wins
# So is 7x8, in a million and a half positions.
$ quincunx strategy --compact 'crosscut 7x8 ......./......./......./......./......./......./......./....... R' --memory 4096 | quincunx strategy --check - | cut -d: -f1
wins
