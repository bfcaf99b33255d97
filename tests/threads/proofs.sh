#!/usr/bin/env bash
# A proof by several threads with one table: to the end, stopped by steps, interrupted, gone on with.
source "$(dirname "$0")/begin"
ends 0 "$quincunx" tables crosscut --size 6x6 --jobs 4 --memory 16 --dir whole
ends 3 "$quincunx" tables crosscut --size 6x7 --jobs 3 --memory 16 --dir cut --steps 4000
interrupted 0.5 "$quincunx" tables crosscut --size 6x7 --jobs 4 --memory 16 --dir cut
ends 0 "$quincunx" tables crosscut --position 'crosscut 6x7 ....../....../....../..R.../....../....../...... B' --jobs 2 --memory 16 --dir cut
done_well
