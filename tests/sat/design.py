#!/usr/bin/env python3
"""What `design` suggests is judged by another road: design.py PROGRAM [BOARDS].

Boards are made by the program and spoilt: clues taken off, a number changed. Of each board every clue
that could be added, left out or changed is put to `solve --via sat` (CaDiCaL), and the lists must say
neither more nor less.
"""
import itertools
import json
import random
import subprocess
import sys

PROGRAM, BOARDS = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 12
chance = random.Random(7)


def run(words, lines):
    out = subprocess.run([PROGRAM, *words], input="\n".join(lines) + "\n", capture_output=True, text=True)
    answers = [json.loads(line) for line in out.stdout.splitlines()]
    if len(answers) != len(lines):
        sys.exit(f"{words}: {len(lines)} positions, {len(answers)} answers: {out.stderr}")
    return answers


def spoil(line):
    game, size, body = line.split()[:3]
    rows = [list(row) for row in body.split("/")]
    clued = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x != "."]
    kind = chance.choice(["as it is", "fewer", "fewer", "other"])
    for r, c in chance.sample(clued, min(len(clued), {"fewer": chance.randint(1, 3), "other": 1}.get(kind, 0))):
        rows[r][c] = "." if kind == "fewer" else chance.choice([d for d in "01234" if d != rows[r][c]])
    return game, size, rows


def name(rows, r, c):
    return chr(ord("a") + c) + str(len(rows) - r)


def line_of(game, size, rows, r=0, c=0, clue=None):
    rows = [row[:] for row in rows]
    if clue is not None:
        rows[r][c] = clue
    return f"{game} {size} " + "/".join("".join(row) for row in rows)


def judged(game, size, rows, changes):
    lines = [line_of(game, size, rows, *change) for change in changes]
    answers = run(["solve", "--via", "sat", "--json", "-"], lines) if lines else []
    return {(name(rows, r, c), clue): a["status"] for (r, c, clue), a in zip(changes, answers)}


def faults(game, size, rows, d):
    """What the lists say wrongly of this board."""
    places = list(itertools.product(range(len(rows)), range(len(rows[0]))))
    empty = [(r, c, x) for r, c in places if rows[r][c] == "." for x in "01234"]
    other = [(r, c, x) for r, c in places if rows[r][c] != "." for x in ".01234" if x != rows[r][c]]
    if d["status"] == "multiple":
        by = judged(game, size, rows, empty)
        good = {k for k, status in by.items() if status == "unique"}
        told = {(s["at"], s["clue"]) for s in d["suggestions"] if "also" not in s}
        if good != told:
            yield f"leave one solution: {sorted(good ^ told)}"
        for s in d["suggestions"]:
            if "also" in s:
                cells = {name(rows, r, c): (r, c) for r, c in places}
                both = [row[:] for row in rows]
                for x in (s, s["also"]):
                    both[cells[x["at"]][0]][cells[x["at"]][1]] = x["clue"]
                if run(["solve", "--via", "sat", "--json", "-"], [line_of(game, size, both)])[0]["status"] != "unique":
                    yield f"two clues: {s}"
    elif d["status"] == "unique":
        by = judged(game, size, rows, other)
        good = {at for (at, clue), status in by.items() if clue == "." and status == "unique"}
        if good != set(d["redundant"]):
            yield f"can be left out: {sorted(good ^ set(d['redundant']))}"
        for s in d["easier"] + d["harder"]:
            if by[s["at"], s["clue"]] != "unique":
                yield f"another number: {s}"
    else:
        by = judged(game, size, rows, other)
        good = {k for k, status in by.items() if status != "none"}
        told = {(s["at"], s["clue"]) for s in d["repair"]}
        if good != told:
            yield f"mend it: {sorted(good ^ told)}"
    if d["status"] != "none" and d["exact"] and int(d["count"]) < 100:
        n = run(["solve", "--limit", "200", "--via", "sat", "--json", "-"], [line_of(game, size, rows)])[0]["count"]
        if n != int(d["count"]):
            yield f"count {d['count']}, by clauses {n}"


bad, seen, lists = 0, {"none": 0, "unique": 0, "multiple": 0}, 0
for i in range(BOARDS):
    game, size = ("slitherlink", "slant")[i % 2], f"{chance.randint(4, 6)}x{chance.randint(4, 6)}"
    words = ["new", game, "--size", size, "--seed", str(i), "--level", ("easy", "normal")[i // 2 % 2], "--json"]
    made = subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=True).stdout
    board = spoil(json.loads(made)["position"])
    d = run(["design", "--json", "-"], [line_of(*board)])[0]
    seen[d["status"]] += 1
    lists += len(d["suggestions"]) + len(d["redundant"]) + len(d["repair"])
    for why in faults(*board, d):
        bad += 1
        print(f"{line_of(*board)}: {why}")
print(f"{BOARDS} boards ({seen['unique']} unique, {seen['multiple']} several, {seen['none']} none), "
      f"{lists} suggestions, {bad} wrong")
sys.exit(1 if bad or not all(seen.values()) else 0)
