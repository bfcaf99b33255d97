# The puzzle of the contract in its three notations.
$ quincunx convert slither/5/5/cbcbcddad
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert 5x5t0:2b1b2b1b2b3b3b0b3
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert 5x5t0dh:2b1b2b1b2b3b3b0b3
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert https://pzv.jp/p?slither/5/5/cbcbcddad
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert --to puzzlink 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3'
https://puzz.link/p?slither/5/5/cbcbcddad
$ quincunx convert --to tatham 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3'
5x5t0:2b1b2b1b2b3b3b0b3
$ quincunx convert '#slitherlink_5x5_2..1./.2..1/..2../3..3./.0..3'
slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
$ quincunx convert '{"position":"slitherlink 1x1 4 1/1:11"}'
slitherlink 1x1 4 1/1:11
# Texts that are refused say where and why.
$ quincunx convert 'slitherlink 3x2 ..1/2.5'
quincunx: line 1, column 23: a clue is 0 to 4 or a dot
[2]
$ quincunx convert 'slitherlink 3x2 ..1/2'
quincunx: line 1, column 22: this row is too short
[2]
$ quincunx convert 'slitherlink 3x2 ..1/2.. 100/011/111'
quincunx: line 1, column 36: expected ':' and the rows of vertical edges
[2]
$ quincunx convert 'slitherlink 3x2 ..1/2.. 100/012/111:1100/1001'
quincunx: line 1, column 31: an edge is 1 (line), 0 (cross) or a dot
[2]
$ quincunx convert slither/5/5/cbcbcdda
quincunx: line 1, column 21: the body ends before the last place of the board
[2]
$ quincunx convert slither/5/5/cbcbcddad1
quincunx: line 1, column 22: the body is too long for the board
[2]
$ quincunx convert 5x5t1:2b1b2b1b2b3b3b0b3
quincunx: line 1, column 4: expected nothing between size and colon, or t0 (Loopy on squares)
[2]
$ quincunx convert --json https://example.org/p?slither/5/5/cbcbcddad
{"error":{"line":1,"column":9,"why":"expected an address of puzz.link, pzv.jp or pzprxs.vercel.app"}}
[2]
