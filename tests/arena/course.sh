#!/usr/bin/env bash
# A player of the Slider course, which knows init, update and move alone, plays through the adapter, under the course's
# conditions. Needs Java.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
"$quincunx" arena new-agent java --game slider >/dev/null
javac -d classes *.java "$here/course/Careful.java"
"$quincunx" match 'java -cp classes CourseAdapter Careful' 1 --game slider --size 5 --games 2 --limits start=200,move=100 --json >games
[ "$(grep -cE '"verdict":"(WIN|REPETITION|CAP|TIE-PASS)"' games)" = 2 ] || { cat games; exit 1; }
echo "a player of the course"
