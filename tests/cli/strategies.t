# A strategy in the compact form: any way to win, one of several mirror images, nothing where a move wins at once.
$ quincunx strategy --compact 'crosscut 5x5 ...../...../...../...../..... R' | tr '\t' '|'
quincunx strategy 1 0.2.0 crosscut 5x5 ...../...../...../...../..... R
turn 1 1
0,0:crosscut 5x5 ...../...../...../...../..... R|c3
turn 2 2
0,0:crosscut 5x5 ...../...../..R../...B./..... R|b3
33,9:B.|c1
sum 1f0d83a6
$ quincunx strategy --compact 'crosscut 6x7 ....../....../....../....../....../....../...... R' -o win; quincunx strategy --check win | cut -d: -f1; quincunx strategy --check - < win | cmp - <(quincunx strategy --check win --memory 1)
wins
# From a position, for the other side, and where a move wins at once.
$ quincunx strategy --compact 'crosscut 5x6 ...../...../...B./...../..R../..... B' | quincunx strategy --check - | cut -d: -f1
wins
$ quincunx strategy --compact 'crosscut 5x5 ...../.B.B./..R../..RR./..... B' | quincunx strategy --check -
wins: 1 positions, 0 replies, at most 1 turns
# What is missing, changed or wrong is noticed.
$ sed 3d win > cut; quincunx strategy --check cut
quincunx: line 4: expected turn 2
[2]
$ tr R B < win > swapped; quincunx strategy --check swapped 2>&1 | sed 's/[0-9][0-9]*/N/'
quincunx: line N: the sum is wrong
$ head -c 3000 win | quincunx strategy --check - 2>&1 | sed 's/[0-9][0-9]*/N/'
quincunx: line N: it ends before its sum
$ printf 'quincunx strategy 2 0.9.0 x\n' | quincunx strategy --check -
quincunx: the strategy: version 0.9.0 of the program wrote it, in format 2 of a strategy; this is version 0.2.0 and knows format 1
[2]
$ quincunx strategy --compact 'crosscut 5x5 ...../...../..R../...../..... B' -o none; ls none
quincunx: the side to move does not win
ls: cannot access 'none': No such file or directory
[2]
$ quincunx strategy --compact 'crosscut 8x8 ......../......../......../......../......../......../......../........ R' --steps 100 -o none
quincunx: no proof was found within the steps and time allowed
[3]
$ quincunx strategy 'crosscut 5x5 ...../...../...../...../..... R' -o none
quincunx: -o is for --compact; the list goes to standard output
[2]
