#!/usr/bin/env python3
"""train_policy.py [POSITIONS]: trains a tiny policy for Slider 4x4 on exact values, with numpy and nothing else.

Positions come from games by chance, and their labels are the moves that perfect play says are best. A network of one
hidden layer looks at the board after each move and says how much it likes it; its choice is the move it likes most. How
often that is a best move is told for positions that it has not seen and in which the choice matters, beside how often
a move by chance is one.
"""
import sys

import numpy

from quincunx.environments import Batch

START, SIDE, MOST = "slider 4 H+++/H+++/H+++/+VVV H", 4, 12  # moves of a side
HIDDEN, ROUNDS, RATE, DECAY = 64, 250, 0.003, 0.1
WAYS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}


def after(cells, mover, name):
    """The board after a move as the side that made it sees it: its own pieces, the other's. V sees it turned over the
    diagonal from a1, so that its way is H's."""
    own, other = (cells == ord(side) for side in ("HV", "VH")[mover])
    if name != "pass":
        row, column = SIDE - int(name[1]), "abcd".index(name[0])
        down, right = row + WAYS[name[2]][0], column + WAYS[name[2]][1]
        own[row, column] = False
        if 0 <= down < SIDE and 0 <= right < SIDE:
            own[down, right] = True
    if mover:
        own, other = own[::-1, ::-1].T, other[::-1, ::-1].T
    return numpy.concatenate([own.ravel(), other.ravel(), [1]])


def collect(count):
    """Of so many positions: the boards after their moves, which of MOST there are, and which of these are best."""
    batch, seen = Batch(START, 64, seed=3), set()
    boards, legal, best = numpy.zeros((count, MOST, 2 * SIDE * SIDE + 1)), numpy.zeros((count, MOST)), numpy.zeros((count, MOST))
    while True:
        batch.step(batch.sample())
        sheets = batch.observe()[:, :, ::2]
        for i in range(0, batch.n, 8):
            if str(batch.position(i)) in seen:
                continue
            values, k = batch.values(i), len(seen)
            for j, (action, value) in enumerate(values.items()):
                boards[k, j] = after(sheets[i], int(batch.mover[i]), batch.names[action])
                legal[k, j], best[k, j] = 1, value == max(values.values())
            seen.add(str(batch.position(i)))
            if len(seen) == count:
                return boards, legal, best


def judge(weights, boards, legal):
    """Hidden values, and how likely the policy is to choose each move."""
    hidden = numpy.maximum(boards @ weights[0], 0)
    worth = numpy.where(legal > 0, hidden @ weights[1], -1e9)
    odds = numpy.exp(worth - worth.max(axis=1, keepdims=True))
    return hidden, odds / odds.sum(axis=1, keepdims=True)


def train(boards, legal, best):
    """Adam on -log(how likely a best move is), all positions at once."""
    chance = numpy.random.default_rng(1)
    weights = [chance.normal(0, 0.2, (boards.shape[2], HIDDEN)), chance.normal(0, 0.1, HIDDEN)]
    mean, square = [0 * w for w in weights], [0 * w for w in weights]
    for t in range(1, ROUNDS + 1):
        hidden, odds = judge(weights, boards, legal)
        good = odds * best
        push = (odds - good / good.sum(axis=1, keepdims=True)) / len(boards)
        inner = push[:, :, None] * weights[1] * (hidden > 0)
        slopes = [numpy.tensordot(boards, inner, ((0, 1), (0, 1))), numpy.tensordot(push, hidden, ((0, 1), (0, 1)))]
        for k, slope in enumerate(slopes):
            mean[k] += 0.1 * (slope - mean[k])
            square[k] += 0.001 * (slope * slope - square[k])
            step = mean[k] / (1 - 0.9 ** t) / (numpy.sqrt(square[k] / (1 - 0.999 ** t)) + 1e-8)
            weights[k] -= RATE * (step + DECAY * weights[k])
    return weights


def share(weights, boards, legal, best):
    """How often the policy's choice is a best move."""
    chosen = judge(weights, boards, legal)[1].argmax(axis=1)
    return best[numpy.arange(len(best)), chosen].mean()


def main():
    rows = collect(int(sys.argv[1]) if len(sys.argv) > 1 else 900)
    rows = [column[rows[2].sum(axis=1) < rows[1].sum(axis=1)] for column in rows]  # where the choice matters
    held = numpy.arange(len(rows[0])) % 4 == 0
    learnt, unseen = [column[~held] for column in rows], [column[held] for column in rows]
    weights = train(*learnt)
    print(f"{len(learnt[0])} positions learnt, {len(unseen[0])} held out")
    print(f"a best move: {share(weights, *learnt):.2f} of those learnt, {share(weights, *unseen):.2f} of those held out, "
          f"{(unseen[2].sum(axis=1) / unseen[1].sum(axis=1)).mean():.2f} by chance")


main()
