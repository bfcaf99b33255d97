# Hexpath: state the order, trace the walk, walk by keys, by clicks and by dragging, solve.
puzzle='hexpath 3 2S,2,2/3,1,2/3,2E,X'
open 80x24 "$puzzle"
see '1 ? 2 ? 3'
see 'Direction: highest first'
keys T
see 'your order does not say yet which is highest'
keys o Right Right +
see '3 stands above 2'
keys Left Left '>' Escape
see ' 1 > 3 > 2'
keys T
see '1 is the highest here'
keys T T T
see 'Puzzle complete'
keys T
see 'the walk stops on E'
keys q
ends 0

open 80x24 "$puzzle"
see 'A new puzzle'
keys Right Down Enter # b2
see 'In progress'
keys Left Enter Down Enter
see 'In progress'
keys Right Enter
see 'Puzzle complete. The order is 1>3>2: nothing of it is open'
keys BSpace
gone 'Puzzle complete'
gone 'The order is'
keys y Up
keys Enter # b2 is on the path: cut back to there
keys .
see 'b2'
keys c
see 'no mistakes so far'
keys S Enter
see 'Puzzle complete'
keys z
gone 'Puzzle complete'
keys q
ends 0

# By mouse: cell by cell, cut back, then dragged in one go.
open 80x24 "$puzzle"
see 'A new puzzle'
keys . # the cursor begins on the start
see 'a3: start, 2, S'
for cell in b2 a2; do
    find_hex $cell
    press_at "$column" "$row"
done
see 'In progress'
keys :
see 'Command'
keys -l position
keys Enter
see 'a3-b2-a2'
find_hex b2
press_at "$column" "$row"
keys :
see 'Command'
keys -l position
keys Enter
see 'a3-b2'
gone 'a3-b2-a2'
places=()
for cell in b2 a2 a1 b1; do
    find_hex $cell
    places+=("$column,$row")
done
drag "${places[@]}"
see 'Puzzle complete'
keys q
ends 0

# A tie is a dead end, and the trace says so.
open 80x24 'hexpath 3 2S,3,2/3,3,2/3,2E,X'
see ' 2 ? 3'
keys o Right +
keys Escape
see ' 3 > 2'
keys T
see 'dead end'
keys q
ends 0

# A path that several orders walk: the end says what it leaves open.
open 80x24 'hexpath 3 2S,4,1/4,3,1/1,1,2E'
see 'A new puzzle'
keys Right Down Enter Right Down Enter
see 'Known of the order: 2>1, 2>4, 3>4. Still open: 1 and 3, 1 and'
keys q
ends 0

open 80x24 hexpath --size 3 --seed 2 --level easy
see 'A new puzzle'
for i in $(seq 16); do keys h h h h; done
see 'Puzzle complete'
keys n
see 'A new puzzle'
keys q
ends 0
