# Several processes make the same puzzles, in the same order, as one.
$ quincunx new slant --size 6x5 --seed 8 --count 23 > one
$ mpirun --allow-run-as-root --oversubscribe -np 3 quincunx new slant --size 6x5 --seed 8 --count 23 2>/dev/null > three; cmp one three
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx new slant --size 6x5 --seed 8 --count 23 --jobs 2 -o file 2>/dev/null; cmp one file
# More processes than puzzles.
$ mpirun --allow-run-as-root --oversubscribe -np 4 quincunx new slant --size 6x5 --seed 8 --count 2 2>/dev/null > few; head -n 2 one | cmp - few
# A file that was begun is gone on with.
$ (head -n 7 one | $ROOT/tests/cli/part 'slant:6x5:normal:8:0:3'; printf '1a2b3c4d slant 6x5 ....') > again.part; mpirun --allow-run-as-root --oversubscribe -np 3 quincunx new slant --size 6x5 --seed 8 --count 23 -o again 2>/dev/null; cmp one again
$ head -n 7 one | $ROOT/tests/cli/part 'slant:6x5:normal:8:0:3' > other.part; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx new slant --size 6x5 --seed 9 --count 23 -o other 2>&1 | grep quincunx:
quincunx: other.part: it holds another batch (slant:6x5:normal:8:0:3); remove it or choose another file
# What one process cannot make, all report, once, after what comes before it.
$ mpirun --allow-run-as-root --oversubscribe -np 3 quincunx new slider --blocked 30 --count 4 --seed 1 2>&1 | grep quincunx: > all; quincunx new slider --blocked 30 --count 4 --seed 1 2>&1 | cmp - all
# Without a seed all take the same one by chance.
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx new slant --size 4x4 --count 6 > chance 2> said; quincunx new slant --size 4x4 --count 6 --seed $(sed -n 's/^seed //p' said) | cmp - chance
