# The engine speaks the protocol: an answer to each command, closed by a blank line.
$ printf '%s\n' protocol version '7 newgame slider 3 1' legal 'play a3r' side showboard undo value genmove 'play z9u' frob quit | quincunx engine --depth 20
= 1

= 0.2.0

=7

= a2d a2r a3r

=

= V

= slider 3 +H+/H++/+VV V
slider 3 V:
3 + H +
2 H + +
1 + V V
  a b c

=

= W 19

= a3r

? a move is a cell of the board and u, d, l or r, such as a2r

? unknown command; 'list_commands' names them

=
$ printf 'newgame slant\nposition slant 2x2 .../.4./... ../.. duel=1 rule=sound\nlegal\ngenmove\nnewgame slider 3\n' | quincunx engine --level careful
=

=

= a1R b1L a2L b2R

= b1L

? expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, 1 to 8 or perfect
$ quincunx engine --depth none
quincunx: --depth: expected a number from 1 to 100
[2]
$ quincunx engine now
quincunx: engine takes no arguments; it reads commands
[2]
# A program that plays by the rules, and programs that do not.
$ cp $ROOT/tests/arena/agents/*.py .
$ quincunx match 'python3 steady.py' 1 --game slider --size 4 --games 2 --seed 2
1  python3 steady.py - 1  first, 35 turns
2  1 - python3 steady.py  first, 23 turns
python3 steady.py - 1: 2 games, +1 =0 -1, 50.0%, Elo +0 +- 2400, likelihood of superiority 50.0%
$ quincunx match 'python3 steady.py' 'python3 bad.py illegal' --game slider --size 4 --games 2 --records r
1  python3 steady.py - python3 bad.py illegal  first by illegal, 1 turn: python3 bad.py illegal this is no move: a1x
2  python3 bad.py illegal - python3 steady.py  second by illegal, 0 turns: python3 bad.py illegal this is no move: a1x
python3 steady.py - python3 bad.py illegal: 2 games, +2 =0 -0, 100.0%, likelihood of superiority 92.1%
quincunx: python3 bad.py illegal never made a legal move
[1]
$ quincunx match 'python3 bad.py talk' 'exec python3 bad.py close' --game crosscut --size 5x6 --games 2 --json
{"game":1,"first":"python3 bad.py talk","second":"exec python3 bad.py close","result":"second","reason":"protocol","position":"crosscut 5x6 ...../..B../..R../...B./...R./..... R","moves":[],"verdict":"PROTOCOL","note":"said more than it was asked: and another thing","stderr":""}
{"game":2,"first":"exec python3 bad.py close","second":"python3 bad.py talk","result":"second","reason":"crash","position":"crosscut 5x6 ...../..B../..R../...B./...R./..... R","moves":[],"verdict":"CRASH","note":"closed its output","stderr":""}
{"a":"python3 bad.py talk","b":"exec python3 bad.py close","games":2,"wins":1,"draws":0,"losses":1,"invalid":0,"limit":0,"score":0.5000,"elo":0.0,"error":2400.0,"los":0.5000}
quincunx: python3 bad.py talk never made a legal move
quincunx: exec python3 bad.py close never made a legal move
[1]
$ quincunx match 'python3 bad.py spin' 1 --game slider --size 4 --games 1 --limits cpu=0.2
1  python3 bad.py spin - 1  second by time, 0 turns: python3 bad.py spin used more than 0.20 s of processor time
python3 bad.py spin - 1: 1 games, +0 =0 -1, 0.0%, likelihood of superiority 15.9%
quincunx: python3 bad.py spin never made a legal move
[1]
$ quincunx match 'python3 bad.py orphan' 1 --game slider --size 4 --games 1 --turns 6
1  python3 bad.py orphan - 1  draw by limit, 6 turns
python3 bad.py orphan - 1: 1 games, +0 =1 -0 (0 invalid, 1 by the limit of turns), 50.0%, Elo +0 +- 0, likelihood of superiority 50.0%
$ pgrep -f '[b]ad.py orphan'
[1]
$ quincunx match './missing' 1 --game slider --size 4 --games 1 --json 2>/dev/null > said; code=$?; head -1 said; exit $code
{"game":1,"first":"./missing","second":"1","result":"second","reason":"crash","position":"slider 4 H+++/+H++/+V++/HV+V H","moves":[],"verdict":"CRASH","note":"ended with code 127","stderr":"sh: 1: ./missing: not found\u000a"}
[1]
# What was recorded is read again, forfeits too; a changed program is another match.
$ tail -9 r; quincunx review r --depth 2 | head -2
game 2
start slider 4 H+++/+H++/+V++/HV+V H
first python3 bad.py illegal
second python3 steady.py
moves
result second
reason illegal
sum fc23f1c9

1. H b3r  draws
result: first
$ sed -i 's/a1x/a1y/' bad.py; quincunx match 'python3 steady.py' 'python3 bad.py illegal' --game slider --size 4 --games 2 --records r 2>&1 | cut -c1-60
quincunx: r: this file belongs to another match: match pytho
$ quincunx match 1 2 --game slider --limits cpu=0,memory=5
quincunx: --limits: column 5: expected a number from 0.001 to 1000000
[2]
$ quincunx match 1 2 --game slider --limits memory=5,speed=1
quincunx: --limits: column 10: expected a limit: move, cpu, game, gamecpu, start, memory or processes, then = and a number
[2]
$ quincunx match 1 faster --game slider
quincunx: 'faster': expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, 1 to 8 or perfect; did you mean master?
[2]
# The sequential test has an answer, or says that it has none.
$ quincunx match max 3 --game slider --size 5 --nodes 4000 --seed 2 --games 200 --sprt 0,100
1  max - 3  first, 43 turns
2  3 - max  second, 40 turns
3  max - 3  first, 43 turns
4  3 - max  second, 44 turns
5  max - 3  first, 43 turns
max - 3: 5 games, +5 =0 -0, 100.0%, likelihood of superiority 98.7%, log-likelihood ratio 3.61: accepted
$ quincunx match 2 2 --game crosscut --size 6 --seed 4 --games 60 --sprt 0,20 | tail -1; exit ${PIPESTATUS[0]}
2 - 2: 60 games, +30 =0 -30, 50.0%, Elo +0 +- 90, likelihood of superiority 50.0%, log-likelihood ratio -0.10: undecided
[3]
$ quincunx match 2 2 --game crosscut --size 6 --seed 4 --games 6 --sprt 0,20 --json | tail -1
{"a":"2","b":"2","games":6,"wins":3,"draws":0,"losses":3,"invalid":0,"limit":0,"score":0.5000,"elo":0.0,"error":381.9,"los":0.5000,"llr":-0.01,"sprt":"undecided"}
# One legal move is enough: what went wrong afterwards is a loss, and no reason to doubt the match.
$ echo "while read -r what side move rest; do case \$what in protocol) echo '= 1' ;; genmove) [ -z \"\$n\" ] || exit 3; n=1; echo \"= \$move\" ;; *) echo = ;; esac; echo; done" > once.sh
$ quincunx match 'sh once.sh' 1 --game slider --size 4 --games 2 --seed 2 | sed 's/[0-9]* turns*/N turns/'; exit ${PIPESTATUS[0]}
1  sh once.sh - 1  second by crash, N turns: sh once.sh ended with code 3
2  1 - sh once.sh  first by crash, N turns: sh once.sh ended with code 3
sh once.sh - 1: 2 games, +0 =0 -2, 0.0%, likelihood of superiority 7.9%
# Games that a file of records holds count too.
$ quincunx match 'sh none.sh' 1 --game slider --size 4 --games 2 --records r2 >/dev/null 2>&1; quincunx match 'sh none.sh' 1 --game slider --size 4 --games 2 --records r2 | tail -1; exit ${PIPESTATUS[0]}
quincunx: sh none.sh never made a legal move
sh none.sh - 1: 2 games, +0 =0 -2, 0.0%, likelihood of superiority 7.9%
[1]
# A league of levels alone.
$ mkdir l; quincunx league l 1 3 random --game slider --size 4 --games 4 --seed 6
     agent   games    +    =    -      %    Elo   +-    LOS
  1  1           8    6    0    2   75.0   +171   230   50.0
  2  3           8    6    0    2   75.0   +171   230   97.1
  3  random      8    0    0    8    0.0   -343   338      -

                 1      2      3
  1  1           -    2.0    4.0
  2  3         2.0      -    4.0
  3  random    0.0    0.0      -

     by side     H +    =    -     V +    =    -
  1  1             4    0    0       2    0    2
  2  3             4    0    0       2    0    2
  3  random        0    0    4       0    0    4
     all           8    0    4       4    0    8

opening      H +    =    -  position
      1        4    0    2  slider 4 H+++/+H++/V+++/H+VV H
      2        4    0    2  slider 4 ++H+/H+++/HVV+/+++V H

12 of 12 games
$ ls l; tr -d '\r' < l/table.csv; quincunx league l 1 3 random --game slider --size 4 --games 4 --seed 6 | cmp - l/table.txt
games.txt
index.html
league.db
league.json
league.key
league.lock
openings.csv
table.csv
table.txt
place,agent,games,wins,draws,losses,points,elo,error,los,TIME,MEM,ILLEGAL,CRASH,PROTOCOL,"1","3","random",wins as first,draws as first,losses as first,wins as second,draws as second,losses as second
1,"1",8,6,0,2,6.0,171.5,229.5,0.5000,0,0,0,0,0,0.0,2.0,4.0,4,0,0,2,0,2
2,"3",8,6,0,2,6.0,171.5,229.5,0.9715,0,0,0,0,0,2.0,0.0,4.0,4,0,0,2,0,2
3,"random",8,0,0,8,0.0,-342.9,337.7,1.0000,0,0,0,0,0,0.0,0.0,0.0,0,0,4,0,0,4
$ quincunx league l 1 3 random --game slider --size 4 --games 4 --seed 6 --mode gauntlet --json | tail -1
{"games":8,"wanted":8,"standings":[{"agent":"1","games":8,"wins":6,"draws":0,"losses":2,"elo":147.3,"error":214.2,"los":0.5636,"as_first":{"wins":4,"draws":0,"losses":0},"as_second":{"wins":2,"draws":0,"losses":2},"faults":{}},{"agent":"3","games":4,"wins":2,"draws":0,"losses":2,"elo":121.1,"error":266.9,"los":0.8986,"as_first":{"wins":2,"draws":0,"losses":0},"as_second":{"wins":0,"draws":0,"losses":2},"faults":{}},{"agent":"random","games":4,"wins":0,"draws":0,"losses":4,"elo":-268.4,"error":362.4,"los":1.0000,"as_first":{"wins":0,"draws":0,"losses":2},"as_second":{"wins":0,"draws":0,"losses":2},"faults":{}}],"sides":{"games":8,"first":6,"draws":0,"second":2},"sizes":[{"size":"4","games":8,"first":6,"draws":0,"second":2}],"openings":[{"position":"slider 4 H+++/+H++/V+++/H+VV H","size":"4","games":4,"first":3,"draws":0,"second":1},{"position":"slider 4 ++H+/H+++/HVV+/+++V H","size":"4","games":4,"first":3,"draws":0,"second":1}]}
# Only what changed is played again: a terminal is told of each game, in which a program is started once.
$ mkdir c; cp steady.py c/a.py; sed 's/max(/min(/' steady.py > c/b.py
$ printf '%s\n' 'game = "slider"' 'size = 3' 'games = 2' '[[agent]]' 'name = "a"' "command = 'exec python3 a.py'" '[[agent]]' 'name = "b"' "command = 'exec python3 b.py'" '[[agent]]' 'level = "1"' > c/league.toml
$ played() { script -qec "quincunx league c $*" /dev/null </dev/null | tr -d '\r' | grep -E '^[0-9]+  [ab1] - [ab1]  [A-Z]' | grep -oE '\b[ab]\b' | sort | uniq -c | tr -s ' '; }; played
 4 a
 4 b
$ played() { script -qec "quincunx league c $*" /dev/null </dev/null | tr -d '\r' | grep -E '^[0-9]+  [ab1] - [ab1]  [A-Z]' | grep -oE '\b[ab]\b' | sort | uniq -c | tr -s ' '; }; played
$ played() { script -qec "quincunx league c $*" /dev/null </dev/null | tr -d '\r' | grep -E '^[0-9]+  [ab1] - [ab1]  [A-Z]' | grep -oE '\b[ab]\b' | sort | uniq -c | tr -s ' '; }; echo '# changed' >> c/b.py; played
 2 a
 4 b
$ played() { script -qec "quincunx league c $*" /dev/null </dev/null | tr -d '\r' | grep -E '^[0-9]+  [ab1] - [ab1]  [A-Z]' | grep -oE '\b[ab]\b' | sort | uniq -c | tr -s ' '; }; played --games 4
 4 a
 4 b
# Commands of the command line run where it was given, those of the file in its folder; and why they
# fail is told at once, the same fault once.
$ mkdir d; cp steady.py mine.py; quincunx league d 'python3 mine.py' random --game slider --size 3 --games 2 | tail -1
2 of 2 games
$ mv mine.py d; quincunx league d 'exec python3 mine.py 2>&1 | head -1 >&2' random --game slider --size 3 --games 4 2>&1 >/dev/null | sed 's/.*can.t open/can not open/; s/ .[^ ]*mine.py.:/ FILE:/'; exit ${PIPESTATUS[0]}
quincunx: exec python3 mine.py 2>&1 | head -1 >&2: CRASH: ended with code 0
can not open file FILE: [Errno 2] No such file or directory
quincunx: exec python3 mine.py 2>&1 | head -1 >&2 never made a legal move; its losses stand until one of its files changes, or d/league.db is removed
[1]
$ printf '%s\n' 'game = "slider"' 'size = 3' 'games = 2' '[[agent]]' 'command = "python3 mine.py"' 'files = ["notes"]' > d/league.toml; echo 1 > d/notes; quincunx league d random | tail -1
2 of 2 games
$ printf 'echo first >&2; seq 4000 >&2; echo last >&2; exit 4\n' > fails.sh; quincunx league d 'sh fails.sh' 2>&1 >/dev/null; quincunx league d 'sh fails.sh' 2>&1 >/dev/null
quincunx: sh fails.sh: CRASH: ended with code 4
   | first
   | last
quincunx: sh fails.sh never made a legal move; its losses stand until one of its files changes, or d/league.db is removed
quincunx: sh fails.sh never made a legal move; its losses stand until one of its files changes, or d/league.db is removed
   it ended with code 4
   | last
[1]
# What cannot be a league.
$ quincunx league c --drain
quincunx: c: no league is running here
[1]
$ quincunx league nowhere 1 2 --game slider
quincunx: nowhere: No such file or directory
[2]
$ quincunx league l 1 --game slider
quincunx: l: a league has two agents or more: name them in league.toml, or after the folder
[2]
$ quincunx league l 1 1 --game slider
quincunx: '1': this agent is in the league already
[2]
$ quincunx league l 1 9 --game slider
quincunx: '9': expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, 1 to 8 or perfect
[2]
# A league file is read strictly: line and column of what is wrong.
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider\n'
quincunx: l/league.toml: line 1, column 8: this text does not end on its line
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "chess"\n[[agent]]\nlevel = 1\n'
quincunx: l/league.toml: line 1, column 8: expected slant, slider or crosscut
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\nsize = 99\n'
quincunx: l/league.toml: line 2, column 8: a board of Slider is square, with a side of 2 to 16
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\ngames = "many"\n'
quincunx: l/league.toml: line 2, column 9: expected a number from 1 to 1000000
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\nspeed = 3\n'
quincunx: l/league.toml: line 2, column 1: a league has no such key
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\ngame = "slider"\n'
quincunx: l/league.toml: line 2, column 1: this key stands twice
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\nmode = "knockout"\n'
quincunx: l/league.toml: line 2, column 8: expected round-robin, gauntlet, swiss or ladder
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad '[limits]\ncpu = 1\nmemory = 0\n'
quincunx: l/league.toml: line 3, column 10: expected a number from 0.001 to 1000000
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad '[limits]\nluck = 1\n'
quincunx: l/league.toml: line 2, column 1: expected a limit: move, cpu, game, gamecpu, start, memory or processes
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad '[[agent]]\nname = "x"\n[[agent]]\nlevel = 2\n'
quincunx: l/league.toml: line 3, column 3: the agent above has neither a command nor a level
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad '[[agent]]\nlevel = 2\ncommand = "./x"\n'
quincunx: l/league.toml: line 3, column 1: this stands twice
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\n[[agent]]\nlevel = 9\n'
quincunx: l/league.toml: line 3, column 9: expected a level: beginner, novice, learner, casual, steady, club, master or max; or random, greedy, 1 to 8 or perfect
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\n[[agent]]\nlevel = 2\n[[agent]]\nname = "z"\nlevel = 2\n'
quincunx: l/league.toml: line 6, column 9: this agent is in the league already
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad '[[agent]]\ncommand = "./x"\nfiles = "x"\n'
quincunx: l/league.toml: line 3, column 9: expected a list of texts: ["a", "b"]
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad 'game = "slider"\n[[agent]]\nlevel = 1\n[[agent]]\ncommand = "./x"\nfiles = ["gone"]\n'
quincunx: l/league.toml: line 5, column 11: one of its files cannot be read
[2]
$ bad() { printf "$1" > l/league.toml; quincunx league l; }; bad '[[agents]]\n'
quincunx: l/league.toml: line 1, column 3: expected [limits] or [[agent]]
[2]
# A course's terms: its boards, H first, no opening turns, its time; command line and league.toml.
$ quincunx match 1 1 --course slider-2017 --games 40 --nodes 1 --turns 1 --json | grep -o '"position":"[^"]*"' | sort | uniq -c | awk '{ n[gsub("B", "B")]++; odd += $1 % 2; moved += !/H.....\/H.....\/H.....\/H.....\/H.....\/.VVVVV H"$/ } END { print (n[0] && n[1] && n[2]), length(n), odd + 0, moved + 0 }'
1 3 0 0
$ cp $ROOT/tests/arena/agents/*.py .; for n in 4 5 6 7; do quincunx match 'python3 steady.py' 1 --course slider-2017 --size $n --games 1 --turns 1 --records c$n >/dev/null; head -1 c$n | grep -o 'size=.*seed\|limits=.*start'; done
size=4 course=slider-2017 seed
limits=move=150,cpu=15,game=150,gamecpu=15,start
size=5 course=slider-2017 seed
limits=move=150,cpu=15,game=150,gamecpu=15,start
size=6 course=slider-2017 seed
limits=move=300,cpu=30,game=300,gamecpu=30,start
size=7 course=slider-2017 seed
limits=move=300,cpu=30,game=300,gamecpu=30,start
$ quincunx match 'python3 bad.py spin' 1 --course slider-2017 --size 4 --games 1 --limits gamecpu=0.3 2>/dev/null | head -1
1  python3 bad.py spin - 1  second by time, 0 turns: python3 bad.py spin used more than 0.30 s of processor time
$ mkdir co; printf 'course = "slider-2017"\nsize = 4\ngames = 2\n' > co/league.toml; quincunx league co 1 random | tail -1; grep -c '^start slider 4 H' co/games.txt
2 of 2 games
2
$ quincunx match 1 2 --course slider-17; quincunx match 1 2 --course slider-2017 --size 3; quincunx match 1 2 --course slider-2017 --game slant; quincunx match 1 2 --course slider-2017 --opening 2; quincunx match 1 2 --course slider-2017 --starts c4
quincunx: --course: expected slider-2017; did you mean slider-2017?
quincunx: --size: the boards of slider-2017 have a side of 4 or more
quincunx: --game: slider-2017 is of slider
quincunx: --opening: slider-2017 has no opening turns
quincunx: --starts: slider-2017 makes its own boards
[2]
$ quincunx arena new-agent perl
quincunx: expected: arena new-agent python, c, js or java; or arena doctor
[2]
$ quincunx arena new-agent java
quincunx: --game: expected slant, slider or crosscut: an agent in java is of one game
[2]
$ quincunx arena new-agent python --game hexpath; quincunx arena new-agent python --game slidr
quincunx: --game: expected slant, slider or crosscut
quincunx: --game: expected slant, slider or crosscut; did you mean slider?
[2]
# Of several files none is written if one is there.
$ mkdir four; cd four; echo mine > Move.java; quincunx arena new-agent java --game slider; ls; rm Move.java; quincunx arena new-agent Java --game SLIDER; ls
quincunx: Move.java is there already; it was left as it is
Move.java
Agent.java has a board that knows the rules, and plays any legal move. Make it better, then:
  javac -d classes *.java
  java -cp classes Agent test
  quincunx match 'java -cp classes Agent' random --game slider
Agent.java
CourseAdapter.java
Move.java
SliderPlayer.java
$ quincunx arena new-agent c; quincunx arena new-agent c
agent.c plays any legal move. Make it better, then:
  cc -O2 -o agent agent.c
  quincunx match './agent' random --game slider
quincunx: agent.c is there already; it was left as it is
[2]
# A command may be longer than a name; it is called by its beginning.
$ quincunx arena new-agent python >/dev/null; quincunx match "env NOTHING=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa python3 agent.py" random --game slider --size 3 --games 2 --json | tail -1 | cut -d, -f1-3
{"a":"env NOTHING=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...","b":"random","games":2
# An answer is whole, however long it is.
$ row=$(printf '.%.0s' {1..91}); rows=$row; for i in {1..90}; do rows=$rows/$row; done; printf 'position slant 90x90 %s duel=1\nlegal\nside\n' $rows | quincunx engine | sed 's/^\(= a1L\).*/\1 .../'; printf 'position slant 90x90 %s duel=1\nlegal\n' $rows | quincunx engine | wc -w
=

= a1L ...

= 1

16202
# Names for those on the command line; a file of records goes by who they are.
$ quincunx match 1 random --game slider --size 3 --games 2 --name anna,ben --records named; quincunx match 1 random --game slider --size 3 --games 2 --name carl --records named | tail -1; sed -n 1p named | grep -o "match .*size=3"; grep -c '^first anna' named
1  anna - ben  first, 9 turns
2  ben - anna  second, 8 turns
anna - ben: 2 games, +2 =0 -0, 100.0%, likelihood of superiority 92.1%
carl - random: 2 games, +2 =0 -0, 100.0%, likelihood of superiority 92.1%
match 1 random game=slider size=3
1
$ mkdir n; printf '%s\n' '[[agent]]' 'level = 2' > n/league.toml; quincunx league n 1 random --game slider --size 3 --games 2 --name ,chance | grep -oE '^ +[0-9]  [a-z0-9]+' | tail -3
  1  1
  2  2
  3  chance
$ quincunx match 1 2 --game slider --name a,b,c
quincunx: --name: there are more names than players on the command line
[2]
$ quincunx league n 1 --game slider --name 2
quincunx: '1': another agent has this name
[2]
$ quincunx match 1 2 --game slider --name $(printf 'x%.0s' $(seq 65))
quincunx: --name: a name has 1 to 64 bytes
[2]
# Starts of several sizes: results by size, and by position however often it is played.
$ mkdir z; printf 'slider 3 H++/H++/+VV H\nslider 4 H+++/H+++/H+++/+VVV H\n' > z/starts; quincunx league z 1 random --starts z/starts --games 8 --seed 3 | tail -n 17; cut -d, -f 1-6 z/openings.csv | tr -d '\r'; head -1 z/table.csv | tr -d '\r' | grep -o ',wins on 3.*'
  1  1           -    8.0
  2  random    0.0      -

     by side     H +    =    -     V +    =    -
  1  1             4    0    0       4    0    0
  2  random        0    0    4       0    0    4
     all           4    0    4       4    0    4

     by size            3            4
  1  1           4.0 of 4     4.0 of 4
  2  random      0.0 of 4     0.0 of 4

opening      H +    =    -  position
      1        2    0    2  slider 3 H++/H++/+VV H
      2        2    0    2  slider 4 H+++/H+++/H+++/+VVV H

8 of 8 games
opening,size,games,first,draws,second
1,3,4,2,0,2
2,4,4,2,0,2
,wins on 3,draws on 3,losses on 3,wins on 4,draws on 4,losses on 4
