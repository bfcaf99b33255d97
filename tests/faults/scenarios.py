"""Every command that writes, on files that are new and on files that are there."""
import os
import re
import shutil

from folder import anything, between, differences, growing, unchecked, whole

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../fixtures/0.1.0")
SLANT = "slant 4x4 ...0./.4.../2...2/...../.1.0."
LOOP = "slither/5/5/cbcbcddad"
WALK = "hexpath 3 2S,2,2/3,1,2/3,2E,X"


class Scenario:
    """words: the command. prepare(box) makes what is there before. rules: what may become of which file (a
    pattern of names) while the command is at it; of others: as it was, or as it should become. again: the
    command after a fault, and the codes it may end with; the end is that of a run without faults."""

    def __init__(self, name, words, prepare=None, stdin=b"", rules=(), again=None, again_codes=(0,), code=0,
                 holds=None, settles=True, talks=False, library=None,
                 differs=differences):
        self.name, self.words, self.prepare, self.stdin, self.code = name, words, prepare, stdin, code
        self.rules = [(re.compile(pattern), rule) for pattern, rule in rules]
        self.again, self.again_codes = again or words, again_codes
        self.holds = holds        # (before, now) -> sentences: what else must be true after a fault
        self.settles = settles    # does the command, given again, lead to the same end?
        self.talks = talks        # a conversation goes on after a fault: it is enough that it is told
        self.differs = differs    # (now, wanted) -> (kind, sentence) of each difference
        self.library = library    # of others, which crashes when it finds no memory; files are as they were then

    def rule(self, name):
        return next((rule for pattern, rule in self.rules if pattern.fullmatch(name)), whole)


def with_strangers(box):
    """Files of somebody else's, beside ours and with names like ours."""
    box.write("notes.txt", "mine\n\nall mine")
    box.write("batch.txt", "first\n\nlast paragraph")
    box.write(".batch.quincunx-notes", "not a temporary")


# ---- batches ----

def batch(count):
    return ["new", "slant", "--size", "4", "--seed", "1", "--count", str(count), "-o", "batch"]


def batch_is_kept(before, now):
    """What was made before is there until all of it is."""
    if "batch.part" in before and "batch.part" not in now and "batch" not in now:
        yield "batch.part is gone"


def half_a_batch(box):
    """As a run that was killed leaves it."""
    box.run(batch(8) + ["--jobs", "1"], fault="write:5:kill")


# ---- matches ----

def match(games, records="records"):
    return ["match", "1", "2", "--game", "slider", "--size", "4", "--seed", "1", "--games", str(games),
            "--records", records]


def half_a_match(box):
    box.must(*match(3))


def torn_match(box):
    half_a_match(box)
    with open(box.path + "/records", "ab") as f:
        f.write(b"torn off")


def old_match(box):
    shutil.copy(FIXTURES + "/match.txt", box.path + "/records")


# ---- collections ----

def collection(*words):
    return ["collection", "puzzles", *words]


def some_puzzles(box):
    box.must(*collection("add", SLANT, LOOP))


def some_rated(box):
    some_puzzles(box)
    box.must(*collection("rate"))
    box.must(*collection("add", WALK))


def old_collection(box):
    shutil.copy(FIXTURES + "/collection.db", box.path + "/puzzles")


# ---- leagues ----

def league(games):
    return ["league", "league", "1", "2", "--game", "slider", "--size", "4", "--seed", "1", "--games", str(games)]


REPORTS = r"league/(table\.txt|table\.csv|games\.txt|index\.html)"


def no_league(box):
    os.mkdir(box.path + "/league")


def half_a_league(box):
    no_league(box)
    box.must(*league(4))


def old_league(box):
    no_league(box)
    shutil.copy(FIXTURES + "/league/league.db", box.path + "/league/league.db")


# ---- tables ----

def tables(*words):
    return ["tables", "slider", "--size", "3", "--jobs", "1", "--dir", "tables", *words]


def half_the_tables(box):
    box.must(*tables())
    folder = box.path + "/tables/lanes-3"
    for name in os.listdir(folder):
        if name.startswith("plies") or name < "rank-05":
            os.remove(f"{folder}/{name}")


# ---- games being played ----

def play(*words):
    return ["play", "slant", "--plain", "--size", "3", "--seed", "1", *words]


LINES = [b"a1L", b"b2R", b"undo", b"new", b"c3L", b"recent", b"recent 1", b"a2R", b"quit"]


def a_game_before(box):
    box.must(*play("--seed", "5"), stdin=b"a1R\na2L\nquit\n")


def an_old_game(box):
    box.write("state/quincunx/slant", open(FIXTURES + "/state/quincunx/slant", "rb").read())


def games_in(state):
    """start of each game that somebody has touched"""
    found = set()
    for name, text in state.items():
        if name.startswith("state/") and isinstance(text, bytes) and b"\nstep " in text:
            found |= set(re.findall(rb"^start .*$", text, re.M))
    return found


def games_differ(now, wanted):
    """The same games; one may be there twice, and its number in the row is no matter."""
    for start in games_in(wanted) - games_in(now):
        yield "lost", f"the game {start.decode()} is not there"


def games_are_kept(before, now):
    for start in games_in(before) - games_in(now):
        yield f"the game {start.decode()} is gone"


def is_a_game(old, now, new):
    """Whole, of whichever moment; or it has moved to another name."""
    return now is None or now == b"" or re.search(rb"\nsum [0-9a-f]{8}\n\Z", now) or now == old


# ---- all of them ----

DATABASE = [(r"puzzles", between), (r"puzzles-(wal|shm|journal)", anything)]
LEAGUE = [(REPORTS, anything), (r"league/league\.db", between), (r"league/league\.db-(wal|shm|journal)", anything)]
BACKUP = [(r".*\.backup", whole)]

SCENARIOS = [
    Scenario("new", batch(8), with_strangers, rules=[(r"batch\.part", unchecked)],
             holds=batch_is_kept),
    Scenario("new-resumed", batch(8), half_a_batch, rules=[(r"batch\.part", unchecked)],
             holds=batch_is_kept),
    Scenario("match", match(6), with_strangers, rules=[("records", growing)]),
    Scenario("match-resumed", match(6), half_a_match, rules=[("records", growing)]),
    Scenario("match-torn", match(6), torn_match, rules=[("records", growing)]),
    Scenario("match-upgraded", match(6), old_match, rules=[("records", growing)] + BACKUP),
    Scenario("collection-add", collection("add", SLANT, LOOP, WALK), with_strangers, rules=DATABASE),
    Scenario("collection-add-more", collection("add", SLANT, LOOP, WALK), some_puzzles, rules=DATABASE),
    Scenario("collection-rate", collection("rate"), some_rated, rules=DATABASE),
    Scenario("collection-remove", collection("remove", "1"), some_rated, rules=DATABASE, again_codes=(0, 1)),
    Scenario("collection-check", collection("check"), some_rated, rules=DATABASE),
    Scenario("collection-upgraded", collection("add", LOOP), old_collection, rules=DATABASE + BACKUP),
    Scenario("league", league(4), no_league, rules=LEAGUE),
    Scenario("league-resumed", league(6), half_a_league, rules=LEAGUE),
    Scenario("league-upgraded", league(4), old_league, rules=LEAGUE + BACKUP),
    Scenario("tables", tables(), with_strangers),
    Scenario("tables-resumed", tables(), half_the_tables),
    Scenario("show-svg", ["show", SLANT, "-o", "picture.svg"], with_strangers),
    Scenario("show-png", ["show", SLANT, "-o", "picture.png"], lambda box: box.write("picture.png", "old"),
             library="cairo"),
    Scenario("show-pdf", ["show", SLANT, "--solution", "-o", "picture.pdf"]),
    Scenario("book", ["book", SLANT, LOOP, "--answers", "-o", "book.pdf"], lambda box: box.write("book.pdf", "old")),
    Scenario("dimacs", ["solve", SLANT, "--dimacs", "clauses.cnf"], lambda box: box.write("clauses.cnf", "old")),
    Scenario("new-agent", ["arena", "new-agent", "python"], with_strangers, again_codes=(0, 2)),
    Scenario("play", play(), stdin=b"\n".join(LINES) + b"\n", rules=[("state/.*", is_a_game)],
             holds=games_are_kept, settles=False, talks=True, differs=games_differ),
    Scenario("play-more", play(), a_game_before, stdin=b"\n".join(LINES) + b"\n",
             rules=[("state/.*", is_a_game)], holds=games_are_kept, settles=False, talks=True, differs=games_differ),
    Scenario("play-continued", play("--continue"), a_game_before, stdin=b"b1L\nb2L\nquit\n",
             rules=[("state/.*", is_a_game)], holds=games_are_kept, settles=False, talks=True, differs=games_differ),
]
