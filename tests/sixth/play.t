# Two games that nothing but their folders and the list knows: every command that can serves them.
$ quincunx games | tail -n 4
lanterns     light lanterns beside the numbers
             puzzle, 1x1 to 9x9, usually 3x3
threes       three in a row wins
             duel, 3 to 3, usually 3
# Solved by what the room has, checked, drawn.
$ quincunx solve 'lanterns 3x3 .../.4./...'
unique
lanterns 3x3 .o./o4o/.o.
$ quincunx check 'lanterns 3x3 o../.4./...' --json
{"status":"wrong","flaws":[{"rule":"alone","at":["a3"]}]}
[1]
$ quincunx show 'lanterns 3x3 .o./o4o/.o.'
lanterns 3x3:
3 .o.
2 o4o
1 .o.
  abc

# What it does not have is said.
$ quincunx hint 'lanterns 3x3 .../.4./...'
quincunx: line 1, column 1: this game has no hints
[2]
$ quincunx new lanterns --seed 1
quincunx: no puzzles of this game are made
[2]
# A puzzle to its end.
$ printf '%s\n' a3 check undo b3 a2 c2 b1 'cell b1' | quincunx play --plain 'lanterns 3x3 .../.4./...'
Lanterns. 'help' lists what can be said.
lanterns 3x3:
3 ...
2 .4.
1 ...
  abc
In progress
1 place is wrong
A new puzzle
In progress
In progress
In progress
Puzzle complete
b1: disc
# A duel to its end, against a person and against the CPU.
$ printf '%s\n' b2 b3 a2 a3 c2 | quincunx play --plain threes --players human,human
Threes. 'help' lists what can be said.
threes 3 X:
3 ...
2 ...
1 ...
  abc
Nought to move
Cross to move
Nought to move
Cross to move
Cross wins
$ printf '%s\n' b2 b1 | quincunx play --plain threes --players human,max
Threes. 'help' lists what can be said.
threes 3 X:
3 ...
2 ...
1 ...
  abc
CPU plays a3
Your turn: Cross
CPU plays b3
Your turn: Cross
$ quincunx best 'threes 3 XX./.O./..O X' --json --depth 3 | sed 's/,"time_us.*//'
{"move":"c3","score":499999,"depth":1,"nodes":4,"pv":["c3"],"exact":true,"plies":1
$ quincunx match 1 random --game threes --games 4 --seed 1 | head -n 3
1  1 - random  second, 2 turns
2  random - 1  second, 2 turns
3  1 - random  first, 5 turns
