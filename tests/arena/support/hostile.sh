# Leagues with agents that mean harm, for hostile_agents.sh and more_hostile_agents.sh, which name the agents (`all`) and
# the program of the agents (`bad`), and call `try_everybody`; `checked`, theirs, judges what a user's leagues left.
work=$(mktemp -d)
chmod 755 "$work"
trap 'rm -rf "$work"' EXIT
mark=hostile_$$_$RANDOM
fail() { echo "$*"; exit 1; }

cp "$quincunx" "$quincunx"-full "$work/" 2>/dev/null || cp "$quincunx" "$work/"
program=$work/$(basename "$quincunx")
cp "$here/agents/steady.py" "$work/" # an agent of root's has a user of its own, who may not read this folder

league() { # FOLDER HOW...: honest agents and these
    mkdir -p "$1"
    cp "$here/agents/steady.py" "$1/$mark.py"
    cp "$here/agents/$bad.py" "$1/${mark}_bad.py"
    {
        printf 'game = "slider"\nsize = 4\ngames = 2\nseed = 3\nturns = 12\njobs = 3\nmode = "gauntlet"\n'
        printf '[limits]\nmove = 8\nstart = 60\ncpu = %s\nmemory = 100\nprocesses = 16\n' "$cpu"
        printf '[[agent]]\nname = "steady"\ncommand = "python3 %s.py"\n[[agent]]\nlevel = 2\n' "$mark"
        for how in "${@:2}"; do
            printf '[[agent]]\nname = "%s"\ncommand = "python3 %s_bad.py %s%s"\n' "$how" "$mark" "$how" \
                "$([ "$how" = closed ] && echo '; true')"
        done
    } >"$1/league.toml"
}

try() { # WHO PREFIX...: the leagues as this user
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
    checked "$who" "$@"
    ! pgrep -f "$mark" >/dev/null || fail "$who: left behind: $(pgrep -af "$mark")"
}

# By python, from its standard input, which knows: `games`, `standings` of the bad ones that this machine can hold, `held`
# layers, `skipped` agents; and that the honest ones have the results that they have without the others.
judge() { # WHO NEEDS (python: which layer each agent is held by)
    { cat <<'READ'; cat; } | python3 - "$work/$1.json" "$work/$1.alone" "$work/$1.doctor" "$1" "$2" "$all" || fail "$1: see above"
import json, sys
*games, summary = map(json.loads, open(sys.argv[1]))
*alone, _ = map(json.loads, open(sys.argv[2]))
held = {row["layer"] for row in map(json.loads, open(sys.argv[3])) if row.get("state") == "holds"}
skipped = [how for how, layer in (pair.split(":") for pair in sys.argv[5].split()) if layer not in held]
standings = [s for s in summary["standings"] if s["agent"] not in ("steady", "2") and s["agent"] not in skipped]
key = lambda g: {k: g[k] for k in g if k != "game"}
honest = [key(g) for g in games if {g["first"], g["second"]} == {"steady", "2"}]
assert honest == list(map(key, alone)) and len(honest) == 2, (honest, alone)
def close(wrong):
    assert not wrong, (wrong, [g["note"] for g in games if g["note"]])
    number = len(sys.argv[6].split())
    print("%s: %d of %d as they should be, %d skipped: %s" % (sys.argv[4], number - len(skipped), number, len(skipped), " ".join(skipped)))
READ
}

try_everybody() { # as whoever runs this and, if that is root, as an ordinary user too
    if [ "$(id -u)" = 0 ]; then
        try root
        try user setpriv --reuid nobody --regid nogroup --clear-groups
    else
        try user
    fi
}
