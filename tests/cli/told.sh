#!/usr/bin/env bash
# Every command of the conversation has an example in docs/PLAY.md, where it is run and compared:
# told.sh PROGRAM. The commands are those that `help` lists.
set -euo pipefail
program=$(readlink -f "$1")
docs=$(dirname "$0")/../../docs/PLAY.md
state=$(mktemp -d)
trap 'rm -rf "$state"' EXIT
export XDG_STATE_HOME=$state
examples=$(awk '/^```console/ { on = 1; next } /^```/ { on = 0 } on && /^\$ /' "$docs")
names=$(printf 'help\n' | "$program" play 'slant 2x2 .../.4./...' --plain --seed 1 |
    sed -n 's/^\([a-z][a-z]*\): .*/\1/p')
count=0 bad=0
for name in $names; do
    count=$((count + 1))
    if ! grep -qE "'$name( [^']*)?'" <<<"$examples"; then
        echo "docs/PLAY.md has no example of '$name'"
        bad=1
    fi
done
[ "$count" -ge 20 ] || { echo "help lists only $count commands"; bad=1; }
exit "$bad"
