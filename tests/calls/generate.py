#!/usr/bin/env python3
"""The table of calls that every library must pass: generate.py QUINCUNX > tests/calls/calls.tsv

A row is ENDING, COMMAND, TEXT, OPTIONS (';' between) and the JSON object, with tabs between; the answers
are those of the command line, without the time they took. The table is fixed: it is written anew only
when an answer is meant to change.
"""
import json
import re
import subprocess
import sys

quincunx = sys.argv[1]
rows = 0


def run(arguments):
    done = subprocess.run([quincunx] + arguments, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout.strip()


def flags(options):
    return ["--" + option for option in options]


def argv(command, text, options):
    """What the command line is asked for the same."""
    moves = [o[6:] for o in options if o.startswith("moves=")]
    rest = [o for o in options if not o.startswith("moves=")]
    played = moves[0].split() if moves else []
    if command == "count":
        return ["solve", "--count", text, "--json"] + flags(rest)
    if command == "make":
        return ["new", text, "--json"] + flags(rest)
    if command == "rules":
        return ["rules", text, "--json"]
    return [command, text] + played + ["--json"] + flags(rest)


def row(command, text, *options):
    global rows
    code, said = run(argv(command, text, options))
    if not said.startswith("{") or "\n" in said or "\t" in said + text:
        sys.exit(f"{command} {text} {options}: {code}: {said}")
    said = re.sub(r',?"time_us":\d+', "", said)
    json.loads(said)
    print(code, command, text, ";".join(options), said, sep="\t")
    rows += 1


def made(game, size, level, seed):
    return json.loads(run(["new", game, "--size", size, "--level", level, "--seed", str(seed), "--json"])[1])


def puzzle(position):
    for command in ("solve", "check", "hint", "rate", "moves"):
        row(command, position)


def progress(position, steps):
    """Boards on the way to the solution: hints that are followed."""
    for _ in range(steps):
        hint = json.loads(run(["hint", position, "--json"])[1])
        if hint["status"] != "step":
            return
        moves = " ".join(hint["moves"])
        row("apply", position, "moves=" + moves)
        position = json.loads(run(["apply", position] + hint["moves"] + ["--json"])[1])["position"]
        row("hint", position)
        row("check", position)
        row("solve", position, "from-here")


for game, sizes in (("slant", ("3x3", "4x5", "6x4")), ("slitherlink", ("3x3", "4x5", "6x5")), ("hexpath", ("3", "4", "5"))):
    for n, size in enumerate(sizes):
        for level in ("easy", "normal"):
            one = made(game, size, level, 10 + n)
            row("make", game, "size=" + size, "level=" + level, f"seed={10 + n}")
            puzzle(one["position"])
            row("solve", one["id"])
            row("convert", one["position"], "to=quincunx")
            progress(one["position"], 3)
    row("rules", game)

for position in ("slant 4x4 ...0./.4.../2...2/...../.1.0.", "slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3",
                 "gokigen/4/3/l372666bg", "slither/5/5/cbcbcddad", "4x4:c0b4c2c2f1a0a", "5x5t0:2b1b2b1b2b3b3b0b3"):
    puzzle(position)
    row("solve", position, "limit=5")
    row("solve", position, "forced")
    row("count", position)
    for form in ("quincunx", "puzzlink", "tatham", "json"):
        row("convert", position, "to=" + form)

for position in ("slant 2x2 .../.2./...", "slant 3x2 ..../.3../....", "slant 2x1 .../.4.", "slant 3x3 ..../..../..../....",
                 "slitherlink 3x3 .../.../...", "slitherlink 3x3 3.3/.../3.3", "slitherlink 2x2 22/22", "slitherlink 4x3 ..../.0../...."):
    puzzle(position)
    row("solve", position, "limit=50")
    row("solve", position, "forced")
    row("count", position)
    row("count", position, "shares")
    row("convert", position, "to=puzzlink")

for position in ("slant 2x2 .../.4./... RL/LR", "slant 2x2 .../.4./... LR/RL", "slant 2x2 .../.2./... L./..",
                 "slitherlink 2x2 22/22 11/00/11:101/101", "slitherlink 2x2 22/22 11/10/11:101/101",
                 "hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2", "hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2"):
    row("check", position)
    row("check", position, "against-solution")
    row("hint", position)
    row("moves", position)

SLIDER = ("slider 3 H++/H++/+VV H", "slider 3 H++/+H+/+VV V", "slider 4 H+++/H+++/H+++/+VVV H", "slider 4 HB++/H+++/H++B/+VVV V")
CROSSCUT = ("crosscut 4x4 ..../..../..../.... R", "crosscut 5x4 ...../.R.../.B.../..... R", "crosscut 4x4 ..../.RB./..../.... B")
SLANT = ("slant 3x3 ..../.2../..2./.... .../.../... duel=1 mover=1 score=0-0",
         "slant 3x3 ..../.2../..2./.... L../.../... duel=1 mover=2 score=1-0")
for position in SLIDER + CROSSCUT + SLANT:
    legal = json.loads(run(["moves", position, "--json"])[1])["moves"]
    row("moves", position)
    for move in legal[:6]:
        row("apply", position, "moves=" + move)
    for depth in ("1", "3"):
        row("perft", position, "depth=" + depth)
    for command in ("solve", "hint", "rate", "check"):
        row(command, position)
    for level in ("random", "greedy"):
        for seed in ("1", "2"):
            row("best", position, "level=" + level, "seed=" + seed)
for position in SLIDER + CROSSCUT:
    for level in ("1", "2", "3"):
        row("best", position, "level=" + level)
    row("best", position, "depth=4")
    row("best", position, "depth=3", "lines=2")
for position in SLIDER[:2] + CROSSCUT:
    row("value", position)
for game, size in (("slider", "4"), ("slider", "5"), ("crosscut", "6x6"), ("crosscut", "8x7")):
    for seed in ("1", "2"):
        row("make", game, "size=" + size, "seed=" + seed)
    row("rules", game)
row("make", "slider", "size=5", "seed=3", "blocked=2", "first=V")
row("make", "slant", "size=5x5", "seed=4", "symmetry=half")
row("make", "slitherlink", "size=5x5", "seed=4", "style=winding")

for bad in ("", "slant", "slant 3x2", "slant 3x2 ..../.9../....", "slant 3x2 ..../.3../...", "slant 0x0 .", "slint 3x3 ....",
            "slitherlink 2x2 22/2", "slitherlink 2x2 2a/22", "hexpath 3 2S,2,2/3,1,2/3,2S,X", "hexpath 2 1S,1/1", "slider 3 H++/H++/+VV X",
            "slider 3 H++/H++/+VV", "crosscut 4x4 R.../..../..../.... R", "crosscut 4x4 ..../..../....", "gokigen/4/3/l37", "4x4:c0b4c2c2f1a0az",
            "chess 8x8 .", "slant:5x5:hard:7:0:99", "slant:5x5:impossible:7:0"):
    for command in ("solve", "moves", "check"):
        row(command, bad)
for position, moves in ((SLIDER[0], "a3d"), (SLIDER[0], "a2r a2r"), (SLIDER[0], "z9r"), (CROSSCUT[0], "a1"), (CROSSCUT[0], "b2 b2"),
                        ("slant 2x2 .../.2./...", "a1X"), ("slant 2x2 .../.2./...", "a1L a1L q1L"), ("slitherlink 2x2 22/22", "b2n2")):
    row("apply", position, "moves=" + moves)
for position in SLIDER[:1] + CROSSCUT[:1]:
    row("value", "slant 2x2 .../.2./...")
    row("best", "slant 2x2 .../.2./...")
    row("convert", position, "to=tatham")
print(f"{rows} rows", file=sys.stderr)
