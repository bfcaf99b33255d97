"""Puzzles of both games that have one answer, several and none, with the verdict of our own solver."""
import json
import random
import subprocess

SIZES = ["3x3", "4x3", "4x4", "5x5", "6x4", "6x6", "7x7", "8x8", "9x7", "10x10", "12x12", "15x15", "20x20"]
STATUS = {"unique": "one", "multiple": "several", "none": "none"}


def run(program, *words, stdin=""):
    return subprocess.run([program, *words], input=stdin, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def made(program, game, size, seed):
    level = ["easy", "normal", "hard"][seed % 3]
    out = run(program, "new", game, "--size", size, "--level", level, "--seed", str(seed))
    return out.stdout.split("\n")[0]


def numbers(line):
    return [i for i in range(line.rindex(" ") + 1, len(line)) if line[i] in "01234"]


def changed(line, kind, rng):
    """Numbers taken away, or some made others: often several answers, or none."""
    places = rng.sample(numbers(line), min(rng.randint(1, 2), len(numbers(line))))
    for i in places:
        other = "." if kind == "several" else rng.choice([x for x in "0123" if x != line[i]])
        line = line[:i] + other + line[i + 1:]
    return line


def verdicts(program, lines):
    out = run(program, "solve", "-", "--json", stdin="\n".join(lines) + "\n").stdout
    return [STATUS[json.loads(answer)["status"]] for answer in out.strip().split("\n")]


def puzzles(program, n, seed=1, sizes=SIZES):
    """About n (line, verdict), as many of each kind as can be had, games and sizes in turn."""
    rng, lines = random.Random(seed), []
    for i in range(n):
        game = ["slitherlink", "slant"][i % 2]
        kind = ["one", "several", "none"][i // 2 % 3]
        line = made(program, game, sizes[i // 6 * 5 % len(sizes)], seed * 1000 + i)
        tries = [line] if kind == "one" else [changed(line, kind, rng) for _ in range(12)]
        fits = [t for t, v in zip(tries, verdicts(program, tries)) if v == kind]
        lines.append((fits or tries)[0])
    return list(zip(lines, verdicts(program, lines)))
