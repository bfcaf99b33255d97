#!/usr/bin/env python3
"""Checks a certificate of `quincunx solve --certificate DIR` without Quincunx: certify.py DIR

docs/FORMATS.md says what stands in the folder. Exit 0: valid; 1: not, and why. Needs nothing but Python 3."""
import itertools
import os
import re
import sys


def need(ok, why):
    if not ok:
        raise ValueError(why)


class Puzzle:
    """Points are (row, column) from the top left. joins[literal]: the two points that it joins if it is true."""

    def __init__(self, line):
        game, size, body = line.split(" ")
        self.is_loop = {"slitherlink": True, "slant": False}[game]
        self.extra = 0 if self.is_loop else 1  # numbers stand on cells, or on corners
        self.w, self.h = w, h = [int(n) for n in size.split("x")]
        rows, width = body.split("/"), w + self.extra
        need(len(rows) == h + self.extra and all(re.fullmatch("[.0-4]{%d}" % width, r) for r in rows), "numbers")
        self.number = {(r, c): int(x) for r, row in enumerate(rows) for c, x in enumerate(row) if x != "."}
        cells, self.joins, self.sides = list(itertools.product(range(h), range(w))), {}, {}
        if self.is_loop:
            edges = [((r, c), (r, c + 1)) for r in range(h + 1) for c in range(w)]
            edges += [((r, c), (r + 1, c)) for r in range(h) for c in range(w + 1)]
            self.joins = dict(enumerate(edges, 1))
            named = {ends: v for v, ends in self.joins.items()}
            for a, b, c, d in (self.corners(*cell) for cell in cells):
                self.sides[a] = [named[ends] for ends in ((a, b), (c, d), (a, c), (b, d))]
        for v, (a, b, c, d) in enumerate([] if self.is_loop else [self.corners(*cell) for cell in cells], 1):
            self.joins[v], self.joins[-v] = (a, d), (b, c)
        self.keys = max(self.joins)
        self.at = {p: [] for p in itertools.product(range(h + 1), range(w + 1))}
        for literal, ends in self.joins.items():
            for p in ends:
                self.at[p].append(literal)
        self.counted = self.sides if self.is_loop else self.at

    @staticmethod
    def corners(r, c):
        return (r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)

    def place(self, name, extra):
        match = re.fullmatch("([a-z]+)([1-9][0-9]*)", name)
        need(match, "no place: " + name)
        column = 0
        for letter in match[1]:
            column = 26 * column + ord(letter) - ord("a") + 1
        r, c = self.h + extra - int(match[2]), column - 1
        need(0 <= r < self.h + extra and c < self.w + extra, "not on the board: " + name)
        return r, c

    def answer(self, text, but=None):
        """The literals that are true. They are an answer, as far as the numbers other than `but` go."""
        rows = text.replace(":", "/").split("/")
        shape = [self.w] * (self.h + 1) + [self.w + 1] * self.h if self.is_loop else [self.w] * self.h
        need([len(r) for r in rows] == shape and set("".join(rows)) <= set("01" if self.is_loop else "LR"), "answer")
        true = {v if x in "1L" else -v for v, x in enumerate("".join(rows), 1)}
        for p, n in self.number.items():
            need(p == but or len(true.intersection(self.counted[p])) == n, "the answer does not meet a number")
        up, closed = {p: p for p in self.at}, 0

        def root(p):
            while up[p] != p:
                p = up[p]
            return p

        for literal in true & set(self.joins):
            a, b = (root(p) for p in self.joins[literal])
            closed += a == b
            up[a] = b
        if self.is_loop:
            need(all(len(true.intersection(l)) in (0, 2) for l in self.at.values()), "a dot is not on a loop")
        need(closed == (1 if self.is_loop else 0), "not the right number of loops")
        return true


def follows_from_count(clause, around, allowed):
    """Is the clause true whenever the number of true literals around is an allowed one?"""
    for signs in itertools.product((1, -1), repeat=len(around)):
        if signs.count(1) in allowed and not clause & {s * l for s, l in zip(signs, around)}:
            return False
    return {abs(l) for l in clause} <= {abs(l) for l in around}


def is_cut(puzzle, clause, points):
    """Whatever leaves the set is in the clause; and where there is one loop, a line is drawn on both sides."""
    inside = {l: [p in points for p in ends] for l, ends in puzzle.joins.items()}
    if any(a != b and l not in clause for l, (a, b) in inside.items()):
        return False
    if not puzzle.is_loop:
        return all(0 < r < puzzle.h and 0 < c < puzzle.w for r, c in points)
    numbered = [puzzle.corners(*p) for p, n in puzzle.number.items() if n > 0]
    return all(any(inside[-l] == [side, side] for l in clause if l < 0) or
               any(all((p in points) == side for p in cell) for cell in numbered) for side in (True, False))


def holds(puzzle, clause, reason, answer):
    word, *names = reason
    if word == ("cell" if puzzle.is_loop else "corner") and len(names) == 1:
        at = puzzle.place(names[0], puzzle.extra)
        return at in puzzle.number and follows_from_count(clause, puzzle.counted[at], {puzzle.number[at]})
    if word == "dot" and puzzle.is_loop and len(names) == 1:
        return follows_from_count(clause, puzzle.at[puzzle.place(names[0], 1)], {0, 2})
    if word == "some" and puzzle.is_loop:
        return clause >= set(puzzle.joins)
    if word == "cut" and names:
        return is_cut(puzzle, clause, {puzzle.place(name, 1) for name in names})
    if word == "answer" and answer is not None:
        return clause >= {-l for l in answer if not puzzle.is_loop or l > 0}
    return False


class Clauses:
    """Unit propagation with two watched literals. `true` holds what follows from the clauses alone."""

    def __init__(self):
        self.true, self.watch, self.known, self.refuted = set(), {}, {}, False

    def propagate(self, literals):
        """Sets the literals, and all that follows: what was set, and whether there is a contradiction."""
        trail = [l for l in literals if l not in self.true]
        self.true.update(trail)
        for literal in trail:
            if -literal in self.true:
                return trail, True
            watching = self.watch.get(-literal, [])
            self.watch[-literal] = keep = []
            for i, clause in enumerate(watching):
                if clause[0] == -literal:
                    clause[0], clause[1] = clause[1], clause[0]
                if clause[0] in self.true:
                    keep.append(clause)
                    continue
                k = next((k for k in range(2, len(clause)) if -clause[k] not in self.true), None)
                if k is not None:
                    clause[1], clause[k] = clause[k], clause[1]
                    self.watch.setdefault(clause[1], []).append(clause)
                    continue
                keep.append(clause)
                if -clause[0] in self.true:
                    keep.extend(watching[i + 1:])
                    return trail, True
                self.true.add(clause[0])
                trail.append(clause[0])
        return trail, False

    def follows(self, clause):
        trail, contradiction = self.propagate({-l for l in clause})
        self.true.difference_update(trail)
        return contradiction

    def add(self, clause):
        if any(-l in clause for l in clause):
            return
        literals = sorted(clause, key=lambda l: -l in self.true)
        unset = [l for l in literals if -l not in self.true]
        if len(literals) > 1:
            self.known.setdefault(frozenset(clause), []).append(literals)
            for l in literals[:2]:
                self.watch.setdefault(l, []).append(literals)
        if len(unset) < 2:
            self.refuted = self.refuted or not unset or self.propagate(unset)[1]

    def delete(self, clause):
        copies = self.known.get(frozenset(clause))
        literals = copies.pop() if copies else []
        for l in literals[:2]:
            self.watch[l] = [c for c in self.watch[l] if c is not literals]


def literals_of(line, keys):
    *literals, end = [int(x) for x in line.split(" ")]
    need(end == 0 and all(0 < abs(l) <= keys for l in literals), "no clause: " + line)
    return set(literals)


def read_board(lines):
    need(lines[0].startswith("quincunx certificate 1 "), "no certificate of version 1")
    words, rest = zip(*(line.split(" ", 1) for line in lines[1:]))
    puzzle, claim = Puzzle(rest[0]), rest[1]
    need(words[:2] == ("position", "claim"), "expected a position and a claim")
    if claim == "unique":
        need(words[2:] == ("answer",), "expected one answer")
        return puzzle, claim, puzzle.answer(rest[2])
    need(claim == "none" and words[2] == "conflict" and set(words[3:]) <= {"without"}, "expected a conflict")
    conflict = {puzzle.place(name, puzzle.extra) for name in rest[2].split(" ")}
    puzzle.number = {p: puzzle.number[p] for p in conflict}  # from now on no other number counts
    without = {puzzle.place(text.split(" ")[0], puzzle.extra): text.split(" ")[1] for text in rest[3:]}
    need(not without or set(without) == conflict, "some numbers of the conflict are missing")
    for place, text in without.items():
        puzzle.answer(text, place)
    return puzzle, claim, None


def certify(folder):
    board, cnf, drat = (open(os.path.join(folder, name)).read().splitlines()
                        for name in ("board", "clauses.cnf", "refutation.drat"))
    puzzle, claim, answer = read_board(board)
    clauses, reason = Clauses(), [""]
    start = next(i for i, line in enumerate(cnf + ["p"]) if line.startswith("p"))
    for line in cnf[start + 1:]:
        if line.startswith("c "):
            reason = line[2:].split(" ")
            continue
        clause = literals_of(line, puzzle.keys)
        need(holds(puzzle, clause, reason, answer), "clauses.cnf: '%s' is not sure: %s" % (line, " ".join(reason)))
        clauses.add(clause)
    for number, line in enumerate(drat, 1):
        if clauses.refuted:
            break
        if line.startswith("d "):
            clauses.delete(literals_of(line[2:], puzzle.keys))
            continue
        clause = literals_of(line, puzzle.keys)
        need(clauses.follows(clause), "refutation.drat, line %d does not follow" % number)
        clauses.add(clause)
    need(clauses.refuted, "refutation.drat ends before there is a contradiction")
    return claim


if __name__ == "__main__":
    try:
        print("valid:", certify(sys.argv[1]))
    except (ValueError, KeyError, IndexError) as why:
        sys.exit("invalid: %s" % why)
