#!/usr/bin/env bash
# valgrind.sh NATIVE_CALLS: the table of calls, and the batches, through the C library under valgrind: no error, and
# nothing is lost.
exec valgrind --quiet --leak-check=full --show-leak-kinds=definite,indirect,possible \
    --errors-for-leak-kinds=definite,indirect,possible --error-exitcode=9 "$1"
