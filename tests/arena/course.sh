#!/usr/bin/env bash
# A player of the Slider course, which knows init, update and move alone, plays through the adapter. Needs Java.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
javac -d classes "$here"/course/aiproj/slider/*.java "$here/course/Careful.java" "$here/../../examples/CourseAdapter.java"
"$quincunx" match 'java -cp classes CourseAdapter Careful' 1 --game slider --size 5 --games 2 --limits start=200,move=100 --json >games
[ "$(grep -cE '"verdict":"(WIN|REPETITION|CAP|TIE-PASS)"' games)" = 2 ] || { cat games; exit 1; }
echo "a player of the course"
