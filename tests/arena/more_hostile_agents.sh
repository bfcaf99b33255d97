#!/usr/bin/env bash
# Seventeen more agents that mean harm (hostile_more.py), tried against the box after it was built, as whoever runs this
# and, if that is root, as an ordinary user too. What they try fails, or costs them the game; the league beside
# them ends with the honest results, and nothing is left behind. What this machine does not enforce is not tried.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT
mark=more_$$_$RANDOM
all="lock lease watch secret stopself runner dismiss priority rights secrets deep complain core links questions rings sockets"
fail() { echo "$*"; exit 1; }
cp "$quincunx" "$quincunx"-full "$work/" 2>/dev/null || cp "$quincunx" "$work/"
program=$work/$(basename "$quincunx")
export QUINCUNX_TOKEN=hostile_secret

league() { # FOLDER HOW...
    mkdir -p "$1"
    cp "$here/agents/steady.py" "$1/$mark.py"
    cp "$here/agents/hostile_more.py" "$1/${mark}_bad.py"
    {
        printf 'game = "slider"\nsize = 4\ngames = 2\nseed = 3\nturns = 12\njobs = 3\nmode = "gauntlet"\n'
        printf '[limits]\nmove = 8\nstart = 60\ncpu = 2\nmemory = 100\nprocesses = 16\n'
        printf '[[agent]]\nname = "steady"\ncommand = "python3 %s.py"\n[[agent]]\nlevel = 2\n' "$mark"
        for how in "${@:2}"; do
            printf '[[agent]]\nname = "%s"\ncommand = "python3 %s_bad.py %s"\n' "$how" "$mark" "$how"
        done
    } >"$1/league.toml"
}

try() { # WHO PREFIX...
    local who=$1 code=0
    shift
    "$@" "$program" arena doctor --json >"$work/$who.doctor" || true
    # shellcheck disable=SC2086
    league "$work/$who/all" $all
    league "$work/$who/honest"
    [ $# = 0 ] || chown -R nobody "$work/$who"
    "$@" "$program" league "$work/$who/all" --json >"$work/$who.json" 2>"$work/$who.said" || code=$?
    [ "$code" = 1 ] || fail "$who: ended with code $code: $(cat "$work/$who.said")"
    "$@" "$program" league "$work/$who/honest" --json >"$work/$who.alone" 2>"$work/$who.said2" || fail "$who: honest agents failed"
    python3 - "$work/$who.json" "$work/$who.alone" "$work/$who.doctor" "$who" "$all" <<'CHECK' || fail "$who: see above"
import json, sys
*games, summary = map(json.loads, open(sys.argv[1]))
*alone, _ = map(json.loads, open(sys.argv[2]))
held = {row["layer"] for row in map(json.loads, open(sys.argv[3])) if row.get("state") == "holds"}
want = dict(stopself=[{"TIME"}], core=[{"CRASH"}], dismiss=[set(), {"CRASH"}], questions=[set(), {"PROTOCOL"}, {"CRASH"}, {"PROTOCOL", "CRASH"}])
needs = dict(lock="calls", lease="calls", watch="calls", secret="calls", runner="proc", dismiss="processes", deep="scratch",
             rights="scratch", core="scratch", secrets="proc", links="files", rings="calls", sockets="calls")
skipped = [how for how, layer in needs.items() if layer not in held]
wrong = [(s["agent"], s["faults"]) for s in summary["standings"] if s["agent"] not in ("steady", "2") and
         s["agent"] not in skipped and set(s["faults"]) not in want.get(s["agent"], [set()])]
key = lambda g: {k: g[k] for k in g if k != "game"}
honest = [key(g) for g in games if {g["first"], g["second"]} == {"steady", "2"}]
assert honest == list(map(key, alone)) and len(honest) == 2, (honest, alone)
assert not wrong, (wrong, [g["note"] for g in games if g["note"]])
number = len(sys.argv[5].split())
print("%s: %d of %d as they should be, %d skipped: %s" % (sys.argv[4], number - len(skipped), number, len(skipped), " ".join(skipped)))
CHECK
    ! find "$work/$who" -name 'core*' | grep . || fail "$who: a core file"
    # What they wrote to standard error is shown as text, not obeyed.
    ! grep -q $'\033' "$work/$who/all/index.html" "$work/$who.said" || fail "$who: control characters"
    ! grep -q '<script>alert' "$work/$who/all/index.html" || fail "$who: a script of an agent in the page"
    ! pgrep -f "$mark" >/dev/null || fail "$who: left behind: $(pgrep -af "$mark")"
}

if [ "$(id -u)" = 0 ]; then
    try root
    try user setpriv --reuid nobody --regid nogroup --clear-groups
else
    try user
fi
