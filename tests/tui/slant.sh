# Slant by keys, then by mouse: to the end, undo and redo, mistakes, checkpoint, solve.
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
gone 'Puzzle complete'
keys y
see 'Puzzle complete'
keys q
ends 0

open 80x24 "$puzzle"
see 'A new puzzle'
keys c
see 'no mistakes so far'
keys '/' c # this slash can never be right
see_any 'places that are wrong: 1' 'rules are broken'
keys BSpace
see 'a2'
keys k Enter
see 'Trial since checkpoint 1'
keys '\' D
see 'back at the checkpoint'
keys S
see 'Fill in the solution?'
keys Enter
see 'Puzzle complete'
keys .
see 'a2: falling'
keys z Tab
keys Down Down Down Down Enter # New Game, Undo, Redo, Multiplayer, Solve; asked only once
see 'Puzzle complete'
keys Escape ?
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
