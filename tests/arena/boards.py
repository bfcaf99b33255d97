#!/usr/bin/env python3
"""boards.py PROGRAM GAME SEED COMMAND...: the board of an agent has the moves that the program has, in games of random
moves, and text and undo with them. Both are asked in the language of docs/PROTOCOL.md."""
import random
import shlex
import subprocess
import sys


class Speaker:
    def __init__(self, command):
        self.command = command
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        while (more := self.process.stdout.readline()) not in ("\n", ""):
            pass  # the drawing of showboard
        if more == "" or not answer.startswith("="):
            sys.exit(f"{self.command}: {line}: {answer!r}")
        return answer[1:].strip()

    def end(self):
        self.ask("quit")
        self.process.wait()


def made(program, *options):
    out = subprocess.run([program, "new", *options], capture_output=True, text=True, check=True).stdout
    return out.split("\n")[0]


def starts(program, game, seed):
    """Positions to begin from: sizes that are not square, blocked cells, both rules."""
    if game == "slider":
        for size, blocked in ((3, 0), (4, 2), (6, 0), (5, 6), (4, 5), (11, 7), (6, "course")):
            yield made(program, game, "--size", str(size), "--blocked", str(blocked), "--first", "random", "--seed", seed)
        yield "slider 3 BB+/HB+/BVV H"  # passes
        yield "slider 3 BBB/HBV/BB+ H"
    elif game == "crosscut":
        for size in ("4x4", "5x4", "6x5", "8x8", "5x10", "10x10"):
            yield made(program, game, "--size", size)
    else:
        for size, level in (("3x3", "easy"), ("4x2", "normal"), ("5x5", "normal"), ("7x4", "hard")):
            w, h = map(int, size.split("x"))
            puzzle = made(program, game, "--size", size, "--level", level, "--seed", seed)
            for rule in ("", " rule=sound"):
                yield f"{puzzle} {'/'.join(['.' * w] * h)} duel=1 mover=1 score=0-0{rule}"


def same(ours, theirs, line):
    want, got = (sorted(who.ask(line).split()) if line == "legal" else who.ask(line) for who in (ours, theirs))
    if want != got:
        sys.exit(f"{theirs.command}: {line} after {ours.ask('showboard')}:\n  expected {want}\n  got      {got}")
    return want


def main():
    program, game, seed, *command = sys.argv[1:]
    chance = random.Random(int(seed))
    ours, theirs = Speaker([program, "engine"]), Speaker(shlex.split(" ".join(command)))
    positions = 0
    for line in starts(program, game, seed):
        same(ours, theirs, "position " + line)
        before = []
        while (moves := same(ours, theirs, "legal")) and len(before) < 150:
            before.append(same(ours, theirs, "showboard"))
            same(ours, theirs, "play " + chance.choice(moves))
        positions += len(before) + 1
        same(ours, theirs, "showboard")
        while before:
            same(ours, theirs, "undo")
            if same(ours, theirs, "showboard") != before.pop():
                sys.exit("undo does not go back")
    ours.end()
    theirs.end()
    print(f"{positions} positions")


main()
