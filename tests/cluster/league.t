# Several processes play the same games as one: process 0 keeps them, the others play.
$ cp $ROOT/tests/arena/agents/steady.py .; quincunx match 'python3 steady.py' 2 --game slider --size 4 --games 6 --seed 3 > one; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx match 'python3 steady.py' 2 --game slider --size 4 --games 6 --seed 3 > two 2>/dev/null; cmp one two
$ mpirun --allow-run-as-root --oversubscribe -np 3 quincunx match 2 3 --game crosscut --size 6 --games 8 --seed 3 --records kept --json 2>/dev/null | sort > three; quincunx match 2 3 --game crosscut --size 6 --games 8 --seed 3 --json | sort | cmp - three
# One process takes up what several have played.
$ quincunx match 2 3 --game crosscut --size 6 --games 8 --seed 3 --records kept --json | sort | cmp - three; grep -c ^moves kept
8
$ mkdir one.d two.d; quincunx league one.d 'python3 steady.py' 1 2 random --game slider --size 4 --games 4 --seed 3 > one; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx league two.d 'python3 steady.py' 1 2 random --game slider --size 4 --games 4 --seed 3 > two 2>/dev/null; cmp one two; for f in games.txt table.csv; do cmp one.d/$f two.d/$f; done
$ mkdir one.s two.s; quincunx league one.s greedy 1 2 random 3 --game slider --size 4 --games 2 --seed 3 --depth 2 --mode swiss > one; mpirun --allow-run-as-root --oversubscribe -np 3 quincunx league two.s greedy 1 2 random 3 --game slider --size 4 --games 2 --seed 3 --depth 2 --mode swiss > two 2>/dev/null; cmp one two; cmp one.s/rounds.txt two.s/rounds.txt
# What is wrong is said once, and the code is that of process 0.
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx league nowhere 1 2 --game slider 2>&1 | grep quincunx:
quincunx: nowhere: No such file or directory
$ mpirun --allow-run-as-root --oversubscribe -np 2 quincunx league 2>&1 | grep quincunx:
quincunx: expected a folder: league DIR [AGENT...]
# Why an agent fails is told as ever; a side that never made a legal move is code 1.
$ printf 'echo "no weights" >&2; exit 1\n' > bad.sh; mpirun --allow-run-as-root --oversubscribe -np 2 quincunx match 'sh bad.sh' 1 --game slider --size 4 --games 2 > said 2>&1
[1]
$ LC_ALL=C sort said | grep -E 'by crash|no weights|never'
   | no weights
   | no weights
1  sh bad.sh - 1  second by crash, 0 turns: sh bad.sh ended with code 1
2  1 - sh bad.sh  first by crash, 1 turn: sh bad.sh ended with code 1
quincunx: sh bad.sh never made a legal move
# A process that reads other terms than process 0 plays nothing; nobody else is there, so the league stops.
$ mkdir own; printf 'game = "slider"\nsize = 4\ngames = 2\n[[agent]]\nlevel = 1\n[[agent]]\nlevel = 2\n' > own/league.toml; mpirun --allow-run-as-root --oversubscribe -np 1 quincunx league own : -np 1 quincunx league own --seed 5 2>&1 | grep -E 'quincunx:|of 2 games' | LC_ALL=C sort
0 of 2 games
quincunx: process 1 has other agents or terms than this one; it plays no games
$ mpirun --allow-run-as-root --oversubscribe -np 1 quincunx league own : -np 1 quincunx league own --mode knockout 2>&1 | grep -E 'quincunx:|of 2 games' | LC_ALL=C sort
0 of 2 games
quincunx: process 1 has other agents or terms than this one; it plays no games
$ mpirun --allow-run-as-root --oversubscribe -np 1 quincunx match 1 2 --game slider --games 2 : -np 1 quincunx match 1 2 --game slider --games two > said 2>&1
[3]
$ LC_ALL=C sort said | grep -E 'quincunx:|0 games'
1 - 2: 0 games, +0 =0 -0
quincunx: process 1 has other players or terms than this one; it plays no games
# Killed without recovery, the job ends; what was played is there, and the league goes on.
$ sed 's/^import sys/import sys, time/; s/^    answer = /    time.sleep(0.03)\n    answer = /' steady.py > slow.py; mkdir calm cut; quincunx league calm 'python3 slow.py' 1 2 --game slider --size 3 --games 4 --seed 3 > one
$ { mpirun --allow-run-as-root --oversubscribe -np 3 sh -c 'echo $$ > pid.$OMPI_COMM_WORLD_RANK; exec quincunx league cut "python3 slow.py" 1 2 --game slider --size 3 --games 4 --seed 3' & until [ -e cut/league.db ] && [ -e pid.2 ]; do sleep 0.05; done; sleep 0.3; kill -9 $(cat pid.2); wait $!; } > /dev/null 2>&1
[137]
$ until quincunx league cut 'python3 slow.py' 1 2 --game slider --size 3 --games 4 --seed 3 > two 2> said; do grep -q 'is using it' said || break; done; cmp one two; cmp calm/games.txt cut/games.txt
