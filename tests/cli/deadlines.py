#!/usr/bin/env python3
"""Every command that has --time keeps it on the largest board of every game: deadlines.py PROGRAM.

With --time 0.1 a run may take 0.3 s of processor time more, reading the position not counted. What
is measured is the processor's time of the child, so a busy machine changes nothing; the program
stops by the clock on the wall, which is never behind. A run that is late gets a second try.
"""
import os
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
TIME, GRACE, KILLED = 0.1, 0.3, 20
N = 1000


def rows(w, h, at):
    return "/".join("".join(at(r, c) for c in range(w)) for r in range(h))


class Chance:
    def __init__(self):
        self.state = 1

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return (self.state >> 8) % n


def comb(r, c):
    """Inside the loop: a spine along the top with a tooth in every second column."""
    return 0 <= r < N - 1 and 0 <= c < N and (r == 0 or c % 2 == 0)


def comb_clue(r, c):
    beside = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
    return str(sum(comb(r, c) != comb(*x) for x in beside))


def comb_lines():
    across = rows(N, N + 1, lambda r, c: "01"[comb(r - 1, c) != comb(r, c)])
    return across + ":" + rows(N + 1, N, lambda r, c: "01"[comb(r, c - 1) != comb(r, c)])


def slitherlink(at, fields=""):
    return f"slitherlink {N}x{N} {rows(N, N, at)}{fields}"


def slant(at, fields=""):
    return f"slant {N}x{N} {rows(N + 1, N + 1, at)}{fields}"


def falls(r, c):
    """The number of a corner on a board full of falls."""
    return str((r > 0 and c > 0) + (r < N and c < N))


def hexpath(numbers):
    chance = Chance()

    def token(i):
        number = str(1 + chance.below(numbers))
        letter = "S" if i == 0 else "E" if i == 899 else "G" if chance.below(10) == 0 else ""
        return number + letter

    return "hexpath 30 " + "/".join(
        ",".join(token(30 * r + c) for c in range(30)) for r in range(30))


def boards():
    """Name, questions and position: all of them for one board of each game, else the longest."""
    chance = Chance()
    duel = " " + rows(N, N, lambda r, c: ".") + " duel=1 mover=1 score=0-0"
    yield "empty", "some", slitherlink(lambda r, c: ".")
    yield "a comb", "puzzle", slitherlink(comb_clue)
    yield "a comb, solved", "some", slitherlink(comb_clue, " " + comb_lines())
    yield "zeroes", "some", slitherlink(lambda r, c: "0")
    yield "a lattice of 2", "some", slitherlink(lambda r, c: "2."[(r | c) % 2])
    yield "at random", "some", slitherlink(lambda r, c: ".....0123"[chance.below(9)])
    yield "empty", "some", slant(lambda r, c: ".")
    yield "falls", "puzzle", slant(falls)
    yield "a lattice of 2", "some", slant(lambda r, c: "2."[(r | c) % 2])
    yield "a duel", "duel", slant(falls, duel)
    yield "5 numbers", "some", hexpath(5)
    yield "99 numbers", "puzzle", hexpath(99)
    yield "the start", "duel", "slider 16 " + "/".join(["H" + 15 * "+"] * 15 + ["+" + 15 * "V"]) + " H"
    yield "the start", "duel", "crosscut 10x10 " + "/".join(["." * 10] * 10) + " R"


QUESTIONS = {
    "puzzle": [
        "solve", "solve --forced", "solve --limit 1000", "design", "show --to svg --heat", "show --difference", "show --forced", "solve --from-here --forced",
        "solve --via sat", "solve --dimacs /dev/null", "solve --dimacs /dev/null --unique",
        "solve --dimacs /dev/null --encoding lazy --cuts", "solve --certificate x", "check", "check --against-solution", "hint",
        "rate", "rate --explain", "show --to svg", "show --to ansi", "show --to svg --hint",
        "show --to svg --solution", "show -o x.png", "book -o x.pdf", "perft --depth 3", "moves",
        "convert --to json", "apply", "collection x.db add",
    ],
    "some": ["solve --forced", "design", "solve --from-here", "hint", "rate", "show --to svg --hint"],
    "duel": [
        "best", "best --level random", "best --level greedy", "best --level careful",
        "best --level expert", "best --level 8", "best --level perfect", "value",
        "perft --depth 20", "show --to svg", "moves", "convert", "apply",
    ],
}
# Not asked about a position: whole runs, and time for each move.
OTHERS = [
    f"new slitherlink --size {N}", f"new slant --size {N}", "new hexpath --size 30",
    "new slider --size 16", "new crosscut --size 10", "tables slider --size 5",
    "explore slider --size 16", "explore crosscut --size 10", "strategy crosscut", "serve --port 0", "certify proof",
]
OF_MOVES = {"match", "league", "engine", "review"}


def run(words):
    """Processor seconds, exit code and what was said."""
    child = subprocess.Popen(["timeout", str(KILLED), PROGRAM, *words], stdin=subprocess.DEVNULL,
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = child.stderr.read().decode(errors="replace")
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, child.returncode, said


def ask(words, path):
    return run([*words, "-f", path] if path else words)


class Report:
    def __init__(self):
        self.runs = self.bad = 0

    def judge(self, what, words, path, reading):
        words = words.split() + ["--time", str(TIME)]
        if words[0] == "strategy":
            words[1] = "crosscut 10x10 " + "/".join(["." * 10] * 10) + " R"
        spent, code, said = ask(words, path)
        if spent - reading > TIME + GRACE:
            spent, code, said = ask(words, path)
        self.runs += 1
        late = spent - reading > TIME + GRACE
        if late or code not in (0, 1, 2, 3): # 2: not in this build, or not of this game
            self.bad += 1
            print(f"{what}: {' '.join(words)[:60]}: {spent:.2f} s of CPU, reading {reading:.2f}, exit {code}")
            print("   ", said.strip()[:200])


def large_proof():
    """A certificate of the largest board, with cuts enough for minutes: round its only 4, and a line elsewhere."""
    board = slitherlink(lambda r, c: "4" if r == c == 0 else ".")
    answer = rows(N, N + 1, lambda r, c: "01"[r < 2 and c == 0]) + ":" + rows(N + 1, N, lambda r, c: "01"[r == 0 and c < 2])
    yield "board", f"quincunx certificate 1 0.2.0\nposition {board}\nclaim unique\nanswer {answer}\n"
    edges, below = 2 * N * (N + 1), N * (N + 1) + N + 2
    cut = f"c cut a{N + 1} b{N + 1} a{N} b{N}\n2 {N + 2} {below} {below + 1} -{edges} 0\n"
    yield "clauses.cnf", f"p cnf {edges} 20000\n" + cut * 20000
    yield "refutation.drat", "0\n"


def missing_commands():
    """Commands with --time that nobody asks above."""
    text = subprocess.run([PROGRAM, "help"], capture_output=True, text=True, check=True).stdout
    asked = {q.split()[0] for q in QUESTIONS["puzzle"] + QUESTIONS["duel"] + OTHERS} | OF_MOVES
    for line in text.splitlines():
        name = line.split()[0] if line.startswith("  ") else None
        if name and name not in asked and "--time" in subprocess.run(
                [PROGRAM, "help", name], capture_output=True, text=True, check=True).stdout:
            yield name


def main():
    report = Report()
    for name in missing_commands():
        report.bad += 1
        print(f"{name} has --time and is not asked here")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_STATE_HOME"] = folder
        for name, kind, line in boards():
            with open("board", "w", encoding="ascii") as f:
                f.write(line + "\n")
            what = f"{line.split()[0]}, {name}"
            refused = ["solve", "--via", "nothing"] # as soon as the board is read
            reading = min(ask(refused, "board")[0] for _ in range(2))
            for question in QUESTIONS[kind]:
                report.judge(what, question, "board", reading)
        os.mkdir("proof")
        for name, text in large_proof():
            with open("proof/" + name, "w", encoding="ascii") as f:
                f.write(text)
        for question in OTHERS:
            report.judge("no board", question, None, 0)
    print(f"{report.runs} runs, {report.bad} bad")
    return 1 if report.bad else 0


sys.exit(main())
