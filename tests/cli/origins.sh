#!/usr/bin/env bash
# Every guide, and the rules that `rules` prints and the page shows, say where the game comes from and
# what we decided: origins.sh PROGRAM. The words looked for are what each document leaves open.
set -euo pipefail
program=$(readlink -f "$1")
guides=$(dirname "$(readlink -f "$0")")/../../docs/guide
bad=0

fail() {
    echo "$1"
    bad=1
}

# GAME WORDS...: those of the section, whatever its line breaks, and of the rules.
check() {
    local game=$1 section rules word
    shift
    section=$(awk '/^## / { on = ($0 == "## Where this comes from") } on' "$guides/$game.md" | tr '\n' ' ')
    rules=$("$program" rules "$game" | awk '/^WHERE THIS COMES FROM$/ { on = 1 } on' | tr '\n' ' ')
    [ "$(wc -w <<<"$section")" -ge 90 ] || fail "docs/guide/$game.md has no section 'Where this comes from', or hardly one"
    [ "$(wc -w <<<"$rules")" -ge 30 ] || fail "rules $game does not say where the game comes from"
    grep -q "docs/guide/$game.md" <<<"$rules" || fail "rules $game does not lead to the guide"
    for word; do
        grep -qF -- "$word" <<<"$section" || fail "docs/guide/$game.md does not speak of: $word"
    done
}

check slitherlink 'E²' circular 'several loops' '--via sat'
check slant Greedy 'Invalid Board State' careful rule=sound
check hexpath 'more than two higher-priority neighbours' 'tie for best' gray=step
check slider '(row, column)' '(column, row)' a2r 'third occurrence'
check crosscut 'Mark Steere' perimeter Draws rectangles

# A game that is not named above has no guide that was looked at.
for game in $("$program" games --json | grep -o '"game":"[a-z]*"' | cut -d '"' -f 4); do
    grep -q "^check $game " "$0" || fail "the document of $game is not named in this test"
done
exit "$bad"
