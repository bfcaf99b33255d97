"""kill -9 at random moments of long jobs: what was done stays done, the next run goes on, and the end is the same."""
import os
import random
import signal
import subprocess

import folder
import scenarios as s

TIMES = 100


class Job:
    """differs(now, wanted): what is wrong with the folder in the end."""

    def __init__(self, name, words, prepare=None, stdin=b"", seconds=0.5, differs=folder.differences):
        self.name, self.words, self.prepare, self.stdin, self.differs = name, words, prepare, stdin, differs
        self.seconds = seconds  # about as long as it takes


def amount(name, content):
    """How much a file holds that is not made again."""
    if isinstance(content, folder.Rows):
        return sum(len(rows) for rows in content.values())
    return {"records": content.count(b"\n\n"), "batch.part": content.count(b"\n"),
            s.IN_HAND: len(s.presses(content)[1])}.get(name, 1)


def gone(before, now):
    """What a kill or the run after it has taken away."""
    for name, content in before.items():
        short = name.split("/")[-1]
        if ".quincunx-" in short or short.endswith((*folder.LOGS, "lock")) or name == "batch.part" and "batch" in now:
            continue
        if name not in now:
            yield "lost", f"{name} is gone"
        elif amount(name, now[name]) < amount(name, content):
            yield "lost", f"{name} holds {amount(name, now[name])} instead of {amount(name, content)}"


def a_large_game(box):
    box.must(*PLAY[:3], "--size", "12", "--seed", "5", stdin=b"a1R\nquit\n")


def other_games(now, wanted):
    """How many presses there are in the end depends on the kills."""
    if {game[0] for game in s.games_in(now)} != {game[0] for game in s.games_in(wanted)}:
        yield "lost", "there are other games than without a kill"


PLAY = ["play", "slant", "--plain", "--continue"]
MOVES = [f"{chr(97 + i % 12)}{1 + i // 12 % 12}{'LR'[i // 144 % 2]}".encode() for i in range(3000)]


def many_puzzles(box):
    made = box.must("new", "slant", "--size", "5", "--seed", "3", "--count", "120")
    box.write("many", made.out)


def many_collected(box):
    many_puzzles(box)
    box.must(*s.collection("add", "-f", "many"))


def many_rated(box):
    many_collected(box)
    box.must(*s.collection("rate"))


def mended(now, wanted):
    """A run that was killed may leave a copy of what it found."""
    return ((kind, what) for kind, what in folder.differences(now, wanted) if not what.startswith("puzzles.backup-"))


JOBS = [
    Job("new", ["new", "slitherlink", "--size", "9x7", "--level", "hard", "--seed", "3", "--count", "40", "--jobs", "2",
                "--json", "-o", "batch"]),
    Job("match", ["match", "3", "4", "--game", "slider", "--size", "4", "--seed", "1", "--games", "30", "--time",
                  "20", "--records", "records"]),
    Job("league", ["league", "league", "2", "3", "4", "--game", "slider", "--size", "4", "--seed", "1", "--games", "10",
                   "--time", "20"],
        s.no_league),
    Job("league-jobs", ["league", "league", "2", "3", "4", "--game", "slider", "--size", "4", "--seed", "1", "--games",
                        "10", "--time", "20", "--jobs", "3"], s.no_league, differs=s.orders_differ),
    Job("league-agents", s.league_of_agents(12), s.with_agent, seconds=1),
    Job("match-agents", s.match_of_agents(8), s.with_a_program, seconds=1),
    Job("tables-jobs", ["tables", "slider", "--size", "4", "--dir", "tables", "--jobs", "3"]),
    Job("tables", ["tables", "slider", "--size", "4", "--dir", "tables", "--jobs", "1"]),
    Job("prove", ["tables", "crosscut", "--size", "6x7", "--dir", "tables", "--jobs", "1"], differs=s.other_searches),
    Job("collection-add", s.collection("add", "-f", "many"), many_puzzles),
    Job("collection-rate", s.collection("rate"), many_collected),
    Job("collection-check", s.collection("check"), many_rated),
    Job("collection-mended", s.collection("check"), s.damaged_index, seconds=0.06, differs=mended),
    Job("play", PLAY, a_large_game, stdin=b"\n".join(MOVES) + b"\nquit\n", differs=other_games),
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
    before = folder.state(box.path)
    while killed < times or box:
        if not box:
            box = world.box(template)
            before = folder.state(box.path)
        code = run_for(box, job, chance.uniform(0.002, job.seconds) if killed < times else 600)
        killed += code == -9
        if code not in (0, 1, -9):
            found.append(("lost", f"after {killed} kills: exit {code}"))
        now = folder.state(box.path)
        found += [(kind, f"after {killed} kills {what}") for kind, what in gone(before, now)]
        before = now
        if code != -9:
            found += [(kind, f"after {killed} kills {what}") for kind, what in job.differs(now, wanted)]
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
        alone.must(*job.words, stdin=job.stdin, codes=(0, 1))
        wanted = folder.state(alone.path)
        chance = random.Random(f"{seed} {job.name}")
        yield (f"kills {job.name}",
               lambda j=job, t=template, w=wanted, c=chance: attempt(world, j, t, w, times, c), times)
