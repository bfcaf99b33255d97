#!/usr/bin/env python3
"""Certificates, and what becomes of them when they are changed: certificates.py PROGRAM [PUZZLES [MUTANTS [SEED]]]

Every certificate is made twice, with the refutation of our own solver and with CaDiCaL's. Each must be valid for
`certify` and for examples/certify.py, which share no line, and the clauses of either (each has its own cuts) with
a refutation by the program cadical in place of its own. Of the mutants none may be accepted whose claim is false;
those accepted (what was changed was not needed) are confirmed by cadical and counted apart. Both checkers must
agree on every one of them."""
import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../../examples")]
import certify  # noqa: E402
import puzzles  # noqa: E402

NAMES = ("board", "clauses.cnf", "refutation.drat")


def read(folder):
    return {name: open(os.path.join(folder, name)).read() for name in NAMES}


def write(folder, texts):
    os.makedirs(folder, exist_ok=True)
    for name, text in texts.items():
        with open(os.path.join(folder, name), "w") as f:
            f.write(text)


def checked(program, folder):
    """The claim, or None; the same by both checkers."""
    out = puzzles.run(program, "certify", folder, "--json")
    told = json.loads(out.stdout)
    ours = told.get("claim") if told["certificate"] == "valid" else None
    assert out.returncode == (0 if ours else 1), (out.returncode, told)
    try:
        theirs = certify.certify(folder)
    except (ValueError, KeyError, IndexError):
        theirs = None
    return ours, theirs, told


# ---- mutants ----

def pick(lines, rng, pattern):
    fits = [i for i, line in enumerate(lines) if re.match(pattern, line)]
    return rng.choice(fits) if fits else None


def other_literal(line, rng):
    words = line.split(" ")
    if words == ["0"]:
        return "1 0"
    first = 1 if words[0] == "d" else 0
    i = rng.randrange(first, max(first + 1, len(words) - 1))
    how = rng.randrange(3)
    if how == 0:
        words[i] = words[i][1:] if words[i].startswith("-") else "-" + words[i]
    elif how == 1:
        del words[i]
    else:
        words[i] = str(rng.choice((1, -1)) * (abs(int(words[i])) + rng.choice((1, -1))) or 1)
    return " ".join(words)


def mutate_clause(texts, rng):
    lines = texts["clauses.cnf"].split("\n")
    i = pick(lines, rng, r"-?\d")
    if rng.random() < 0.3:  # one fewer
        del lines[i]
        texts["clauses.cnf"] = re.sub(r"(p cnf \d+ )(\d+)", lambda m: m[1] + str(int(m[2]) - 1), "\n".join(lines))
    else:
        lines[i] = other_literal(lines[i], rng)
        texts["clauses.cnf"] = "\n".join(lines)


def mutate_cut(texts, rng):
    lines = texts["clauses.cnf"].split("\n")
    i = pick(lines, rng, "c cut ")
    if i is None:
        return mutate_clause(texts, rng)
    words = lines[i].split(" ")
    how = rng.randrange(4)
    if how == 0 and len(words) > 3:
        del words[rng.randrange(2, len(words))]
    elif how == 1:
        words.append(rng.choice("abcdef") + str(rng.randint(1, 6)))
    elif how == 2:
        words[rng.randrange(2, len(words))] = rng.choice("abcdef") + str(rng.randint(1, 6))
    else:
        lines[i + 1] = other_literal(lines[i + 1], rng)
    lines[i] = " ".join(words)
    texts["clauses.cnf"] = "\n".join(lines)


def mutate_step(texts, rng):
    lines = texts["refutation.drat"].split("\n")
    i = rng.randrange(len(lines))
    how = rng.randrange(4)
    if how == 0:
        del lines[i]
    elif how == 1:
        del lines[i:]
    elif how == 2 and lines[i]:
        lines[i] = other_literal(lines[i], rng)
    else:
        k = rng.randrange(len(lines))
        lines[i], lines[k] = lines[k], lines[i]
    texts["refutation.drat"] = "\n".join(lines)


def mutate_board(texts, rng):
    lines = texts["board"].split("\n")
    line = rng.choice([1, 1, 2, 3, rng.randrange(1, len(lines) - 1)])
    if line == 2:
        lines[2] = "claim none" if lines[2].endswith("unique") else "claim unique"
    else:
        text = lines[line]
        fits = [i for i in range(text.rindex(" ") + 1, len(text)) if text[i] in ".01234LR"]
        if fits:
            i = rng.choice(fits)
            inks = "LR" if text[i] in "LR" else ".01234" if line == 1 else "01"
            lines[line] = text[:i] + rng.choice([x for x in inks if x != text[i]]) + text[i + 1:]
        else:
            lines[line] = " ".join(text.split(" ")[:-1])
    texts["board"] = "\n".join(lines)


def mutate_reason(texts, rng):
    """A reason of one clause for another."""
    lines = texts["clauses.cnf"].split("\n")
    i, k = pick(lines, rng, "c (cell|dot|corner|cut|answer)"), pick(lines, rng, "c (cell|dot|corner|cut|answer)")
    lines[i], lines[k] = lines[k], lines[i]
    texts["clauses.cnf"] = "\n".join(lines)


MUTATIONS = [mutate_clause, mutate_cut, mutate_step, mutate_board, mutate_reason]


def is_true(program, texts, folder):
    """What the certificate claims, asked of cadical by clauses that have nothing to do with it."""
    fields = [line.split(" ", 1) for line in texts["board"].split("\n") if " " in line]
    line, claim = fields[1][1], fields[2][1]
    cnf = os.path.join(folder, "order.cnf")
    if claim == "unique":
        if puzzles.run(program, "check", "%s %s" % (line, fields[3][1])).stdout != "solved\n":
            return False
        puzzles.run(program, "solve", line, "--dimacs", cnf, "--unique")
    else:
        puzzles.run(program, "solve", line, "--dimacs", cnf)
    return subprocess.run(["cadical", "-q", "-n", cnf], stdout=subprocess.DEVNULL).returncode == 20


def main():
    program = os.path.abspath(sys.argv[1])
    n, m, seed = [int(word) for word in sys.argv[2:]] + [30, 60, 1][len(sys.argv) - 2:]
    rng, folder = random.Random(seed), tempfile.mkdtemp()
    kept, wrong, counts = [], 0, collections.Counter()

    def fault(*words):
        nonlocal wrong
        wrong += 1
        print("wrong:", *words)

    try:
        for line, verdict in puzzles.puzzles(program, 2 * n, seed):
            if verdict == "several" or counts["certificates"] == n:
                continue
            claim = "unique" if verdict == "one" else "none"
            counts["certificates"] += 1
            counts[claim] += 1
            for via in "own", "sat":
                here = os.path.join(folder, via)
                made = puzzles.run(program, "solve", line, "--certificate", here, "--via", via)
                if made.returncode != (0 if claim == "unique" else 1) or checked(program, here)[:2] != (claim, claim):
                    fault("a certificate:", via, line, made.stdout)
                    continue
                counts[via] += 1
                kept.append(read(here))
                again = dict(kept[-1])
                proof = subprocess.run(["cadical", "-q", "--no-binary", "--plain", os.path.join(here, NAMES[1]), "-"],
                                       stdout=subprocess.PIPE, text=True).stdout
                again[NAMES[2]] = "".join(l + "\n" for l in proof.split("\n") if re.match(r"d |-?\d", l))
                write(here, again)
                if checked(program, here)[:2] != (claim, claim):
                    fault("another refutation:", via, line)
                shutil.rmtree(here)
        print("%(certificates)d puzzles, %(unique)d of one answer, %(none)d of none: %(own)d certificates by our own solver "
              "and %(sat)d by CaDiCaL valid" % counts)
        here = os.path.join(folder, "mutant")
        while counts["mutants"] < m:
            texts = dict(rng.choice(kept))
            was, mutate = dict(texts), rng.choice(MUTATIONS)
            mutate(texts, rng)
            if texts == was:
                continue
            counts["mutants"] += 1
            write(here, texts)
            ours, theirs, told = checked(program, here)
            if ours != theirs:
                fault("the checkers disagree:", mutate.__name__, told, theirs, texts["board"])
            if ours and not is_true(program, texts, folder):
                fault("accepted:", mutate.__name__, texts["board"])
            counts["accepted" if ours else "refused"] += 1
        print("%(mutants)d mutants: %(refused)d refused, %(accepted)d still proofs, confirmed by cadical" % counts)
    finally:
        shutil.rmtree(folder)
    print("%d wrong" % wrong)
    sys.exit(1 if wrong else 0)


main()
