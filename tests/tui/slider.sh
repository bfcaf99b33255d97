# Slider: pick up and move, through the gate; passing; a tie; a game against the CPU to its end.
open 80x24 'slider 2 H+/+V H' --players human,human
see 'Move 1. H to move'
keys Up Up Left Left Enter # pick up a2
see '∘'
keys Left
see 'H never moves left'
keys Right
see 'Move 2. V to move'
keys Down Enter Left
see 'Move 3. H to move'
keys Up Right Enter Right
see 'H wins'
keys z
see 'Move 3. H to move'
keys y
see 'H wins'
keys n
see 'Move 1. H to move'
keys q
ends 0

# Carried by the mouse, and let go through the gate.
open 80x24 'slider 2 H+/+V H' --players human,human
see 'Move 1. H to move'
find_cell a2
x=$column y=$row
find_cell b2
drag "$x,$y" "$column,$row"
see 'Move 2. V to move'
keys q
ends 0

open 80x24 'slider 3 B++/HBB/BBV H' --players human,human
see 'Tie: neither side can move'
keys q
ends 0

# One side is stuck: it passes by itself.
open 80x24 'slider 3 B++/HBB/B+V H' --players human,human
see 'H has no move: pass'
see 'Move 2. V to move'
keys z
see 'there is nothing to undo'
keys q
ends 0

# Undo goes past a compulsory pass, redo over it; the list of moves loses nothing.
open 80x24 'slider 3 HV+/+V+/+++ V' --players human,human
see 'Move 1. V to move'
keys :
see 'Command'
keys -l b2l
keys Enter
see 'Move 3. V to move'
keys z
see 'Move 1. V to move'
keys y
see 'Move 3. V to move'
keys l
see 'the start'
keys Up Enter # after V's move, where H must pass
see 'H has no move: pass'
see 'Move 3. V to move'
keys z
see 'Move 1. V to move'
keys q
ends 0

open 80x24 slider --size 4 --players human,1 --seed 1
see 'Move 1. Your turn'
click a4
click b4
see 'CPU plays '
see 'Move 3. Your turn'
keys z
see 'Move 1. Your turn'
keys q
ends 0

# To the end against the CPU: won, and lost.
open 80x24 'slider 3 ++H/+V+/+++ H' --players human,1
see 'Move 1. Your turn'
click c3
see '∘'
keys Right
see 'You win'
keys q
ends 0
open 80x24 'slider 3 H+V/+++/+++ H' --players human,1
see 'Move 1. Your turn'
click a3
see '∘'
keys Right
see 'CPU wins'
keys q
ends 0

open 80x24 slider --size 3 --players 2,2 --seed 1
see_any 'H wins' 'V wins' 'Draw'
keys q
ends 0

# A level that cannot play this board is not in the list, and why is said.
open 80x24 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H' --players human,human
see 'H to move'
keys 2
see 'CPU max'
see 'perfect plays by exact values'
gone 'CPU perfect'
keys Escape q
ends 0
open 80x24 'slider 5 H++++/H++++/H++++/H++++/+VVVV H' --players human,human
see 'H to move'
keys 2
see 'CPU perfect'
keys Escape q
ends 0

# The review of what was played: accuracy, graph, the worst move.
open 80x24 'slider 3 +VH/+++/+++ H' --players human,human
see 'Move 1. H to move'
keys :
see 'Command'
keys -l c3d
keys Enter
see 'Move 2. V to move'
keys J
see 'Accuracy: H 0%, V 100%. 1 of 1 moves judged by exact values'
see '1. H, blunder: c3d: wins in 1 becomes loses in 2'
keys Escape
gone 'Accuracy'
keys q
ends 0

# Lines, and branches that are kept.
open 80x24 'slider 3 H++/H++/+VV H' --players human,4
see 'Move 1.'
keys A
see '1. a3r H wins in 19'
keys Escape
keys b
see 'every move that is tried is kept as a branch'
keys :
see 'Command'
keys -l a3r
keys Enter
see 'Move 2. V to move'
keys z
see 'Move 1. H to move'
keys :
see 'Command'
keys -l a2r
keys Enter
see 'Move 2. V to move'
keys b
see '1. H a3r'
see '  1. H a2r'
keys Up Enter
see 'Move 2. V to move'
keys :
see 'Command'
keys -l variations
keys Enter
see 'moves a3r (a2r)'
see 'at 1'
keys Escape q
ends 0
