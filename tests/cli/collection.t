# Any form that is read; the same puzzle turned, mirrored or with progress is the same puzzle.
$ printf '%s\n' gokigen/4/3/l372666bg 4x3:f32a21a1a1a1c 'slant 4x3 ...../.32.2/1.1.1/.1... LR../..../....' | quincunx collection a.db add
added 1, known already 2
$ quincunx collection a.db add 'slant 3x2 1.../.2.4/..0.' 'slant 3x2 ...1/4.2./.0..' 'slant 2x3 1../.2./..0/.4.' 'slant 3x2 .1../.2.4/..0.' --json
{"id":2,"added":true}
{"id":2,"added":false}
{"id":2,"added":false}
{"id":3,"added":true}
$ quincunx collection a.db add 5x5t0:2b1b2b1b2b3b3b0b3 'slider 3 H++/H+B/+VV H'
added 2, known already 0

# Rating is a step of its own and goes on where it stopped.
$ quincunx collection a.db rate; quincunx collection a.db rate; quincunx collection a.db list
rated 4
rated 0
1	6.5 hard	slant 4x3 ...../.32.2/1.1.1/.1...
2	not unique	slant 3x2 1.../.2.4/..0.
3	not unique	slant 3x2 .1../.2.4/..0.
4	3.0 normal	slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
5	not rated	slider 3 H++/H+B/+VV H
$ quincunx collection a.db info
slant 3x2 not rated: 2
slant 4x3 hard: 1
slider 3x3 not rated: 1
slitherlink 5x5 normal: 1

# Questions.
$ quincunx collection a.db list --level normal --json
{"game":"slitherlink","number":4,"id":"","position":"slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3","rating":3.0,"level":"normal","state":"rated"}
$ quincunx collection a.db list --game slant --size 3x2 --limit 1
2	not unique	slant 3x2 1.../.2.4/..0.
$ quincunx collection a.db export --technique 'number on the rim' --to tatham
4x3:f32a21a1a1a1c
$ quincunx collection a.db export --game slitherlink --to puzzlink
https://puzz.link/p?slither/5/5/cbcbcddad
$ quincunx collection a.db export --game slant --limit 1 | quincunx solve | head -1
unique
$ quincunx collection a.db list --size 50
[1]
$ quincunx collection a.db remove 2 5; quincunx collection a.db remove 2; quincunx collection a.db list | cut -f 1 | paste -sd ' '
quincunx: there is no puzzle 2
1 3 4

# Ids of made puzzles are kept.
$ quincunx new hexpath --size 4 --seed 3 --count 2 --json | quincunx collection b.db add; quincunx collection b.db export --to json | grep -o '"id":"[^"]*"'
added 2, known already 0
"id":"hexpath:4:normal:3:0:3"
"id":"hexpath:4:normal:3:1:3"

# Two programs at once, on a file that neither of them finds: every puzzle is added once.
$ quincunx new slant --size 3x4 --seed 1 --count 200 >many; for i in 1 2; do quincunx collection c.db add -f many --json >said.$i & done; wait; cat said.1 said.2 | grep -c true; cat said.1 said.2 | wc -l; quincunx collection c.db list | wc -l
200
400
200

# Killed at any moment: what was acknowledged is there, at most one more, and the rest can be added.
$ for round in 1 2 3; do rm -f k.db*; quincunx collection k.db add -f many --json >acked & pid=$!; while [ ! -s acked ]; do :; done; kill -9 $pid 2>/dev/null; wait $pid 2>/dev/null; sure=$(grep -c true acked); there=$(quincunx collection k.db list | wc -l); [ $there -ge $sure ] && [ $there -le $((sure + 1)) ] && quincunx collection k.db add -f many >more && quincunx collection k.db list | wc -l; rm acked; done
200
200
200

# What is wrong is said.
$ quincunx collection none.db list
quincunx: none.db: No such file or directory
[2]
$ echo hello >text.db; quincunx collection text.db list
quincunx: text.db: this is not a collection
[2]
$ quincunx collection text.db add 'slant 2x2 .../.4./...'; cat text.db
quincunx: text.db: this is not a collection
hello
$ quincunx collection a.db
quincunx: expected a file and add, rate, list, export, info, remove or check
[2]
$ quincunx collection a.db count
quincunx: 'count': expected add, rate, list, export, info, remove or check
[2]
$ quincunx collection a.db list --technique magic
quincunx: --technique: no game has one of that name; 'rate' shows names
[2]
$ quincunx collection a.db list --size 3x
quincunx: --size: this is not a size: write width x height, such as 7x5, or 7 for 7x7
[2]
$ quincunx collection a.db list --size 0
quincunx: --size: no board is that small
[2]
$ quincunx collection a.db add 'slant 2x2 ...'
quincunx: line 1, column 14: a row is missing: expected '/' and the next row
added 0, known already 0
[2]
$ quincunx collection a.db remove two
quincunx: 'two' is not the number of a puzzle
[2]

# A collection that cannot be written to is read all the same: a file, or all of its folder. (Root may
# write everywhere; so these run without that right.)
$ mkdir 'shut #1'; cp a.db 'shut #1/a?b%20.db'; quincunx collection 'shut #1/a?b%20.db' list >before; chmod a-w 'shut #1/a?b%20.db'
$ bound() { if [ $(id -u) = 0 ]; then setpriv --bounding-set=-dac_override,-dac_read_search "$@"; else "$@"; fi; }; bound quincunx collection 'shut #1/a?b%20.db' list | cmp - before && bound quincunx collection 'shut #1/a?b%20.db' add 'slant 1x1 ../..'
quincunx: shut #1/a?b%20.db: this file cannot be written to: it can be read alone
[2]
$ bound() { if [ $(id -u) = 0 ]; then setpriv --bounding-set=-dac_override,-dac_read_search "$@"; else "$@"; fi; }; rm -f shut*/*-wal shut*/*-shm; chmod a-w shut*; bound quincunx collection 'shut #1/a?b%20.db' list | cmp - before && bound quincunx collection 'shut #1/a?b%20.db' info | wc -l; bound quincunx collection 'shut #1/a?b%20.db' export | wc -l; bound quincunx collection 'shut #1/a?b%20.db' rate
3
3
quincunx: shut #1/a?b%20.db: this file cannot be written to: it can be read alone
[2]
$ bound() { if [ $(id -u) = 0 ]; then setpriv --bounding-set=-dac_override,-dac_read_search "$@"; else "$@"; fi; }; bound quincunx collection shut*/none.db list; code=$?; chmod u+w shut*; rm -rf shut*; exit $code
quincunx: shut*/none.db: No such file or directory
[2]

# check goes through all of it; what is computed is computed again, and a damaged index is built anew.
$ quincunx new slant --size 4 --seed 5 --count 30 --json | quincunx collection c9.db add; quincunx collection c9.db rate; quincunx collection c9.db check; quincunx collection c9.db list > good9
added 30, known already 0
rated 30
30 puzzles, 15 ratings computed again
$ echo 'import sqlite3; d = sqlite3.connect("c9.db"); n = d.execute("select rootpage from sqlite_master where name = ?", ("puzzle_state",)).fetchone()[0]; d.close(); b = bytearray(open("c9.db", "rb").read()); b[n * 4096 - 100] ^= 4; open("c9.db", "wb").write(b)' | python3; quincunx collection c9.db rate; quincunx collection c9.db check
quincunx: c9.db: this file is damaged
rated 0
c9.db: it is built anew from what it holds, and c9.db.backup is as it was
30 puzzles, 15 ratings computed again
[1]
$ quincunx collection c9.db list | cmp - good9; quincunx collection c9.db check
30 puzzles, 15 ratings computed again
# A newer file is refused, and so is one of another kind; both stay as they are.
$ for k in 'newer.db 1364738865 9' 'league.db 1364741169 2'; do set -- $k; echo "import sqlite3; d = sqlite3.connect('$1'); d.executescript('create table about(name, value); insert into about values(\"program\", \"7.0.1\"); pragma application_id=$2; pragma user_version=$3')" | python3; done; cp newer.db n; quincunx collection newer.db list; quincunx collection league.db add 'slant 1x1 ../..'; cmp newer.db n
quincunx: newer.db: version 7.0.1 of the program wrote it, in format 9 of a collection; this is version 0.2.0 and knows format 2
quincunx: league.db: this is not a collection
