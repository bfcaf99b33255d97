#!/usr/bin/env python3
"""The clauses of --dimacs, solved by SAT solvers of others: solvers.py PROGRAM [PUZZLES [SEED]]

Encodings order, and lazy with --cuts; each with and without --unique. Every model must decode to an answer:
judged by solve --model, and by the rules as examples/certify.py has them. Every verdict must be that of our
own solver, which has nothing to do with the clauses."""
import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../../examples")]
import certify  # noqa: E402
import puzzles  # noqa: E402

SOLVERS = {"minisat": lambda cnf, out: ["minisat", "-verb=0", cnf, out],
           "cadical": lambda cnf, out: ["cadical", "-q", cnf],
           "picosat": lambda cnf, out: ["picosat", cnf],
           "cryptominisat5": lambda cnf, out: ["cryptominisat5", "--verb", "0", cnf]}


def solve(solver, cnf, out):
    """What it printed, or wrote to the file that minisat is told; 10 a model, 20 none."""
    ended = subprocess.run(SOLVERS[solver](cnf, out), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    if solver != "minisat":
        with open(out, "w") as f:
            f.write(ended.stdout)
    return ended.returncode


def judge(program, line, out):
    """Is the model an answer, by two judges?"""
    answer = puzzles.run(program, "solve", line, "--model", out, "--json")
    told = json.loads(answer.stdout)
    try:
        certify.Puzzle(line).answer(told["solution"])
        by_rules = "solved"
    except ValueError:
        by_rules = "wrong"
    return told["status"] == by_rules == "solved" and answer.returncode == 0


def main():
    program = os.path.abspath(sys.argv[1])
    n = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    there = [s for s in SOLVERS if shutil.which(s)][:3]
    kinds, models, refuted, wrong = collections.Counter(), 0, 0, 0
    folder = tempfile.mkdtemp()
    cnf, out = folder + "/clauses.cnf", folder + "/model"
    try:
        for line, verdict in puzzles.puzzles(program, n, seed):
            kinds[line.split(" ")[0], verdict] += 1
            for options in (["order"], ["lazy", "--cuts"], ["order", "--unique"], ["lazy", "--cuts", "--unique"]):
                made = puzzles.run(program, "solve", line, "--dimacs", cnf, "--encoding", *options)
                is_unique = "--unique" in options
                if made.returncode != (1 if is_unique and verdict == "none" else 0):
                    wrong += 1
                    print(made.stdout, line, options)
                if made.returncode:
                    continue
                want = 20 if verdict == "none" or (is_unique and verdict == "one") else 10
                for solver in there:
                    got = solve(solver, cnf, out)
                    ok = got == want and (got == 20 or judge(program, line, out))
                    models, refuted, wrong = models + (got == 10), refuted + (got == 20), wrong + (not ok)
                    if not ok:
                        print("wrong:", line, options, solver, got, "wanted", want)
    finally:
        shutil.rmtree(folder)
    print(", ".join("%s %s: %d" % (game, verdict, k) for (game, verdict), k in sorted(kinds.items())))
    print("%s: %d models, all judged; %d refuted; %d wrong" % (" ".join(there), models, refuted, wrong))
    few = [kind for kind in ("one", "several", "none") if not any(v == kind for _, v in kinds)]
    if len(there) < 3 or few:
        print("missing:", few, there)
    sys.exit(1 if wrong or few or len(there) < 3 else 0)


main()
