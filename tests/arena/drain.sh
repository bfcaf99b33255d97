#!/usr/bin/env bash
# A league that is drained finishes the games it has begun and stops; nobody else is let in
# meanwhile; started again it goes on, and ends with the table of one that was left alone.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "$*"; exit 1; }
mkdir calm drained
# An agent that takes its time until there is a file `hurry`, so that no league is over before it is drained.
for folder in calm drained; do
    sed 's/^import sys/import os, sys, time/; s|^    answer = |    time.sleep(0 if os.path.exists("../hurry") else 0.1)\n    answer = |' "$here/agents/steady.py" >$folder/slow.py
    printf 'game = "slider"\nsize = 4\ngames = 12\nseed = 5\njobs = 2\n[[agent]]\nlevel = 1\n[[agent]]\nname = "slow"\ncommand = "python3 slow.py"\n' >$folder/league.toml
done
played() { python3 -c 'import sqlite3; print(sqlite3.connect("drained/league.db").execute("SELECT count(*) FROM game").fetchone()[0])' 2>/dev/null || echo 0; }

"$quincunx" league drained >first.txt &
runner=$!
until [ "$(played)" -ge 1 ]; do sleep 0.05; done
if "$quincunx" league drained 2>refused.txt; then fail "a second league was let in"; fi
grep -q 'is using it' refused.txt || fail "$(cat refused.txt)"
"$quincunx" league drained --drain || fail "draining failed"
code=0
wait $runner || code=$?
[ $code = 3 ] || fail "drained: code $code, $(cat first.txt)"
some=$(played)
grep -q "^$some of 12 games" first.txt || fail "$some games are kept; $(cat first.txt)"
[ "$some" -lt 12 ] || fail "it was not drained"

touch hurry
"$quincunx" league drained >drained.txt
"$quincunx" league calm >calm.txt
diff calm.txt drained.txt
diff calm/games.txt drained/games.txt
echo "drained after $some games, then finished"
