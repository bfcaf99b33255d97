"""Two processes on one file, started together: one is refused in words, or they wait for each other."""
import random
import time

import folder
import scenarios as s

TIMES = 20


class Pair:
    """end(before, now, wanted): what is wrong with the folder when both have ended. codes: of one that was not
    refused."""

    def __init__(self, name, words, prepare=None, other=None, stdin=(b"", b""), end=None, codes=(0,)):
        self.name, self.prepare, self.stdin, self.codes = name, prepare, stdin, codes
        self.words = (words, other or words)
        self.end = end or (lambda before, now, wanted: folder.differences(now, wanted))


def both_games(before, now, wanted):
    if len(s.games_in(now)) != 2:
        yield "lost", f"{len(s.games_in(now))} of 2 games are there"


def game_is_kept(before, now, wanted):
    for what in s.games_are_kept(before, now):
        yield "lost", what


def mended(before, now, wanted):
    """Both may have mended it, each with a copy of what it found."""
    for kind, what in folder.differences(now, wanted):
        if not what.startswith("puzzles.backup"):
            yield kind, what


LONGER = s.match(12)
PAIRS = [
    Pair("new", s.batch(60)),
    Pair("new-resumed", s.batch(8), s.half_a_batch),
    Pair("match", LONGER),
    Pair("match-resumed", LONGER, s.half_a_match),
    Pair("match-upgraded", s.old_match_of(12), s.old_match),
    Pair("collection-add", s.collection("add", s.SLANT, s.LOOP, s.WALK)),
    Pair("collection-rate", s.collection("rate"), s.some_puzzles),
    Pair("collection-upgraded", s.collection("add", s.LOOP), s.old_collection),
    Pair("collection-check", s.collection("check"), s.some_rated),
    Pair("collection-mended", s.collection("check"), s.damaged_index, codes=(0, 1), end=mended),
    Pair("collection-both", s.collection("rate"), s.some_puzzles, other=s.collection("add", s.SLANT, s.LOOP)),
    Pair("league", s.league(6), s.no_league),
    Pair("league-upgraded", s.old_league_of(6), s.old_league),
    Pair("tables", s.tables()),
    Pair("tables-resumed", s.tables(), s.half_the_tables),
    Pair("prove", s.PROVE),
    Pair("book", ["book", s.SLANT, s.LOOP, "-o", "book.pdf"]),
    Pair("dimacs", ["solve", s.SLANT, "--dimacs", "clauses.cnf"]),
    Pair("new-agent", ["arena", "new-agent", "python"]),
    Pair("show", ["show", s.SLANT, "-o", "picture.svg"]),
    Pair("play-continued", s.play("--continue"), s.a_game_before, stdin=(b"b1L\n", b"b2L\n"), end=game_is_kept),
    Pair("play", s.play(), other=s.play("--seed", "5"), stdin=(b"a1L\n", b"a2R\n"), end=both_games),
]


def is_refusal(ended):
    return ended.code == 2 and (b" is using it" in ended.err or b"is there already" in ended.err)


def judge(pair, ended, before, now, wanted):
    for one in ended:
        if one.code not in pair.codes and not is_refusal(one):
            yield "crashed" if one.code is None or one.code < 0 else "silent", \
                f"exit {one.code}: {one.err[-300:].decode()}"
    if all(is_refusal(one) for one in ended):
        yield "lost", "both were refused"
    yield from pair.end(before, now, wanted)


def attempt(world, pair, template, wanted, skew):
    box = world.box(template)
    before = folder.state(box.path)
    running = []
    for words in pair.words:
        running.append(box.start(words))
        time.sleep(skew)
    ended = [box.finish(process, stdin) for process, stdin in zip(running, pair.stdin)]
    found = list(judge(pair, ended, before, folder.state(box.path), wanted))
    box.remove()
    return found


def jobs(world, names, times, seed):
    for pair in PAIRS:
        if names and pair.name not in names:
            continue
        template = world.box()
        if pair.prepare:
            pair.prepare(template)
        alone = world.box(template)
        alone.must(*pair.words[0], stdin=pair.stdin[0], codes=pair.codes)
        wanted = folder.state(alone.path)
        chance = random.Random(f"{seed} {pair.name}")
        for i in range(times):
            skew = chance.choice((0, 0.001, 0.003, 0.01))
            yield f"pairs {pair.name}", lambda p=pair, t=template, w=wanted, k=skew: attempt(world, p, t, w, k), 1
