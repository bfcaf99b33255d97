# The forms of other programs, both ways.
$ quincunx convert gokigen/4/4/iaegcgcj6a
slant 4x4 ...0./.4.../2...2/...../.1.0.
$ quincunx convert slither/5/5/cbcbcddad
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --to puzzlink
https://puzz.link/p?gokigen/4/4/iaegcgcj6a
$ quincunx convert 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --to puzzlink
https://puzz.link/p?slither/5/5/cbcbcddad
$ quincunx convert 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --to tatham
4x4:c0b4c2c2f1a0a
$ quincunx convert 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' --to tatham
5x5t0:2b1b2b1b2b3b3b0b3
$ quincunx convert 4x4:c0b4c2c2f1a0a
slant 4x4 ...0./.4.../2...2/...../.1.0.
$ quincunx convert 5x5t0:2b1b2b1b2b3b3b0b3
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert 5x5t0dh:2b1b2b1b2b3b3b0b3
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert gokigen/4/3/l372666bg --to tatham
4x3:f32a21a1a1a1c
$ quincunx convert 4x3:f32a21a1a1a1c --to puzzlink
https://puzz.link/p?gokigen/4/3/l372666bg
$ quincunx convert https://puzz.link/p?slither/5/5/cbcbcddad
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert puzz.link/p?slither/5/5/cbcbcddad
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert http://pzv.jp/p.html?slither/5/5/cbcbcddad
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert https://pzprxs.vercel.app/p?slither/5/5/cbcbcddad
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert '#slant_4x4_...0./.4.../2...2/...../.1.0.'
slant 4x4 ...0./.4.../2...2/...../.1.0.
$ quincunx convert http://127.0.0.1:8765/#slant_1x1_../.._L
slant 1x1 ../.. L
$ quincunx convert https://example.org/games/#hexpath_3_2S,2,2/3,1,2/3,2E,X_a3-b2_order=1%3E3%3e2
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2 order=1>3>2
$ quincunx convert https://example.org/games/#hexpath_3_2S,2,2/3,1,2/3,2E,X_a3-b2_order=1%3E3%3E9
quincunx: line 1, column 78: this number is not on the board
[2]
$ quincunx convert slant_1x1_1./.1_L_duel=1_mover=2_score=3-0 --to json
{"game":"slant","position":"slant 1x1 1./.1 L duel=1 mover=2 score=3-0"}
$ quincunx convert slant_1x1_1./.1_L_duel=1_mover=2_score=3-0 --to json | quincunx convert
slant 1x1 1./.1 L duel=1 mover=2 score=3-0

# With --json the position stands in the form asked for, and is read back.
$ quincunx convert 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --to puzzlink --json
{"game":"slant","position":"https://puzz.link/p?gokigen/4/4/iaegcgcj6a"}
$ quincunx convert 'slitherlink 3x2 2.1/.3.' --to tatham --json
{"game":"slitherlink","position":"3x2t0:2a1a3a"}
$ quincunx convert 'slitherlink 3x2 2.1/.3.' --to tatham --json | quincunx convert --json
{"game":"slitherlink","position":"slitherlink 3x2 2.1/.3."}
$ printf '%s\n' 'slant 1x2 .1/../..' 'slider 2 H+/+V H' 'slant 1x1 ../.2' | quincunx convert --to puzzlink --json
{"game":"slant","position":"https://puzz.link/p?gokigen/1/2/gbh"}
{"error":{"line":2,"column":1,"why":"this game has no such form"}}
{"game":"slant","position":"https://puzz.link/p?gokigen/1/1/ic"}
[2]

# The course's board: N rows, H to move.
$ printf 'H + +\nH + B\n+ V V\n' | quincunx convert --from course
slider 3 H++/H+B/+VV H
$ printf 'H + +\nH + Q\n+ V V\n' | quincunx convert --from course
quincunx: line 2, column 5: a cell is + (empty), B (blocked), H or V
[2]
$ printf 'H + +\nH +\n+ V V\n' | quincunx convert --from course
quincunx: line 2, column 4: expected a blank and the next cell: there are as many cells in a row as rows
[2]

# The drawn form is read back.
$ quincunx show 'slitherlink 3x2 2.1/.3. 1../.1./0..:1.../..x.' --to text
quincunx: line 1, column 44: an edge is 1 (line), 0 (cross) or a dot
[2]
$ quincunx show 'slitherlink 3x2 2.1/.3. 1../.1./0..:1.../..0.' --to text
slitherlink 3x2:
  +---+   +   +
2 | 2       1
  +   +---+   +
1       3 x
  + x +   +   +
    a   b   c
$ quincunx show 'slitherlink 3x2 2.1/.3. 1../.1./0..:1.../..0.' --to text | quincunx convert
slitherlink 3x2 2.1/.3. 1../.1./0..:1.../..0.
$ quincunx show 'slant 3x2 1.../.2.4/..0. LR./.RL duel=1 mover=2 score=5-3' --to text
slant 3x2 duel=1 mover=2 score=5-3:
  1-+-+-+
2 |\|/| |
  +-2-+-4
1 | |/|\|
  +-+-0-+
   a b c
$ quincunx show 'slant 3x2 1.../.2.4/..0. LR./.RL duel=1 mover=2 score=5-3' --to text | quincunx convert
slant 3x2 1.../.2.4/..0. LR./.RL duel=1 mover=2 score=5-3
$ quincunx show 'slider 3 H++/H+B/+VV V passes=1' --to text | quincunx convert
slider 3 H++/H+B/+VV V passes=1
$ quincunx show 'crosscut 4x5 ..../.RB./..R./..B./.... B' --to text | quincunx convert
crosscut 4x5 ..../.RB./..R./..B./.... B

# Wrong bodies
$ quincunx convert gokigen/4/4/iaegcgcj
quincunx: line 1, column 21: the body ends before the last place of the board
[2]
$ quincunx convert gokigen/4/4/iaegcgcj6aa
quincunx: line 1, column 23: the body is too long for the board
[2]
$ quincunx convert gokigen/4/4/iaegcgcj6A
quincunx: line 1, column 22: expected a clue character: 0-9, a-e or g-z
[2]
$ quincunx convert https://example.org/p?gokigen/4/4/iaegcgcj6a
quincunx: line 1, column 9: expected an address of puzz.link, pzv.jp or pzprxs.vercel.app
[2]
$ quincunx convert https://puzz.link/p?nurikabe/4/4/iaegcgcj6a
quincunx: line 1, column 21: expected slither/ or gokigen/ and a board
[2]
$ quincunx convert 4x4:c0b4c2c2f1a0b
quincunx: line 1, column 17: these blanks run past the last place
[2]
$ quincunx convert 5x5t1:2b1b2b1b2b3b3b0b3
quincunx: line 1, column 4: expected nothing between size and colon, or t0 (Loopy on squares)
[2]

# rule=sound is kept with a board that has exactly one solution, and only there.
$ quincunx convert 'slant 2x2 .../.4./... duel=1 rule=sound'
slant 2x2 .../.4./... ../.. duel=1 mover=1 score=0-0 rule=sound
$ quincunx show 'slant 2x2 .../.4./... duel=1 rule=sound' --to text | quincunx convert
slant 2x2 .../.4./... ../.. duel=1 mover=1 score=0-0 rule=sound
$ quincunx convert 'slant 2x2 .../.3./... duel=1 rule=sound'
quincunx: line 1, column 40: rule=sound needs a board with exactly one solution
[2]
$ quincunx convert 'slant 2x2 .../.4./... R./.. duel=1 rule=sound'
quincunx: line 1, column 46: rule=sound: a cell goes against the only solution
[2]
$ quincunx moves 'slant 2x2 .../.4./... duel=1 rule=sound'
a1R b1L a2L b2R
$ quincunx apply 'slant 2x2 .../.4./... duel=1 rule=sound' a1L
quincunx: move 1, 'a1L', column 1: this goes against the only solution, and the rule is sound
[2]
