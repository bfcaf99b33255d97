#!/usr/bin/env bash
# Twenty agents that mean harm in one league, as whoever runs this and, if that is root, as an ordinary user too:
# each gets the verdict it deserves, what it tried is prevented, the honest ones have the results that they have without
# it, and nothing is left behind. What this machine does not enforce is told and not tried.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
all="crash hang flood fork threads shared session timer reaped snoop ptrace pipes database home fill network bytewise nul closed early"
bad=hostile cpu=1
. "$here/support/hostile.sh"

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

checked() { # WHO PREFIX...
    rated "$@"
    judge "$1" "session:processes snoop:proc ptrace:calls pipes:proc database:files home:files fill:scratch network:network" <<'CHECK'
want = dict(crash="CRASH", hang="TIME", flood="PROTOCOL", fork="MEM", threads="MEM", shared="MEM", reaped="TIME",
            nul="ILLEGAL", closed="TIME", early="PROTOCOL")
def allowed(how):
    if how == "timer" and "freeze" not in held:
        return [set(), {"TIME"}]  # what it uses meanwhile counts
    return [{want[how]}] if how in want else [set()]
close([(s["agent"], s["faults"]) for s in standings if set(s["faults"]) not in allowed(s["agent"])])
CHECK
}

try_everybody
