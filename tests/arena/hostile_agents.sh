#!/usr/bin/env bash
# Twenty agents that mean harm in one league, as whoever runs this and, if that is root, as an ordinary user too:
# each gets the verdict it deserves, what it tried is prevented, the honest ones have the results that they have without
# it, and nothing is left behind. What this machine does not enforce is told and not tried.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT
mark=hostile_$$_$RANDOM
all="crash hang flood fork threads shared session timer reaped snoop ptrace pipes database home fill network bytewise nul closed early"
fail() { echo "$*"; exit 1; }

cp "$quincunx" "$quincunx"-full "$work/" 2>/dev/null || cp "$quincunx" "$work/"
program=$work/$(basename "$quincunx")
cp "$here/agents/steady.py" "$work/" # an agent of root's has a user of its own, who may not read this folder

league() { # FOLDER HOW...: honest agents and these
    mkdir -p "$1"
    cp "$here/agents/steady.py" "$1/$mark.py"
    cp "$here/agents/hostile.py" "$1/${mark}_bad.py"
    {
        printf 'game = "slider"\nsize = 4\ngames = 2\nseed = 3\nturns = 12\njobs = 3\nmode = "gauntlet"\n'
        printf '[limits]\nmove = 8\nstart = 60\ncpu = 1\nmemory = 100\nprocesses = 16\n'
        printf '[[agent]]\nname = "steady"\ncommand = "python3 %s.py"\n[[agent]]\nlevel = 2\n' "$mark"
        for how in "${@:2}"; do
            printf '[[agent]]\nname = "%s"\ncommand = "python3 %s_bad.py %s%s"\n' "$how" "$mark" "$how" \
                "$([ "$how" = closed ] && echo '; true')"
        done
    } >"$1/league.toml"
}

rated() { # WHO PREFIX...: games are --rated where the doctor says so, and refused in words where not
    local who=$1 can=0 code=0
    shift
    (cd "$work" && "$@" "$program" arena doctor >"$work/$who.told") || can=$?
    [ "$can" -le 1 ] || fail "$who: arena doctor ended with code $can"
    (cd "$work" && "$@" "$program" match "python3 $work/steady.py" 1 --game slider --size 3 --games 2 --seed 1 --rated \
        >"$work/$who.match" 2>&1) || code=$?
    case $can in
    0) [ "$code" = 0 ] && grep -q 'games can be --rated here' "$work/$who.told" ;;
    1) [ "$code" = 2 ] && grep -q 'games cannot be --rated here' "$work/$who.told" && grep -q rated "$work/$who.match" ;;
    esac || fail "$who: --rated ended with code $code: $(cat "$work/$who.told" "$work/$who.match")"
}

try() { # WHO PREFIX...: the leagues as this user
    local who=$1 code=0
    shift
    rated "$who" "$@"
    "$@" "$program" arena doctor --json >"$work/$who.doctor" || true
    # shellcheck disable=SC2086
    league "$work/$who/all" $all
    league "$work/$who/honest"
    [ $# = 0 ] || chown -R nobody "$work/$who"
    "$@" "$program" league "$work/$who/all" --json >"$work/$who.json" 2>"$work/$who.said" || code=$?
    [ "$code" = 1 ] || fail "$who: ended with code $code: $(cat "$work/$who.said")"
    "$@" "$program" league "$work/$who/honest" --json >"$work/$who.alone" 2>"$work/$who.said2" || fail "$who: honest agents failed"
    python3 - "$work/$who.json" "$work/$who.alone" "$work/$who.doctor" "$who" <<'CHECK' || fail "$who: see above"
import json, sys
*games, summary = map(json.loads, open(sys.argv[1]))
*alone, _ = map(json.loads, open(sys.argv[2]))
held = {row["layer"] for row in map(json.loads, open(sys.argv[3])) if row.get("state") == "holds"}
want = dict(crash="CRASH", hang="TIME", flood="PROTOCOL", fork="MEM", threads="MEM", shared="MEM", reaped="TIME",
            nul="ILLEGAL", closed="TIME", early="PROTOCOL")
needs = dict(session="processes", snoop="proc", ptrace="calls", pipes="proc", database="files", home="files",
             fill="scratch", network="network")
skipped = [how for how, layer in needs.items() if layer not in held]
wrong = []
for s in summary["standings"]:
    how = s["agent"]
    if how in ("steady", "2") or how in skipped:
        continue
    faults = set(s["faults"])
    allowed = [{want[how]}] if how in want else [set()]
    if how == "timer" and "freeze" not in held:
        allowed = [set(), {"TIME"}]  # what it uses meanwhile counts
    if faults not in allowed:
        wrong.append((how, s["faults"]))
key = lambda g: {k: g[k] for k in g if k != "game"}
honest = [key(g) for g in games if {g["first"], g["second"]} == {"steady", "2"}]
assert honest == list(map(key, alone)) and len(honest) == 2, (honest, alone)
assert not wrong, wrong
print("%s: %d of 20 as they should be, %d skipped: %s" % (sys.argv[4], 20 - len(skipped), len(skipped), " ".join(skipped)))
CHECK
    ! pgrep -f "$mark" >/dev/null || fail "$who: left behind: $(pgrep -af "$mark")"
}

if [ "$(id -u)" = 0 ]; then
    try root
    try user setpriv --reuid nobody --regid nogroup --clear-groups
else
    try user
fi
