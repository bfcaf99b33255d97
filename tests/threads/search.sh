#!/usr/bin/env bash
# One search by several threads: by depth, by time, by positions, interrupted.
source "$(dirname "$0")/begin"
levels=(max max expert)
boards=('crosscut 6x6 ....../....../....../....../....../...... R' 'slider 5 H++++/H++++/H++++/H++++/+VVVV H'
    'slant 5x5 ...1.0/2..12./.3.33./.3...1/212.31/..1... ...../...../...../...../..... duel=1 mover=1 score=0-0')
for i in 0 1 2; do
    board=${boards[i]} level=${levels[i]}
    for bound in '--depth 4' '--time 0.5' '--nodes 3000'; do
        for threads in 2 5; do
            ends 0 "$quincunx" best "$board" --level $level $bound --threads $threads
        done
    done
    interrupted 0.5 "$quincunx" best "$board" --level $level --time 20 --threads 4
done
ends 0 "$quincunx" match max 4 --game crosscut --size 5 --games 4 --depth 3 --threads 3 --jobs 2
done_well
