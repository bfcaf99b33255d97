#!/usr/bin/env bash
# The sample agents in three languages are what `arena new-agent` writes; they speak the protocol,
# play without a fault, and repeat themselves given the same seed.
set -euo pipefail
quincunx=$(readlink -f "$1") root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "$*"; exit 1; }

for language in python c js; do "$quincunx" arena new-agent $language >/dev/null; done
for file in agent.py agent.c agent.js; do cmp $file "$root/examples/$file"; done
cc -Wall -Wextra -Werror -o agent agent.c

for command in 'python3 agent.py' ./agent 'node agent.js'; do
    said=$(printf 'protocol\nnewgame slider 4 7\nposition slider 4 H+++/H+++/H+++/+VVV H\ngenmove H a2r\nquit\n' | $command)
    [ "$(sed 's/ *$//' <<<"$said")" = $'= 1\n\n=\n\n=\n\n= a2r\n\n=' ] || fail "$command said: $said"
    for game in 'slider --size 5' 'crosscut --size 6x5' 'slant --size 4x3 --set rule=sound'; do
        "$quincunx" match "$command" greedy --game $game --games 2 --limits start=200,move=100 --json >one
        [ "$(grep -cE '"verdict":"(WIN|DRAW|REPETITION)"' one)" = 2 ] || fail "$command: $(cat one)"
    done
    "$quincunx" match "$command" greedy --game $game --games 2 --limits start=200,move=100 --json | cmp - one
done
echo "three languages, three games"
