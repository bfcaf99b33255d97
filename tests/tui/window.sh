# A window that changes its size, plain characters, no colours, a program that is killed.
open 80x24 'slant 3x3 ..../.2../..1./....'
see 'New Game'
mux resize-window -t play: -x 60 -y 20
see 'm menu'
gone 'New Game'
keys m
see 'New Game'
keys Escape '\'
see '╲'
mux resize-window -t play: -x 20 -y 5
see 'window is too'
mux resize-window -t play: -x 80 -y 24
see 'New Game'
keys q
ends 0

open 80x24 'slitherlink 3x3 .../.4./...' --ascii
see '+       +'
keys Right Down S-Right
see '='
keys q
ends 0

ENVIRONMENT=NO_COLOR=1 open 80x24 'slant 3x3 ..../.2../..1./....'
see 'A new puzzle'
keys q
ends 0

# Nothing is lost.
open 80x24 'slant 3x3 ..../.2../..1./....'
see 'A new puzzle'
keys '\' Right '/' Down '\'
keys k BSpace t w o Enter
see 'Trial since checkpoint two'
kill -9 "$(program_id)"
ends 137
open 80x24 slant --continue
see 'Trial since checkpoint two'
see '╱'
keys z z z y
keys q
ends 0
open 80x24 slant --continue
see 'In progress'
kill "$(program_id)" # a polite signal: saved, and the terminal given back
ends 0
