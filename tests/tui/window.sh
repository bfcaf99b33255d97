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

# What it is about, and which keys matter, from the first picture on.
rm -rf "$XDG_STATE_HOME" # no game before
open 80x24 'slant 3x3 ..../.2../..1./....'
see 'Draw a diagonal in every cell'
see 'arrows move   \ / draw'
keys Tab
see 'arrows choose   Enter does it'
keys Escape x
see 'x does nothing here; ? tells all keys'
keys '\'
gone 'Draw a diagonal in every cell'
gone 'does nothing'
see 'arrows move   \ / draw'
keys q
ends 0

# Every game in windows of all sizes, with something begun: it is there again when there is room.
for board in 'slant 5x5 ....../.2..../..1.../....../....../...... L..../...../...../...../.....' \
    'slitherlink 7x7 ......2/133..../...3222/.22...2/2.3..13/.2...12/33....3 1....../......./......./......./......./......./......./.......:......../......../......../......../......../......../........' \
    'hexpath 5 5,5,4,5G,5/1,3,2,2G,4/2S,3,1,1,3/5,4,1,2,2E/2,1,4,4,2 a3-b3-b4' \
    'slider 6 H+++++/H+++++/H+++++/H+++++/+H++++/+VVVVV H' \
    'crosscut 8x8 ......../......../......../......../...R..../....B.../......../........ R'; do
    open 80x24 "$board"
    see 'n  New Game'
    before=$(screen | head -20)
    for size in 60x20 40x15 31x9 200x60; do
        resize $size
        if [ $size = 200x60 ]; then see 'n  New Game'; else see 'm menu'; fi
    done
    resize 80x24
    for ((i = 0; i < patience; i++)); do
        [ "$(screen | head -20)" = "$before" ] && break
        sleep 0.1
    done
    [ "$(screen | head -20)" = "$before" ] || fail "the picture is not what it was"
    keys q
    ends 0
done

# A list that was scrolled, in a window that grows.
open 60x12 slider --seed 1
see 'Your turn: H'
keys 2 End
see 'CPU 8' # the last of the list
gone 'CPU random'
resize 80x24
see 'CPU random'
see 'CPU 8'
keys Escape q
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
see 'trial since checkpoint two: K keeps it, D discards it'
kill -9 "$(program_id)"
ends 137
open 80x24 slant --continue
see 'trial since checkpoint two'
see '╱'
keys z z z y
keys q
ends 0
open 80x24 slant --continue
see 'In progress'
kill "$(program_id)" # a polite signal: saved, and the terminal given back
ends 0
