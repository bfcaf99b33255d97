# Assists and Compare in Slitherlink, blocked cells placed by hand in Slider, the time a preview
# waits in Slant, the game's clock.
open 80x24 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3'
see 'Assists: 0 of 5 on'
keys a
see '[ ] draw on'
keys Enter
see '[x] cross out'
keys Down Enter Down Enter Down Enter
see '[x] shade'
keys Escape
see 'Assists: 4 of 5 on'
see '·  ×  ·  ×  ·  ×  ·' # below and beside the 0
keys S-Right # from the corner: the line goes round it
see '┏━━━━━'
see '╹'
see '░░2✓░'
keys z # both edges were one press
gone '━'
keys y
see '┏━━━━━'
keys C
see 'Solution'
see '┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓' # all of the top row
keys Escape
gone 'Solution'
see 'In progress'
kill -9 "$(program_id)"
ends 137
open 80x24 slitherlink --continue
see 'Assists: 4 of 5 on'
see '░░2✓░'
keys q
ends 0

open 80x24 slider --size 5 --players human,human --seed 1
see 'Move 1. H to move'
keys X c
see 'click to place'
keys Enter
see 'Press cells to block them'
click c3
see '▒'
click a5
see 'there is a piece on this cell'
click d3
see '▒▒▒▒▒│▒▒▒▒▒'
keys Enter # the cursor followed the click
gone '▒▒▒▒▒│▒▒▒▒▒'
keys Escape
gone 'Press cells'
see 'Move 1. H to move'
click c3
gone 'blocked cells changed'
see '▒'
keys q
ends 0

open 80x24 'slant 3x3 ..../.2../..1./.... .../.../... duel=1' --players human,careful
see 'Preview: 1.5 s'
keys w o Enter
see 'Preview: by Enter'
click b2
see 'Enter plays'
click b2
see 'Enter plays'
keys Enter
see 'Move 3. Your turn'
keys q
ends 0

open 80x24 'slant 2x2 .../.4./...'
see 'Timer: OFF'
keys t
see 'Timer: ON'
see ' 0:0'
gone ' 0:00 '
keys '\' Right '/' Down '\' Left '/'
see 'Puzzle complete' # and the clock stands
keys q
ends 0
played=$(grep -o 'time .*' "$XDG_STATE_HOME/quincunx/slant" | tail -n 1)
open 80x24 slant --continue
see 'Puzzle complete'
keys t
see 'Timer: ON'
keys q
ends 0
[ "$(grep -o 'time .*' "$XDG_STATE_HOME/quincunx/slant" | tail -n 1)" = "$played" ] || fail "the clock went on after the end"
