#!/usr/bin/env python3
"""Encodings of one loop against each other: encodings.py PROGRAM SIZE[,SIZE...] [PUZZLES]

For made puzzles of each size the variables and clauses, and the CPU milliseconds of SAT solvers of others: to a model,
and to "no other answer" (--unique). Besides the program's own encodings there are two that it has not:
    positions   every dot on the loop has a number in binary, one more than the dot before it
    distances   every cell inside has one that is larger than that of a neighbour inside; outside alike
docs/decisions/0012-two-trees.md tells what came out."""
import itertools
import os
import resource
import subprocess
import sys
import tempfile

SOLVERS = {"cadical": ["cadical", "-q", "-n"], "minisat": ["minisat", "-verb=0"],
           "cryptominisat5": ["cryptominisat5", "--verb", "0"]}
ENCODINGS = ["order", "lazy --cuts", "founding", "positions", "distances"]


class Formula:
    """The lazy clauses of a puzzle, and what is added to them."""

    def __init__(self, text, w, h):
        lines = text.split("\n")
        self.vars = int(next(line for line in lines if line.startswith("p ")).split()[2])
        self.clauses = [line for line in lines if line and line[0] not in "cp"]
        self.w, self.h, flat = w, h, (h + 1) * w
        self.edges = [(1 + r * w + c, (r, c), (r, c + 1), (r - 1, c), (r, c)) for r in range(h + 1) for c in range(w)]
        self.edges += [(1 + flat + r * (w + 1) + c, (r, c), (r + 1, c), (r, c - 1), (r, c))
                       for r in range(h) for c in range(w + 1)]

    def new(self):
        self.vars += 1
        return self.vars

    def number(self, most):
        return [self.new() for _ in range(most.bit_length())]

    def add(self, *literals):
        self.clauses.append(" ".join(map(str, literals)) + " 0")

    def first(self, sets):
        """Variables "one of the sets up to this one has a true literal", of which the last holds."""
        before = []
        for literals in sets:
            now = self.new()
            for literal in literals + before[-1:]:
                self.add(-literal, now)
            self.add(-now, *literals, *before[-1:])
            before.append(now)
        self.add(before[-1])
        return before

    def text(self):
        return "p cnf %d %d\n%s\n" % (self.vars, len(self.clauses), "\n".join(self.clauses))


def positions(f):
    dots = list(itertools.product(range(f.h + 1), range(f.w + 1)))
    at = {d: [e[0] for e in f.edges if d in e[1:3]] for d in dots}
    up_to = f.first([at[d] for d in dots])
    place = {d: f.number(len(dots)) for d in dots}
    after = {}
    for d in dots:  # place + 1
        carry, after[d] = None, []
        for bit in place[d]:
            out = f.new()
            after[d].append(out)
            if carry is None:
                f.add(out, bit), f.add(-out, -bit)
                carry = bit
                continue
            for a, b, c in ((-1, 1, 1), (-1, -1, -1), (1, -1, 1), (1, 1, -1)):
                f.add(a * out, b * bit, c * carry)
            more = f.new()
            f.add(-more, bit), f.add(-more, carry), f.add(more, -bit, -carry)
            carry = more
    arcs = {d: ([], []) for d in dots}
    for edge, a, b, *_ in f.edges:
        there, back = f.new(), f.new()
        f.add(-there, edge), f.add(-back, edge), f.add(-there, -back), f.add(-edge, there, back)
        for arc, start, end in ((there, a, b), (back, b, a)):
            arcs[start][0].append(arc), arcs[end][1].append(arc)
            if end == dots[0]:
                continue
            unless = [-arc, -up_to[dots.index(end) - 1]]  # the first dot of the loop may have any number
            f.add(*unless, *place[end])
            for x, y in zip(place[end], after[start]):
                f.add(*unless, -x, y), f.add(*unless, x, -y)
    for d in dots:
        for side in arcs[d]:
            for x, y in itertools.combinations(side, 2):
                f.add(-x, -y)


def distances(f):
    cells = list(itertools.product(range(f.h), range(f.w)))
    inside = {c: f.new() for c in cells}
    up_to = f.first([[inside[c]] for c in cells])
    far = {c: f.number((len(cells) + 1) // 2) for c in cells}
    parents = {c: [] for c in cells}
    for edge, _, _, a, b in f.edges:
        here = [inside[c] for c in (a, b) if c in inside]
        signs = ((-1, 1, 1), (-1, -1, -1), (1, -1, 1), (1, 1, -1)) if len(here) == 2 else ((-1, 1), (1, -1))
        for sign in signs:
            f.add(*(s * x for s, x in zip(sign, [edge] + here)))
        for cell, other in ((a, b), (b, a)):
            if cell not in inside:
                continue
            arc, less = f.new(), None
            parents[cell].append(arc)
            f.add(-arc, -edge)
            for x, y in zip(far[other], far[cell]) if other in inside else ():
                bit = f.new()  # up to this bit the other's number is smaller
                f.add(-bit, -x, y)
                f.add(-bit, -x, *([less] if less else [])), f.add(-bit, y, *([less] if less else []))
                less = bit
            if less:
                f.add(-arc, less)
    for i, cell in enumerate(cells):
        is_root = f.new()
        f.add(-is_root, inside[cell])
        if i:
            f.add(-is_root, -up_to[i - 1])
        f.add(is_root, *parents[cell])


def dimacs(program, line, *options):
    words = [program, "solve", line, "--dimacs", "-", "--encoding", *options]
    return subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True).stdout


def encoded(program, line, name, unique):
    """The formula's text, with the answer forbidden or not."""
    more = ["--unique"] if unique else []
    if name not in ("positions", "distances"):
        return dimacs(program, line, *name.split(), *more)
    w, h = (int(n) for n in line.split(" ")[1].split("x"))
    f = Formula(dimacs(program, line, "lazy", *more), w, h)
    (positions if name == "positions" else distances)(f)
    return f.text()


def run(solver, text, want):
    with tempfile.NamedTemporaryFile("w", suffix=".cnf") as file:
        file.write(text)
        file.flush()
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        try:
            code = subprocess.run(SOLVERS[solver] + [file.name], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  timeout=100).returncode
        except subprocess.TimeoutExpired:
            code = want
        assert code == want, (solver, code)
        return 1000 * (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)


def main():
    program, sizes = os.path.abspath(sys.argv[1]), sys.argv[2].split(",")
    count = sys.argv[3] if len(sys.argv) > 3 else "5"
    print("size  encoding     variables  clauses  " + "  ".join("%s: model, no other" % s for s in SOLVERS))
    for size, name in itertools.product(sizes, ENCODINGS):
        if name == "founding" and int(size) > 10:
            continue
        made = subprocess.run([program, "new", "slitherlink", "--size", size, "--level", "hard", "--seed", "7", "--count",
                               count], stdout=subprocess.PIPE, text=True, check=True).stdout.split("\n")[:-1]
        texts = [(encoded(program, line, name, False), encoded(program, line, name, True)) for line in made]
        head = [line for line in texts[0][0].split("\n") if line.startswith("p ")][0].split()
        is_sound = name != "founding"  # which does not refute another answer
        times = ["%6.1f %6.1f" % (sum(run(s, sat, 10) for sat, _ in texts) / len(made),
                                  sum(run(s, uns, 20) for _, uns in texts if is_sound) / len(made)) for s in SOLVERS]
        print("%-5s %-12s %9s %8s  %s" % (size, name, head[2], head[3], "   ".join(times)), flush=True)


main()
