# What is said and marked about the board: shading, Check and where, what a closed loop does not
# meet, the rating; the moves of a duel; the order of Hexpath by mouse; ticks, dots and points.
open 80x24 'slitherlink 4x3 ..../.3../....' # wider than high
see 'A new puzzle'
keys Right Down i
see 'shading changed'
see '░░3░░'
keys o # the other side takes its place
gone '░'
see '╱'
keys o
gone '╱'
see 'In progress'
keys z z # the outside is back, then the inside
see '░░3░░'
keys z
see 'A new puzzle'
keys Up Left
keys s s
see 'Mouse: shading'
click c1
see '░░░░░'
click c1 right
gone '░'
see '╱'
keys . # the cursor stays where it was
see 'a3: empty'
keys Down Right Right . # of the cell right below the dot
see 'c2: empty'
keys Down .
see 'c1: outside'
keys s
see 'Mouse: lines'
keys s
see 'Mouse: crosses'
click_edge a3 n
see '  ×  '
click_edge a3 n 2 # and the other button draws lines
see '━━━━━'
keys q
ends 0

# A closed loop that is not right: said, marked, listed; the list leads there.
open 80x24 'slitherlink 5x5 3.0../...../..4../...../....1'
see 'A new puzzle'
keys Down Down Right Right S-Right S-Down S-Left
gone 'Not right yet'
keys c
see 'no mistakes so far'
keys S-Up
see 'Not right yet: clue at a5; clue at e1'
see '! 3'
see '! 1'
see 'u  What is not met'
keys u
see 'Not met'
keys Down Enter
gone 'Not met'
keys .
see 'e1: 1'
keys e Up Up Enter # mistakes are never shown: still said, not marked
see 'Mistakes: never'
gone '! 3'
see 'Not right yet'
keys z
gone 'Not right yet'
see 'In progress'
keys q
ends 0

# Check counts, and tells where when asked again. This puzzle has one solution.
open 80x24 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
see 'A new puzzle'
keys Down Down Right Right '\' # c2 is / in the solution
see 'In progress'
keys c
see_any '1 place is wrong' '1 rule is broken'
gone 'wrong: '
gone 'broken: '
see 'Where?'
keys c
see_any ': c2' ': corner c'
see '!'
keys BSpace
gone '!'
see 'c  Check'
gone 'Where?'
keys v
see 'Exactly one solution: proved'
see 'Rating '
see 'steps'
see ' x number on the rim'
keys Escape q
ends 0

# Points of one who plays alone, a tick at what is met.
open 80x24 'slant 2x2 .../.4./...'
see 'You          0'
keys '\' Right '/' Down '\' Left '/'
see '4✓'
see 'Puzzle complete'
gone 'You          0'
keys q
ends 0

# Signs of the numbers on the right border stand left of them.
open 80x24 'slant 2x2 .../..1/..0'
see 'A new puzzle'
keys Right '\' Down '\' # one ends at the 1, the other at the 0
see '✓1'
see '!0'
keys q
ends 0

# What the CPU placed carries a dot, not only what it placed last; the moves are listed.
open 80x24 'slant 3x3 ..../.2../..1./.... .../.../... duel=1' --players human,careful
see 'Move 1. Your turn'
keys w o Enter '\'
see 'Move 3. Your turn'
see '= ' # of the sum of points, to its end
keys l
see 'the start'
see '1. Player 1 a3L'
see '2. Player 2'
keys Escape
see '•'
keys q
ends 0

open 120x40 crosscut --size 5x4 --players human,human
see 'Move 1. Red to move'
keys Enter Up Enter Left Enter
see '3. Red b3' # in the panel, where there is room
keys l
see 'the start'
keys Up Up Enter
see 'Move 2. Blue to move'
see 'y goes on from here'
keys y y
see 'Move 4. Blue to move'
keys q
ends 0

# The order by mouse: a sign states, again takes back; a number is carried over another.
open 80x24 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
see ' 1 ? 2 ? 3'
click_text '? 2 ? 3'
see '[1]> 2 ? 3'
click_text '> 2 ? 3'
see '[1]? 2 ? 3'
keys Escape
see ' 1 ? 2 ? 3'
screen >"$work/screen"
row=$(grep -n ' 1 ? 2 ? 3' "$work/screen" | cut -d: -f1)
line=$(sed -n "${row}p" "$work/screen")
line=${line%%1 \? 2 \? 3*}
x=$((${#line} + 1))
drag "$((x + 8)),$row" "$((x + 4)),$row" "$x,$row"
see '3 stands above 1'
keys q
ends 0

# Windows of text fit a narrow screen: sentences run on.
open 60x20 hexpath --size 3 --seed 2 --level easy
see 'A new puzzle'
keys I
see 'for the one order of the'
keys Escape '?'
see 'take the last step back'
keys Escape q
ends 0
open 40x15 'slitherlink 3x3 .../.4./...'
see 'A new puzzle'
keys '?' # the rest of a line stands under its beginning
see '│ Enter Space  draw a line: then an    │'
see '│              arrow says which way    │'
keys Escape q
ends 0
open 80x24 'slant 3x3 ..../.2../..1./....'
see 'A new puzzle'
keys I
see '│ 2. The lines never form a closed loop. '
keys Escape q
ends 0
