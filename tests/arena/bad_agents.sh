#!/usr/bin/env bash
# A league in which six of eight agents misbehave: each gets the verdict it deserves, nothing of it
# is left behind, and the two honest ones have the results they have without it.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mark=steady_$$_$RANDOM
fail() { echo "$*"; exit 1; }

league() { # FOLDER BAD...: honest agents and these
    mkdir "$work/$1"
    cp "$here/agents/steady.py" "$work/$1/$mark.py"
    cp "$here/agents/bad.py" "$work/$1/${mark}_bad.py"
    {
        printf 'game = "slider"\nsize = 4\ngames = 2\nseed = 3\nturns = 100\njobs = 9\n'
        printf '[limits]\nmove = 6\nstart = 60\ncpu = 2\nmemory = 64\nprocesses = 16\n'
        printf '[[agent]]\nlevel = 2\n[[agent]]\nname = "steady"\ncommand = "python3 %s.py"\n' "$mark"
        for how in "${@:2}"; do
            printf '[[agent]]\nname = "%s"\ncommand = "python3 %s_bad.py %s"\n' "$how" "$mark" "$how"
        done
    } >"$work/$1/league.toml"
    "$quincunx" league "$work/$1" --json >"$work/$1.json" 2>"$work/$1.said"
}

code=0; league all crash hang nonsense flood memory fork || code=$?
[ "$code" = 1 ] || fail "a league with agents that never moved ended with code $code"
[ "$(grep -c 'never made a legal move' "$work/all.said")" = 6 ] || fail "not six are named: $(cat "$work/all.said")"
grep -A 2 'crash: CRASH' "$work/all.said" | grep -q '| ZeroDivisionError' || fail "why it crashed is not told"
league honest
[ ! -s "$work/honest.said" ] || fail "said of honest agents: $(cat "$work/honest.said")"

python3 - "$work/all.json" "$work/honest.json" <<'CHECK' || fail "see above"
import json, sys
*games, summary = map(json.loads, open(sys.argv[1]))
*alone, _ = map(json.loads, open(sys.argv[2]))
want = {"crash": "CRASH", "hang": "TIME", "nonsense": "PROTOCOL", "flood": "PROTOCOL", "memory": "MEM", "fork": "MEM"}
assert summary["games"] == summary["wanted"] == 56, summary
for s in summary["standings"]:
    faults = {want[s["agent"]]: s["losses"]} if s["agent"] in want else {}
    assert s["faults"] == faults, s
honest = [g for g in games if not {g["first"], g["second"]} & set(want)]
for g in games:
    if g not in honest and {g["first"], g["second"]} - set(want):  # one of them is honest: it wins
        assert g["first" if g["result"] == "first" else "second"] not in want, g
key = lambda g: {k: g[k] for k in g if k != "game"}
assert len(honest) == 2 and list(map(key, honest)) == list(map(key, alone)), (honest, alone)
CHECK

# What a crashed agent wrote is kept, and is text on the page.
grep -q 'about to divide \\u003cb\\u003eby' "$work/all/index.html" || fail "standard error is not on the page"
! grep -q '<b>by' "$work/all/index.html" || fail "what an agent wrote became markup"
! pgrep -f "$mark" >/dev/null || fail "left behind: $(pgrep -af "$mark")"
echo "8 agents, 56 games: right verdicts, nothing left behind"
