#!/usr/bin/env python3
"""rate_archive.py FILE [CHART.svg]: rates the puzzles of an archive, one position a line, and draws how many there are of
each rating. With the Python package alone; `quincunx.rate(line).flat()` is a row for pandas."""
import sys
from collections import Counter

import quincunx

rows = [{"position": line.strip(), **quincunx.rate(line.strip()).flat()} for line in open(sys.argv[1]) if line.strip()]
counts = Counter(int(row["rating"]) for row in rows if row["rating"] is not None)
print(f"{len(rows)} puzzles, hardest {max(row['rating'] or 0 for row in rows)}")
for rating in range(min(counts), max(counts) + 1):
    print(f"{rating:3} {'#' * counts[rating]}")
if len(sys.argv) > 2:
    bars = "".join(f'<rect x="{20 * r}" y="{100 - 5 * n}" width="16" height="{5 * n}"/>' for r, n in sorted(counts.items()))
    open(sys.argv[2], "w").write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100">{bars}</svg>\n')
