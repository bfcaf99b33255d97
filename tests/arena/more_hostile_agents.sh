#!/usr/bin/env bash
# Seventeen more agents that mean harm (hostile_more.py), tried against the box after it was built, as whoever runs this
# and, if that is root, as an ordinary user too. What they try fails, or costs them the game; the league beside
# them ends with the honest results, and nothing is left behind. What this machine does not enforce is not tried.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
all="lock lease watch secret stopself runner dismiss priority rights secrets deep complain core links questions rings sockets"
bad=hostile_more cpu=2
. "$here/support/hostile.sh"
export QUINCUNX_TOKEN=hostile_secret

checked() { # WHO PREFIX...
    local who=$1
    judge "$who" "lock:calls lease:calls watch:calls secret:calls runner:proc dismiss:processes deep:scratch rights:scratch
        core:scratch secrets:proc links:files rings:calls sockets:calls" <<'CHECK'
want = dict(stopself=[{"TIME"}], core=[{"CRASH"}], dismiss=[set(), {"CRASH"}],
            questions=[set(), {"PROTOCOL"}, {"CRASH"}, {"PROTOCOL", "CRASH"}])
close([(s["agent"], s["faults"]) for s in standings if set(s["faults"]) not in want.get(s["agent"], [set()])])
CHECK
    ! find "$work/$who" -name 'core*' | grep . || fail "$who: a core file"
    # What they wrote to standard error is shown as text, not obeyed.
    ! grep -q $'\033' "$work/$who/all/index.html" "$work/$who.said" || fail "$who: control characters"
    ! grep -q '<script>alert' "$work/$who/all/index.html" || fail "$who: a script of an agent in the page"
}

try_everybody
