#!/usr/bin/env bash
# One proof by several threads: whole, to a limit, interrupted.
source "$(dirname "$0")/begin"
lattice() { # SIDE VALUE: a clue on every second cell
    awk -v n="$1" -v v="$2" 'BEGIN { printf "slitherlink %dx%d ", n, n
        for (r = 0; r < n; r++) { for (c = 0; c < n; c++) printf "%s", r % 2 || c % 2 ? "." : v; if (r < n - 1) printf "/" } }'
}
for threads in 2 5; do
    ends 1 "$quincunx" solve "$(lattice 15 3)" --threads $threads
    ends 1 "$quincunx" solve "$(lattice 19 1)" --threads $threads --json
    ends "0 1 3" "$quincunx" solve "$(lattice 31 3)" --threads $threads --steps 100000
    ends "0 1 3" "$quincunx" solve "$(lattice 31 3)" --threads $threads --time 0.5
done
interrupted 0.5 "$quincunx" solve "$(lattice 31 3)" --threads 4
done_well
