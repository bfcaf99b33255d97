# The puzzles of the contract in their three notations.
$ quincunx convert gokigen/4/4/iaegcgcj6a
slant 4x4 ...0./.4.../2...2/...../.1.0.
$ quincunx convert 4x4:c0b4c2c2f1a0a
slant 4x4 ...0./.4.../2...2/...../.1.0.
$ quincunx convert --to puzzlink 'slant 4x4 ...0./.4.../2...2/...../.1.0.'
https://puzz.link/p?gokigen/4/4/iaegcgcj6a
$ quincunx convert --to tatham https://puzz.link/p?gokigen/4/4/iaegcgcj6a
4x4:c0b4c2c2f1a0a
$ quincunx convert --to tatham gokigen/4/3/l372666bg
4x3:f32a21a1a1a1c
$ quincunx convert --to puzzlink 4x3:f32a21a1a1a1c
https://puzz.link/p?gokigen/4/3/l372666bg
$ quincunx convert pzprxs.vercel.app/p?gokigen/4/3/l372666bg
slant 4x3 ...../.32.2/1.1.1/.1...
# Progress stays at home: other programs get the clues.
$ quincunx convert --to tatham 'slant 2x1 .1./.0. LR duel=1 mover=1 score=3-2'
2x1:a1b0a
# A duel in a link, and as JSON.
$ quincunx convert '#slant_2x1_.1./.0._L._duel=1_mover=2_score=4-0'
slant 2x1 .1./.0. L. duel=1 mover=2 score=4-0
$ quincunx convert --to json 'slant 2x1 .2./.0. R. duel=1 mover=2 score=4-0 rule=sound'
{"game":"slant","position":"slant 2x1 .2./.0. R. duel=1 mover=2 score=4-0 rule=sound"}
$ quincunx convert '{"game":"slant","position":"slant 2x1 .2./.0. R. duel=1 mover=2 score=4-0 rule=sound"}'
slant 2x1 .2./.0. R. duel=1 mover=2 score=4-0 rule=sound
# Texts that are refused say where and why.
$ quincunx convert 'slant 2x1 .1./.5.'
quincunx: line 1, column 16: a clue is 0 to 4 or a dot
[2]
$ quincunx convert 'slant 2x1 .1./.0. L'
quincunx: line 1, column 20: this row is too short
[2]
$ quincunx convert 'slant 2x1 .1./.0. Lr'
quincunx: line 1, column 20: a cell is L, R or a dot
[2]
$ quincunx convert 'slant 2x1 .1./.0. L. duel=1 mover=3 score=0-0'
quincunx: line 1, column 35: the mover is 1 or 2
[2]
$ quincunx convert 'slant 2x1 .1./.0. L. mover=1'
quincunx: line 1, column 29: mover, score and rule belong to a duel: expected duel=1
[2]
$ quincunx convert 'slant 2x1 .1./.0. L. duel=1 mover=1 score=5'
quincunx: line 1, column 44: expected the score, first-second, such as 5-3
[2]
$ quincunx convert 2x1:a1b0
quincunx: line 1, column 9: the body ends before the last place of the board
[2]
$ quincunx convert 2x1:a1b0b
quincunx: line 1, column 9: these blanks run past the last place
[2]
$ quincunx convert slant/2/1/gba
quincunx: line 1, column 1: expected a game: slant, slitherlink, hexpath, slider or crosscut
[2]
