# Crosscut: a flip, a perimeter move, a win from the start, the CPU stopped and let go on.
open 80x24 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --players human,human
see 'Move 1. Red to move'
keys Left Left
see 'c4: flanks row 4: creates 5, cuts 1, flips'
keys Enter Up
see 'Move 2. Blue to move'
see '(─)│(─)│(─)│(─)│(─)'
keys Up Up Up Enter
see 'perimeter'
keys q
ends 0

# The usual board fits a small window, and its rim can be pressed.
open 60x20 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --players human,human
see 'Red to move'
gone '↓'
gone '↑'
see ' 8   ·'
see ' 1   ·'
click d8
see 'a disc on the perimeter must flip'
keys q
ends 0

open 80x24 'crosscut 5x4 ...../.BR../...../..... R' --players human,human
see 'Move 1. Red to move'
click a3
see 'Move 2. Blue to move'
see '(─) ·│  (─)'
keys q
ends 0

open 80x24 crosscut --size 4x4 --players human,human
see 'Move 1. Red to move'
keys Left Up Enter
see 'Move 2. Blue to move'
keys Right Down Enter
see 'Move 3. Red to move'
keys Left Enter
see 'Red wins: column b'
keys z
see 'Move 3. Red to move'
keys y
see 'Red wins: column b'
keys n
see 'Move 1. Red to move'
keys q
ends 0

open 80x24 crosscut --players human,max
see 'Move 1. Your turn'
keys V Down Down Enter # ten seconds a move
see 'CPU time: 10.0 s'
keys Enter
see 'CPU is thinking'
keys Left
see 'CPU is thinking' # moving about does not disturb it
keys Escape
see 'The CPU was stopped'
keys z
see 'Move 1. Your turn'
keys Enter
see 'CPU is thinking'
keys z
see 'Move 1. Your turn'
keys q
ends 0

# Red is stuck: it skips by itself.
open 80x24 'crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... R' --players human,human
see 'Red has no move: skip'
see 'Move 2. Blue to move'
keys q
ends 0

# The CPU on both sides: it waits, makes one move when it is told to, and goes on. Killed, it goes on
# from there.
open 80x24 crosscut --size 6 --players 1,1
keys p
see 'CPU waits'
screen >"$work/screen"
n=$(sed -n 's/^ Move \([0-9]*\)\..*/\1/p' "$work/screen")
keys Space
see "Move $((n + 1)). The CPU waits"
keys Space
see "Move $((n + 2)). The CPU waits"
kill -9 "$(program_id)"
ends 137
open 80x24 crosscut --continue
see_any 'Red wins' 'Blue wins'
keys l
see "$((n + 1)). "
keys Escape q
ends 0

# To the end against the CPU: won, and lost.
open 80x24 'crosscut 4x4 ..../.R../..B./.... R' --players human,1
see 'Move 1. Your turn'
click b2
see 'You win'
keys q
ends 0
open 80x24 'crosscut 4x4 ..../.B../..R./.... B' --players human,4
see 'Blue wins: column b. CPU wins'
keys q
ends 0

open 80x24 crosscut --size 5 --players 2,2
see_any 'Red wins' 'Blue wins'
keys q
ends 0
