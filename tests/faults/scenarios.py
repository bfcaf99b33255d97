"""Every command that writes, on files that are new and on files that are there."""
import os
import re
import shutil
import sqlite3
import zlib

from folder import Rows, anything, between, differences, growing, journalled, unchecked, whole

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../fixtures/0.1.0")
SLANT = "slant 4x4 ...0./.4.../2...2/...../.1.0."
LOOP = "slither/5/5/cbcbcddad"
WALK = "hexpath 3 2S,2,2/3,1,2/3,2E,X"


class Scenario:
    """words: the command. prepare(box) makes what is there before. rules: what may become of which file (a
    pattern of names) while the command is at it; of others: as it was, or as it should become. again: the
    command after a fault, and the codes it may end with; the end is that of a run without faults."""

    def __init__(self, name, words, prepare=None, stdin=b"", rules=(), again=None, again_codes=(0,), code=0,
                 holds=None, settles=True, talks=False, library=None, screen=False,
                 leaves="", answer=bytes, differs=differences):
        self.name, self.words, self.prepare, self.stdin, self.code = name, words, prepare, stdin, code
        self.rules = [(re.compile(pattern), rule) for pattern, rule in rules]
        self.again, self.again_codes = again or words, again_codes
        self.holds = holds        # (before, now) -> sentences: what else must be true after a fault
        self.settles = settles    # does the command, given again, lead to the same end?
        self.talks = talks        # a conversation goes on after a fault: it is enough that it is told
        self.differs = differs    # (now, wanted) -> (kind, sentence) of each difference
        self.leaves = re.compile(leaves)  # names of what a run that was killed may leave for ever
        self.answer = answer      # what of standard output must be the same
        self.screen = screen      # stdin is typed on a terminal
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


def batch_behind_link(box):
    """batch leads to a file in another folder."""
    box.write("far/there", "old")
    os.symlink("far/there", box.path + "/batch")


# ---- reviews ----

def a_record(box):
    box.write("games", "start slider 3 H++/H++/+VV H\nmoves a2d c1u a1u b1u\nresult open\n\n")
    box.write("page.html", "old")


# ---- matches ----

def old_match_of(games):
    """As the fixture was made: a move takes at most 0.2 s, which is much."""
    return ["match", "1", "2", "--game", "slider", "--size", "4", "--seed", "1", "--games", str(games),
            "--records", "records"]


def match(games):
    return old_match_of(games) + ["--time", "20"]


def half_a_match(box):
    box.must(*match(3))


def match_of_agents(games):
    return ["match", "sh agent.sh", "1", "--game", "slider", "--size", "3", "--seed", "1", "--time", "20", "--games",
            str(games), "--records", "records"]


def torn_match(box):
    half_a_match(box)
    with open(box.path + "/records", "ab") as f:
        f.write(b"torn off")


def with_a_program(box):
    box.write("agent.sh", f"exec {box.world.build}/quincunx engine --level 1\n")


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


def puzzles_in_a_file(box):
    """A line of a few, one for which there must be more room, and one that is drawn."""
    drawn = "slant 2x2:\n  +-+-+\n2 | | |\n  +-4-+\n1 | | |\n  +-+-+\n   a b\n\n"
    box.write("many", f"{SLANT}\n{LOOP}\n# {'-' * 200}\n{drawn}{WALK}\n4x3:f32a21a1a1a1c\n")


def damaged_index(box):
    """One bit of an index: the puzzles are whole, so check can mend it."""
    some_rated(box)
    whole = open(box.path + "/puzzles", "rb").read()
    for page in range(4096, len(whole), 4096):
        box.write("puzzles", whole[:page + 4000] + bytes([whole[page + 4000] ^ 4]) + whole[page + 4001:])
        copy = box.world.box(box)
        ended = copy.run(collection("check"))
        copy.remove()
        if ended.code == 1 and b"built anew" in ended.err:
            return
    raise SystemExit("no page of the collection is an index's")


def old_collection(box):
    shutil.copy(FIXTURES + "/collection.db", box.path + "/puzzles")


# ---- leagues ----

def old_league_of(games):
    return ["league", "league", "1", "2", "--game", "slider", "--size", "4", "--seed", "1", "--games", str(games)]


def league(games):
    return old_league_of(games) + ["--time", "20"]


REPORTS = r"league/(table\.txt|table\.csv|openings\.csv|games\.txt|league\.json|index\.html)"


def no_league(box):
    os.mkdir(box.path + "/league")


def half_a_league(box):
    no_league(box)
    box.must(*league(4))


def unfit_league(box):
    """A game in it was never played like that."""
    half_a_league(box)
    with open(box.path + "/league/league.db", "rb") as f:
        assert f.read(16) == b"SQLite format 3\0"
    db = sqlite3.connect(box.path + "/league/league.db")
    db.execute("UPDATE game SET moves = 'a1u ' || moves WHERE rowid = 2")
    db.commit()
    db.close()


def old_league(box):
    no_league(box)
    shutil.copy(FIXTURES + "/league/league.db", box.path + "/league/league.db")


def league_of_agents(games):
    """With a program that has a file of its own."""
    return ["league", "league", "sh agent.sh", "1", "--game", "slider", "--size", "3", "--seed", "1", "--time", "20",
            "--games", str(games)]


def with_agent(box):
    no_league(box)
    with_a_program(box)
    box.must(*league_of_agents(2))


# ---- tables ----

def tables(*words):
    return ["tables", "slider", "--size", "3", "--jobs", "1", "--dir", "tables", *words]


def half_the_tables(box):
    box.must(*tables())
    folder = box.path + "/tables/lanes-3"
    for name in os.listdir(folder):
        if name.startswith("plies") or name < "rank-05":
            os.remove(f"{folder}/{name}")


# ---- proofs ----

PROVE = ["tables", "crosscut", "--size", "5x6", "--jobs", "1", "--memory", "1", "--dir", "tables"]
SEARCHED = r"tables/proof-crosscut-\d+x\d+/searched"


def half_a_proof(box):
    """As a run that was killed leaves it."""
    box.run(PROVE, fault="write:9:kill")


def other_searches(now, wanted):
    """What is searched twice is searched in another order: the answer is the same, the file is not."""
    yield from differences(*({name: text for name, text in state.items() if not re.fullmatch(SEARCHED, name)}
                             for state in (now, wanted)))


# ---- several threads: what is done first is written first ----

def in_any_order(text):
    return sorted(text.split(b"\n"))


def orderless(content):
    """Blocks of a text, and rows without their numbers."""
    if isinstance(content, Rows):
        return Rows({table: sorted((row[1:] for row in rows), key=repr) for table, rows in content.items()})
    return b"\n\n".join(sorted(content.split(b"\n\n")))


def orders_differ(now, wanted):
    yield from differences(*({name: orderless(content) for name, content in state.items()} for state in (now, wanted)))


# ---- games being played ----

def play(*words):
    return ["play", "slant", "--plain", "--size", "3", "--seed", "1", *words]


LINES = [b"a1L", b"b2R", b"undo", b"new", b"c3L", b"recent", b"recent 1", b"a2R", b"quit"]


def a_game_before(box):
    box.must(*play("--seed", "5"), stdin=b"a1R\na2L\nquit\n")


def a_torn_game(box):
    a_game_before(box)
    box.write(IN_HAND, open(f"{box.path}/{IN_HAND}", "rb").read()[:-20])


def games_of_windows(box):
    """As two windows that were killed leave them."""
    a_game_before(box)
    box.must(*play("--seed", "6"), stdin=b"a1R\nb1L\nquit\n")
    os.rename(box.path + "/state/quincunx/slant", box.path + "/state/quincunx/slant-2")
    box.must(*play("--seed", "7"), stdin=b"b1R\nb2L\nquit\n")


def an_old_game(box):
    box.write("state/quincunx/slant", open(FIXTURES + "/state/quincunx/slant", "rb").read())


def an_old_recent(box):
    a_game_before(box)
    box.write(IN_HAND + ".recent", open(FIXTURES + "/state/quincunx/slant.recent", "rb").read())


def presses(text):
    """Of a saved game: where it began, all presses that can be undone or done again, and how many are done."""
    start, done, at = None, [], 0
    for line in text.split(b"\n")[:-1]:
        word, _, rest = re.sub(rb"^[0-9a-f]{8} ", b"", line).partition(b" ")
        if word == b"start":
            start = rest
        elif word in (b"step", b"help", b"note", b"jump"):
            done, at = done[:at] + [(word, rest)], at + 1
        elif word == b"at":
            at = int(rest)
    return start, tuple(done), at


def games_in(state):
    """Those that somebody has touched."""
    found = {presses(text) for name, text in state.items()
             if name.startswith("state/") and not name.endswith(".backup") and isinstance(text, bytes)}
    return {game for game in found if game[1]}


def games_differ(now, wanted):
    """The same games to the last press; one may be there twice, and its number in the row is no matter."""
    for start, done, at in games_in(wanted) - games_in(now):
        yield "lost", f"the game {start.decode()} with {len(done)} presses is not there"


def games_are_kept(before, now):
    """Each with all presses that were done, and perhaps more."""
    for start, done, at in games_in(before):
        if not any(start == other[0] and done[:at] == other[1][:at] for other in games_in(now)):
            yield f"the game {start.decode()} with {at} presses is gone"


IN_HAND = "state/quincunx/slant"


def torn_is_kept(before, now):
    """To the last byte; or it is in hand once more, with every line that was whole."""
    yield from games_are_kept(before, now)
    start, done, _ = presses(before[IN_HAND])
    in_hand = presses(now.get(IN_HAND, b""))
    if before[IN_HAND] not in now.values() and (start, done) != (in_hand[0], in_hand[1][:len(done)]):
        yield "what was cut off is gone"


def is_a_game(old, now, new):
    """Whole, of whichever moment; or it has moved to another name. A line at the end that was not written
    to its own is no harm: reading leaves it out."""
    if now is None or now == b"" or now == old:
        return True
    lines = now.split(b"\n")[:-1]
    crc = zlib.crc32(lines[0] + b"\n") if lines else 0
    for line in lines[1:]:
        crc = zlib.crc32(line[9:] + b"\n", crc)
        if line[:9] != b"%08x " % crc:
            return False
    return len(lines) > 1


# ---- all of them ----

DATABASE = [(r"puzzles", between), (r"puzzles-(wal|shm|journal)", anything)]
LEAGUE = [(REPORTS, anything), (r"league/league\.key", anything), (r"league/league\.db", between), (r"league/league\.db-(wal|shm|journal)", anything)]
def another_certificate(box):
    box.run(["solve", LOOP, "--certificate", "proof"])


def certificate_is_whole(before, now):
    """All files are of one certificate: clauses of the board that it is about."""
    files = [now.get("proof/" + name) for name in ("board", "clauses.cnf", "refutation.drat")]
    if None in files or (b"position slant" in files[0]) != (b"c corner" in files[1]):
        yield "the certificate is not whole"


BACKUP = [(r".*\.backup", whole)]


def played(name, words, prepare=None, stdin=b"\n".join(LINES) + b"\n", holds=games_are_kept, differs=games_differ, **more):
    rules = [(r".*\.unreadable", unchecked), *BACKUP, ("state/.*", is_a_game)]
    return Scenario(name, words, prepare, stdin, rules, holds=holds, settles=False, talks=True, differs=differs, **more)


SCENARIOS = [
    Scenario("new", batch(8), with_strangers, rules=[(r"batch\.part", unchecked)],
             holds=batch_is_kept),
    Scenario("new-resumed", batch(8), half_a_batch, rules=[(r"batch\.part", unchecked)],
             holds=batch_is_kept),
    Scenario("new-jobs", ["new", "slider", "--size", "4", "--blocked", "2", "--seed", "2", "--count", "5", "--jobs", "3",
                          "--json", "-o", "batch"], rules=[(r"batch\.part", unchecked)], holds=batch_is_kept),
    Scenario("new-link", batch(3), batch_behind_link, rules=[(r"far/there\.part", unchecked)]),
    Scenario("match", match(6), with_strangers, rules=[("records", growing)]),
    Scenario("match-resumed", match(6), half_a_match, rules=[("records", growing)]),
    Scenario("match-torn", match(6), torn_match, rules=[("records", growing)]),
    Scenario("match-jobs", match(4) + ["--jobs", "2"], rules=[("records", unchecked)], answer=in_any_order,
             differs=orders_differ),
    Scenario("match-agents", match_of_agents(2), with_a_program, rules=[("records", growing)]),
    Scenario("match-upgraded", old_match_of(6), old_match, rules=[("records", growing)] + BACKUP),
    Scenario("collection-add", collection("add", SLANT, LOOP, WALK), with_strangers, rules=DATABASE),
    Scenario("collection-add-more", collection("add", SLANT, LOOP, WALK), some_puzzles, rules=DATABASE),
    Scenario("collection-add-file", collection("add", "-f", "many"), puzzles_in_a_file, rules=DATABASE),
    Scenario("collection-mended", collection("check"), damaged_index, rules=DATABASE + BACKUP, code=1,
             again_codes=(0, 1), leaves=r"puzzles\.backup-\d+"),
    Scenario("collection-export", collection("export"), some_rated, rules=DATABASE),
    Scenario("collection-info", collection("info", "--json"), some_rated, rules=DATABASE),
    Scenario("collection-rate", collection("rate"), some_rated, rules=DATABASE),
    Scenario("collection-remove", collection("remove", "1"), some_rated, rules=DATABASE, again_codes=(0, 1)),
    Scenario("collection-check", collection("check"), some_rated, rules=DATABASE),
    Scenario("collection-upgraded", collection("add", LOOP), old_collection, rules=DATABASE + BACKUP),
    Scenario("collection-list", collection("list", "--json"), some_rated, rules=DATABASE),
    Scenario("collection-list-upgraded", collection("list"), old_collection, rules=DATABASE + BACKUP),
    Scenario("league", league(4), no_league, rules=LEAGUE),
    Scenario("league-resumed", league(6), half_a_league, rules=LEAGUE),
    Scenario("league-upgraded", old_league_of(4), old_league, rules=LEAGUE + BACKUP),
    Scenario("league-jobs", league(4) + ["--jobs", "3"], no_league, rules=[(r"league/league\.db", unchecked)] + LEAGUE,
             differs=orders_differ),
    Scenario("league-drained", ["league", "league", "--drain"], no_league, code=1, again_codes=(1,)),
    Scenario("league-agents", league_of_agents(4), with_agent, rules=LEAGUE),
    Scenario("tables", tables(), with_strangers),
    Scenario("tables-resumed", tables(), half_the_tables),
    Scenario("prove", PROVE, with_strangers, rules=[(SEARCHED, journalled)], differs=other_searches),
    Scenario("prove-resumed", PROVE, half_a_proof, rules=[(SEARCHED, journalled)], differs=other_searches),
    Scenario("strategy", ["strategy", "--compact", "crosscut 5x6 ...../...../...../...../...../..... R", "-o", "win"]),
    Scenario("tables-position", ["tables", "slider", "--position", "slider 3 H++/+BB/++V H", "--json", "--dir", "tables"]),
    Scenario("review-html", ["review", "games", "--depth", "2", "--html", "page.html"], a_record),
    Scenario("rate-html", ["rate", SLANT, "--html", "page.html"], with_strangers),
    Scenario("show-svg", ["show", SLANT, "-o", "picture.svg"], with_strangers),
    Scenario("show-png", ["show", SLANT, "-o", "picture.png"], lambda box: box.write("picture.png", "old"),
             library="cairo"),
    Scenario("show-pdf", ["show", SLANT, "--solution", "-o", "picture.pdf"], library="cairo"),
    Scenario("show-text", ["show", SLANT, "--to", "text", "-o", "picture.txt"]),
    Scenario("book", ["book", SLANT, LOOP, "--answers", "-o", "book.pdf"], lambda box: box.write("book.pdf", "old"),
             library="cairo"),
    Scenario("book-answers", ["book", SLANT, "-o", "book.pdf", "--answers-file", "key.pdf"],
             lambda box: box.write("key.pdf", "old"), library="cairo"),
    Scenario("book-file", ["book", "-f", "many", "-o", "book.pdf"], puzzles_in_a_file, library="cairo"),
    Scenario("dimacs", ["solve", SLANT, "--dimacs", "clauses.cnf"], lambda box: box.write("clauses.cnf", "old")),
    Scenario("certificate", ["solve", SLANT, "--certificate", "proof"], with_strangers,
             library="CaDiCaL"),
    Scenario("certificate-replaced", ["solve", SLANT, "--certificate", "proof"], another_certificate,
             holds=certificate_is_whole, library="CaDiCaL"),
    Scenario("new-agent", ["arena", "new-agent", "python"], with_strangers, again_codes=(0, 2)),
    Scenario("new-agent-c", ["arena", "new-agent", "c"], again_codes=(0, 2)),
    Scenario("new-agent-board", ["arena", "new-agent", "java", "--game", "slider"], again_codes=(0, 2)),
    played("play", play()),
    played("play-more", play(), a_game_before),
    played("play-continued", play("--continue"), a_game_before, stdin=b"b1L\nb2L\nquit\n"),
    played("play-upgraded", play("--continue"), an_old_game, stdin=b"b1L\nnew\na1L\nquit\n"),
    played("play-recent-upgraded", play("--continue"), an_old_recent, stdin=b"recent 1\na1L\nquit\n"),
    played("play-torn", play(), a_torn_game, holds=torn_is_kept),
    played("play-windows", play(), games_of_windows),
    played("play-duel", ["play", "slider", "--plain", "--size", "3", "--seed", "1", "--players", "human,greedy"],
           stdin=b"a3r\nundo\na2r\nnew\na2r\nquit\n"),
    played("screen", play()[:2] + play()[3:], a_game_before, stdin=b"/\x1b[C/nq", screen=True,
           library="ncurses"),
]
