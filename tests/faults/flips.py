"""A bit is flipped in a file that the program wrote: it notices, or its answer is what it was."""
import os
import random
import re
import shutil

import scenarios as s

TIMES = 2000
BOARD = "slider 3 H++/H++/+VV H"


class Reader:
    """words: the command that reads `file` (a pattern: one of those that fit is chosen each time)."""

    def __init__(self, name, prepare, file, words, stdin=b"", mends=False, judges=False):
        self.name, self.prepare, self.file, self.words, self.stdin = name, prepare, re.compile(file), words, stdin
        self.mends = mends  # exit 1 and a sentence: it was damaged, and is whole again
        self.judges = judges  # exit 1 and its verdict as the answer: it is invalid

    def tells(self, ended):
        """Another answer is right where it is said why; a conversation goes on after that."""
        if self.judges and ended.code == 1:
            return ended.out.startswith(b"invalid: ")
        return ended.said() if self.stdin or ended.code != 1 or not self.mends else ended.err.strip()


def whole_match(box):
    box.must(*s.match(6))


def small_match(box):
    """Whose positions are judged in no time."""
    box.must("match", "1", "2", "--game", "slider", "--size", "3", "--seed", "1", "--games", "2", "--time", "20",
             "--records", "records")


def whole_collection(box):
    s.some_rated(box)
    box.must(*s.collection("rate"))


def some_tables(box):
    box.must(*s.tables())


def a_strategy(box):
    box.must("strategy", "--compact", "crosscut 5x6 ...../...../...../...../...../..... R", "-o", "win")


def old_tables(box):
    """Of version 0.1.0."""
    shutil.copytree(s.FIXTURES + "/tables", box.path + "/tables")


def some_recent(box):
    s.a_game_before(box)
    box.must(*s.play("--seed", "6"), stdin=b"a1R\nb1L\nquit\n")


def a_certificate(box):
    box.must("solve", s.SLANT, "--certificate", "proof")


READERS = [
    Reader("match", whole_match, "records", s.match(6)),
    Reader("match-more", s.half_a_match, "records", s.match(6)),
    Reader("review", small_match, "records", ["review", "records", "--depth", "2", "--json"]),
    Reader("batch", s.half_a_batch, r"batch\.part", s.batch(8)),
    Reader("collection-list", whole_collection, "puzzles", s.collection("list", "--json")),
    Reader("collection-info", whole_collection, "puzzles", s.collection("info")),
    Reader("collection-export", whole_collection, "puzzles", s.collection("export")),
    Reader("collection-check", whole_collection, "puzzles", s.collection("check"), mends=True),
    Reader("collection-rate", s.some_rated, "puzzles", s.collection("rate")),
    Reader("league", s.half_a_league, r"league/league\.db", s.league(4) + ["--json"]),
    Reader("league-more", s.half_a_league, r"league/league\.db", s.league(6) + ["--json"]),
    Reader("value-old", old_tables, r"tables/lanes-3/.*", ["value", BOARD, "--dir", "tables"]),
    Reader("value", some_tables, r"tables/lanes-3/.*", ["value", BOARD, "--dir", "tables"]),
    Reader("best", some_tables, r"tables/lanes-3/.*", ["best", BOARD, "--level", "perfect", "--dir", "tables"]),
    Reader("tables", some_tables, r"tables/lanes-3/.*", s.tables()),
    Reader("prove", s.half_a_proof, s.SEARCHED, s.PROVE),
    Reader("strategy", a_strategy, "win", ["strategy", "--check", "win"]),
    Reader("certify", a_certificate, r"proof/.*", ["certify", "proof"], judges=True),
    Reader("play", s.a_game_before, r"state/quincunx/slant", s.play("--continue"), b"position\nquit\n"),
    Reader("play-recent", some_recent, r"state/quincunx/slant\.recent", s.play("--continue"),
           b"recent 1\nposition\nquit\n"),
    Reader("play-recent-old", s.an_old_recent, r"state/quincunx/slant\.recent", s.play("--continue"),
           b"recent 1\nposition\nquit\n"),
    Reader("play-old", s.an_old_game, r"state/quincunx/slant", s.play("--continue"), b"position\nquit\n"),
]


def outcome(reader, box):
    """What is printed, and for a batch what is written: a file is its answer."""
    ended = box.run_served(reader.words, reader.stdin)
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
    elif ended.code == 0 and answer != wanted and not (reader.stdin and reader.tells(ended)):
        found.append(("silent", f"{name}, bit {bit}: exit 0 with another answer: {answer[-200:]}"))
    elif ended.code != 0 and not reader.tells(ended):
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
