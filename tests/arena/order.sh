#!/usr/bin/env bash
# What a league and a match say does not depend on how many games are played at the same time: the same bytes in
# the table, the records and the JSON with one and with three, also where a sequential test ends them. The results
# by side, size and opening are counted once more from the records alone.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cp "$here/agents/steady.py" .
fail() { echo "$*"; exit 1; }
printf 'slider 3 H++/H++/+VV H\nslider 4 H+++/H+++/H+++/+VVV H\nslider 4 H+++/H+++/H+B+/+VVV V\n' >starts

run() { # FOLDER JOBS OPTIONS...: a league of levels and a program
    local folder=$1 jobs=$2
    shift 2
    mkdir "$folder"
    cp "$here/agents/steady.py" "$folder"
    printf '[[agent]]\nlevel = "random"\n[[agent]]\nlevel = 2\n[[agent]]\nname = "steady"\ncommand = "python3 steady.py"\n[[agent]]\nlevel = 1\n' >"$folder/league.toml"
    "$quincunx" league "$folder" --jobs "$jobs" --json "$@" >"$folder.json"
}
same() { # NAME OPTIONS...
    local name=$1 file
    shift
    run "$name-1" 1 "$@"
    run "$name-3" 3 "$@"
    [ ! -e "$name-3/playing.json" ] || fail "playing.json is left behind"
    cmp "$name-1.json" "$name-3.json" || fail "$name: the JSON differs"
    for file in table.txt table.csv openings.csv games.txt; do
        cmp "$name-1/$file" "$name-3/$file" || fail "$name: $file differs"
    done
}
same robin --starts starts --games 6
same test --game slider --size 3 --games 20 --sprt 0,200

python3 - robin-3 robin-3.json <<'END' || fail "the counts differ"
import json, sys, collections
folder, answer = sys.argv[1:]
side, size, opening = collections.Counter(), collections.Counter(), collections.Counter()
for block in open(folder + "/games.txt").read().split("\n\n"):
    r = dict(line.split(" ", 1) for line in block.splitlines())
    if not r:
        continue
    for who, mine in (("first", 0), ("second", 1)):
        end = "wins" if r["result"] == who else "losses" if r["result"] in ("first", "second") else "draws"
        side[r[who], mine, end] += 1
        size[r[who], r["start"].split()[1], end] += 1
    opening[r["start"], r["result"] if r["result"] in ("first", "second") else "draws"] += 1
said = json.loads(open(answer).readlines()[-1])
for s in said["standings"]:
    for end in ("wins", "draws", "losses"):
        assert s["as_first"][end] == side[s["agent"], 0, end] and s["as_second"][end] == side[s["agent"], 1, end], s
        assert all(z[end] == size[s["agent"], z["size"], end] for z in s["sizes"]), s
assert {z["size"] for z in said["sizes"]} == {"3", "4"} and len(said["openings"]) == 3
for o in said["openings"]:
    assert all(o[end] == opening[o["position"], end] for end in ("first", "draws", "second")), o
assert sum(o["games"] for o in said["openings"]) == said["sides"]["games"] == said["games"] == 36
END

for options in '--size 4 --games 12' '--size 4 --games 40 --sprt 0,200'; do
    for jobs in 1 3; do
        code=0
        # shellcheck disable=SC2086
        "$quincunx" match 2 'python3 steady.py' --game slider $options --jobs $jobs --seed 4 --records "records-$jobs" --json >"match-$jobs.json" 2>&1 || code=$?
        echo $code >>"match-$jobs.json"
    done
    cmp match-1.json match-3.json || fail "match $options: the JSON differs"
    cmp records-1 records-3 || fail "match $options: the records differ"
    rm records-*
done
echo "the same with one and with three"
