# What each command answers.
$ quincunx --version
quincunx 0.2.0
$ quincunx --version --json
{"version":"0.2.0","formats":{"session":3,"record":2,"league":2,"collection":2,"table":2,"batch":1,"certificate":1,"proof":1,"strategy":1}}
$ quincunx games
slant        draw a diagonal in every cell; a number counts the lines at its corner; no loops
             puzzle and duel, 1x1 to 1000x1000, usually 5x5
slitherlink  draw one closed loop along the edges; a number counts the lines round its cell
             puzzle, 1x1 to 1000x1000, usually 7x7
hexpath      find the order of the numbers that leads the walk from start to end and stops there
             puzzle, 2 to 30, usually 5
slider       H goes right, V goes up: get all your pieces off the board first
             duel, 2 to 16, usually 6
crosscut     flip enemy discs and span the inner board with an unbroken line of your own
             duel, 4x4 to 10x10, usually 8x8
$ quincunx games --json
{"game":"slant","title":"Slant","sizes":{"min":"1x1","max":"1000x1000","default":"5x5"},"facets":["puzzle","duel"],"levels":["beginner","novice","learner","casual","steady","club","master","max"],"others":["random","greedy","careful","expert"],"says":{"beginner":"sees one move ahead, errs often","novice":"sees one move ahead, errs often","learner":"sees one move ahead, errs now and then","casual":"sees one move ahead, errs now and then","steady":"sees one move ahead, errs now and then","club":"sees two moves ahead, seldom errs","master":"sees two moves ahead, seldom errs","max":"sees as far as the time allows"},"options":[{"key":"duel","help":"two players place in turn for points","values":["off","on"]},{"key":"rule","help":"sound: a placement against the only solution is refused","values":["free","sound"]}],"sample":"slant 4x4 ...0./.4.../2...2/...../.1.0."}
{"game":"slitherlink","title":"Slitherlink","sizes":{"min":"1x1","max":"1000x1000","default":"7x7"},"facets":["puzzle"],"levels":[],"others":[],"says":{},"options":[],"sample":"slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3"}
{"game":"hexpath","title":"Hexpath","sizes":{"min":"2","max":"30","default":"5"},"facets":["puzzle"],"levels":[],"others":[],"says":{},"options":[{"key":"gray","help":"what a gray cell reverses: all later choices, or the one step out of it","values":["all","step"]}],"sample":"hexpath 5 5,5,4,5G,5/1,3,2,2G,4/2S,3,1,1,3/5,4,1,2,2E/2,1,4,4,2 a3-b3-b4 order=3>4"}
{"game":"slider","title":"Slider","sizes":{"min":"2","max":"16","default":"6"},"facets":["duel"],"levels":["beginner","novice","learner","casual","steady","club","master","max","perfect"],"others":["random","greedy","1","2","3","4","5","6","7","8"],"says":{"beginner":"sees one move ahead, errs often","novice":"sees one move ahead, errs now and then","learner":"sees one move ahead, seldom errs","casual":"sees two moves ahead, seldom errs","steady":"sees three moves ahead","club":"sees as far as 2500 positions reach","master":"sees as far as 20000 positions reach","max":"sees as far as the time allows"},"options":[],"sample":"slider 6 ++++V+/+H+V+H/H+B+++/+++HVB/+HV+++/++++V+ H"}
{"game":"crosscut","title":"Crosscut by Mark Steere","sizes":{"min":"4x4","max":"10x10","default":"8x8"},"facets":["duel"],"levels":["beginner","novice","learner","casual","steady","club","master","max","perfect"],"others":["random","greedy","1","2","3","4","5","6","7","8"],"says":{"beginner":"sees two moves ahead, errs often","novice":"sees two moves ahead, errs now and then","learner":"sees two moves ahead, seldom errs, more on small boards","casual":"sees three moves ahead, less on small boards, seldom errs","steady":"sees as far as 1900 positions reach, less on small boards","club":"sees as far as 12500 positions reach, less on small boards","master":"sees as far as 61000 positions reach, less on small boards","max":"sees as far as the time allows"},"options":[],"sample":"crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R"}
$ quincunx help perft
usage: quincunx perft POSITION [--depth D] [--time SEC] [--json]

the number of turn sequences of exactly 1..D turns

  -h, --help             show this help
      --json             one JSON object a line
  -f, --file FILE        read positions from FILE, one a line
      --from FORM        read another form: course (Slider's course)
      --game GAME        rows without a heading are a board of GAME, up to a blank line
  -d, --depth D          how many turns deep
  -t, --time SEC         stop after SEC seconds on each position
      --steps N          stop after N steps of work on each position
$ quincunx moves 'slider 3 H++/H++/+VV H'
a2d a2r a3r
$ quincunx moves 'slant 2x1 .../... .L'
a1L a1R b1R b1.
$ quincunx moves 'slitherlink 1x1 3 1/.:0.'
a1n0 a1n. a1e1 a1e0 a1s1 a1s0 a1w1 a1w.
$ quincunx apply 'slider 3 H++/H++/+VV H' a2r b1l b2r --json
{"position":"slider 3 H++/++H/V+V V","status":"open","mover":"V","flipped":[]}
$ quincunx apply 'crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R' c4 --json
{"position":"crosscut 8x8 ......../.R...B../.R....../......../..RRRRR./......../..R...../........ B","status":"open","mover":"B","flipped":["d4","e4","f4"]}
$ quincunx apply 'slant 2x2 .../.4./...' a2L b2R a1R b1L --json
{"position":"slant 2x2 .../.4./... LR/RL","status":"solved","mover":null,"flipped":[]}
$ quincunx apply 'slant 2x2 .../.4./... ../.. duel=1' a2L --json
{"position":"slant 2x2 .../.4./... L./.. duel=1 mover=2 score=2-0","status":"open","mover":"2","flipped":[]}
$ quincunx apply 'slitherlink 1x1 4' a1n1 a1e1 a1s1 a1w1 --json
{"position":"slitherlink 1x1 4 1/1:11","status":"solved","mover":null,"flipped":[]}
$ quincunx apply 'slider 2 H+/+V H' --json
{"position":"slider 2 H+/+V H","status":"open","mover":"H","flipped":[]}
$ quincunx check 'slitherlink 2x2 3./.. 1./1./..:1../...'
open
$ quincunx check 'slitherlink 2x1 3. 1./..:11.' --json
{"status":"open","flaws":[]}
$ quincunx check 'slitherlink 1x1 . 0/0:00'
wrong
  loop
[1]
$ quincunx check 'slitherlink 2x1 4. 1./1.:11.'
solved
$ quincunx check 'slant 2x2 .../.0./... LR/RL'
wrong
  clue b2
[1]
$ quincunx check 'slant 2x2 .../.../... RL/LR' --json
{"status":"wrong","flaws":[{"rule":"loop","at":["a2","a1","b1","b2"]}]}
[1]
$ quincunx check 'slant 2x2 3../.../...'
wrong
  clue a3
[1]
$ quincunx perft 'crosscut 4x4 ..../..../..../.... R' --depth 5
4 12 32 24 32
$ quincunx perft 'crosscut 4x4 ..../..../..../.... R' --depth 5 --json | sed 's/"time_us":[0-9]*/"time_us":T/'
{"perft":[4,12,32,24,32],"time_us":T}
$ quincunx show 'slitherlink 2x2 3./.2 1./1./..:11./...' --to ansi
  ·━━━·   ·
2 ┃ 3 ┃
  ·━━━·   ·
1       2
  ·   ·   ·
    a   b
$ quincunx show 'slant 3x2 1.../.2.4/..0. LR./.RL' --to ansi
  1   ·   ·   ·
2   ╲   ╱
  ·   2   ·   4
1       ╱   ╲
  ·   ·   0   ·
    a   b   c
$ quincunx show 'hexpath 3 2S,12,2/3,1G,2/3,2E,X a3-b3-c3-c2' --to ansi
3        2S───12 ─── 2
                    ╱
2     3     1⇄    2

1  3     2E    ▒
   a     b     c
$ quincunx show 'crosscut 5x4 ...../.RB../...../..... R' --to ansi
4   ∙ ∙ ∙ ∙ ∙
3   ∙ ● ○ · ∙
2   ∙ · · · ∙
1   ∙ ∙ ∙ ∙ ∙
    a b c d e
$ quincunx show 'slider 3 H++/H+B/+VV H' --to ansi --color=always | od -c | head -3
0000000             033   [   0   ;   1   ;   3   4   m 342 224 200 342
0000020 224 200 342 224 200 342 224 200 342 224 200 342 224 200 342 224
0000040 200 033   [   0   m  \n 033   [   0   ;   9   0   m   3     342
$ quincunx show 'slider 3 H++/H+B/+VV H' -o picture; cat picture; ls
slider 3 H:
3 H + +
2 H + B
1 + V V
  a b c

picture

$ quincunx show 'slider 2 H+/+V H' --color=blue
quincunx: --color: expected auto, always or never
[2]
$ quincunx help show | grep color
      --color[=WHEN]     colours: auto (default), always or never
# A file has no colours, though the program stands at a terminal.
$ env -u NO_COLOR TERM=xterm script -qec "quincunx show 'slider 2 H+/+V H' -o plain" /dev/null; cat plain; rm plain
slider 2 H:
2 H +
1 + V
  a b

# What a link leads to is replaced, and not the link; a pipe or a device is written as it is.
$ touch there; ln -s there link; quincunx show 'slider 2 H+/+V H' -o link; cat there; readlink link
slider 2 H:
2 H +
1 + V
  a b

there
$ mkfifo pipe; quincunx show 'slider 2 H+/+V H' -o pipe & cat pipe; wait; test -p pipe
slider 2 H:
2 H +
1 + V
  a b

$ quincunx new slider --size 2 --seed 1 -o link; cat there; readlink link
slider 2 H+/+V H
there
$ quincunx new slider --size 2 --seed 1 -o /dev/stdout; ls; rm link pipe there
slider 2 H+/+V H
link
picture
pipe
there

# The rules as JSON: one line.
$ quincunx rules crosscut --json | cut -c1-60
{"game":"crosscut","title":"Crosscut by Mark Steere","text":
$ quincunx rules crosscut --json | wc -l
1
