# Slant by keys, then by mouse: to the end, undo and redo, mistakes, checkpoint, solve, a drag.
puzzle='slant 2x2 .../.4./...'
open 80x24 "$puzzle"
see 'A new puzzle'
see 'Multiplayer: OFF'
see 'Board Size 2×2'
keys '\' Right '/' Down '\' Left
see 'In progress'
keys '/'
see 'Puzzle complete'
keys z
see 'In progress'
keys y
see 'Puzzle complete'
keys z z z z
see 'A new puzzle'
keys y y y y
see 'Puzzle complete'
keys q
ends 0

open 80x24 "$puzzle"
see 'A new puzzle'
keys c
see 'no mistakes so far'
keys '/' c # this slash can never be right
see_any '1 place is wrong' '1 rule is broken'
keys BSpace
gone '╱'
keys k Enter
see 'trial since checkpoint 1'
keys '\' D
see 'back at the checkpoint'
gone 'Trial'
keys k Enter '\' K
see 'kept'
gone 'Trial'
see '╲'
keys S
see 'Fill in the solution?'
keys Enter
see 'Puzzle complete'
keys .
see 'a2: falling'
keys z
see 'In progress'
keys Tab Down Right Left
see 'arrows choose'
keys Up Up Up Enter # New Game, round the end to Quit, Rules
see 'Rules'
keys Escape Escape
click_text 'S  Solve' # asked only once
see 'Puzzle complete'
keys Escape '?'
see 'take the last step back'
keys Escape q
ends 0

open 80x24 "$puzzle"
see 'A new puzzle'
click a2
see '╲'
click b2 right
click a1 right
click b1
see 'Puzzle complete'
click_text 'Undo'
see 'In progress'
click_text 'Redo'
see 'Puzzle complete'
keys C-c
ends 0

# A puzzle made to order, from its first cell to its last by nothing but hints; then a new one.
open 80x24 slant --size 3x3 --seed 1 --level easy
see 'A new puzzle'
for i in $(seq 12); do keys h h h h; done
see 'the puzzle is solved'
see 'Puzzle complete'
keys n
see 'A new puzzle'
gone 'solved'
keys q
ends 0

# Dragging along a diagonal draws it, cell by cell, whatever the press had put there.
open 80x24 'slant 3x3 ..../..../..../....'
see 'A new puzzle'
find_cell a1
x=$column y=$row
find_cell b2
drag "$x,$y" "$(((x + column) / 2)),$(((y + row) / 2))" "$column,$row" "$((2 * column - x)),$((2 * row - y))"
see 'In progress'
keys . # the cursor has followed
see 'c3: rising /'
keys Left Down .
see 'b2: rising /'
keys Left Down .
see 'a1: rising /'
keys q
ends 0
