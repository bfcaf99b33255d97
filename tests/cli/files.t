# Files are looked at before they are changed. Records never go into a file that holds something else.
$ printf 'print("my agent")\n\n\nlast paragraph\n' > agent.py; cp agent.py kept; quincunx match random 1 --game slider --size 4 --games 2 --nodes 50 --records agent.py; cmp agent.py kept
quincunx: agent.py: this is not a file of game records
$ printf 'quincunx record 9 7.0.1 match\n\n' > newer; quincunx match random 1 --game slider --size 4 --games 2 --nodes 50 --records newer; cat newer
quincunx: newer: version 7.0.1 of the program wrote it, in format 9 of a record; this is version 0.2.0 and knows format 2
quincunx record 9 7.0.1 match

$ quincunx match random 1 --game slider --size 4 --games 2 --nodes 50 --records r > first; sed 's/^moves b3u/moves b3r/' r > changed; quincunx match random 1 --game slider --size 4 --games 2 --nodes 50 --records changed
quincunx: changed: line 10, column 5: the record was changed or damaged: the sum does not fit (a record written by hand needs no line 'sum')
[2]
# The blank line after the heading is changed: the first game is not taken for a part of it.
$ sed '2s/^$/x/' r > joined; quincunx review joined --depth 1 | grep -c result
quincunx: joined: line 10, column 5: the record was changed or damaged: the sum does not fit (a record written by hand needs no line 'sum')
1
# A record without a sum is read all the same, where it is not ours to go on with.
$ grep -v '^sum' r | quincunx review --depth 1 | grep result
result: second
result: first
# Two matches on one file: the second is refused at once, and nothing stands twice.
$ quincunx match 2 4 --game slider --size 6 --games 1000 --nodes 20000 --records both > out & until [ -s both ]; do sleep 0.01; done; quincunx match 2 4 --game slider --size 6 --games 1000 --nodes 20000 --records both 2>&1 | sed 's/process [0-9]*/process N/'; kill $!; wait; grep '^game' both | sort | uniq -d
quincunx: both: process N (quincunx) is using it
# Killed after its heading, or within it: the match begins as if it had never been there.
$ for n in 0 9 40 "$(head -n 1 r | wc -c)" "$(head -n 2 r | wc -c)"; do head -c $n r > cut; quincunx match random 1 --game slider --size 4 --games 2 --nodes 50 --records cut | cmp - first; cmp cut r; done
# A file of version 0.1.0 is brought up to date; what it was stays beside it.
$ sed '1s/^quincunx record 2 0.2.0 //' r | grep -v ^sum > old; cp old old.was; quincunx match random 1 --game slider --size 4 --games 2 --nodes 50 --records old | cmp - first; cmp old r; cmp old.backup old.was
old: version 0.1.0 wrote it; it is brought up to date, and old.backup is as it was
# '-' is standard output.
$ quincunx solve 'slant 1x1 1./..' --dimacs - | head -1; quincunx show 'slant 1x1 ../.. L' -o - | head -1; test ! -e ./-
c order: corners and no loop: every model is an answer; true is \
slant 1x1:
