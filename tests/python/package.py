#!/usr/bin/env python3
"""package.py BUILD [bare | pettingzoo]: the Python package as others get it: the wheel of a build, installed into an empty folder
without a network, and asked the table of calls. `bare`: as if numpy were not there. `pettingzoo`: the api test of PettingZoo alone."""
import gc
import json
import re
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
build = Path(sys.argv[1]).resolve()
bare = "bare" in sys.argv[2:]
folder = tempfile.TemporaryDirectory()
wheel = subprocess.run([sys.executable, ROOT / "tools/build-wheel", build, folder.name], check=True, capture_output=True, text=True).stdout.strip()
subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check",
                "--target", folder.name + "/site", wheel], check=True, capture_output=True)
sys.path.insert(0, folder.name + "/site")
if bare:
    sys.modules["numpy"] = None  # type: ignore
import quincunx  # noqa: E402
from quincunx.environments import DRAW, FIRST, NOBODY, OPEN, SECOND, Batch, Duel, numpy  # noqa: E402

ONE = "slant 2x2 .../.4./..."
SLIDER = "slider 4 H+++/H+++/H+++/+VVV H"
STARTS = (SLIDER, "crosscut 5x4 ...../.R.../.B.../..... R", "slant 3x3 ..../.2../..2./.... .../.../... duel=1 mover=1 score=0-0")


def rows_of(array):
    return [list(row) for row in array.tolist()]


class Questions(unittest.TestCase):
    def test_the_table_of_calls(self):
        q = quincunx.Quincunx()
        rows = (ROOT / "tests/calls/calls.tsv").read_text().splitlines()
        self.assertGreaterEqual(len(rows), 500)
        for row in rows:
            ending, command, text, options, want = row.split("\t")
            told, found = q.ask(command, text, options.replace(";", "\n"))
            self.assertEqual((told, re.sub(r',"time_us":\d+', "", found)), (int(ending), want), row[:200])

    def test_functions(self):
        puzzle = quincunx.make("slant", size="4x4", level="easy", seed=3)
        self.assertEqual(quincunx.solve(puzzle, from_here=True, limit=5)["solution"], puzzle["solution"])
        self.assertNotEqual(quincunx.make("slant")["seed"], quincunx.make("slant")["seed"])
        self.assertEqual(quincunx.apply(ONE, moves=["a1R", "b1L"])["position"], "slant 2x2 .../.4./... ../RL")
        self.assertEqual(len(quincunx.games()["games"]), 5)
        self.assertIn("solve", dir(quincunx))
        self.assertEqual(quincunx.__version__, Path(wheel).name.split("-")[1])
        with self.assertRaises(AttributeError):
            quincunx.sove

    def test_errors(self):
        with self.assertRaises(quincunx.QuincunxError) as told:
            quincunx.solve("slant 3x2 ..../.9../....")
        self.assertEqual((told.exception.code, told.exception.line, told.exception.column), ("refused", 1, 17))
        with self.assertRaises(quincunx.QuincunxError) as told:
            quincunx.perft(SLIDER, depth=60, steps=10)
        self.assertEqual(told.exception.code, "limit")
        with self.assertRaises(quincunx.QuincunxError) as told:
            quincunx.apply(ONE, moves="q9L")
        self.assertEqual((told.exception.argument, told.exception.move), (1, "q9L"))
        with self.assertRaises(TypeError):
            quincunx.solve(ONE, limits=3)

    def test_pictures_and_tables(self):
        puzzle = quincunx.make("slitherlink", size="4x4", level="easy", seed=3)
        self.assertTrue(puzzle._repr_svg_().startswith("<svg "))
        self.assertTrue(puzzle["position"]._repr_svg_().startswith("<svg "))
        self.assertIsNone(quincunx.moves(ONE)._repr_svg_())
        row = quincunx.rate(puzzle).flat()
        self.assertTrue(all(not isinstance(value, (dict, list)) for value in row.values()))
        self.assertGreater(row["techniques.clue finished"], 0)
        json.dumps(puzzle)

    def test_stopping_from_another_thread(self):
        q = quincunx.Quincunx()
        timer = threading.Timer(0.1, q.stop)
        timer.start()
        with self.assertRaises(quincunx.QuincunxError) as told:
            q.perft(SLIDER, depth=60)
        timer.join()
        self.assertEqual(told.exception.code, "limit")
        q.go_on()
        self.assertEqual(q.solve(ONE)["status"], "unique")

    def test_types_are_those_of_the_program(self):
        want = subprocess.run([build / "library_types", "python"], check=True, capture_output=True, text=True).stdout
        self.assertEqual((ROOT / "packages/python/quincunx/commands.py").read_text(), want)


class Examples(unittest.TestCase):
    def test_an_archive_is_rated_and_drawn(self):
        """The words and the figure are those kept beside the archive."""
        kept, chart = ROOT / "tests/python/archive", Path(folder.name, "chart.svg")
        said = subprocess.run([sys.executable, ROOT / "examples/python/rate_archive.py", kept / "puzzles.txt", chart], check=True,
                              capture_output=True, text=True, env={"PYTHONPATH": folder.name + "/site"}).stdout
        self.assertEqual(said, (kept / "ratings.txt").read_text())
        self.assertEqual(chart.read_text(), (kept / "ratings.svg").read_text())


class Environments(unittest.TestCase):
    def test_numpy_is_a_choice(self):
        if bare:
            self.assertIsNone(numpy)

    def test_batches_play_by_the_rules(self):
        for start in STARTS:
            batch = Batch(start, 4, turns=30)
            ends = 0
            for _ in range(40):
                for i in range(2):
                    legal = {batch.names[a] for a, one in enumerate(rows_of(batch.legal)[i]) if one}
                    self.assertEqual(legal, set(quincunx.moves(batch.position(i))["moves"]))
                before, chosen = batch.position(0), batch.sample().tolist()
                self.assertEqual(batch.step(chosen), 4)
                if batch.ended[0] == OPEN:
                    self.assertEqual(batch.position(0), quincunx.apply(before, moves=batch.names[chosen[0]])["position"])
                ends += sum(e in (NOBODY, FIRST, SECOND, DRAW) for e in batch.ended.tolist())
            self.assertGreater(ends, 0)
            self.assertEqual(tuple(batch.observe().shape), (4, *batch.sheet))

    def test_a_batch_is_the_same_with_the_same_seed(self):
        one, two = Batch(SLIDER, 8, seed=5), Batch(SLIDER, 8, seed=5)
        for _ in range(20):
            one.step(one.sample())
            two.step(two.sample())
        self.assertEqual([one.position(i) for i in range(8)], [two.position(i) for i in range(8)])

    def test_refusals(self):
        with self.assertRaises(quincunx.QuincunxError):
            Batch(ONE)
        batch = Batch(SLIDER, 2)
        self.assertEqual(batch.step([-1, 1000]), 0)
        with self.assertRaises(ValueError):
            batch.step([0])
        with self.assertRaises(quincunx.QuincunxError):
            batch.place(0, "slider 3 H++/H++/+VV H")

    def test_exact_values_as_labels(self):
        batch = Batch("slider 3 H++/H++/+VV H")
        labels = batch.values()
        self.assertEqual(set(labels), {a for a, one in enumerate(rows_of(batch.legal)[0]) if one})
        best = max(labels.values())
        self.assertEqual({"W": 1, "D": 0, "L": -1}[quincunx.value(batch.position())["value"]], best)

    def test_the_shape_of_pettingzoo(self):
        for start in STARTS:
            duel = Duel(start, turns=60)
            for seed in range(3):
                duel.reset(seed=seed)
                rewards, turns = {"first": 0, "second": 0}, 0
                for agent in duel.agent_iter():
                    seen, reward, over, cut, _ = duel.last()
                    rewards[agent] += reward
                    legal = [a for a, one in enumerate(seen["action_mask"]) if one]
                    self.assertEqual(bool(legal), not (over or cut))
                    duel.step(None if over or cut else legal[(seed + turns) % len(legal)])
                    turns += 1
                self.assertEqual(duel.agents, [])
                self.assertEqual(rewards["first"], -rewards["second"])
                self.assertIn(duel.position().split()[0], start)
            duel.reset()
            with self.assertRaises(ValueError):
                duel.step(-1)

    def test_api_test_of_pettingzoo(self):
        try:
            from pettingzoo.test import api_test  # type: ignore
        except ImportError:
            self.skipTest("PettingZoo is not installed")
        api_test(Duel(), num_cycles=100)

    def test_views_outlive_steps_and_handles_are_given_back(self):
        for _ in range(200):
            Batch(SLIDER, 16).step([0] * 16)
            quincunx.Quincunx()
        gc.collect()


if __name__ == "__main__":
    if "pettingzoo" in sys.argv[2:]:  # its api test alone; 77: it could not be run
        told = unittest.TextTestRunner().run(Environments("test_api_test_of_pettingzoo"))
        sys.exit(77 if told.skipped else not told.wasSuccessful())
    unittest.main(argv=sys.argv[:1])
