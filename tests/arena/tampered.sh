#!/usr/bin/env bash
# A league.db that was changed by somebody who knows its form, checksums and all: each change is told, does not count,
# and the game is played anew, so that the table is the one that it was. Without the key nothing is believed, and
# nothing is lost either. A league of version 0.1.0 has no seals and counts; once it has them, they must fit.
set -euo pipefail
quincunx=$(readlink -f "$1")
tamper=$(dirname "$quincunx")/tamper
root=$(readlink -f "$(dirname "$0")/../..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
fail() { echo "$*"; exit 1; }
play() { "$quincunx" league "$1" 1 2 random --game slider --size 4 --games 4 --seed 3 --depth 2; }

mkdir sound
play sound >sound.txt
tried=0

changed() { # WHAT WHY SQL: it is told so often as rows were changed, and the games are as they were
    local code=0 what=$1 why=$2
    rm -rf cup
    cp -r sound cup
    "$tamper" cup/league.db "$3" || fail "$what: nothing was changed"
    play cup >cup.txt 2>told.txt || code=$?
    [ $code = 1 ] || fail "$what: code $code: $(cat told.txt)"
    grep -q "is not believed: .*$why" told.txt || fail "$what: $(cat told.txt)"
    cmp sound.txt cup.txt || fail "$what: the table is another one"
    cmp sound/games.txt cup/games.txt || fail "$what: the games are others"
    play cup >cup.txt 2>told.txt || fail "$what: it is told twice: $(cat told.txt)"
    tried=$((tried + 1))
}

other="CASE result WHEN 'first' THEN 'second' ELSE 'first' END"
columns="program,terms,position,moves,reason,note_first,note_second,err_first,err_second,cpu_first,cpu_second,wall_first,wall_second,seal"
changed 'the result' 'seal' "UPDATE game SET result = $other WHERE id = 2"
changed 'a win by a crash' 'seal' "UPDATE game SET result = $other, reason = 'crash' WHERE id = 3"
changed 'the moves' 'seal' "UPDATE game SET moves = 'a1u ' || moves WHERE id = 4"
changed 'the last move' 'seal' "UPDATE game SET moves = substr(moves, 1, length(moves) - 4) WHERE id = 5"
changed 'the sides' 'seal' "DELETE FROM game WHERE id = 4; UPDATE game SET first = second, second = first WHERE id = 1"
changed 'who played' 'seal' "UPDATE game SET first = (SELECT hash FROM agent WHERE hash <> first AND hash <> second), start = 5 WHERE id = 1"
changed 'a game of another pair' 'seal' "UPDATE game SET (moves, result, reason, position, seal) = (SELECT moves, result, reason, position, seal FROM game WHERE id = 8) WHERE id = 7"
changed 'the time it took' 'seal' "UPDATE game SET cpu_first = 0, wall_second = 12345 WHERE id = 8"
changed 'the note' 'seal' "UPDATE game SET note_first = 'it cheated' WHERE id = 9"
changed 'the start' 'seal' "UPDATE game SET position = (SELECT position FROM game WHERE start = 1 LIMIT 1) WHERE id = (SELECT id FROM game WHERE start = 0 LIMIT 1)"
changed 'no seal' 'seal' "UPDATE game SET seal = '' WHERE id = 2"
changed 'an invented game' 'seal' "DELETE FROM game WHERE id = 4; INSERT INTO game ($columns, first, second, start, result) SELECT $columns, second, first, 0, 'second' FROM game WHERE id = 1"
changed 'all results' 'seal' "UPDATE game SET result = $other"

# A seal of one who has the key does not make a game that the rules do not allow: here they are all that is asked,
# for the key says that there were no seals.
rules() { # WHAT WHY SQL
    local code=0
    rm -rf cup
    cp -r sound cup
    sed -i 's/$/ older/' cup/league.key
    "$tamper" cup/league.db "UPDATE game SET seal = ''; $3" || fail "$1: nothing was changed"
    play cup >cup.txt 2>told.txt || code=$?
    [ $code = 1 ] && grep -q "is not believed: .*$2" told.txt || fail "$1: code $code: $(cat told.txt)"
    cmp sound.txt cup.txt || fail "$1: the table is another one"
    tried=$((tried + 1))
}
rules 'result' 'another result' "UPDATE game SET result = $other WHERE id = 2"
rules 'moves' '' "UPDATE game SET moves = 'a1u ' || moves WHERE id = 2"
rules 'not over' 'not over' "UPDATE game SET moves = substr(moves, 1, length(moves) - 4) WHERE id = 2 AND reason = 'end'"
rules 'repetition' 'third time' "UPDATE game SET result = 'draw', reason = 'repetition' WHERE id = 2 AND reason = 'end'"
rules 'limit' 'turns' "UPDATE game SET result = 'draw', reason = 'limit', moves = substr(moves, 1, 7) WHERE id = 2 AND reason = 'end'"
rules 'crash of a level' 'no program' "UPDATE game SET reason = 'crash' WHERE id = 2"
rules 'start' 'another position' "UPDATE game SET position = (SELECT position FROM game WHERE start = 1 LIMIT 1), moves = (SELECT moves FROM game WHERE start = 1 LIMIT 1), result = (SELECT result FROM game WHERE start = 1 LIMIT 1), reason = (SELECT reason FROM game WHERE start = 1 LIMIT 1) WHERE id = (SELECT id FROM game WHERE start = 0 LIMIT 1)"

# Without its key a league is refused and left as it is.
rm -rf cup
cp -r sound cup
rm cup/league.key
code=0
play cup >cup.txt 2>told.txt || code=$?
[ $code = 2 ] && grep -q 'league.key is missing' told.txt || fail "no key: code $code: $(cat told.txt)"
cmp sound/league.db cup/league.db || fail 'no key: the file was changed'
[ "$(stat -c %a sound/league.key)" = 600 ] || fail "everybody may read the key"

# Version 0.1.0: no seals; they are made, and count from then on.
mkdir old
cp "$root/tests/fixtures/0.1.0/league/league.db" old/
before() { "$quincunx" league old 1 2 --game slider --size 4 --seed 1 --games 4; }
before >old.txt 2>told.txt || fail "0.1.0: $(cat told.txt)"
grep -q 'played by version 0.1.0' told.txt || fail "0.1.0: $(cat told.txt)"
"$tamper" old/league.db "UPDATE game SET result = $other WHERE id = 1"
before >again.txt 2>told.txt && fail '0.1.0: a change was not noticed'
grep -q 'its seal does not fit' told.txt || fail "0.1.0: $(cat told.txt)"
echo "$tried changes were told and did not count"
