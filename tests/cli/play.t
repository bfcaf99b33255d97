# What cannot be saved is said once, or where it was asked for, and the game goes on.
$ printf '%s\n' a2r save undo | XDG_STATE_HOME=/dev/null quincunx play 'slider 2 H+/+V H' --plain
Slider. 'help' lists what can be said.
slider 2 H:
2 H +
1 + V
  a b
quincunx: this could not be saved: /dev/null/quincunx/slider.lock: Not a directory
V to move
quincunx: this could not be saved: /dev/null/quincunx/slider.lock: Not a directory
H to move
[2]
$ XDG_STATE_HOME=/dev/null quincunx play slider --plain --continue
quincunx: there is no saved game to go on with
[2]

# A level sits down only where it can play the board to its end.
$ quincunx play 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H' --plain --players human,perfect
quincunx: perfect plays by exact values, and this board is too large to find them during a game; no tables hold it either
[2]
$ echo state | quincunx play 'slider 5 H++++/H++++/H++++/H++++/+VVVV H' --plain --players human,perfect | tail -n 1
Your turn: H
$ printf '%s\n' b4 'load crosscut 8x8 ......../......../......../......../......../......../......../........ B' quit | quincunx play 'crosscut 6x6 ....../....../....../....../....../...... R' --plain --players human,perfect | tail -n 1
perfect plays by exact values, and this board is too large to find them during a game; no tables hold it either
# A compulsory pass goes with the turn before it: undo comes to where somebody had a choice.
$ printf '%s\n' b2l undo position undo position redo position | quincunx play --plain 'slider 3 HV+/+V+/+++ V' --players human,human | tail -n +7
H has no move: pass
V to move
V to move
slider 3 HV+/+V+/+++ V
there is nothing to undo
slider 3 HV+/+V+/+++ V
V to move
slider 3 HV+/V++/+++ V passes=1
# The same after the game was left and gone on with, against the CPU as well.
$ printf '%s\n' b2l | quincunx play --plain 'slider 3 HV+/+V+/+++ V' --players human,human | tail -n 2
H has no move: pass
V to move
$ printf '%s\n' undo position redo position | quincunx play --plain slider --continue | tail -n +7
V to move
slider 3 HV+/+V+/+++ V
V to move
slider 3 HV+/V++/+++ V passes=1
$ printf '%s\n' b2l undo position undo | quincunx play --plain 'slider 3 HV+/+V+/+++ V' --players 1,human | tail -n +7
H has no move: pass
Your turn: V
Your turn: V
slider 3 HV+/+V+/+++ V
there is nothing to undo
# Crosscut: a skip.
$ printf '%s\n' d6 undo undo redo position | quincunx play --plain 'crosscut 7x7 ......./.RB.BR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... B' --players human,human | tail -n +11
Red has no move: skip
Blue to move
Blue to move
there is nothing to undo
Blue to move
crosscut 7x7 ......./.RBBBR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... B
# Whoever is stuck at the start has decided nothing yet: cells can still be blocked and opened.
$ printf '%s\n' undo 'block b2' position | quincunx play --plain 'slider 3 B++/HBB/B+V H' --players human,human | tail -n +7
H has no move: pass
V to move
there is nothing to undo
blocked cells changed
slider 3 H:
3 B + +
2 H + B
1 B + V
  a b c
H to move
slider 3 B++/H+B/B+V H
# A game drawn by repetition is over until a move is taken back.
$ printf '%s\n' a2u b1r a3d c1l a2u b1r a3d c1l a2u undo c1l | quincunx play --plain 'slider 3 +++/H++/+V+ H' --players human,human | tail -n 4
Draw: this position came up for the third time
the game is over
V to move
Draw: this position came up for the third time
# In a duel every move is a player's own: no hint and no solver plays, and nothing changes.
$ printf '%s\n' solve hint hint hint hint good compare check position | quincunx play --plain 'slant 2x2 .../.4./... ../.. duel=1' | tail -n +9
this is a duel: hints and the solution are for a player alone
this is a duel: hints and the solution are for a player alone
this is a duel: hints and the solution are for a player alone
this is a duel: hints and the solution are for a player alone
this is a duel: hints and the solution are for a player alone
this is a duel: hints and the solution are for a player alone
this is a duel: the solution is not told before its end
no rule is broken
slant 2x2 .../.4./... ../.. duel=1 mover=1 score=0-0
$ printf '%s\n' solve hint | quincunx play --plain 'slider 2 H+/+V H' | tail -n 2
this is no puzzle: there are no hints and no solution
this is no puzzle: there are no hints and no solution
# Back to the last good board goes by whole presses: of a drag whose second cross is wrong nothing stays.
$ printf '%s\n' 'drag 1 0 2 2 2 4 2' good position | quincunx play 'slitherlink 3x3 3.3/21./.2.' --plain | tail -n 2
A new puzzle
slitherlink 3x3 3.3/21./.2.
# A pack: the boards that there are, one of them, one of another game against the CPU that is told.
$ echo pack | quincunx play 'slant 2x2 .../.4./...' --plain | tail -n 12 | tr '\n' ' '
1. easy 2. easy 3. easy 4. easy 5. normal 6. normal 7. normal 8. hard 9. hard 10. hard 11. expert 12. expert 
$ printf '%s\n' 'pack 3' position 'pack 13' 'pack 2 chess' | quincunx play 'slant 2x2 .../.4./...' --plain | tail -n 3
slant 4x4 1..10/...21/1.21./022../.1.1.
pack: expected nothing, or a number from 1 to 12
pack: there is no such game
$ printf '%s\n' 'pack 2 slider' | quincunx play 'slant 2x2 .../.4./...' --plain | tail -n 8
H is to move and wins in 5 moves of its own. Every other first move lets the win slip.
slider 4 H:
4 H + + +
3 + B + H
2 V + V +
1 + + V +
  a b c d
Your turn: H
