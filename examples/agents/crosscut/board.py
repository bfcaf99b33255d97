#!/usr/bin/env python3
"""A Crosscut agent for Quincunx: a board that knows the rules, and a player to make better.

    python3 agent.py test                                         does the board know the rules?
    quincunx match 'python3 agent.py' random --game crosscut      a match of a hundred games

choose() is yours. A move is a text: c4 places a disc there; skip is the move of who has none.
"""
import random
import sys

WAYS = ((1, 0), (-1, 0), (0, 1), (0, -1))
LINES = ((1, 0), (0, 1))
OTHER = {"R": "B", "B": "R"}


class Board:
    """cell[column, row] is R, B or a dot; both count from 0, from the bottom left, the perimeter included."""

    def __init__(self, line):  # crosscut 6x5 ....../..RB../....../....../...... R
        words = line.split()
        rows = words[2].split("/")
        self.w, self.h = (int(side) for side in words[1].split("x"))
        self.side = words[3]
        self.cell = {(c, self.h - 1 - r): ink for r, row in enumerate(rows) for c, ink in enumerate(row)}
        self.done = []

    def text(self):
        rows = ("".join(self.cell[c, r] for c in range(self.w)) for r in reversed(range(self.h)))
        return f"crosscut {self.w}x{self.h} {'/'.join(rows)} {self.side}"

    def is_inner(self, c, r):
        return 0 < c < self.w - 1 and 0 < r < self.h - 1

    def segment(self, c, r, way):
        """How many discs of the colour that lies on c, r stand in a line through it, that one included."""
        n = 1
        for sign in (1, -1):
            x, y = c + sign * way[0], r + sign * way[1]
            while self.cell.get((x, y)) == self.cell[c, r]:
                n, x, y = n + 1, x + sign * way[0], y + sign * way[1]
        return n

    def flanked(self, c, r):
        """The runs of enemy discs from c, r to a disc of the mover, each with its way."""
        runs = []
        for way in WAYS:
            run, x, y = [], c + way[0], r + way[1]
            while self.cell.get((x, y)) == OTHER[self.side]:
                run.append((x, y))
                x, y = x + way[0], y + way[1]
            if run and self.cell.get((x, y)) == self.side:
                runs.append((way, run))
        return runs

    def flips(self, c, r):
        """The discs that a placement flips: all flanked ones, if the line it creates is longer than any it cuts."""
        runs = self.flanked(c, r)
        discs = [disc for _, run in runs for disc in run]
        # A line is cut if it crosses a run: the run itself, which ends in discs of the mover, is no line cut.
        cut = max((n for way, run in runs for x, y in run if (n := self.segment(x, y, way[::-1])) > 1 or len(run) > 1), default=0)
        new = discs + ([(c, r)] if self.is_inner(c, r) else [])
        for disc in new:
            self.cell[disc] = self.side
        created = max((self.segment(x, y, way) for x, y in new for way in LINES), default=0)
        for disc in discs:
            self.cell[disc] = OTHER[self.side]
        self.cell[c, r] = "."
        return discs if created > cut else []

    def moves(self):
        """All legal moves; none: the game is over."""
        return [] if self.winner() else self.placements() or ["skip"]

    def placements(self):
        return [
            "abcdefghij"[c] + str(r + 1)
            for (c, r), ink in self.cell.items()
            if ink == "." and (self.is_inner(c, r) or self.flips(c, r))
        ]

    def play(self, move):
        before = {}  # what stood where something changes
        if move != "skip":
            c, r = ord(move[0]) - ord("a"), int(move[1:]) - 1
            discs = self.flips(c, r) + ([(c, r)] if self.is_inner(c, r) else [])
            before = {disc: self.cell[disc] for disc in discs}
            self.cell.update((disc, self.side) for disc in discs)
        self.done.append(before)
        self.side = OTHER[self.side]

    def undo(self):
        self.cell.update(self.done.pop())
        self.side = OTHER[self.side]

    def winner(self):
        """R or B: who has just spanned the inner board; else None."""
        return OTHER[self.side] if self.longest(OTHER[self.side]) == 100 else None

    def longest(self, side):
        """The longest line of this side, in percent of what it needs."""
        needs = {(1, 0): self.w - 2, (0, 1): self.h - 2}
        discs = [disc for disc, ink in self.cell.items() if ink == side]
        return max((100 * self.segment(c, r, way) // needs[way] for c, r in discs for way in LINES), default=0)

    def lead(self):
        """What the board looks worth to the side to move: how much longer its longest line is."""
        return self.longest(self.side) - self.longest(OTHER[self.side])


COUNTS = [  # a position, plies, and how many games of so many plies begin there
    ("crosscut 5x5 ...../..RB./.RB../.BRR./..... B", 3, 22),
    ("crosscut 6x5 ....../..RBR./.RBBB./..RRB./...... B", 4, 17),
    ("crosscut 6x6 ....../....../....../....../....../...... R", 2, 240),
    ("crosscut 4x4 ..../.RR./..../.... B", 1, 0),  # Red has won
]
VALUES = [  # a position, plies, and what search finds
    ("crosscut 5x5 ...../.RR../...../...../..... R", 1, 100),
    ("crosscut 6x5 ....../.RB.../..BR../.B..../...... R", 2, 25),
]
