# The engine's move. With a depth or a number of nodes, and one thread, the answer is always the same.
$ quincunx best 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --depth 6
c4  wins in 3, depth 3: c4 b4 a4
$ quincunx best 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --depth 6 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"c4","score":499997,"depth":3,"nodes":193,"pv":["c4","b4","a4"],"exact":true,"plies":3,"time_us":T}
$ quincunx best 'slider 3 H++/H++/+VV H' --depth 30 | cut -c1-30
a3r  wins in 19, depth 19: a3r
$ quincunx best 'slider 3 H++/H++/+VV H' --nodes 1000 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"a3r","score":76,"depth":8,"nodes":1000,"pv":["a3r","b1u","b3r","c1l","c3d","b1r","a2d","b2u"],"exact":false,"plies":null,"time_us":T}
$ quincunx best 'slider 4 H+++/H+++/H+++/+VVV V' --level 3 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"b1u","score":88,"depth":3,"nodes":48,"pv":["b1u","a3r","d1u"],"exact":false,"plies":null,"time_us":T}
$ quincunx best 'slider 4 H+++/H+++/H+++/+VVV V' --level greedy --seed 4 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"b1u","score":null,"depth":0,"nodes":0,"pv":["b1u"],"exact":false,"plies":null,"time_us":T}
# Slant: a margin of points, exact when it saw the end of the game.
$ quincunx best 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LL../.... duel=1 mover=2 score=11-9 rule=sound' --depth 20 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"b1R","score":0,"depth":6,"nodes":345,"pv":["b1R","d2R","a1R","c1R","d1L","c2R"],"exact":true,"plies":null,"time_us":T}
$ quincunx best 'slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1' --level careful
b1R
# Many positions are answered one by one, the bad ones too.
$ printf 'slider 2 H+/+V H\nslider 2 ++/+V H\nslant 1x1 ../..\n' | quincunx best --depth 3
a2r  wins in 3, depth 3: a2r b1l b2r
quincunx: line 2, column 1: the game is over
quincunx: line 3, column 1: this is a puzzle for one; best is for games of two
[2]
$ quincunx best 'slider 3 H++/H++/+VV H' --level expert
quincunx: --level: expected a level: random, greedy, 1 to 8, max or perfect
[2]
$ quincunx best 'slider 3 H++/H++/+VV H' --threads 0
quincunx: --threads: expected a number from 1 to 64
[2]
# Two threads find the same proof.
$ quincunx best 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --depth 6 --threads 2 | cut -d: -f1
c4  wins in 3, depth 3
# A match is taken up where it was left; a file belongs to one match.
$ quincunx match max greedy --game crosscut --size 6 --opening 2 --games 2 --depth 4 --seed 5 --records m
1  max - greedy  first, 5 turns
2  greedy - max  second, 6 turns
max - greedy: 2 games, +2 =0 -0, 100.0%, likelihood of superiority 92.1%
$ cat m
match max greedy game=crosscut size=6x6 seed=5 opening=2 turns=400 time=0 clock=0+0 depth=4 nodes=0 threads=1

game 1
start crosscut 6x6 ....../....../....../..B.../.R..../...... R
first max
second greedy
moves c2 e2 c4 c5 c6
result first
reason end

game 2
start crosscut 6x6 ....../....../....../..B.../.R..../...... R
first greedy
second max
moves c5 d3 e3 f3 b3 a3
result second
reason end
$ quincunx match max greedy --game crosscut --size 6 --opening 2 --games 4 --depth 4 --seed 5 --records m
1  max - greedy  first, 5 turns
2  greedy - max  second, 6 turns
3  max - greedy  first, 5 turns
4  greedy - max  second, 6 turns
max - greedy: 4 games, +4 =0 -0, 100.0%, likelihood of superiority 97.7%
$ head -c 500 m > n; quincunx match max greedy --game crosscut --size 6 --opening 2 --games 4 --depth 4 --seed 5 --records n > /dev/null; cmp m n
$ quincunx match max greedy --game crosscut --size 7 --games 2 --depth 4 --seed 5 --records m
quincunx: m: this file belongs to another match: match max greedy game=crosscut size=6x6 seed=5 opening=2 turns=400 time=0 clock=0+0 depth=4 nodes=0 threads=1
[2]
$ quincunx match 1 random --game slider --size 4 --games 2 --seed 2 --json
{"game":1,"first":"1","second":"random","result":"first","reason":"end","position":"slider 4 ++++/HHV+/H+++/+V+V H","moves":["b3u","d1l","b4r","c3r","a2r","c1r","c4r","d1u","b2r","b1r","a3r","c1r","b3r","d1l","c3u","c1r","c2d","d2l","c4d","c2r","c3d","d3l","d4d","c3l","c2u","d2l","d3d","c2l","c3r","b2r","d3r","b3u","d2u","d1u","d3r","b4l","c1r","a4r","d1r"]}
{"game":2,"first":"random","second":"1","result":"second","reason":"end","position":"slider 4 ++++/HHV+/H+++/+V+V H","moves":["b3d","d1u","b2u","b1u","b3u","d2u","b4d","d3u","a3u","c3u","a2u","b2l","b3d","c4l","a3r","a2u","b3r","d4u","b2d","a3r","c3r","b3l","b1u","a3r","d3r","b3l","b2r","a3r","c2u","b3l","c3d","b4r","c2u","a3r","a4r","b3l","b4d","a3u","c3d","c4u","b3r","a4u"]}
{"a":"1","b":"random","games":2,"wins":2,"draws":0,"losses":0,"invalid":0,"limit":0,"score":1.0000,"elo":null,"error":null,"los":0.9214}
$ quincunx match 1 max --game slant
quincunx: '1': expected a level: random, greedy, careful or expert
[2]
$ quincunx match 1 2 --game chess
quincunx: --game: expected slider, crosscut or slant
[2]
$ quincunx match 1 2 --game slider --size 40
quincunx: --size: this game has no board of that size
[2]
# A review names the worst moves and what would have been better.
$ quincunx review m --depth 4
1. R c2  +1.68
2. B e2  loses in 4
3. R c4  wins in 3
4. B c5  loses in 2
5. R c6  wins in 1
result: first
1. R c5  +0.26  (c2 +1.68)
2. B d3  -0.85
3. R e3  loses in 4  (c2 +1.31)
4. B f3  wins in 3
5. R b3  loses in 2
6. B a3  wins in 1
result: second
3. R e3: +1.31 becomes loses in 4; better was c2. This lets B play f3, which flanks row 3: creates 3, cuts 1.
1. R c5: +1.68 becomes +0.26; better was c2. This lets B play d2.
1. R d3  +1.34
2. B d2  loses in 4
3. R d1  wins in 3
4. B d5  loses in 2
5. R d6  wins in 1
result: first
1. R c2  -1.59  (d3 +1.34)
2. B d5  -0.65
3. R e5  loses in 4
4. B f5  wins in 3
5. R b5  loses in 2
6. B a5  wins in 1
result: second
1. R c2: +1.34 becomes -1.59; better was d3. This lets B play d5.
$ quincunx review m --depth 4 --json | head -1
{"result":"first","moves":[{"turn":1,"mover":"R","move":"c2","score":168,"loss":0,"best":"c2"},{"turn":2,"mover":"B","move":"e2","score":-499996,"loss":0,"best":"c5"},{"turn":3,"mover":"R","move":"c4","score":499997,"loss":0,"best":"c4"},{"turn":4,"mover":"B","move":"c5","score":-499998,"loss":0,"best":"c5"},{"turn":5,"mover":"R","move":"c6","score":499999,"loss":0,"best":"c6"}],"worst":[]}
$ printf 'start slider 2 H+/+V H\nmoves a2r b1u\nresult open\n' | quincunx review
quincunx: -: line 2, column 11: there is a piece on the cell it would move to
[2]
$ quincunx review nowhere
quincunx: nowhere: No such file or directory
[2]
# Perfect: from tables made on the spot, or proofs; whoever does not know says so.
$ quincunx best 'slider 3 H++/H++/+VV H' --level perfect
a3r  wins in 19
$ quincunx best 'slider 3 H++/H++/+VV H' --level perfect --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"a3r","score":499981,"depth":0,"nodes":0,"pv":["a3r"],"exact":true,"plies":19,"time_us":T}
$ quincunx best 'slider 4 H+++/H+++/H+++/+VVV V' --level perfect --json | sed 's/"move":"..."/"move":M/;s/"pv":[^,]*/"pv":P/;s/"time_us":[0-9]*/"time_us":T/'
{"move":M,"score":0,"depth":0,"nodes":0,"pv":P,"exact":true,"plies":null,"time_us":T}
$ quincunx best 'crosscut 6x6 ....../....../..R.../..B.../....../...... R' --level perfect
c2  wins in 3
$ quincunx best 'slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H' --level perfect
quincunx: line 1, column 1: perfect play is out of reach here: no table and no proof; choose max
[3]
$ quincunx match perfect 2 --game slider --size 3 --games 2 --seed 3 --opening 0
1  perfect - 2  first, 13 turns
2  2 - perfect  second, 14 turns
perfect - 2: 2 games, +2 =0 -0, 100.0%, likelihood of superiority 92.1%
$ quincunx match perfect 3 --game slider --size 7 --games 2 --seed 3
quincunx: perfect play is out of reach here: no table and no proof; choose max
perfect - 3: 0 games, +0 =0 -0
[2]
# In a conversation.
$ quincunx play slider --size 3 --plain --players perfect,human < /dev/null | tail -n 2
CPU: a3r
V to move
