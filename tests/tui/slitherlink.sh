# Slitherlink by keys from the dots, then by mouse on the edges: to the end, undo, crosses, a drag.
open 80x24 'slitherlink 3x3 .../.4./...'
see 'A new puzzle'
keys Right Down S-Right S-Down S-Left
see '━'
keys S-Up
see 'Puzzle complete'
keys z
see 'In progress'
keys y
see 'Puzzle complete'
keys Up Left x Right
see '   ×   '
keys BSpace Right
gone '   ×   '
keys S
see 'Fill in the solution?'
keys Escape z z z # the clearing, the cross, the last line
see 'In progress'
keys q
ends 0

open 80x24 'slitherlink 5x5 ...../...../..4../...../.....'
see 'A new puzzle'
click_edge c3 n
see '━'
click_edge c3 e
click_edge c3 s
click_edge c3 w
see 'Puzzle complete'
click_edge a5 n 2
see '  ×  '
click_text Undo
gone '  ×  '
click_text Undo
see 'In progress'
click_text Redo
see 'Puzzle complete'
keys '?'
see 'cross that way'
keys Escape Escape - # smaller: the whole board is 21 columns wide
see '·   ·   ·   ·   ·   ·'
keys q
ends 0

# Many clicks in one go: none may be lost, and none may overtake another.
open 80x24 'slitherlink 5x5 ...../...../..4../...../.....'
see 'A new puzzle'
text=
find_cell a5
for i in 0 1 2 3 4; do
    for click in "$((column + 6 * i));$((row - 1))" "$((column + 6 * i - 3));$row"; do
        text+=$'\033'"[<0;${click}M"$'\033'"[<0;${click}m"
    done
done
keys -l "$text"
keys z z z z z z z z z
see 'In progress'
keys z
see 'A new puzzle'
keys q
ends 0

# Dragging draws along the edges it goes over, and takes off what it began by taking off.
open 80x24 'slitherlink 5x5 ...../...../..4../...../.....'
see 'A new puzzle'
find_cell a5
x=$column y=$((row - 1))
drag "$x,$y" "$((x + 3)),$y" "$((x + 5)),$y" "$((x + 8)),$y" "$((x + 9)),$y" "$((x + 12)),$y"
see '━━━━━━━━━━━━━━━━━'
drag "$((x + 12)),$y" "$((x + 6)),$y"
gone '━━━━━━━━━━━━━━━━━'
see '╺━━━━━╸'
keys q
ends 0

# Larger than the window: the cursor pulls the picture along, the names stay.
open 80x24 "slitherlink 40x40 $(printf '%.0s........................................|' {1..40} | sed 's/|$//; s/|/\//g')"
see '40'
for i in $(seq 39); do keys Down Right; done
see 'an'
keys S-Right
see '━'
keys q
ends 0
