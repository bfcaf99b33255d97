#!/usr/bin/env python3
"""How many random patterns are filled: patterns.py PROGRAM [N [GAME]].

A pattern is a half turn's own image and has a clue on 35 to 45 per cent of the cells of a board of
10 x 10 (of the corners, where clues stand at corners). Nine in ten must become
a puzzle with one solution, each within ten seconds of the processor; the slowest and those that were not
filled are listed."""
import random
import resource
import subprocess
import sys
import tempfile

SECONDS = 10


def pattern(chance, side):
    want = chance.randint(35 * side * side // 100, 45 * side * side // 100)
    places = [(r, c) for r in range(side) for c in range(side) if (r, c) < (side - 1 - r, side - 1 - c)]
    chance.shuffle(places)
    rows = [["."] * side for _ in range(side)]
    for r, c in places[: want // 2]:
        rows[r][c] = rows[side - 1 - r][side - 1 - c] = "?"
    return "\n".join("".join(row) for row in rows) + "\n"


def limit():
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))


def spent():
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime


def main():
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    game = sys.argv[3] if len(sys.argv) > 3 else "slitherlink"
    side = 11 if game == "slant" else 10
    chance, filled, slowest = random.Random(7), 0, 0.0
    for number in range(count):
        rows = pattern(chance, side)
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(rows)
            file.flush()
            before = spent()
            order = [program, "new", game, "--pattern", file.name, "--seed", "1", "--time", "600"]
            made = subprocess.run(order, capture_output=True, text=True, preexec_fn=limit)
        if made.returncode == 0:
            verdict = subprocess.run([program, "solve", made.stdout.strip()], capture_output=True, text=True)
            assert verdict.stdout.startswith("unique"), made.stdout
            filled += 1
            slowest = max(slowest, spent() - before)
        else:
            print(f"pattern {number} was not filled: {made.stderr.strip() or 'out of time'}\n{rows}")
    print(f"{filled} of {count} filled, the slowest in {slowest:.2f} s of the processor")
    sys.exit(0 if filled >= 0.9 * count else 1)


main()
