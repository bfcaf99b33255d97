#!/usr/bin/env bash
# abi.sh LIBRARY: what libquincunx.so.1 shows to programs that were linked with it: its own name, and every dynamic symbol
# with its kind and version, as abi.want lists them. A line of that list never goes; what is new is added to it, under a new
# version once 1 has been released.
set -uo pipefail
export LC_ALL=C
here=$(dirname "$(readlink -f "$0")")
got=$(readelf -d "$1" | sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p'
    nm -D --defined-only --with-symbol-versions "$1" | awk '{ print $2, $3 }' | sort)
diff "$here/abi.want" - <<<"$got" || { echo "the library shows other symbols than tests/pack/abi.want (<)"; exit 1; }
echo "$(($(wc -l <<<"$got") - 1)) symbols as listed"
