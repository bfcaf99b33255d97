# What cannot be saved is said once, and the game goes on.
$ printf '%s\n' a2r save undo | XDG_STATE_HOME=/dev/null quincunx play 'slider 2 H+/+V H' --plain
Slider. 'help' lists what can be said.
slider 2 H:
2 H +
1 + V
  a b
quincunx: this could not be saved: Not a directory
V to move
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
H to move
$ printf '%s\n' b4 'load crosscut 8x8 ......../......../......../......../......../......../......../........ B' quit | quincunx play 'crosscut 6x6 ....../....../....../....../....../...... R' --plain --players human,perfect | tail -n 1
perfect plays by exact values, and this board is too large to find them during a game; no tables hold it either
