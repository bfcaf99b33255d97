# The hint ladder of each puzzle on a made board: where, what, why, do it; a mistake comes first;
# New Game makes another board, which Recent exchanges for the one before; long work can be stopped.
for game in slant slitherlink hexpath; do
    open 100x30 "$game" --seed 5 --level easy
    see 'A new puzzle'
    keys h
    see 'look at'
    keys h
    gone 'look at'
    keys h h
    see 'done'
    see 'In progress'
    keys z
    see 'A new puzzle'
    keys S Enter
    see 'Puzzle complete'
    keys h
    see 'the puzzle is solved'
    keys n
    see 'A new puzzle'
    keys q
    ends 0
done

open 80x24 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
see 'A new puzzle'
keys / h # against the 4
see 'something is wrong already'
see 'Undo to last good'
keys g
see 'A new puzzle'
keys '\' Right / B
see 'Board Size'
see 'More...'
keys Home Enter # 3x3
see 'Slant 3×3'
keys r Enter
see 'Slant 4×4'
see 'In progress'
keys r Enter
see 'Slant 3×3'
keys L
see 'easy'
keys Escape q
ends 0

# The reason one step at a time, each with its own picture.
open 100x30 'slant 3x3 ..2./.31./..../.21. .RL/.../LRR'
see 'A new puzzle'
keys h h
gone 'Next step'
keys h
see 'Next step'
see '4. So cell'
keys ]
see '1 of 4: Suppose cell a3 were /'
keys ] ]
see '3 of 4: But the 3 at corner b3 then asks for a / in cell a2'
keys [
see '2 of 4: The 3 at corner b3 needs all'
keys [ [
see '4. So cell'
keys ] ] ] ]
see '4 of 4'
keys h
see 'done'
gone 'Next step'
keys q
ends 0

# Making a board of this size takes minutes: the window stays alive, and Esc stops it.
open 80x24 slitherlink --seed 1
see 'A new puzzle'
keys S-Right
see 'In progress'
keys B
see 'More...'
keys M Enter
see 'Width x height'
keys BSpace BSpace BSpace 9 0 x 8 0 Enter
see 'Working, Esc stops it'
resize 100x30
see 'Working, Esc stops it'
keys Escape
see 'stopped'
gone 'Working'
see 'Slitherlink 7×7'
see 'In progress'
keys q
ends 0

# A long explanation is shown to its end.
open 80x24 'slitherlink 7x7 ......2/133..../...3222/.22...2/2.3..13/.2...12/33....3'
see 'A new puzzle'
keys h h h h
keys h h h
see 'stand side by side'
see '2 in g7.' # its last words are on a third line
keys q
ends 0
