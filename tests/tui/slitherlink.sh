# Slitherlink by keys from the dots, then by mouse on the edges.
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
keys Escape q
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
keys '?'
see 'cross that way'
keys Escape Escape - # smaller: the whole board is 21 columns wide
see '·   ·   ·   ·   ·   ·'
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
