#!/usr/bin/env python3
"""Slitherlink by SAT, the short way: slitherlinky.py [--encoding E] [--solver S] [--loops] FILE

FILE has a row of the puzzle a line: digits, and dots for cells without a number; - is standard input. Quincunx
turns it into clauses, any SAT solver that reads DIMACS finds a model, and the comments of the clauses
(`c var 17 b3n`: variable 17 is the edge above cell b3) tell what the model says. Nothing else is needed:
neither the solver nor this program knows the puzzle. docs/SAT.md explains the encodings."""
import argparse
import re
import shutil
import subprocess
import sys
import tempfile

SOLVERS = ["cadical", "minisat", "picosat", "cryptominisat5", "kissat", "glucose", "clasp"]


def encode(rows, encoding):
    position = "slitherlink %dx%d %s" % (len(rows[0]), len(rows), "/".join(rows))
    made = subprocess.run(["quincunx", "solve", position, "--dimacs", "-", "--encoding", encoding],
                          stdout=subprocess.PIPE, text=True)
    return made.stdout if made.returncode == 0 else sys.exit(made.returncode)


def model(cnf, solver):
    """The variables that are true, or None. Solvers print `v` lines, or write one line to a file."""
    with tempfile.NamedTemporaryFile("w", suffix=".cnf") as file, tempfile.NamedTemporaryFile("r") as out:
        file.write(cnf)
        file.flush()
        words = [solver, file.name] + ([out.name] if solver.endswith("minisat") else [])
        ended = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        printed = "\n".join(re.findall("^v(.*)$", ended.stdout, re.M)) or out.read()
    if ended.returncode not in (10, 30):  # 30: clasp, and there is no other model
        return None
    return {int(x) for x in re.findall(r"-?\d+", printed) if int(x) > 0}


def edges(cnf, true):
    """The drawn edges as pairs of dots (row, column), from the names of their variables."""
    drawn, height = [], max(int(n) for n in re.findall(r"^c var \d+ [a-z]+(\d+)", cnf, re.M))
    for variable, letters, number, side in re.findall(r"^c var (\d+) ([a-z]+)(\d+)([nesw])$", cnf, re.M):
        column = 0
        for letter in letters:
            column = 26 * column + ord(letter) - ord("a") + 1
        r, c = height - int(number), column - 1
        ends = {"n": ((r, c), (r, c + 1)), "s": ((r + 1, c), (r + 1, c + 1)),
                "w": ((r, c), (r + 1, c)), "e": ((r, c + 1), (r + 1, c + 1))}[side]
        if int(variable) in true:
            drawn.append(ends)
    return drawn


def loops(drawn):
    """How many: every dot has two lines or none, so each piece is a loop."""
    up = {dot: dot for ends in drawn for dot in ends}

    def root(dot):
        while up[dot] != dot:
            dot = up[dot]
        return dot

    for a, b in drawn:
        up[root(a)] = root(b)
    return len({root(dot) for dot in up})


def draw(rows, drawn):
    sheet = [[" "] * (4 * len(rows[0]) + 1) for _ in range(2 * len(rows) + 1)]
    for r in range(len(rows) + 1):
        for c in range(len(rows[0]) + 1):
            sheet[2 * r][4 * c] = "+"
            if r < len(rows) and c < len(rows[0]) and rows[r][c] != ".":
                sheet[2 * r + 1][4 * c + 2] = rows[r][c]
    for (r, c), (_, to) in drawn:
        for x in range(4 * c + 1, 4 * to):
            sheet[2 * r][x] = "-"
        if c == to:
            sheet[2 * r + 1][4 * c] = "|"
    return "\n".join("".join(line).rstrip() for line in sheet)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="FILE", type=argparse.FileType())
    parser.add_argument("--encoding", default="order", choices=["order", "lazy", "founding"])
    parser.add_argument("--solver", default=next(filter(shutil.which, SOLVERS), "minisat"))
    parser.add_argument("--loops", action="store_true", help="say how many loops the model has, and do not draw it")
    args = parser.parse_args()
    rows = args.file.read().split()
    cnf = encode(rows, args.encoding)
    true = model(cnf, args.solver)
    if true is None:
        sys.exit("no answer")
    drawn = edges(cnf, true)
    print("loops: %d" % loops(drawn) if args.loops else draw(rows, drawn))


if __name__ == "__main__":
    main()
