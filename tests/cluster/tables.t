# Several processes build the same tables, byte for byte, as one.
$ quincunx tables slider --size 4 --dir one 2>/dev/null
positions: 276600 with each side to move
H to move: D; won 141161, lost 92465, drawn 42974
V to move: D; won 141161, lost 92465, drawn 42974
longest win: 63 plies
checked: 276600
on disk: 429511 bytes
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 4 --dir two 2>/dev/null
positions: 276600 with each side to move
H to move: D; won 141161, lost 92465, drawn 42974
V to move: D; won 141161, lost 92465, drawn 42974
longest win: 63 plies
checked: 276600
on disk: 429511 bytes
$ diff -r one two
$ mpirun --allow-run-as-root --oversubscribe -np 4 quincunx tables slider --size 4 --dir four --json > json 2>/dev/null; diff -r one four; cat json
{"positions":276600,"sides":[{"mover":"H","value":"D","won":141161,"lost":92465,"drawn":42974},{"mover":"V","value":"D","won":141161,"lost":92465,"drawn":42974}],"longest":63,"checked":276600,"bytes":429511}
# A board that is not its own mirror image: both sides to move are stored apart.
$ quincunx tables slider --position 'slider 4 H+++/HB++/H++B/+VVV H' --dir skew > a 2>/dev/null; mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables slider --position 'slider 4 H+++/HB++/H++B/+VVV H' --dir skews > b 2>/dev/null; cmp a b; diff -r skew skews
# Stopped half-way, by a limit or by force, another number of processes goes on; the files are the same.
$ mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables slider --size 4 --dir cut --steps 9000 2>&1 | grep quincunx:
quincunx: stopped before the tables were complete; run it again to go on
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 4 --dir cut 2>&1 | grep -c 'are on disk'; diff -r one cut
1
$ { mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 4 --dir killed & until [ -e killed/lanes-4/rank-16 ]; do sleep 0.01; done; kill -KILL $!; wait $!; } > /dev/null 2>&1
[137]
$ sleep 1; mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables slider --size 4 --dir killed > /dev/null 2>&1; diff -r one killed
# A damaged file ends all processes, with one sentence.
$ for f in killed/lanes-4/rank-*; do printf x | dd of=$f bs=1 seek=184 conv=notrunc 2>/dev/null; done; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 4 --dir killed 2>&1 | grep quincunx:
quincunx: killed/lanes-4, rank 0: this file is damaged; remove it and build again
# What is wrong with the command is said once.
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables crosscut 2>&1 | grep quincunx:
quincunx: expected a game that has tables: slider
