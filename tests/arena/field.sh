#!/usr/bin/env bash
# Agents come, change and go while a league is played: what league.toml and their files say counts from the next
# game on; a file that cannot be read is told, and the old list stays. At the end the tables and the games are those of
# a league that had the last list from the start; what was played by others is kept, and counts again when they come
# back.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "$*"; cat said.txt; exit 1; }

mkdir cup calm
# Plays slowly until there is a file `hurry`, so that no league is over before it is changed.
slow=$(sed 's/^import sys/import os, sys, time/; s|^    answer = |    time.sleep(0 if os.path.exists("../hurry") else 0.02)\n    answer = |' "$here/agents/steady.py")
for name in one two three; do echo "$slow" >cup/$name.py; done
agents() { # NAME...: league.toml is replaced whole
    {
        printf 'game = "slider"\nsize = 4\ngames = 4\nseed = 5\njobs = 2\n[[agent]]\nlevel = 1\n'
        printf '[[agent]]\nname = "%s"\ncommand = "python3 %s.py"\n' $(for name; do echo "$name $name"; done)
    } >league.new
    mv league.new cup/league.toml
}
told() { for _ in $(seq 600); do ! grep -q "$1" said.txt || return 0; sleep 0.05; done; fail "it was not told: $1"; }
played() { python3 -c 'import sqlite3; print(sqlite3.connect("cup/league.db").execute("SELECT count(*) FROM game").fetchone()[0])'; }

agents one two
"$quincunx" league cup >cup.txt 2>said.txt &
runner=$!
until [ -e cup/league.db ] && [ "$(played 2>/dev/null || echo 0)" -ge 1 ]; do sleep 0.05; done
agents one two three
told 'three takes part now'
printf '[[agent]]\nname = "four"\n' >>cup/league.toml # neither a command nor a level
told 'has neither a command nor a level'
kill -0 $runner || fail 'it ended'
sed 's/max(rest/min(rest/' cup/one.py >one.new
mv one.new cup/one.py
agents one two three
told 'one has changed: its games are played anew'
agents one three
told 'two does not take part any more'
sed -i 's/size = 4/size = 5/' cup/league.toml
told 'settings count when the league is started again'
sed -i 's/size = 5/size = 4/' cup/league.toml
touch hurry
wait $runner || fail 'the league failed'
! grep -q two cup.txt || fail 'who was withdrawn is in the table'
grep -q '12 of 12 games' cup.txt || fail "$(cat cup.txt)"

cp cup/*.py cup/league.toml calm/
"$quincunx" league calm >calm.txt
diff calm.txt cup.txt || fail 'the table is another one'
diff calm/games.txt cup/games.txt || fail 'the games are others'
before=$(played)
agents one two three
"$quincunx" league cup >cup.txt 2>said.txt
again=$(played)
[ "$again" -ge "$before" ] && [ "$again" -lt $((before + 12)) ] || fail "of 12 games of two none was taken up: $before, $again"

# Where rounds are played the list is settled; the next start pairs anew.
agents one two three
rm hurry
"$quincunx" league cup --mode swiss --games 6 >cup.txt 2>said.txt &
runner=$!
until grep -qE '^[1-9][0-9]* of' cup/table.txt && [ "$(played)" -gt "$again" ]; do sleep 0.05; done
agents one three
told 'settled while rounds are played'
touch hurry
wait $runner || fail 'the Swiss league failed'
grep -q two cup.txt || fail "$(cat cup.txt)"
echo 'added, replaced, withdrawn'
