# A position may be given as an id, on the command line and as a command; making its board can be
# stopped, and leaves the game in hand as it was.
open 100x24 slant:4x3:easy:1:0:3
see 'Slant 4×3'
see 'A new puzzle'
keys '\\'
see 'In progress'
keys :
see 'Command'
keys -l 'load slitherlink:300x300:expert:1:0:3'
keys Enter
see 'Esc'
keys Escape
see 'stopped'
see 'Slant 4×3'
see 'In progress'
keys :
see 'Command'
keys -l 'load Slider:5:start+blocked=2+first=V:1:0:3'
keys Enter
see 'Slider 5×5'
see 'Move 1. V to move'
keys :
see 'Command'
keys -l 'load hexpath:4:easy:1:0:1'
keys Enter
see 'another generator'
see 'Slider 5×5'
keys :
see 'Command'
keys -l 'load hexpath:4:easy:1:0'
keys Enter
see 'Hexpath 4×4'
see 'names no generator'
keys q
ends 0
