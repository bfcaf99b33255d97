# Whatever a key does, the mouse does: the menu of a folded window, the panel and its wheel, every
# kind of window, scrolling a large board both ways.
open 40x15 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
see 'A new puzzle'
gone 'New Game'
click_text 'm menu'
see 'n  New Game'
gone 'q  Quit'
for i in $(seq 20); do wheel down 30 5; done
see 'q  Quit'
for i in $(seq 20); do wheel up 30 5; done
see 'n  New Game'
click_text 'n  New'
see 'A new puzzle' # and the menu has closed
gone 'New Game'
click_text 'm menu'
see 'n  New Game'
press_at 2 8 # beside it
gone 'n  New Game'
click_text '? keys'
see 'more below'
wheel down 20 7
see 'more above'
press_at 20 7
gone 'more'
click_text 'q quit'
ends 0

open 80x24 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
see 'A new puzzle'
click_text 'k  Checkpoint'
see '[ Cancel ]'
click_text 'Cancel'
gone '[ Cancel ]'
see 'A new puzzle'
click_text 'k  Checkpoint'
see '[ OK ]'
click_text 'OK'
see 'trial since checkpoint 1'
click a4
see '╲'
click_text 'K  Keep'
see 'kept'
click_text 'R  Restart'
gone '╲'
click_text 'z  Undo'
see '╲'
click_text 'h  Hint'
see 'look at'
click_text 'c  Check'
see 'no mistakes so far'
click_text '.  Read'
see 'a4: falling'
click_text '-  Smaller'
see '├─────4?────┼' # the hint is about this number
click_text '+  Larger'
gone '├─────4?────┼'
click_text '0  Fit'
click_text ':  Command'
see 'Command (help lists them)'
keys -l 'position'
click_text '[ OK ]'
see 'slant 4x4 ...0./.4.../2...2/...../.1.0. L.../..../..../....'
click_text 'e  Mistakes'
see 'whatever differs'
press_at 2 22 # beside the window: nothing is chosen
gone 'whatever differs'
see 'Mistakes: at once'
click_text 'e  Mistakes'
see 'whatever differs'
click_text 'whatever differs'
see 'Mistakes: by solution'
click_text 'S  Solve'
see 'Fill in'
click_text 'Yes'
see 'Puzzle complete'
click_text 'C  Compare'
see 'Solution'
press_at 5 5
gone 'Solution'
click_text 'v  Rating'
see 'Exactly one solution: proved'
press_at 5 5
gone 'proved'
click_text 't'
click_text 'M  Multiplayer'
see 'Multiplayer: ON'
click_text '2  Player 2'
see 'Who plays Player 2?'
wheel up 40 10 # from careful to greedy
keys Enter
see 'Player 2: CPU greedy'
click_text 'M  Multiplayer'
see 'Multiplayer: OFF'
click_text 'Tab panel'
see 'arrows choose'
press_at 5 20
see 'arrows move'
click_text 'q  Quit'
ends 0

# The order of Hexpath where the panel is folded away.
open 40x15 'hexpath 3 2S,2,2/3,1,2/3,2E,X'
see 'A new puzzle'
keys o
see '[1]? 2 ? 3'
keys '>'
see '[1]> 2 ? 3'
keys Enter
gone '2 ? 3'
keys q
ends 0

# A piece in hand goes back by Esc, which then does not leave.
open 80x24 'slider 3 H++/H++/+VV H' --players human,human
see 'Move 1. H to move'
keys Enter
see '∘'
keys C-c
gone '∘'
see 'Move 1. H to move'
click a3
see '∘'
click a3
gone '∘'
keys C-c
ends 0

# Larger than the window: the wheel scrolls, held or with Shift also sideways; so do Page and End.
open 60x20 "slitherlink 40x40 $(printf '%.0s........................................|' {1..40} | sed 's/|$//; s/|/\//g')"
see '→'
gone '↑'
for i in $(seq 40); do wheel down 20 10; done
gone '↓'
see '↑'
for i in $(seq 40); do wheel right 20 10; done
gone '→'
see ' an'
for i in $(seq 40); do wheel left 20 10; done
gone '←'
keys End
see ' an'
keys Home
gone '←'
for i in $(seq 8); do keys PPage; done
gone '↑'
for i in $(seq 8); do keys NPage; done
gone '↓'
keys q
ends 0
