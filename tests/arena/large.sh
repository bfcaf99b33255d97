#!/usr/bin/env bash
# The replay of a large board leaves out nothing: with every move, something comes.
set -euo pipefail
quincunx=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
row=$(printf '1%.0s' {1..91})
rows=$(printf "/$row%.0s" {1..91})
cells=$(printf '.%.0s' {1..90})
board=$(printf "/$cells%.0s" {1..90})
echo "slant 90x90 ${rows#/} ${board#/} duel=1 mover=1 score=0-0 rule=free" >starts.txt
mkdir cup
"$quincunx" league cup random greedy --game slant --starts starts.txt --games 2 --turns 6 --opening 0 >/dev/null
[ "$(grep -o '"come":\[\[' cup/index.html | wc -l)" = 12 ] || { grep -o '"come":[^}]*' cup/index.html; exit 1; }
