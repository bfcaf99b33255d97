#!/usr/bin/env python3
"""What loops look like: styles.py PROGRAM [N [FILE]].

N puzzles of 10 x 10 (default 200) of each style are measured, and the puzzles of FILE, one position a line, if one is
given. Published averages stand beside them, and the mean of the two sources that people make by hand. Columns:
share of dots on the loop; of cells with lines on two opposite sides and no others (corridors); of 2 x 2 blocks of
cells on one side; of lines in straight runs of 5 or more; of cells with a clue; of 0s among the clues."""
import json
import subprocess
import sys

PUBLISHED = {
    "Janko": (0.82, 0.17, 0.14, 0.09, 0.42, 0.11),
    "puzsq": (0.80, 0.17, 0.16, 0.12, 0.39, 0.12),
    "puzzle-loop": (0.96, 0.29, 0.03, 0.08, 0.47, 0.04),
    "Tatham": (0.92, 0.30, 0.07, 0.07, 0.47, 0.04),
}
WITHIN = (1, 2, 3, 5)  # columns of `mixed` that must come within 20 % of the mean of Janko and puzsq
LONG = 5


def sides(across, down):
    """1 for the cells inside the loop."""
    rows = []
    for r, line in enumerate(down):
        inside, row = 0, []
        for c in range(len(line) - 1):
            inside ^= line[c] == "1"
            row.append(inside)
        rows.append(row)
    return rows


def runs(lines):
    """Lengths of straight runs."""
    return [len(run) for line in lines for run in line.replace("0", " ").split()]


def cut_lines(across, down):
    """Rows and columns of edges; a straight run ends by itself where the loop turns, as no dot has three lines."""
    columns = ["".join(row[c] for row in down) for c in range(len(down[0]))]
    return across + columns


def measure(clues, solution):
    across, down = (part.split("/") for part in solution.split(":"))
    h, w = len(down), len(across[0])
    lines = sum(line.count("1") for line in across + down)  # a loop has as many lines as dots
    corridor = 0
    for r in range(h):
        for c in range(w):
            n, s, e, o = across[r][c], across[r + 1][c], down[r][c + 1], down[r][c]
            corridor += (n == s == "1" and e == o == "0") or (n == s == "0" and e == o == "1")
    inside = sides(across, down)
    one_sided = sum(1 for r in range(h - 1) for c in range(w - 1)
                    if inside[r][c] == inside[r][c + 1] == inside[r + 1][c] == inside[r + 1][c + 1])
    straight = runs(cut_lines(across, down))
    shown = [c for c in clues if c not in "./"]
    return (lines / ((h + 1) * (w + 1)), corridor / (h * w), one_sided / ((h - 1) * (w - 1)),
            sum(n for n in straight if n >= LONG) / lines, len(shown) / (h * w),
            shown.count("0") / max(1, len(shown)))


def mean(rows):
    rows = list(rows)
    return tuple(sum(column) / len(rows) for column in zip(*rows))


def made(program, count, style):
    order = [program, "new", "slitherlink", "--size", "10", "--seed", "1", "--count", str(count), "--json"]
    text = subprocess.run(order + (["--style", style] if style else []), check=True, capture_output=True, text=True)
    puzzles = map(json.loads, text.stdout.splitlines())
    return mean(measure(p["position"].split()[2], p["solution"]) for p in puzzles)


def given(program, path):
    found = []
    for line in open(path, encoding="utf-8"):
        if line.strip() and not line.startswith("#"):
            answer = json.loads(subprocess.run([program, "solve", "--json", line.strip()], capture_output=True, text=True).stdout)
            if answer["status"] == "unique":
                found.append(measure(line.split()[2], answer["solution"]))
    return mean(found)


def tell(name, row):
    print(f"{name:12}" + "".join(f"{x:9.2f}" for x in row), flush=True)


def main():
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    print(f"{'':12}" + "".join(f"{x:>9}" for x in ("dots", "corridor", "blocks", "straight", "clues", "zeros")))
    for name, row in PUBLISHED.items():
        tell(name, row)
    target = mean([PUBLISHED["Janko"], PUBLISHED["puzsq"]])
    tell("by hand", target)
    rows = {style: made(program, count, style) for style in ("", "open", "winding", "mixed")}
    for style, row in rows.items():
        tell(style or "no wish", row)
    if len(sys.argv) > 3:
        tell("file", given(program, sys.argv[3]))
    off = max(abs(rows["mixed"][k] / target[k] - 1) for k in WITHIN)
    print(f"mixed is off by {100 * off:.0f} % at most in corridor, blocks, straight and zeros")
    sys.exit(0 if off <= 0.2 else 1)


main()
