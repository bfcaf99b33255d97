"""A bit is flipped in a file that the program wrote: it notices, or its answer is what it was."""
import os
import random
import re

import scenarios as s

TIMES = 2000
BOARD = "slider 3 H++/H++/+VV H"


class Reader:
    """words: the command that reads `file` (a pattern: one of those that fit is chosen each time)."""

    def __init__(self, name, prepare, file, words, stdin=b""):
        self.name, self.prepare, self.file, self.words, self.stdin = name, prepare, re.compile(file), words, stdin


def whole_match(box):
    box.must(*s.match(6))


def whole_collection(box):
    s.some_rated(box)
    box.must(*s.collection("rate"))


def some_tables(box):
    box.must(*s.tables())


READERS = [
    Reader("match", whole_match, "records", s.match(6)),
    Reader("match-more", s.half_a_match, "records", s.match(6)),
    Reader("review", whole_match, "records", ["review", "records", "--json"]),
    Reader("batch", s.half_a_batch, r"batch\.part", s.batch(8)),
    Reader("collection-list", whole_collection, "puzzles", s.collection("list", "--json")),
    Reader("collection-info", whole_collection, "puzzles", s.collection("info")),
    Reader("collection-export", whole_collection, "puzzles", s.collection("export")),
    Reader("collection-rate", s.some_rated, "puzzles", s.collection("rate")),
    Reader("league", s.half_a_league, r"league/league\.db", s.league(4) + ["--json"]),
    Reader("value", some_tables, r"tables/lanes-3/.*", ["value", BOARD, "--dir", "tables"]),
    Reader("best", some_tables, r"tables/lanes-3/.*", ["best", BOARD, "--level", "perfect", "--dir", "tables"]),
    Reader("tables", some_tables, r"tables/lanes-3/.*", s.tables()),
    Reader("play", s.a_game_before, r"state/quincunx/slant", s.play("--continue"), b"position\nquit\n"),
    Reader("play-old", s.an_old_game, r"state/quincunx/slant", s.play("--continue"), b"position\nquit\n"),
]


def outcome(reader, box):
    """What is printed, and for a batch what is written: a file is its answer."""
    ended = box.run(reader.words, reader.stdin)
    made = os.path.join(box.path, "batch")
    answer = open(made, "rb").read() if os.path.exists(made) else b""
    return ended, re.sub(rb'"time_us":\d+', b"", ended.out) + answer


def attempt(world, reader, template, name, bit, wanted):
    box = world.box(template)
    with open(os.path.join(box.path, name), "r+b") as f:
        f.seek(bit // 8)
        byte = f.read(1)[0]
        f.seek(bit // 8)
        f.write(bytes([byte ^ 1 << bit % 8]))
    ended, answer = outcome(reader, box)
    found = []
    if ended.code is None or ended.code < 0:
        found.append(("crashed", f"{name}, bit {bit}: exit {ended.code}"))
    elif ended.code == 0 and answer != wanted:
        found.append(("silent", f"{name}, bit {bit}: exit 0 with another answer: {answer[-200:]}"))
    elif ended.code != 0 and not ended.said():
        found.append(("silent", f"{name}, bit {bit}: exit {ended.code} without a sentence"))
    box.remove()
    return found


def jobs(world, names, times, seed, only=None):
    for reader in READERS:
        if names and reader.name not in names:
            continue
        template = world.box()
        reader.prepare(template)
        files = sorted(n for n in template.files() if reader.file.fullmatch(n))
        ended, wanted = outcome(reader, world.box(template))
        if ended.code != 0:
            raise SystemExit(f"flips {reader.name}: exit {ended.code}: {ended.err.decode()}")
        chance = random.Random(f"{seed} {reader.name}")
        for i in range(times):
            name = chance.choice(files)
            bit = chance.randrange(8 * os.path.getsize(os.path.join(template.path, name)))
            if only:
                name, bit = only.split(":")[0], int(only.split(":")[1])
            yield (f"flips {reader.name} --fault {name}:{bit}",
                   lambda r=reader, t=template, n=name, b=bit, w=wanted: attempt(world, r, t, n, b, w), 1)
