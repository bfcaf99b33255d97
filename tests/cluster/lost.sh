#!/usr/bin/env bash
# A league of four processes of which one is killed (mpirun --enable-recovery): its game is dealt again, the others play to
# the end, and table and games are those of one process. Over shared memory, and over the network of this machine. If it
# is process 0 that is killed, the others end by themselves, and the league is gone on with. A proof of which a process is
# killed ends with the same answers.
#   lost.sh QUINCUNX
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "$*"; exit 1; }
sed 's/^import sys/import os, sys, time/; s|^    answer = |    time.sleep(0 if os.path.exists("hurry") else 0.05)\n    answer = |' "$here/../arena/agents/steady.py" >slow.py
run() { # FOLDER PREFIX...
    "${@:2}" "$quincunx" league "$1" 'python3 slow.py' 1 2 random --game slider --size 4 --games 6 --seed 3
}
many() { # FOLDER OPTION...: four processes, whose numbers are in FOLDER.RANK
    run "$1" mpirun --allow-run-as-root --oversubscribe --enable-recovery "${@:2}" -np 4 \
        sh -c 'echo $$ >'"$1"'.$OMPI_COMM_WORLD_RANK; exec "$@"' sh
}
begun() { until [ -e "$1/league.db" ] && [ -e "$1.0" ] && [ -e "$1.3" ]; do sleep 0.1; done; }
touch hurry
mkdir calm
run calm >calm.txt
for way in "vader,self" "tcp,self --mca btl_tcp_if_include lo"; do
    rm -f hurry
    folder=lost-${way%%,*}
    mkdir "$folder"
    many "$folder" --mca btl $way >"$folder.txt" 2>"$folder.said" &
    job=$!
    begun "$folder"
    sleep 1
    kill -9 "$(cat "$folder.2")"
    sleep 2
    touch hurry
    code=0
    wait $job || code=$?
    cmp calm.txt "$folder.txt" || fail "$way: code $code, $(cat "$folder.said")"
    cmp calm/games.txt "$folder/games.txt"
    grep -q 'process 2 is lost; its game is dealt again' "$folder.said" || fail "$way: $(cat "$folder.said")"
    echo "${way%%,*}: process 2 of 4 killed: the same table and games (mpirun ended with code $code)"
done
rm -f hurry
mkdir headless
many headless >headless.txt 2>headless.said &
job=$!
begun headless
sleep 1
kill -9 "$(cat headless.0)"
wait $job || true
for rank in 1 2 3; do ! kill -0 "$(cat headless.$rank)" 2>/dev/null || fail "process $rank is still there"; done
touch hurry
run headless >headless.txt
cmp calm.txt headless.txt
cmp calm/games.txt headless/games.txt
echo 'process 0 of 4 killed: the others ended, and the league was gone on with'

proof() { # FOLDER PREFIX...
    "${@:2}" "$quincunx" tables crosscut --size 6x8 --memory 256 --dir "$1"
}
proof alone >alone.txt 2>alone.said
rm -f shared.[0-9]
proof shared mpirun --allow-run-as-root --oversubscribe --enable-recovery -np 4 sh -c 'echo $$ >shared.$OMPI_COMM_WORLD_RANK; exec "$@"' sh \
    >shared.txt 2>shared.said &
job=$!
until [ -e shared/proof-crosscut-6x8/searched ] && [ "$(wc -l <shared/proof-crosscut-6x8/searched)" -gt 100 ]; do sleep 0.1; done
kill -9 "$(cat shared.2)"
wait $job || true
cmp alone.txt shared.txt || fail "proof: $(cat shared.said)"
grep -q 'process 2 is lost; what it searched is dealt again' shared.said || fail "proof: $(cat shared.said)"
echo 'process 2 of 4 killed: the same proof'
