# A new game never destroys: what was left is in Recent, several deep, also what an earlier sitting
# or a command had put there; a size that was not made is not wanted any more.
one='slant 3x3 ..../.2../..1./....' two='slant 4x4 ...0./.4.../2...2/...../.1.0.'
open 80x24 "$one"
see 'A new puzzle'
keys r
see 'there is no game before this one'
keys '\\'
see 'In progress'
keys q
ends 0
open 80x24 "$two" # another sitting
see 'The game before is kept'
keys '/' Right '\\'
see 'In progress'
keys B
see 'More...'
keys Enter # as it stands on More...: 4x4 is not in the list
see 'Width x height, 1 to 1000'
keys BSpace BSpace BSpace
keys 6 x 2 Enter
see 'Slant 6×2'
see 'The game before is kept'
keys r
see 'Games that were left'
see '4x4, 2 steps: In progress'
see '3x3, 1 step: In progress'
keys Down Enter
see 'Slant 3×3'
see '╲'
see 'In progress'
keys n # of the size in hand
see 'Slant 3×3'
see 'A new puzzle'
keys r
see '6x2, 0 steps: A new puzzle'
click_text '4x4'
see 'Slant 4×4'
see 'In progress'
keys : 
see 'Command'
keys -l 'load slider 3 H++/H++/+VV H'
keys Enter
see 'Slider 3×3'
see 'Move 1. H to move'
keys Enter Right
see 'Move 2. V to move'
keys q
ends 0
open 80x24 "$two" # the cursor stands on dots where there are some
see 'A new puzzle'
keys Down :
see 'Command'
keys -l 'load slitherlink 3x3 .../.4./...'
keys Enter
see 'dot a4'
keys S-Right
see '╺━'
keys q
ends 0
open 80x24 slant --continue # each game has a place of its own
see 'Slant 4×4'
keys q
ends 0
open 80x24 slider --continue
see 'Move 2. V to move'
keys q
ends 0

# For points, and going on with it: the next game is for points as well, and as large.
open 80x24 slant --size 3 --seed 2 --players human,careful
see 'Multiplayer: ON'
keys q
ends 0
open 80x24 slant --continue
see 'Slant 3×3'
see 'Move 1. Your turn'
keys n
see 'Multiplayer: ON'
see 'Slant 3×3'
keys q
ends 0

# What was stopped while it was made is forgotten.
open 80x24 slitherlink --size 5 --seed 1
see 'A new puzzle'
keys B
see 'More...'
keys M Enter
see 'Width x height'
keys BSpace BSpace BSpace 9 0 x 8 0 Enter
see 'Working, Esc stops it'
keys Escape
see 'stopped'
keys n
gone 'stopped'
see 'Slitherlink 5×5'
keys q
ends 0

# A board of the pack; the game that was left is in Recent.
open 80x24 'slant 2x2 .../.4./...'
keys '\'
see 'In progress'
keys N
see '12. expert'
keys Down Down Enter
see 'Slant 4×4'
see 'A new puzzle'
keys r Enter
see 'Slant 2×2'
keys q
ends 0
open 80x24 slider --size 4 --seed 1
keys N
see '2. H is to move and wins in 5'
keys Down Enter
see 'Every other first move'
keys q
ends 0
