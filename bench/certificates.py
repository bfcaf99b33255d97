#!/usr/bin/env python3
"""Sizes and times of certificates, as the table of docs/SAT.md: certificates.py PROGRAM [PUZZLES]

Made puzzles of level hard; medians. CPU times of the whole program: solving, proving, checking and writing; of
`certify`; of examples/certify.py."""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile

PROGRAM = os.path.abspath(sys.argv[1])
PUZZLES = int(sys.argv[2]) if len(sys.argv) > 2 else 5
CHECKER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../examples/certify.py")


def cpu(*words):
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0, words
    return used.ru_utime + used.ru_stime


def lines(folder, name, begins):
    with open(os.path.join(folder, name)) as f:
        return sum(1 for line in f if begins(line))


def measure(position, via, folder):
    made = cpu(PROGRAM, "solve", position, "--certificate", folder, "--via", via)
    figures = (lines(folder, "clauses.cnf", lambda l: l.startswith("c cut")),
               lines(folder, "refutation.drat", lambda l: not l.startswith("d")),
               sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder)) / 1000,
               made * 1000, cpu(PROGRAM, "certify", folder) * 1000, cpu(sys.executable, CHECKER, folder))
    shutil.rmtree(folder)
    return figures


def main():
    folder = tempfile.mkdtemp()
    print("| puzzle | refuted by | cuts | steps | all files | made | `certify` | `certify.py` |\n|---|---|---|---|---|---|---|---|")
    for game in "slitherlink", "slant":
        for n in 5, 10, 20, 30:
            made = subprocess.run([PROGRAM, "new", game, "--size", "%dx%d" % (n, n), "--level", "hard", "--seed", "1",
                                   "--count", str(PUZZLES)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            positions = [line for line in made.stdout.split("\n") if line.startswith(game)]
            for via, name in ("own", "ours"), ("sat", "CaDiCaL"):
                rows = zip(*(measure(p, via, os.path.join(folder, "proof")) for p in positions))
                print("| %s | %s | %d | %d | %d kB | %d ms | %d ms | %.1f s |"
                      % ("%s %d×%d" % (game.title(), n, n) if via == "own" else "", name, *map(statistics.median, rows)))
    shutil.rmtree(folder)


main()
