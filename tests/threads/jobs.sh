#!/usr/bin/env bash
# Many at the same time: puzzles, matches, leagues, tables; whole, interrupted and gone on with.
source "$(dirname "$0")/begin"
for game in slant slitherlink hexpath slider crosscut; do
    ends 0 "$quincunx" new $game --seed 3 --count 8 --jobs 4
    mv out many
    ends 0 "$quincunx" new $game --seed 3 --count 8 --jobs 1
    mv out one
    ends 0 diff one many
done
interrupted 1 "$quincunx" new slitherlink --size 8 --level hard --seed 3 --count 60 --jobs 3 -o puzzles
ends 0 "$quincunx" new slant --size 7 --seed 3 --count 30 --jobs 3 -o others --json

for game in slider crosscut slant; do
    interrupted 0.4 "$quincunx" match random greedy --game $game --size 4 --games 40 --jobs 4 --seed 2 --records $game.txt
    ends 0 "$quincunx" match random greedy --game $game --size 4 --games 40 --jobs 4 --seed 2 --records $game.txt
done
ends "0 1 3" "$quincunx" match 2 random --game crosscut --size 4 --games 60 --jobs 4 --sprt 0,50

mkdir cup
# 143: before it had begun to listen
ends "0 3 143" timeout --foreground --preserve-status -s TERM 0.5 "$quincunx" league cup random greedy 1 2 --game slider --size 4 --games 6 --jobs 4 --seed 1
interrupted 0.5 "$quincunx" league cup random greedy 1 2 --game slider --size 4 --games 6 --jobs 4 --seed 1
ends 0 "$quincunx" league cup random greedy 1 2 --game slider --size 4 --games 6 --jobs 4 --seed 1

ends 0 "$quincunx" tables slider --size 4 --dir tables --jobs 3
done_well
