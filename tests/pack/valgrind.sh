#!/usr/bin/env bash
# valgrind.sh NATIVE_CALLS [EVERY]: every 25th row of the table of calls, and the batches, through the C library under
# valgrind: no error, and nothing is lost. EVERY=1 is the whole table (tools/test-long).
set -uo pipefail
root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
awk -v every="${2:-25}" 'NR % every == 0' "$root/tests/calls/calls.tsv" >"$work/calls.tsv"
valgrind --quiet --leak-check=full --show-leak-kinds=definite,indirect,possible --errors-for-leak-kinds=definite,indirect,possible \
    --error-exitcode=9 "$1" "$work/calls.tsv" $(($(wc -l <"$work/calls.tsv")))
