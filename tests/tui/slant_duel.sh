# Slant for points against the CPU: to each of the results, and to an invalid board.
open 80x24 'slant 3x3 ..../.2../..1./....' --players human,greedy
see 'You'
see 'Multiplayer: ON'
keys M
see 'Multiplayer: OFF'
keys M
see 'Multiplayer: ON'
see 'Move 1. Your turn'
keys q
ends 0

# Nothing is solved in a duel, by no road.
open 80x24 'slant 2x2 .../.4./... ../.. duel=1' --players human,human
see 'Move 1. '
for line in solve hint compare; do
    keys :
    see 'Command'
    keys -l $line
    keys Enter
    see 'this is a duel: '
    keys .
    see 'a2: 4 bottom right'
    gone 'this is a duel: '
done
keys S
see 'S does nothing here'
see 'Move 1. '
keys q
ends 0

# The whole game, each move waited for by its number. The CPU fills a cell and so do we, until the
# board is full: whatever is open, the right slash is tried in every cell.
open 80x24 'slant 2x2 .../.4./... ../.. duel=1' --players human,careful
see 'Move 1. Your turn'
keys w o Enter # a preview waits for Enter, however slow the machine
see 'Preview: by Enter'
keys Space
see 'Enter plays it   Space turns it'
keys Space Space Enter
see 'CPU plays '
see 'Move 3. Your turn'
keys Right '/' Down '\' Left '/' Up '\' # one of them is played, the others are full or come too late
see_any 'You win' 'CPU wins' 'Draw'
keys z
see 'Move 3. Your turn'
keys q
ends 0

last='slant 2x2 .../.4./... LR/R. duel=1 mover=1'
for result in 'You win 27-3:20-3' 'CPU wins 20-7:0-20' 'Draw 7-7:0-7'; do
    open 80x24 "$last score=${result#*:}" --players human,careful
    see 'Move 1. Your turn'
    keys Down Right '\'
    see "${result%:*}"
    keys z
    see 'Move 1. Your turn'
    keys y
    see "${result%:*}"
    keys q
    ends 0
done

open 80x24 'slant 2x2 .../.4./... L./.. duel=1' --players human,careful
see 'Move 1. Your turn'
keys Right '\' # away from the 4: no board with it can be right
see 'Move 3. Your turn'
keys Down '\' Left '/'
see 'Invalid Board State: clue at corner b2'
keys z
gone 'Invalid Board State'
keys q
ends 0

# The score where the panel is folded away.
open 60x20 'slant 2x2 .../.4./... LR/R. duel=1 mover=1 score=20-3' --players human,careful
see 'Move 1. Your turn, 20 to 3'
keys Down Right '\'
see 'You win 27-3'
keys q
ends 0

# A click shows a preview, which is played by itself.
open 80x24 'slant 3x3 ..../.2../..1./.... .../.../... duel=1' --players human,careful
see 'Move 1. Your turn'
click b2
see 'Move 3. Your turn'
keys q
ends 0
