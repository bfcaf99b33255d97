#!/usr/bin/env python3
"""An agent for Quincunx: plays any legal move. docs/PROTOCOL.md has the language."""
import random, sys

def choose(side, moves):
    return random.choice(moves)

for line in sys.stdin:
    word, *rest = line.split() or [""]
    answer = "1" if word == "protocol" else ""
    if word == "newgame":  # GAME SIZE SEED
        random.seed(rest[2])
    elif word == "genmove":  # SIDE MOVE...: the legal ones
        answer = choose(rest[0], rest[1:])
    print("=", answer, end="\n\n", flush=True)
    if word == "quit":
        break
