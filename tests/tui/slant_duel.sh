# Slant for points against the CPU: to a result, and to an invalid board.
open 80x24 'slant 3x3 ..../.2../..1./....' --players human,greedy
see 'YOU'
see 'Multiplayer: ON'
keys M
see 'Multiplayer: OFF'
keys M
see 'Multiplayer: ON'
see 'Your turn'
keys q
ends 0

open 80x24 'slant 2x2 .../.4./... ../.. duel=1' --players human,careful
see 'Your turn'
keys Space
see 'Enter plays, Space turns it'
keys Enter # falls: towards the 4
see 'CPU +1 move'
see 'Your turn'
keys Right '/' # whatever the CPU left open is filled rightly
sleep 0.7
keys Down '\'
sleep 0.7
keys Left '/'
see_any 'You win' 'CPU wins' 'Draw'
keys q
ends 0

open 80x24 'slant 2x2 .../.4./... ../.. duel=1' --players human,careful
see 'Your turn'
keys '/' # away from the 4: no board with it can be right
see 'CPU'
for try in 1 2; do
    sleep 0.7
    keys Up Left '\' Right '/' Down '\' Left '/'
done
see 'Invalid Board State: clue b2'
keys z
gone 'Invalid Board State'
keys q
ends 0

# A click shows a preview, which is played by itself.
open 80x24 'slant 3x3 ..../.2../..1./.... .../.../... duel=1' --players human,careful
see 'Your turn'
click b2
see 'Enter plays'
see 'CPU +'
keys q
ends 0
