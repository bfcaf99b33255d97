# What cannot be saved is said once, and the game goes on.
$ printf '%s\n' a2r save undo | XDG_STATE_HOME=/dev/null quincunx play 'slider 2 H+/+V H' --plain
Slider. 'help' lists what can be said.
slider 2 H:
2 H +
1 + V
  a b
quincunx: this could not be saved: /dev/null/quincunx/slider: Not a directory
V to move
H to move
[2]
$ XDG_STATE_HOME=/dev/null quincunx play slider --plain --continue
quincunx: there is no saved game to go on with
[2]
