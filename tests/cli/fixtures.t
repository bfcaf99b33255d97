# Files that version 0.1.0 wrote are read by every later one (tests/fixtures; its tables: tables.t, the
# page's storage: web/tests/profile.test.mjs). Its saved games.
$ mkdir $XDG_STATE_HOME; cp -r $ROOT/tests/fixtures/0.1.0/state/quincunx $XDG_STATE_HOME; for g in slant slitherlink hexpath slider crosscut; do printf '%s\n' position redo position | quincunx play $g --plain --continue 2>> said | grep -E "^($g [^ ]+ .*[^:]|there is .*)$"; done
slant 4x4 ...0./.4.../2...2/...../.1.0. L.../..../..../....
slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL
slitherlink 3x2 2../.3. .10/.../...:..10/....
slitherlink 3x2 2../.3. .10/.../...:..10/1...
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2
there is nothing to do again
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2
slider 4 +H++/H+B+/HV++/++VV H
there is nothing to do again
slider 4 +H++/H+B+/HV++/++VV H
crosscut 6x7 ....../....../..B.../....../..R.../....../...... R
there is nothing to do again
crosscut 6x7 ....../....../..B.../....../..R.../....../...... R
# That is told, and they are kept as they were.
$ sed 's/.*quincunx\///' said; for g in slant slitherlink hexpath slider crosscut; do cmp $XDG_STATE_HOME/quincunx/$g.backup $ROOT/tests/fixtures/0.1.0/state/quincunx/$g; done
slant: version 0.1.0 wrote it; it is brought up to date, and slant.backup is as it was
slitherlink: version 0.1.0 wrote it; it is brought up to date, and slitherlink.backup is as it was
hexpath: version 0.1.0 wrote it; it is brought up to date, and hexpath.backup is as it was
slider: version 0.1.0 wrote it; it is brought up to date, and slider.backup is as it was
crosscut: version 0.1.0 wrote it; it is brought up to date, and crosscut.backup is as it was
# Gone on with they are written in the new form; Recent of 0.1.0 is read too.
$ head -qn 1 $XDG_STATE_HOME/quincunx/{slant,crosscut} | cut -d ' ' -f 1-3; grep -c ' jump ' $XDG_STATE_HOME/quincunx/crosscut; printf '%s\n' recent 'recent 1' discard redo position | quincunx play slant --plain --continue 2> said | tail -n 4; sed 's/.*quincunx\///' said; cmp $XDG_STATE_HOME/quincunx/slant.recent.backup $ROOT/tests/fixtures/0.1.0/state/quincunx/slant.recent
quincunx session 3
quincunx session 3
1
back at the checkpoint
A new puzzle
In progress
slant 4x3 ...../.32.2/1.1.1/.1... ...L/...R/....
slant.recent: version 0.1.0 wrote it; it is brought up to date, and slant.recent.backup is as it was

# Its records: reviewed as they are; a match that goes on brings them up to date and keeps what was there.
$ cp $ROOT/tests/fixtures/0.1.0/match.txt records; quincunx review records --depth 2 | grep -E '^(result|accuracy)'; cmp records $ROOT/tests/fixtures/0.1.0/match.txt; quincunx match 1 2 --game slider --size 4 --seed 1 --games 3 --records records | tail -n 1; cmp records.backup $ROOT/tests/fixtures/0.1.0/match.txt; head -n 1 records | cut -d ' ' -f 1-3; diff <(grep -E '^(start|moves|result)' records) <(grep -E '^(start|moves|result)' records.backup)
result: first
accuracy: H 100%, V 95%
result: first
accuracy: H 100%, V 96%
result: second
accuracy: H 92%, V 96%
records: version 0.1.0 wrote it; it is brought up to date, and records.backup is as it was
1 - 2: 3 games, +1 =0 -2, 33.3%, Elo -120 +- 1363, likelihood of superiority 28.2%
quincunx record 2
# Its collection: the same puzzles and ratings, in the new form, and the old file beside it (but for its head: how SQLite keeps its log).
$ cp $ROOT/tests/fixtures/0.1.0/collection.db puzzles; quincunx collection puzzles list 2> /dev/null; cmp -i 100 puzzles.backup $ROOT/tests/fixtures/0.1.0/collection.db; quincunx collection puzzles add 'slant 2x2 .../.4./...'
1	2.5 easy	slant 4x4 ...0./.4.../2...2/...../.1.0.
2	2.0 easy	slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3
3	4.1 normal	hexpath 3 2S,2,2/3,1,2/3,2E,X
4	not rated	slant 2x2 .../.4./...
added 0, known already 1
# Its league: the games that were played count, and none is played again.
$ cp -r $ROOT/tests/fixtures/0.1.0/league league; quincunx league league 2>&1 | grep games; cmp -i 100 league/league.db.backup $ROOT/tests/fixtures/0.1.0/league/league.db; quincunx league league > again 2> /dev/null; cmp again league/table.txt; grep -c '^game ' league/games.txt
4 of the games were played by version 0.1.0 of the program; they count
     agent  games    +    =    -      %    Elo   +-    LOS
4 of 4 games
4
