"""Every call that a command makes to the system fails once, or is the last one before the process is killed."""
import random

import folder

KINDS = ("open", "write", "sync", "rename", "remove", "map", "sql")
MEMORY_MOST = 250  # of the calls for memory so many are tried, spread over all


class Expected:
    """A scenario before, and after a run without faults."""

    def __init__(self, world, scenario):
        self.scenario = scenario
        self.template = world.box()
        if scenario.prepare:
            scenario.prepare(self.template)
        self.before = folder.state(self.template.path)
        box = world.box(self.template)
        counts = box.path + "/../counts"
        self.ended = box.run(scenario.words, scenario.stdin, count=counts)
        if self.ended.code != scenario.code:
            raise SystemExit(f"{scenario.name}: exit {self.ended.code}: {self.ended.err.decode()}")
        self.after = folder.state(box.path)
        with open(counts) as f:
            self.calls = {kind: int(n) for kind, n in (line.split() for line in f)}
        box.remove()

    def faults(self):
        """All that are worth trying."""
        for kind in KINDS:
            for n in range(1, self.calls[kind] + 1):
                yield f"{kind}:{n}"
                if kind == "write":
                    yield f"{kind}:{n}:short"
                    yield f"{kind}:{n}:EIO"
        for n in range(1, self.calls["all"] + 1):
            yield f"all:{n}:kill"
        most = self.calls["memory"]
        step = max(1, most / MEMORY_MOST)
        for i in range(min(most, MEMORY_MOST)):
            yield f"memory:{1 + int(i * step)}"


def is_harmless(fault, name):
    """What could not be removed, or looked at before it was removed, goes in the next run."""
    return fault.startswith("remove") or fault.startswith("open") and name.split()[0].endswith(folder.LOGS)


def judge_end(expected, fault, ended, now):
    """How the run with the fault ended, and what it said."""
    scenario = expected.scenario
    wanted = scenario.code
    if scenario.library and fault.startswith("memory") and ended.code in (-6, -11):
        for _, what in folder.differences(now, expected.before):
            yield "lost", f"after a crash in {scenario.library} {what}"
    elif scenario.talks and ended.code == wanted and (ended.said() or ended.out != expected.ended.out):
        pass
    elif ended.code is None:
        yield "crashed", "it did not end"
    elif ended.code < 0 and not (fault.endswith(":kill") and ended.code == -9):
        yield "crashed", f"signal {-ended.code}"
    elif ended.code == wanted:
        if ended.out != expected.ended.out:
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
    ended = box.run(scenario.again, scenario.stdin)
    if ended.code not in scenario.again_codes:
        yield "lost", f"the next run: exit {ended.code}: {ended.err[-300:].decode()}"
    if scenario.settles:
        for kind, what in scenario.differs(folder.state(box.path), expected.after):
            yield kind, f"after the next run {what}"


def attempt(world, expected, fault):
    """The faults found: (kind, sentence)."""
    scenario = expected.scenario
    box = world.box(expected.template)
    ended = box.run(scenario.words, scenario.stdin, fault=fault)
    now = folder.state(box.path)
    found = [*judge_end(expected, fault, ended, now), *judge_files(expected, now), *judge_next(expected, box)]
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
