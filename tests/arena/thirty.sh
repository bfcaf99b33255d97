#!/usr/bin/env bash
# A league of thirty agents, ten games of each pair, killed with -9 at ten random moments and started again each time,
# ends as one that was left alone: the same table and games, no game twice, nothing left running.
#   thirty.sh QUINCUNX [AGENTS GAMES KILLS]     a sample by default; 30 10 10 is the whole
set -euo pipefail
quincunx=$(readlink -f "$1") agents=${2:-7} games=${3:-2} kills=${4:-6}
here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mark=thirty_$$_$RANDOM
fail() { echo "$*"; exit 1; }
mkdir "$work/calm" "$work/killed"
cc -O1 -o "$work/calm/$mark" "$here/../../examples/agent.c"
cp "$work/calm/$mark" "$work/killed/"
for folder in calm killed; do
    {
        printf 'game = "slider"\nsize = 3\ngames = %s\nseed = 11\njobs = 4\nturns = 24\n' "$games"
        for i in $(seq "$agents"); do # files of their own make them different
            echo "$i" >"$work/$folder/$i.txt"
            printf '[[agent]]\nname = "agent %s"\ncommand = "./%s"\nfiles = ["%s.txt"]\n' "$i" "$mark" "$i"
        done
    } >"$work/$folder/league.toml"
done
played() { python3 -c 'import sqlite3, sys; print(sqlite3.connect("file:" + sys.argv[1] + "?mode=ro", uri=True).execute("SELECT count(*) FROM game").fetchone()[0])' "$work/killed/league.db" 2>/dev/null || echo 0; }
total=$((agents * (agents - 1) / 2 * games))
"$quincunx" league "$work/calm" >"$work/calm.txt"
grep -q "^$total of $total games" "$work/calm.txt" || fail "$(tail -1 "$work/calm.txt")"
killed=0
for i in $(seq "$kills"); do
    "$quincunx" league "$work/killed" >/dev/null 2>"$work/said" &
    runner=$!
    goal=$((total * i / (kills + 1) + RANDOM % (total / (kills + 1) + 1))) # spread over the whole
    while kill -0 $runner 2>/dev/null && [ "$(played)" -lt "$goal" ]; do sleep "0.0$((RANDOM % 10))"; done
    if kill -9 $runner 2>/dev/null; then killed=$((killed + 1)); fi
    wait $runner 2>/dev/null || true
done
until "$quincunx" league "$work/killed" >"$work/killed.txt" 2>"$work/said"; do
    grep -q 'is using it' "$work/said" || fail "$(cat "$work/said")"
done
timeless() { sed -E 's/"cpu":\[[^]]*\]/"cpu":[]/g' "$1"; } # of the page: processor time is never the same
for file in table.txt table.csv games.txt index.html; do
    cmp <(timeless "$work/calm/$file") <(timeless "$work/killed/$file") || fail "$file is another one"
done
cmp "$work/calm.txt" "$work/killed.txt"
[ "$(played)" = "$total" ] || fail "$(played) games are stored"
for _ in $(seq 100); do # the system needs a moment to end what belonged to the killed
    pgrep -f "$mark" >/dev/null || { echo "$agents agents, $total games, killed $killed times: the same table"; exit 0; }
    sleep 0.3
done
fail "left behind: $(pgrep -af "$mark")"
