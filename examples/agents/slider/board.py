#!/usr/bin/env python3
"""A Slider agent for Quincunx: a board that knows the rules, and a player to make better.

    python3 agent.py test                                       does the board know the rules?
    quincunx match 'python3 agent.py' random --game slider      a match of a hundred games

choose() is yours. A move is a text: a2r moves the piece on a2 right; pass is the move of who has none.
"""
import random
import sys

WAYS = {"r": (1, 0), "l": (-1, 0), "u": (0, 1), "d": (0, -1)}
FORWARD = {"H": "r", "V": "u"}
WAYS_OF = {"H": "rud", "V": "url"}
OTHER = {"H": "V", "V": "H"}


class Board:
    """cell[column, row] is H, V, B (blocked) or +; both count from 0, from the bottom left."""

    def __init__(self, line):  # slider 4 H+++/H+++/H+++/+VVV H
        words = line.split()
        rows = words[2].split("/")
        self.n, self.side = int(words[1]), words[3]
        self.passes = int(words[4][-1]) if len(words) > 4 else 0  # turns without a move, up to now
        self.cell = {(c, self.n - 1 - r): ink for r, row in enumerate(rows) for c, ink in enumerate(row)}
        self.done = []

    def text(self):
        rows = ("".join(self.cell[c, r] for c in range(self.n)) for r in reversed(range(self.n)))
        return f"slider {self.n} {'/'.join(rows)} {self.side}" + (f" passes={self.passes}" if self.passes else "")

    def moves(self):
        """All legal moves; none: the game is over."""
        if self.winner():
            return []
        found = [
            "abcdefghijklmnop"[c] + str(r + 1) + way
            for (c, r), ink in self.cell.items() if ink == self.side
            for way in WAYS_OF[ink] if self.is_free(c, r, way)
        ]
        return found or ["pass"]

    def is_free(self, c, r, way):
        target = c + WAYS[way][0], r + WAYS[way][1]
        leaves = target not in self.cell and way == FORWARD[self.cell[c, r]]
        return leaves or self.cell.get(target) == "+"

    def play(self, move):
        self.done.append((move, self.passes))
        if move == "pass":
            self.passes += 1
        else:
            self.step(move, self.side, "+")
            self.passes = 0
        self.side = OTHER[self.side]

    def undo(self):
        move, self.passes = self.done.pop()
        self.side = OTHER[self.side]
        if move != "pass":
            self.step(move, "+", self.side)

    def step(self, move, to, left):
        """What comes to the target of a move, and what is left behind."""
        c, r = ord(move[0]) - ord("a"), int(move[1:-1]) - 1
        target = c + WAYS[move[-1]][0], r + WAYS[move[-1]][1]
        self.cell[c, r] = left
        if target in self.cell:  # else it left the board
            self.cell[target] = to

    def winner(self):
        """H, V, tie, or None while the game goes on."""
        for side in "HV":
            if side not in self.cell.values():
                return side
        return "tie" if self.passes == 2 else None

    def to_go(self, side):
        """How many forward moves this side still needs to leave the board with all its pieces."""
        return sum(self.n - (c if side == "H" else r) for (c, r), ink in self.cell.items() if ink == side)

    def lead(self):
        """What the board looks worth to the side to move: by how many forward moves it is ahead."""
        return self.to_go(OTHER[self.side]) - self.to_go(self.side)


COUNTS = [  # a position, plies, and how many games of so many plies begin there
    ("slider 4 H+++/H+++/H+++/+VVV H", 4, 438),
    ("slider 5 H+++H/+B++V/H+++V/HV+B+/+++VV V", 3, 276),
    ("slider 2 BB/+V H", 1, 0),  # no H is left: H has won
    ("slider 3 BB+/HB+/BVV H", 1, 1),  # H must pass
]
VALUES = [  # a position, plies, and what search finds
    ("slider 2 +H/+V H", 1, 2),
    ("slider 5 H+++H/+B++V/H+++V/HV+B+/+++VV V", 2, -3),
]
