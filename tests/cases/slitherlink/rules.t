# A finished answer: one loop, every number met, every other edge crossed out.
$ quincunx check 'slitherlink 3x2 ..1/2.. 100/011/111:1100/1001'
solved
# The same without crosses: an unset edge counts as not drawn.
$ quincunx check 'slitherlink 3x2 ..1/2.. 1../.11/111:11../1..1'
solved
# One line is still missing: right so far.
$ quincunx check 'slitherlink 3x2 ..1/2.. 1../.11/.11:11../1..1'
open
# A puzzle nobody has begun.
$ quincunx check 'slitherlink 3x2 ..1/2..'
open
# The loop of one cell is the one answer to a 4.
$ quincunx check 'slitherlink 1x1 4 1/1:11'
solved
# clue: c2 has one line, and its number is 2.
$ quincunx check 'slitherlink 3x2 ..2/2.. 100/011/111:1100/1001'
wrong
  clue c2
[1]
# clue: two sides drawn, one allowed, with much still open.
$ quincunx check 'slitherlink 3x2 ..1/... ..1/..1/...:..../....'
wrong
  clue c2
[1]
# clue: two sides crossed out, three wanted.
$ quincunx check 'slitherlink 3x2 ..3/... ..0/..0/...:..../....'
wrong
  clue c2
[1]
# branch: a line across the loop, three lines at two dots.
$ quincunx check 'slitherlink 2x2 ../.. 11/11/11:101/101'
wrong
  branch a2
  branch c2
[1]
# branch: four lines meet.
$ quincunx check 'slitherlink 2x2 ../.. ../11/..:.1./.1.'
wrong
  branch b2
[1]
# branch: two loops that touch at a dot are a branch there.
$ quincunx check 'slitherlink 2x2 ../.. 10/11/01:110/011'
wrong
  branch b2
[1]
# branch: a line that cannot go on at its left end.
$ quincunx check 'slitherlink 2x2 ../.. 10/0./..:0.0/...'
wrong
  branch a3
[1]
# A line that reaches a corner with a way on is right so far.
$ quincunx check 'slitherlink 2x2 ../.. 1./../..:.../...'
open
# loop: two loops.
$ quincunx check 'slitherlink 3x1 ... 101/101:1111'
wrong
  loop a1n a1e a1s a1w
  loop c1n c1e c1s b1e
[1]
# loop: closed, and a line elsewhere.
$ quincunx check 'slitherlink 3x1 ... 1../1..:11.1'
wrong
  loop a1n a1e a1s a1w
[1]
# loop: closed, and a number left waiting.
$ quincunx check 'slitherlink 3x1 4.1 1../1..:11..'
wrong
  loop a1n a1e a1s a1w
[1]
# loop: everything crossed out, no loop at all.
$ quincunx check 'slitherlink 2x1 .. 00/00:000'
wrong
  loop
[1]
# All three rules at once, for a program.
$ quincunx check --json 'slitherlink 4x1 0... 1011/1001:11011'
{"status":"wrong","flaws":[{"rule":"clue","at":["a1"]},{"rule":"branch","at":["c2"]},{"rule":"branch","at":["d2"]},{"rule":"loop","at":["a1n","a1e","a1s","a1w"]}]}
[1]
# A drawn board as a player would type it.
$ printf 'slitherlink 3x2:\n  +---+ x +   +\n2 |   |     1 x\n  + x +---+---+\n1 | 2         |\n  +---+---+---+\n' | quincunx check
solved

# The puzzle of the manual has one answer.
$ quincunx solve 'slitherlink 4x3 ..../..23/3.0.' | head -1
unique
