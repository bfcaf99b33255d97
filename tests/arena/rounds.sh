#!/usr/bin/env bash
# Swiss and ladder: the same rounds, games and tables whatever the number of games at the same time, and whether or not
# the league was killed; what cannot be is refused in words. Which rounds are right: tests/native/rounds.c.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "$*"; exit 1; }
cp "$here/agents/steady.py" .
for mode in swiss ladder; do
    for jobs in 1 3 killed; do
        mkdir $mode-$jobs
        run() { "$quincunx" league $mode-$jobs random greedy 1 2 3 4 'python3 steady.py' --game slider --size 4 --games 2 \
            --seed 3 --depth 3 --mode $mode --rounds 4 --jobs "${jobs/killed/2}"; }
        for _ in $([ $jobs = killed ] && seq 2); do
            run >/dev/null 2>&1 &
            sleep "0.$((RANDOM % 2))$((RANDOM % 10))"
            pkill -9 -P $! 2>/dev/null || true
            kill -9 $! 2>/dev/null || true
            wait $! 2>/dev/null || true
        done
        until run >$mode-$jobs.txt 2>said.txt; do grep -q 'is using it' said.txt || fail "$(cat said.txt)"; done
        for file in rounds.txt games.txt table.csv; do cmp $mode-1/$file $mode-$jobs/$file || fail "$mode, $jobs: $file"; done
    done
    [ "$(grep -c '^Round' $mode-1/rounds.txt)" = 4 ] || fail "$(cat $mode-1/rounds.txt)"
    python3 -c 'import json, sys; print(json.load(open(sys.argv[1] + "/league.json"))["rounds"], end="")' $mode-1 |
        cmp - $mode-1/rounds.txt || fail "$mode: the page shows other rounds"
done
[ "$(grep -c bye swiss-1/rounds.txt)" = 4 ] || fail "$(cat swiss-1/rounds.txt)"
# The games are those of a league in which everybody meets everybody.
mkdir all
"$quincunx" league all random greedy 1 2 3 4 'python3 steady.py' --game slider --size 4 --games 2 --seed 3 --depth 3 >/dev/null
grep '^moves' swiss-1/games.txt | sort | uniq >some.txt
grep '^moves' all/games.txt | sort | uniq | comm -23 some.txt - | { ! grep .; } || fail 'a game is another one'
refused() { # WHY ARGUMENT...
    local why=$1
    shift
    ! "$quincunx" league all random greedy 1 --game slider --size 4 "$@" 2>said.txt >/dev/null || fail "$*: it was taken"
    grep -q -- "$why" said.txt || fail "$*: $(cat said.txt)"
}
refused 'even number of games' --mode swiss --games 3
refused '3 agents have 2 rounds at most' --mode swiss --rounds 3
refused 'rounds are of --mode swiss and ladder' --rounds 2
refused 'every meeting has all its games' --mode ladder --sprt 0,20
refused 'expected round-robin, gauntlet, swiss or ladder' --mode knockout
echo 'rounds'
