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
