# Slider: pick up and move, through the gate; passing; a tie; the CPU.
open 80x24 'slider 2 H+/+V H' --players human,human
see 'H to move'
keys Up Up Left Left Enter # pick up a2
see '∘'
keys Left
see 'H never moves left'
keys Right
see 'V to move'
keys Down Enter Left
see 'H to move'
keys Up Right Enter Right
see 'H wins'
keys z
see 'H to move'
keys q
ends 0

open 80x24 'slider 3 B++/HBB/BBV H' --players human,human
see 'Tie: neither side can move'
keys q
ends 0

# One side is stuck: it passes by itself.
open 80x24 'slider 3 B++/HBB/B+V H' --players human,human
see 'H has no move and must pass'
see 'V to move'
keys q
ends 0

open 80x24 slider --size 4 --players human,1 --seed 1
see 'Your turn'
click a4
click b4
see 'CPU:'
see 'Your turn'
keys z
see 'Your turn'
keys q
ends 0

open 80x24 slider --size 3 --players 2,2 --seed 1
see_any 'H wins' 'V wins' 'Draw'
keys q
ends 0
