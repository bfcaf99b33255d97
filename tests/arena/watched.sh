#!/usr/bin/env bash
# A league that is being played has its table in the folder, and who watches it sees the last one too. The name
# of an agent that looks like a formula is none in a spreadsheet.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "$*"; exit 1; }
mkdir played
# Slow until there is a file `hurry`.
sed 's/^import sys/import os, sys, time/; s|^    answer = |    time.sleep(0 if os.path.exists("../hurry") else 0.1)\n    answer = |' "$here/agents/steady.py" >played/slow.py
printf 'game = "slider"\nsize = 4\ngames = 16\nseed = 5\n[[agent]]\nlevel = 1\n[[agent]]\nname = "=1+1"\ncommand = "python3 slow.py"\n' >played/league.toml
"$quincunx" league played >last.txt &
runner=$!
until [ -e played/table.txt ]; do sleep 0.1; done
grep -qE '^[0-9]+ of 16 games' played/table.txt || fail "no table while it is played"
"$quincunx" league played --watch >watched.txt &
watcher=$!
until [ -s watched.txt ]; do sleep 0.1; done
touch hurry
wait $runner || fail "the league failed"
wait $watcher || fail "watching failed"
cmp last.txt played/table.txt
tail -n "$(wc -l <last.txt)" watched.txt | cmp - last.txt || fail "the last table was not shown"
[ "$(grep -c ' of 16 games' watched.txt)" -ge 2 ] || fail "one table alone was shown"
grep -q "\"'=1+1\"" played/table.csv || fail "$(cat played/table.csv)"
code=0
"$quincunx" league played --watch 2>none.txt || code=$?
[ $code = 1 ] && grep -q 'no league is running here' none.txt || fail "code $code: $(cat none.txt)"
echo "watched"
