#!/usr/bin/env bash
# A league killed with -9 at ten random moments and started again each time ends with the table and
# the games of one that was left alone; no agent outlives its league, no game is there twice.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mark=killed_$$_$RANDOM
fail() { echo "$*"; exit 1; }

mkdir "$work/calm" "$work/killed"
for folder in calm killed; do
    cc -O1 -o "$work/$folder/$mark" "$here/../../examples/agent.c"
    cp "$here/agents/steady.py" "$work/$folder/${mark}_steady.py"
    cat >"$work/$folder/league.toml" <<TOML
game = "slider"
size = 4
games = 4
seed = 11
jobs = 3
[[agent]]
level = "random"
[[agent]]
level = 2
[[agent]]
name = "c"
command = "./$mark"
[[agent]]
name = "python"
command = "python3 ${mark}_steady.py"
TOML
done

"$quincunx" league "$work/calm" >"$work/calm.txt"
kills=0
for _ in 1 2 3 4 5 6 7 8 9 10; do
    "$quincunx" league "$work/killed" >/dev/null 2>&1 &
    sleep "0.$((RANDOM % 3))$((RANDOM % 10))"
    if kill -9 $! 2>/dev/null; then kills=$((kills + 1)); fi
    wait $! 2>/dev/null || true
done
"$quincunx" league "$work/killed" --json >"$work/killed.json"
"$quincunx" league "$work/killed" >"$work/killed.txt"
diff "$work/calm.txt" "$work/killed.txt" || fail "the table differs"
diff "$work/calm/games.txt" "$work/killed/games.txt" || fail "the games differ"
diff "$work/calm/table.csv" "$work/killed/table.csv" || fail "the CSV differs"
[ "$(grep -c '"verdict"' "$work/killed.json")" = 24 ] || fail "not 24 games"
for _ in $(seq 100); do # the system needs a moment to end what belonged to the killed
    pgrep -f "$mark" >/dev/null || { echo "killed $kills times: the same table"; exit 0; }
    sleep 0.3
done
fail "left behind: $(pgrep -af "$mark")"
