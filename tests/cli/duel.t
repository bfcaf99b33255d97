# The engine's move. With a depth or a number of nodes, and one thread, the answer is always the same.
$ quincunx best 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --depth 6
c4  wins in 3, depth 3: c4 b2 b4
$ quincunx best 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --depth 6 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"c4","score":499997,"depth":3,"nodes":193,"pv":["c4","b2","b4"],"exact":true,"plies":3,"time_us":T}
$ quincunx best 'slider 3 H++/H++/+VV H' --depth 30 | cut -c1-30
a3r  wins in 19, depth 21: a3r
$ quincunx best 'slider 3 H++/H++/+VV H' --nodes 1000 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"a3r","score":490000,"depth":0,"nodes":0,"pv":["a3r"],"exact":true,"plies":null,"time_us":T}
$ quincunx best 'slider 4 H+++/H+++/H+++/+VVV V' --level 3 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"b1u","score":88,"depth":3,"nodes":59,"pv":["b1u","a3r","d1u"],"exact":false,"plies":null,"time_us":T}
$ quincunx best 'slider 4 H+++/H+++/H+++/+VVV V' --level greedy --seed 4 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"b1u","score":null,"depth":0,"nodes":0,"pv":["b1u"],"exact":false,"plies":null,"time_us":T}
# Slant: a margin of points, exact when it saw the end of a game that nobody can spoil.
$ quincunx best 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LL../.... duel=1 mover=2 score=11-9 rule=sound' --depth 20 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"move":"b1R","score":0,"depth":4,"nodes":22,"pv":["b1R","d2R","a1R","c1R","d1L","c2R"],"exact":true,"plies":null,"time_us":T}
$ quincunx best 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LL../.... duel=1 mover=2 score=11-9' --depth 20 --json | sed 's/.*"exact"/"exact"/; s/"time_us":[0-9]*/"time_us":T/'
"exact":false,"plies":null,"time_us":T}
# On a spoilt board, or one that has not exactly one solution, it takes the most points.
$ quincunx best 'slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LR../.... duel=1 mover=2 score=11-9' --level expert
b1R
$ quincunx best 'slant 2x2 .../.../... ../.. duel=1' --level expert --seed 2 --json | sed 's/,"plies.*//'
{"move":"a1L","score":null,"depth":0,"nodes":0,"pv":["a1L"],"exact":false
$ quincunx best 'slant 4x4 ...0./.4.../2...2/...../.1.0. ..../..../..../.... duel=1' --level careful
b1R
# Many positions are answered one by one, the bad ones too.
$ printf 'slider 2 H+/+V H\nslider 2 ++/+V H\nslant 1x1 ../..\n' | quincunx best --depth 3
a2r  wins in 3, depth 3: a2r b1l b2r
quincunx: line 2, column 1: the game is over
quincunx: line 3, column 1: this is a puzzle for one; best is for games of two
[2]
$ quincunx best 'slider 3 H++/H++/+VV H' --level expert
quincunx: --level: expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, 1 to 8 or perfect
[2]
$ quincunx best 'slider 3 H++/H++/+VV H' --threads 0
quincunx: --threads: expected a number from 1 to 64
[2]
# Several lines, the best first.
$ quincunx best 'slider 3 H++/H++/+VV H' --lines 3 --nodes 100000
a3r  wins in 19: a3r b1u b3r c1l c3d b1l a2u b2u a3d a1r a2r b1r c2r c1u b2d c2u b1r b3u c1r
a2r  loses in 18: a2r c1u a3d b1r a2u c2u b2r c1l c2d b1u a3r b2l c1u a2u c2d a3u c1u c3u
a2d  loses in 16: a2d c1u a1u b1u a3r c2u a2u b2r a3d c3u b3r c2l a2u b2u a3d b3u
$ quincunx best 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --lines 2 --nodes 20000 --json | sed 's/"time_us":[0-9]*/"time_us":T/; s/"nodes":[0-9]*/"nodes":N/g'
{"move":"c4","score":499997,"depth":3,"nodes":N,"pv":["c4","b2","b4"],"exact":true,"plies":3,"lines":[{"move":"c4","score":499997,"depth":3,"nodes":N,"pv":["c4","b2","b4"],"exact":true,"plies":3},{"move":"b4","score":165,"depth":8,"nodes":N,"pv":["b4","h4","c5","b2","a2","b3","b5","f2"],"exact":false,"plies":null}],"time_us":T}
$ quincunx best 'slider 3 H++/H++/+VV H' --lines 2 --level greedy
quincunx: line 1, column 1: --lines is for the strongest level: this one has one move
[2]
$ quincunx best 'slider 3 H++/H++/+VV H' --lines 0
quincunx: --lines: expected a number from 1 to 64
[2]
# Two threads find the same proof.
$ quincunx best 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' --depth 6 --threads 2 | cut -d: -f1
c4  wins in 3, depth 3
# A match is taken up where it was left; a file belongs to one match.
$ quincunx match max greedy --game crosscut --size 6 --opening 2 --games 2 --depth 3 --seed 1 --records m
1  max - greedy  first, 9 turns
2  greedy - max  second, 8 turns
max - greedy: 2 games, +2 =0 -0, 100.0%, likelihood of superiority 92.1%
$ cat m
quincunx record 2 0.2.0 match max greedy game=crosscut size=6x6 seed=1 opening=2 turns=400 time=0 clock=0+0 depth=3 nodes=0 threads=1

game 1
start crosscut 6x6 ....../....R./..B.../....../....../...... R
first max
second greedy
moves c2 e2 d3 b5 b3 e3 d4 e4 e1
result first
reason end
sum 0bde5b93

game 2
start crosscut 6x6 ....../....R./..B.../....../....../...... R
first greedy
second max
moves c2 e2 d3 b3 b5 e3 d5 c3
result second
reason end
sum ed0a7676
$ quincunx match max greedy --game crosscut --size 6 --opening 2 --games 4 --depth 3 --seed 1 --records m
1  max - greedy  first, 9 turns
2  greedy - max  second, 8 turns
3  max - greedy  first, 7 turns
4  greedy - max  second, 10 turns
max - greedy: 4 games, +4 =0 -0, 100.0%, likelihood of superiority 97.7%
$ head -c 500 m > n; quincunx match max greedy --game crosscut --size 6 --opening 2 --games 4 --depth 3 --seed 1 --records n > /dev/null; cmp m n
n: a game that was not written to its end is played again
$ quincunx match max greedy --game crosscut --size 7 --games 2 --depth 3 --seed 1 --records m
quincunx: m: this file belongs to another match: match max greedy game=crosscut size=6x6 seed=1 opening=2 turns=400 time=0 clock=0+0 depth=3 nodes=0 threads=1
[2]
$ quincunx match 1 random --game slider --size 4 --games 2 --seed 2 --json
{"game":1,"first":"1","second":"random","result":"first","reason":"end","position":"slider 4 H+++/++++/HH+V/V+V+ H","moves":["b2d","d2u","a4r","d3l","b4r","c3l","c4r","b3u","d4r","b4u","b1u","c1u","b2d","c2l","b1r","a1r","a2d","b2r","c1r","c2u","a1u","b1l","a2r","a1u","b2r","a2r","c2r","c3u","d2r","b2u","d1r"]}
{"game":2,"first":"random","second":"1","result":"second","reason":"end","position":"slider 4 H+++/++++/HH+V/V+V+ H","moves":["a4d","c1u","b2d","c2l","a3r","d2u","b3u","d3u","a2u","b2u","b1u","d4l","b2r","a1u","a3u","a2u","c2r","b3r","d2d","c3r","b4d","c4l","d1u","d3u","b3d","d4l","d2d","c4u","d1r","a3r","b2r","b3l","c2u","a3r","a4d","b4u","c3d","b3u","a3u","b4u"]}
{"a":"1","b":"random","games":2,"wins":2,"draws":0,"losses":0,"invalid":0,"limit":0,"score":1.0000,"elo":null,"error":null,"los":0.9214}
# By the default rule a placement may spoil the board. Neither openings nor these two do.
$ quincunx match expert careful --game slant --size 4x5 --games 6 --nodes 200 --seed 1 --json | grep -o '"invalid":[0-9]*'
"invalid":0
$ quincunx match expert careful --game slant --size 5 --games 6 --nodes 200 --seed 3 | tail -1 | cut -d, -f1-3
expert - careful: 6 games, +6 =0 -0, 100.0%
$ quincunx match 1 max --game slant
quincunx: '1': expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, careful or expert
[2]
$ quincunx match 1 2 --game chess
quincunx: --game: expected slant, slider or crosscut
[2]
$ quincunx match 1 2 --game slider --size 3x4
quincunx: --size: a board of Slider is square, with a side of 2 to 16
[2]
$ for s in 4 4x4; do quincunx match greedy random --game slider --size $s --games 2 --seed 1 --json | cksum; done | uniq | wc -l
1
$ quincunx match greedy random --game slider --size 4x4 --games 1 --seed 1 --json | tail -1 | cut -d, -f1-3
{"a":"greedy","b":"random","games":1
$ quincunx match 1 2 --game slider --size 40
quincunx: --size: a board of Slider is square, with a side of 2 to 16
[2]
$ for s in 20,0 5,5 0,20x 0 x; do quincunx match 1 2 --game slider --sprt $s; done 2>&1 | uniq -c | sed 's/^ *//'
5 quincunx: --sprt: expected two Elo differences, the lower first, such as 0,20
# A review names the worst moves and what would have been better.
$ quincunx review m --depth 4 | sed 's/; [0-9.]* s$/; T s/'
1. R c2  loses in 10  (e2 wins in 7)  blunder
2. B e2  loses in 8  (d4 wins in 9)  blunder
3. R d3  loses in 10  (b5 wins in 7)  blunder
4. B b5  loses in 8  (b4 wins in 9)  blunder
5. R b3  wins in 9
6. B e3  loses in 8
7. R d4  loses in 6  (c5 wins in 7)  blunder
8. B e4  loses in 2  (b2 wins in 5)  blunder
9. R e1  wins in 1  only move
result: first
8. B e4: wins in 5 becomes loses in 2; better was b2. This decided the game. This lets R play e1, which flanks column e: creates 4, cuts 3, and spans the board.
1. R c2: wins in 7 becomes loses in 10; better was e2. This lets B play d4.
2. B e2: wins in 9 becomes loses in 8; better was d4. This lets R play b5.
accuracy: R 40%, B 25%
judged: 9 of 9 moves by exact values; T s
1. R c2  loses in 10  (e2 wins in 7)  blunder
2. B e2  loses in 8  (d4 wins in 9)  blunder
3. R d3  loses in 10  (b5 wins in 7)  blunder
4. B b3  loses in 8  (b4 wins in 9)  blunder
5. R b5  loses in 6  (b2 wins in 7)  blunder
6. B e3  wins in 5
7. R d5  loses in 2
8. B c3  wins in 1
result: second
5. R b5: wins in 7 becomes loses in 6; better was b2. This decided the game. This lets B play e3.
1. R c2: wins in 7 becomes loses in 10; better was e2. This lets B play d4.
2. B e2: wins in 9 becomes loses in 8; better was d4. This lets R play b5.
accuracy: R 25%, B 50%
judged: 8 of 8 moves by exact values; T s
1. R d5  loses in 10  (e2 wins in 7)  blunder
2. B b5  loses in 8  (c3 wins in 9)  blunder
3. R c4  loses in 10  (e2 wins in 7)  blunder
4. B e4  loses in 8  (b3 wins in 9)  blunder
5. R e2  loses in 6  (d2 wins in 7)  blunder
6. B c2  loses in 2  (b4 wins in 5)  blunder
7. R d2  wins in 1
result: first
6. B c2: wins in 5 becomes loses in 2; better was b4. This decided the game. This lets R play d2, which flanks row 2: creates 4, cuts 1, and spans the board.
1. R d5: wins in 7 becomes loses in 10; better was e2. This lets B play c3.
2. B b5: wins in 9 becomes loses in 8; better was c3. This lets R play e2.
accuracy: R 25%, B 0%
judged: 7 of 7 moves by exact values; T s
1. R d5  loses in 10  (e2 wins in 7)  blunder
2. B b5  loses in 8  (c3 wins in 9)  blunder
3. R c4  loses in 10  (e2 wins in 7)  blunder
4. B e2  loses in 8  (b3 wins in 9)  blunder
5. R e4  wins in 9
6. B b4  loses in 8
7. R c3  loses in 6  (d2 wins in 7)  blunder
8. B e5  wins in 5  only move
9. R e3  loses in 2
10. B c5  wins in 1  only move
result: second
7. R c3: wins in 7 becomes loses in 6; better was d2. This decided the game. This lets B play e5.
1. R d5: wins in 7 becomes loses in 10; better was e2. This lets B play c3.
2. B b5: wins in 9 becomes loses in 8; better was c3. This lets R play e2.
accuracy: R 40%, B 60%
judged: 10 of 10 moves by exact values; T s
$ quincunx review m --depth 4 --json | head -1 | sed 's/"time_us":[0-9]*/"time_us":T/'
{"result":"first","moves":[{"turn":1,"mover":"R","move":"c2","score":-499990,"loss":10000,"best":"e2","expected":0.000,"label":"blunder","exact":true,"depth":0},{"turn":2,"mover":"B","move":"e2","score":-499992,"loss":10000,"best":"d4","expected":0.000,"label":"blunder","exact":true,"depth":0},{"turn":3,"mover":"R","move":"d3","score":-499990,"loss":10000,"best":"b5","expected":0.000,"label":"blunder","exact":true,"depth":0},{"turn":4,"mover":"B","move":"b5","score":-499992,"loss":10000,"best":"b4","expected":0.000,"label":"blunder","exact":true,"depth":0},{"turn":5,"mover":"R","move":"b3","score":499991,"loss":0,"best":"e3","expected":1.000,"label":"best","exact":true,"depth":0},{"turn":6,"mover":"B","move":"e3","score":-499992,"loss":0,"best":"e3","expected":0.000,"label":"best","exact":true,"depth":0},{"turn":7,"mover":"R","move":"d4","score":-499994,"loss":10000,"best":"c5","expected":0.000,"label":"blunder","exact":true,"depth":0},{"turn":8,"mover":"B","move":"e4","score":-499998,"loss":10000,"best":"b2","expected":0.000,"label":"blunder","exact":true,"depth":0},{"turn":9,"mover":"R","move":"e1","score":499999,"loss":0,"best":"e1","expected":1.000,"label":"only move","exact":true,"depth":0}],"worst":[{"turn":8,"mover":"B","move":"e4","score":-499998,"loss":10000,"best":"b2","expected":0.000,"label":"blunder","exact":true,"depth":0,"decisive":true,"text":"e4: wins in 5 becomes loses in 2; better was b2. This decided the game. This lets R play e1, which flanks column e: creates 4, cuts 3, and spans the board."},{"turn":1,"mover":"R","move":"c2","score":-499990,"loss":10000,"best":"e2","expected":0.000,"label":"blunder","exact":true,"depth":0,"decisive":false,"text":"c2: wins in 7 becomes loses in 10; better was e2. This lets B play d4."},{"turn":2,"mover":"B","move":"e2","score":-499992,"loss":10000,"best":"d4","expected":0.000,"label":"blunder","exact":true,"depth":0,"decisive":false,"text":"e2: wins in 9 becomes loses in 8; better was d4. This lets R play b5."}],"accuracy":{"R":0.400,"B":0.250},"exact":9,"depth":0,"time_us":T}
# How somebody plays, over all games of the file.
$ quincunx review m --depth 4 --of greedy
greedy: 4 games, +0 =0 -4, accuracy 25.0%
  by part of the game: opening 0.0%, middle 33.3%, end 50.0%
  moves: best 4, only move 0, good 0, inaccuracy 0, mistake 0, missed win 0, blunder 12
  thrown away, by exact values: win to loss 12, win to draw 0, draw to loss 0
Drills, the worst first. What is better?
  game 1, turn 2: crosscut 6x6 ....../....R./..B.../....../..R.../...... B
    e2: wins in 9 becomes loses in 8; better was d4. This lets R play b5.
  game 1, turn 4: crosscut 6x6 ....../....R./..B.../...R../..R.B./...... B
    b5: wins in 9 becomes loses in 8; better was b4. This lets R play e3.
  game 1, turn 8: crosscut 6x6 ....../.B..R./..BR../.R.RB./..R.B./...... B
    e4: wins in 5 becomes loses in 2; better was b2. This decided the game. This lets R play e1, which flanks column e: creates 4, cuts 3, and spans the board.
  game 2, turn 1: crosscut 6x6 ....../....R./..B.../....../....../...... R
    c2: wins in 7 becomes loses in 10; better was e2. This lets B play d4.
  game 2, turn 3: crosscut 6x6 ....../....R./..B.../....../..R.B./...... R
    d3: wins in 7 becomes loses in 10; better was b5. This lets B play b4.
  game 2, turn 5: crosscut 6x6 ....../....R./..B.../.B.R../..R.B./...... R
    b5: wins in 7 becomes loses in 6; better was b2. This decided the game. This lets B play e3.
  game 3, turn 2: crosscut 6x6 ....../...R../....../...B../.R..../...... B
    b5: wins in 9 becomes loses in 8; better was c3. This lets R play e2.
  game 3, turn 4: crosscut 6x6 ....../.B.R../..R.../...B../.R..../...... B
    e4: wins in 9 becomes loses in 8; better was b3. This lets R play d2.
  game 3, turn 6: crosscut 6x6 ....../.B.R../..R.B./...B../.R..R./...... B
    c2: wins in 5 becomes loses in 2; better was b4. This decided the game. This lets R play d2, which flanks row 2: creates 4, cuts 1, and spans the board.
  game 4, turn 1: crosscut 6x6 ....../....../....../...B../.R..../...... R
    d5: wins in 7 becomes loses in 10; better was e2. This lets B play c3.
$ quincunx review m --depth 4 --of greedy --json
{"of":"greedy","games":4,"wins":0,"draws":0,"losses":4,"accuracy":0.250,"parts":{"opening":{"moves":6,"accuracy":0.000},"middle":{"moves":6,"accuracy":0.333},"end":{"moves":4,"accuracy":0.500}},"labels":{"best":4,"only move":0,"good":0,"inaccuracy":0,"mistake":0,"missed win":0,"blunder":12},"thrown":{"win to loss":12,"win to draw":0,"draw to loss":0},"drills":[{"game":1,"turn":2,"position":"crosscut 6x6 ....../....R./..B.../....../..R.../...... B","move":"e2","best":"d4","loss":10000,"label":"blunder","exact":true,"text":"e2: wins in 9 becomes loses in 8; better was d4. This lets R play b5."},{"game":1,"turn":4,"position":"crosscut 6x6 ....../....R./..B.../...R../..R.B./...... B","move":"b5","best":"b4","loss":10000,"label":"blunder","exact":true,"text":"b5: wins in 9 becomes loses in 8; better was b4. This lets R play e3."},{"game":1,"turn":8,"position":"crosscut 6x6 ....../.B..R./..BR../.R.RB./..R.B./...... B","move":"e4","best":"b2","loss":10000,"label":"blunder","exact":true,"text":"e4: wins in 5 becomes loses in 2; better was b2. This decided the game. This lets R play e1, which flanks column e: creates 4, cuts 3, and spans the board."},{"game":2,"turn":1,"position":"crosscut 6x6 ....../....R./..B.../....../....../...... R","move":"c2","best":"e2","loss":10000,"label":"blunder","exact":true,"text":"c2: wins in 7 becomes loses in 10; better was e2. This lets B play d4."},{"game":2,"turn":3,"position":"crosscut 6x6 ....../....R./..B.../....../..R.B./...... R","move":"d3","best":"b5","loss":10000,"label":"blunder","exact":true,"text":"d3: wins in 7 becomes loses in 10; better was b5. This lets B play b4."},{"game":2,"turn":5,"position":"crosscut 6x6 ....../....R./..B.../.B.R../..R.B./...... R","move":"b5","best":"b2","loss":10000,"label":"blunder","exact":true,"text":"b5: wins in 7 becomes loses in 6; better was b2. This decided the game. This lets B play e3."},{"game":3,"turn":2,"position":"crosscut 6x6 ....../...R../....../...B../.R..../...... B","move":"b5","best":"c3","loss":10000,"label":"blunder","exact":true,"text":"b5: wins in 9 becomes loses in 8; better was c3. This lets R play e2."},{"game":3,"turn":4,"position":"crosscut 6x6 ....../.B.R../..R.../...B../.R..../...... B","move":"e4","best":"b3","loss":10000,"label":"blunder","exact":true,"text":"e4: wins in 9 becomes loses in 8; better was b3. This lets R play d2."},{"game":3,"turn":6,"position":"crosscut 6x6 ....../.B.R../..R.B./...B../.R..R./...... B","move":"c2","best":"b4","loss":10000,"label":"blunder","exact":true,"text":"c2: wins in 5 becomes loses in 2; better was b4. This decided the game. This lets R play d2, which flanks row 2: creates 4, cuts 1, and spans the board."},{"game":4,"turn":1,"position":"crosscut 6x6 ....../....../....../...B../.R..../...... R","move":"d5","best":"e2","loss":10000,"label":"blunder","exact":true,"text":"d5: wins in 7 becomes loses in 10; better was e2. This lets B play c3."}]}
$ quincunx review m --of nobody
quincunx: m: no game of nobody here
[2]
# A page of all of it: one file, whose data are as many games and moves as there are; nothing in a name becomes markup.
$ sed 's/^first max/first <b>max/' m | grep -v ^sum > named; quincunx review named --depth 2 --html page.html; grep -c '<b>' page.html; grep -o '"players":\["[^]]*\]' page.html | head -1; grep -o '"label":"[a-z ]*"' page.html | sort | uniq -c | sed 's/^ *//'
0
"players":["\u003cb\u003emax","greedy"]
9 "label":"best"
22 "label":"blunder"
3 "label":"only move"
$ quincunx review m --html m; quincunx review m --html m.png; quincunx review --html ./m < m; head -c 15 m
quincunx: m: this is the file that is read; choose another
quincunx: m.png: this would be text; 'show' and 'book' draw pictures
quincunx: -: this is the file that is read; choose another
quincunx record
$ printf 'start slider 2 H+/+V H\nmoves a2r b1u\nresult open\n' | quincunx review
quincunx: -: line 2, column 11: there is a piece on the cell it would move to
[2]
$ quincunx review nowhere
quincunx: nowhere: No such file or directory
[2]
# Where the exact values can be had within the limits, the move is from them: here a search plays c4r, which loses in 60.
$ quincunx best 'slider 5 ++H+V/++H++/+++++/H+VVV/+++++ H' --nodes 2000000 --json | sed 's/"pv.*"exact"/"exact"/;s/"depth":[0-9]*,"nodes":[0-9]*,//;s/"time_us":[0-9]*/"time_us":T/'
{"move":"c5r","score":0,"exact":true,"plies":null,"time_us":T}
$ quincunx best 'slider 5 ++H+V/++H++/+++++/H+VVV/+++++ H' --nodes 4000000 --json | grep -o '"exact":true'
"exact":true
$ quincunx best 'slider 6 +++H++/++++++/++++++/+V+++V/V++HHV/+++V++ V' --nodes 12000000
f3l  wins
$ quincunx best 'slider 5 ++H+V/++H++/+++++/H+VVV/+++++ H' --level perfect
c5r  draws
$ quincunx best 'slider 4 +H++/+H++/+++H/VVV+ V' --nodes 2000000
c1u  loses in 14: c1u b3r a1u d2r b1u c3r a2u d3r b2u b4r c2u c4r a3u d4r
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
CPU plays a3r
Your turn: V
