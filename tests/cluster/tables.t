# Several processes build the same tables, byte for byte, as one.
$ quincunx tables slider --size 4 --dir one > a 2>/dev/null; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 4 --dir two > b 2>/dev/null; cmp a b && cat b
positions: 276600 with each side to move
H to move: D; won 141161, lost 92465, drawn 42974
V to move: D; won 141161, lost 92465, drawn 42974
longest win: 63 plies
checked: 276600
on disk: 430247 bytes
$ diff -r one two
$ quincunx tables slider --size 3 --dir small > /dev/null 2>&1; mpirun --allow-run-as-root --oversubscribe -np 4 quincunx tables slider --size 3 --dir four --json 2>/dev/null; diff -r small four
{"positions":1332,"sides":[{"mover":"H","value":"W","won":803,"lost":529,"drawn":0},{"mover":"V","value":"W","won":803,"lost":529,"drawn":0}],"longest":21,"checked":1332,"bytes":12472}
# A board that is not its own mirror image: both sides to move are stored apart.
$ quincunx tables slider --position 'slider 4 ++++/HBH+/V+VB/++++ H' --dir skew > a 2>/dev/null; mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables slider --position 'slider 4 ++++/HBH+/V+VB/++++ H' --dir skews > b 2>/dev/null; cmp a b; diff -r skew skews
# Stopped half-way, by a limit or by force, another number of processes goes on; the files are the same.
$ mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables slider --size 3 --dir cut --steps 100 2>&1 | grep quincunx:
quincunx: stopped before the tables were complete; run it again to go on
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 3 --dir cut 2>&1 | grep -c 'are on disk'; diff -r small cut
1
$ { mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 4 --dir killed & until [ -e killed/lanes-4/rank-16 ]; do sleep 0.01; done; kill -KILL $!; wait $!; } > /dev/null 2>&1
[137]
$ until mpirun --allow-run-as-root --oversubscribe -np 3 quincunx tables slider --size 4 --dir killed > /dev/null 2> said; do grep -q 'is using it' said || break; done; diff -r one killed
# A damaged file ends all processes, with one sentence.
$ printf x | dd of=cut/lanes-3/rank-00 bs=1 seek=184 conv=notrunc 2>/dev/null; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables slider --size 3 --dir cut 2>&1 | grep quincunx:
quincunx: cut/lanes-3, rank 0: this file is damaged; remove it and build again
# What is wrong with the command is said once.
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx tables hexpath 2>&1 | grep quincunx:
quincunx: expected a game that has tables: slider or crosscut
