"""kill -9 at random moments of long jobs: the next run goes on, and the end is the same."""
import os
import random
import signal
import subprocess

import folder
import scenarios as s

TIMES = 100


class Job:
    def __init__(self, name, words, prepare=None, stdin=b"", seconds=0.5):
        self.name, self.words, self.prepare, self.stdin = name, words, prepare, stdin
        self.seconds = seconds  # about as long as it takes


def many_puzzles(box):
    made = box.must("new", "slant", "--size", "5", "--seed", "3", "--count", "120")
    box.write("many", made.out)


def many_collected(box):
    many_puzzles(box)
    box.must(*s.collection("add", "-f", "many"))


JOBS = [
    Job("new", ["new", "slitherlink", "--size", "9x7", "--level", "hard", "--seed", "3", "--count", "40", "--jobs", "2",
                "--json", "-o", "batch"]),
    Job("match", ["match", "3", "4", "--game", "slider", "--size", "4", "--seed", "1", "--games", "30", "--records",
                  "records"]),
    Job("league", ["league", "league", "2", "3", "4", "--game", "slider", "--size", "4", "--seed", "1", "--games", "10"],
        s.no_league),
    Job("tables", ["tables", "slider", "--size", "4", "--dir", "tables", "--jobs", "1"]),
    Job("collection-add", s.collection("add", "-f", "many"), many_puzzles),
    Job("collection-rate", s.collection("rate"), many_collected),
]


def run_for(box, job, seconds):
    """The code it ended with; -9 where it was killed."""
    with box.start(job.words) as process:
        try:
            process.communicate(job.stdin, timeout=seconds)
        except subprocess.TimeoutExpired:
            os.kill(process.pid, signal.SIGKILL)
            process.communicate()
    return process.returncode


def attempt(world, job, template, wanted, times, chance):
    """So many kills, one after the other in one folder; when the job is done another begins."""
    found, killed, box = [], 0, world.box(template)
    while killed < times or box:
        box = box or world.box(template)
        code = run_for(box, job, chance.uniform(0.002, job.seconds) if killed < times else 600)
        killed += code == -9
        if code not in (0, -9):
            found.append(("lost", f"after {killed} kills: exit {code}"))
        if code != -9:
            found += [(kind, f"after {killed} kills {what}")
                      for kind, what in folder.differences(folder.state(box.path), wanted)]
            box.remove()
            box = None
        if found:
            break
    return found


def jobs(world, names, times, seed):
    for job in JOBS:
        if names and job.name not in names:
            continue
        template = world.box()
        if job.prepare:
            job.prepare(template)
        alone = world.box(template)
        alone.must(*job.words, stdin=job.stdin)
        wanted = folder.state(alone.path)
        chance = random.Random(f"{seed} {job.name}")
        yield (f"kills {job.name}",
               lambda j=job, t=template, w=wanted, c=chance: attempt(world, j, t, w, times, c), times)
