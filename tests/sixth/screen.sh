# Two games that nothing but their folders and the list knows, on the full screen to their end.
open 80x24 'lanterns 3x3 .../.4./...'
see 'A new puzzle'
keys Enter
see 'In progress'
keys c
see '1 place is wrong'
keys z
see 'A new puzzle'
keys Right Enter
see 'In progress'
keys c
see 'no mistakes so far'
keys Down Enter
see 'a number stands there'
keys Left Enter Right Right Enter Down Left Enter
see 'Puzzle complete'
keys z
see 'In progress'
keys S
see 'Fill in the solution?'
keys Enter
see 'Puzzle complete'
keys q
ends 0

open 80x24 threes --players human,human
see 'Move 1. Cross to move'
keys Enter
see 'Move 2. Nought to move'
keys Up Enter
see 'Move 3. Cross to move'
keys Down Left Enter
see 'Move 4.'
keys Up Enter
see 'Move 5.'
keys Down Right Right Enter
see 'Cross wins'
keys z
see 'Move 5.'
keys q
ends 0
