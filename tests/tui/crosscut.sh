# Crosscut: a flip, a perimeter move, a win from the start, the CPU stopped and let go on.
open 80x24 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --players human,human
see 'Red to move'
keys Left Left
see 'c4: flanks row 4: creates 5, cuts 1'
keys Enter Up
see 'Blue to move'
see '(─)│(─)│(─)│(─)│(─)'
keys Up Up Up Enter
see 'perimeter'
keys q
ends 0

open 80x24 'crosscut 5x4 ...../.BR../...../..... R' --players human,human
see 'Red to move'
click a3
see 'Blue to move'
see '(─) ·│  (─)'
keys q
ends 0

open 80x24 crosscut --size 4x4 --players human,human
see 'Red to move'
click b3
see 'Blue to move'
click c2
see 'Red to move'
click b2
see 'Red wins: column b'
keys z
see 'Red to move'
keys n
see 'Red to move'
keys q
ends 0

open 80x24 crosscut --players human,max
see 'Your turn'
keys V Down Down Enter # ten seconds a move
see 'CPU time: 10.0 s'
keys Enter
see 'CPU is thinking'
keys Left
see 'CPU is thinking' # moving about does not disturb it
keys Escape
see 'The CPU was stopped'
keys z
see 'Your turn'
keys Enter
see 'CPU is thinking'
keys z
see 'Your turn'
keys q
ends 0

open 80x24 crosscut --size 5 --players 2,2
see_any 'Red wins' 'Blue wins'
keys q
ends 0
