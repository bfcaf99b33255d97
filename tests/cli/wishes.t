# What a setter may ask of a puzzle; each stands in the id, which makes the same board again.
$ for g in slitherlink slant; do for s in half quarter mirror both diagonal; do quincunx new $g --size 8 --symmetry $s --seed 1 --json; done; done >made; grep -o '+symmetry=[a-z]*' made | sort | uniq -c | sed 's/^ *//'
2 +symmetry=both
2 +symmetry=diagonal
2 +symmetry=half
2 +symmetry=mirror
2 +symmetry=quarter
$ for g in slitherlink slant; do quincunx new $g --size 8x6 --without-zeros --clues 50% --level easy --seed 2 --json; quincunx new $g --size 8x6 --minimal --level expert --seed 2 --json; done >>made; for s in open winding mixed; do quincunx new slitherlink --style $s --seed 2 --json; done >>made; quincunx new hexpath --walls 3 --seed 2 --json >>made; quincunx new hexpath --numbers 6 --set gray=step --seed 2 --json >>made; quincunx new slider --blocked course --seed 3 --json >>made; tail -n 10 made | grep -o '"id":"[^"]*"'
"id":"slitherlink:8x6:easy+clues=50%+zeros=none:2:0:3"
"id":"slitherlink:8x6:expert+minimal=yes:2:0:3"
"id":"slant:8x6:easy+clues=50%+zeros=none:2:0:3"
"id":"slant:8x6:expert+minimal=yes:2:0:3"
"id":"slitherlink:7x7:normal+style=open:2:0:3"
"id":"slitherlink:7x7:normal+style=winding:2:0:3"
"id":"slitherlink:7x7:normal+style=mixed:2:0:3"
"id":"hexpath:5:normal+walls=3:2:0:3"
"id":"hexpath:5:normal+numbers=6+gray=step:2:0:3"
"id":"slider:6:start+blocked=course:3:0:3"
$ grep -o '"id":"[^"]*"' made | cut -d '"' -f 4 | quincunx convert - --to quincunx >again; grep -o '"position":"[^"]*"' made | cut -d '"' -f 4 | cmp - again
$ grep -v slider again | quincunx solve - | grep -c unique
19
# Symmetric: turned and mirrored, clues stand in the same places.
$ head -n 1 again | cut -d ' ' -f 3 | tr / '\n' | tr 0-4 x >a; tac a | rev | cmp - a
$ sed -n 3p again | cut -d ' ' -f 3 | tr / '\n' | tr 0-4 x >a; rev a | cmp - a; sed -n 8p again | cut -d ' ' -f 3 | tr / '\n' | tr 0-4 x >a; rev a | cmp - a
$ for n in 4 9; do sed -n ${n}p again | cut -d ' ' -f 3 | tr / '\n' | tr 0-4 x >a; rev a | cmp - a; tac a | cmp - a; done
# A quarter turn: the first column from the bottom is the first row.
$ for n in 2 7; do sed -n ${n}p again | cut -d ' ' -f 3 | tr / '\n' | tr 0-4 x >a; for c in $(seq $(wc -l <a)); do tac a | cut -c $c | tr -d '\n'; echo; done | cmp - a; done
# So many clues, no 0, no clue that can go, so many walls.
$ for n in 11 13; do sed -n ${n}p again | cut -d ' ' -f 3 | tr -dc 0-4 | wc -c; done; sed -n '11p;13p' again | cut -d ' ' -f 3 | grep -c 0
24
32
0
[1]
$ quincunx design "$(sed -n 12p again)" --json | grep -o '"redundant":[^,]*'; quincunx design "$(sed -n 14p again)" --json | grep -o '"redundant":[^,]*'
"redundant":[]
"redundant":[]
$ sed -n 18p again | tr -dc X; echo
XXX
# Techniques: one that is needed, one that is not; their names are written with - in ids.
$ quincunx new slitherlink --use 'diagonal of 2s' --avoid chain-of-pairs --seed 1 --json | tee one | grep -o '+use[^:]*'; quincunx rate "$(grep -o '"position":"[^"]*"' one | cut -d '"' -f 4)" --json | grep -o '"diagonal of 2s":\|"chain of pairs":'
+use=diagonal-of-2s+avoid=chain-of-pairs
"diagonal of 2s":
# The same, whatever --jobs.
$ quincunx new slant --size 7 --symmetry both --clues 45% --seed 4 --count 6 >a; quincunx new slant --size 7 --symmetry both --clues 45% --seed 4 --count 6 --jobs 3 | cmp - a
# What cannot be is said.
$ quincunx new slitherlink --size 7x6 --symmetry quarter --seed 1
quincunx: --symmetry: quarter turns and the diagonal need a square board; asked for were: normal, symmetry=quarter
[3]
$ quincunx new slitherlink --size 6 --clues 5% --seed 1
quincunx: no puzzle of this level was found with that number of clues (--clues); asked for were: normal, clues=5%
[3]
$ quincunx new hexpath --walls 24 --seed 1
quincunx: --walls: so many walls leave no room for a path across the board; asked for were: normal, walls=24
[3]
$ quincunx new slitherlink --size 4 --level easy --use 'long contradiction' --seed 1
quincunx: no puzzle of that size and level was found that needs the technique of --use; asked for were: easy, use=long-contradiction
[3]
$ quincunx new slitherlink --use magic
quincunx: --use: expected a technique by the name that `rate` and the guide of the game give it
[2]
$ quincunx new slant --style open
quincunx: --style: this game has no such choice
[2]
$ quincunx new slitherlink --clues many; quincunx new slitherlink --symmetry halb; quincunx new hexpath --set gray=pink
quincunx: --clues: expected a number of clues, or per cent of the places such as 40%
quincunx: --symmetry: expected none, half, quarter, mirror, both or diagonal; did you mean half?
quincunx: --set: hexpath has no option 'gray=pink'
[2]
