"""Every call that a command makes to the system fails, once or from there on; or the process, or the machine, ends there."""
import random

import folder

# How calls of each kind fail (shim.c); "" is the usual way.
HOW = {"open": ("", "EACCES", "on"), "read": ("", "short", "EINTR", "on"), "write": ("", "EIO", "short", "part", "EINTR", "on"),
       "sync": ("", "on"), "close": ("",), "rename": ("", "EIO", "on"), "remove": ("", "on"), "look": ("", "EACCES"),
       "lock": ("", "EAGAIN", "EIO"), "map": ("", "on"), "start": ("", "on"), "proc": ("",), "memory": ("",), "sql": ("", "on")}
ENDS = ("kill", "power", "blank", "zeros")


class Expected:
    """A scenario before, and after a run without faults."""

    def __init__(self, world, scenario):
        self.scenario = scenario
        self.template = world.box()
        if scenario.prepare:
            scenario.prepare(self.template)
        self.before = folder.state(self.template.path)
        self.states, self.nexts = {}, {}  # of folders that were seen: what is in them, what came of the next run
        box = world.box(self.template)
        counts = box.path + "/../counts"
        self.ended = self.run(box, scenario.words, count=counts)
        if self.ended.code != scenario.code:
            raise SystemExit(f"{scenario.name}: exit {self.ended.code}: {self.ended.err.decode()}")
        self.answer = scenario.answer(self.ended.out)
        self.after = folder.state(box.path)
        with open(counts) as f:
            self.calls = {kind: int(n) for kind, n in (line.split() for line in f)}
        box.remove()

    def run(self, box, words, **how):
        """A screen is a terminal of its own each time."""
        scenario = self.scenario
        return box.run_on_screen(words, scenario.stdin, **how) if scenario.screen else \
            box.run_served(words, scenario.stdin, **how)

    def faults(self):
        """All that are worth trying."""
        for kind, ways in HOW.items():
            for n in range(1, self.calls[kind] + 1):
                for how in ways:
                    yield f"{kind}:{n}:{how}".rstrip(":")
        for kind, step in (("memory", 5), ("proc", 10)):  # for good: not from each one on
            for n in range(1, self.calls[kind] + 1, step):
                yield f"{kind}:{n}:on"
        for n in range(1, self.calls["all"] + 1):
            for how in ENDS:
                yield f"all:{n}:{how}"
        for how in ENDS:
            yield f"end:1:{how}"


def is_harmless(fault, name):
    """What could not be removed, or opened or locked before it was removed, goes in the next run."""
    return fault.startswith("remove") or fault.startswith(("open", "lock", "look")) and name.split()[0].endswith(folder.LOGS)


def judge_end(expected, fault, ended, now):
    """How the run with the fault ended, and what it said."""
    scenario = expected.scenario
    wanted = scenario.code
    if scenario.library and fault.startswith("memory") and ended.code in (1, -6, -11):
        pass  # it is the library that gives up; what is in the files is judged as ever
    elif scenario.talks and ended.code == wanted and (ended.said() or scenario.answer(ended.out) != expected.answer):
        pass
    elif ended.code is None:
        yield "crashed", "it did not end"
    elif fault.startswith("end:") and ended.code == -9:
        if not scenario.talks and scenario.answer(ended.out) != expected.answer:
            yield "silent", f"another answer: {ended.out[-80:]}"
        for kind, what in scenario.differs(now, expected.after):
            if kind != "left" and not what.split()[0].endswith(".lock"):
                yield "lost", f"it was done, but {what}"
    elif ended.code < 0 and not (fault.endswith(ENDS) and ended.code == -9):
        yield "crashed", f"signal {-ended.code}"
    elif ended.code == wanted:
        if scenario.answer(ended.out) != expected.answer:
            yield "silent", f"exit {wanted} with another answer: {ended.out[-80:]}"
        for kind, what in scenario.differs(now, expected.after):
            if not (kind == "left" and is_harmless(fault, what)):
                yield "silent", f"exit {wanted}, but {what}"
    elif ended.code > 0 and ended.code != 2:
        yield "silent", f"exit {ended.code}: {ended.err[-300:].decode()}"
    elif ended.code == 2 and not ended.said():
        yield "silent", f"exit 2 without a sentence: {ended.err[-300:].decode()}"


def judge_files(expected, now):
    """What was there, and what was to come."""
    scenario = expected.scenario
    for name in sorted(expected.before.keys() | (now.keys() & expected.after.keys())):
        if not scenario.rule(name)(expected.before.get(name), now.get(name), expected.after.get(name)):
            yield "lost", f"{name} is neither as it was nor as it should become: {str(now.get(name))[-80:]}"
    for what in scenario.holds(expected.before, now) if scenario.holds else ():
        yield "lost", what


def judge_next(expected, box):
    """The same again, without a fault."""
    scenario = expected.scenario
    ended = expected.run(box, scenario.again)
    if ended.code not in scenario.again_codes:
        yield "lost", f"the next run: exit {ended.code}: {ended.err[-300:].decode()}"
    if scenario.settles:
        for kind, what in scenario.differs(folder.state(box.path), expected.after):
            if not (kind == "left" and scenario.leaves.fullmatch(what.split()[0])):
                yield kind, f"after the next run {what}"


def once(known, key, make):
    """The same folder is looked at once: most faults leave it as it was, or as it should become."""
    if key not in known:
        known[key] = make()
    return known[key]


def attempt(world, expected, fault):
    """The faults found: (kind, sentence)."""
    scenario = expected.scenario
    box = world.box(expected.template)
    ended = expected.run(box, scenario.words, fault=fault)
    key = folder.digest(box.path)
    now = once(expected.states, key, lambda: folder.state(box.path))
    found = [*judge_end(expected, fault, ended, now), *judge_files(expected, now),
             *once(expected.nexts, key, lambda: list(judge_next(expected, box)))]
    box.remove()
    return found


def jobs(world, scenarios, sample, seed):
    """(words of the repeat, function, how many it tries) for each fault; sample: at most so many of a scenario."""
    for scenario in scenarios:
        expected = Expected(world, scenario)
        faults = list(expected.faults())
        if sample and len(faults) > sample:
            faults = random.Random(f"{seed} {scenario.name}").sample(faults, sample)
        for fault in faults:
            yield f"faults {scenario.name} --fault {fault}", lambda e=expected, f=fault: attempt(world, e, f), 1
