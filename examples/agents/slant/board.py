#!/usr/bin/env python3
"""An agent for the Slant duel of Quincunx: a board that knows the rules, and a player to make better.

    python3 agent.py test                                      does the board know the rules?
    quincunx match 'python3 agent.py' random --game slant      a match of a hundred games

choose() is yours. A move is a text: b3L draws \\ in cell b3, b3R draws /.
"""
import random
import sys

OTHER = {"1": "2", "2": "1"}


def grid(text):
    rows = text.split("/")[::-1]
    return {(c, r): ink for r, row in enumerate(rows) for c, ink in enumerate(row)}


def ends(cell, ink):
    """The two corners that a line joins. Corner c, r is the bottom left one of cell c, r."""
    c, r = cell
    return ((c, r + 1), (c + 1, r)) if ink == "L" else ((c, r), (c + 1, r + 1))


class Board:
    """cell[column, row] is L, R or a dot, clue[column, row] the number of a corner or a dot; both count from 0, from
    the bottom left. With rule=sound only lines of the one solution may be drawn; it is in `answer` then."""

    def __init__(self, line):  # slant 2x2 ..1/.3./2.. ../.. duel=1 mover=1 score=0-0
        words = line.split()
        self.w, self.h = (int(n) for n in words[1].split("x"))
        self.clue, self.cell = grid(words[2]), grid(words[3])
        fields = dict(word.split("=") for word in words[4:])
        self.side = fields["mover"]
        self.score = dict(zip("12", map(int, fields["score"].split("-"))))
        self.answer = self.solve() if fields.get("rule") == "sound" else None
        self.done = []

    def text(self):
        def rows(of, w, h):
            return "/".join("".join(of[c, r] for c in range(w)) for r in reversed(range(h)))

        return (
            f"slant {self.w}x{self.h} {rows(self.clue, self.w + 1, self.h + 1)} {rows(self.cell, self.w, self.h)}"
            f" duel=1 mover={self.side} score={self.score['1']}-{self.score['2']}" + (" rule=sound" if self.answer else "")
        )

    def moves(self):
        """All legal moves; none: the game is over."""
        return [
            "abcdefghijklmnopqrstuvwxyz"[c] + str(r + 1) + ink
            for (c, r), old in self.cell.items() if old == "."
            for ink in "LR" if not self.answer or self.answer[c, r] == ink
        ]

    def play(self, move):
        cell, ink = (ord(move[0]) - ord("a"), int(move[1:-1]) - 1), move[-1]
        points = self.points(cell, ink)
        self.done.append((cell, points))
        self.cell[cell] = ink
        self.score[self.side] += points
        self.side = OTHER[self.side]

    def undo(self):
        cell, points = self.done.pop()
        self.side = OTHER[self.side]
        self.score[self.side] -= points
        self.cell[cell] = "."

    def around(self, corner):
        """The cells beside a corner, each with the line that would end there."""
        c, r = corner
        beside = ((c - 1, r - 1, "R"), (c, r - 1, "L"), (c - 1, r, "L"), (c, r, "R"))
        return [((x, y), ink) for x, y, ink in beside if (x, y) in self.cell]

    def lines(self, corner):
        """How many lines end there."""
        return sum(self.cell[cell] == ink for cell, ink in self.around(corner))

    def is_joined(self, a, b):
        """Is there a way along lines from corner a to corner b?"""
        seen, todo = {a}, [a]
        while todo:
            corner = todo.pop()
            for cell, ink in self.around(corner):
                if self.cell[cell] == ink:
                    new = set(ends(cell, ink)) - seen
                    seen |= new
                    todo += new
        return b in seen

    def breaks(self, cell, ink):
        """Would this line close a loop, or give a corner more lines than its number?"""
        a, b = ends(cell, ink)
        return self.is_joined(a, b) or any(self.clue[k] != "." and self.lines(k) >= int(self.clue[k]) for k in (a, b))

    def points(self, cell, ink):
        """What this line earns: 1, 2 for each number it completes, 3 if all numbers around are met, 1 in the middle."""
        if self.breaks(cell, ink):
            return 0
        c, r = cell
        corners = [k for k in ((c, r), (c + 1, r), (c, r + 1), (c + 1, r + 1)) if self.clue[k] != "."]
        self.cell[cell] = ink
        met = [k for k in corners if self.lines(k) == int(self.clue[k])]
        self.cell[cell] = "."
        middle = abs(2 * c + 1 - self.w) <= 2 and abs(2 * r + 1 - self.h) <= 2
        return 1 + 2 * sum(k in met for k in ends(cell, ink)) + (3 if corners and met == corners else 0) + middle

    def winner(self):
        """1, 2, draw, nobody (the board is full and wrong), or None while the game goes on."""
        if "." in self.cell.values():
            return None
        wrong = any(clue != "." and self.lines(k) != int(clue) for k, clue in self.clue.items()) or self.has_loop()
        first, second = self.score.values()
        return "nobody" if wrong else "1" if first > second else "2" if second > first else "draw"

    def has_loop(self):
        """Take each line away: are its ends still joined?"""
        for cell, ink in self.cell.items():
            self.cell[cell] = "."
            joined = ink != "." and self.is_joined(*ends(cell, ink))
            self.cell[cell] = ink
            if joined:
                return True
        return False

    def lead(self):
        """What the board looks worth to the side to move: by how many points it is ahead."""
        return 0 if self.winner() == "nobody" else self.score[self.side] - self.score[OTHER[self.side]]

    def fits(self, cell, ink):
        """Can this line be part of a solution, as far as the four corners around tell?"""
        if self.breaks(cell, ink):
            return False
        c, r = cell
        self.cell[cell] = ink
        enough = all(
            self.clue[k] == "." or self.lines(k) + sum(self.cell[beside] == "." for beside, _ in self.around(k)) >= int(self.clue[k])
            for k in ((c, r), (c + 1, r), (c, r + 1), (c + 1, r + 1))
        )
        self.cell[cell] = "."
        return enough

    def solve(self):
        """All cells as the solution has them; the board stays as it is. The cell with the fewest choices comes first."""
        best = None
        for cell, old in self.cell.items():
            if old == "." and (best is None or len(best[1]) > 1):
                best = min(best or (cell, "LR?"), (cell, [ink for ink in "LR" if self.fits(cell, ink)]), key=lambda b: len(b[1]))
        if best is None:
            return dict(self.cell)
        cell, choices = best
        for ink in choices:
            self.cell[cell] = ink
            answer = self.solve()
            self.cell[cell] = "."
            if answer:
                return answer
        return None


COUNTS = [  # a position, plies, and how many games of so many plies begin there
    ("slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0", 3, 960),
    ("slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound", 3, 120),
    ("slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3", 4, 0),
]
VALUES = [  # a position, plies, and what search finds
    ("slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0", 2, 2),
    ("slant 3x2 .210/2..1/.1.. .../... duel=1 mover=1 score=0-0 rule=sound", 2, 4),
    ("slant 3x2 .210/2..1/.1.. L.R/..R duel=1 mover=2 score=7-3", 3, 0),
]
