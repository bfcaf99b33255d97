#!/usr/bin/env python3
"""batch.py [BUILD]: plies a second that the Python package steps, by the processor's time of one core: a batch of 1,024
boards, an action for each by chance, and the masks of what is legal then. The best of five runs."""
import os
import sys
import time
from pathlib import Path

root = Path(__file__).resolve().parent.parent
build = Path(sys.argv[1] if len(sys.argv) > 1 else root / "build").resolve()
os.environ["QUINCUNX_LIBRARY"] = str(build / "libquincunx.so.1")
sys.dont_write_bytecode = True
sys.path.insert(0, str(root / "packages/python"))
from quincunx import make  # noqa: E402
from quincunx.environments import Batch  # noqa: E402

BOARDS, STEPS = 1024, 200
SLANT = "slant 5x5 ....../.2..2./...2../..2.../.2..2./...... ...../...../...../...../..... duel=1 mover=1 score=0-0"


def plies_a_second(start: str) -> float:
    batch, best = Batch(start, BOARDS), 0.0
    for _ in range(5):
        begun = time.process_time()
        for _ in range(STEPS):
            batch.step(batch.sample())
        best = max(best, BOARDS * STEPS / (time.process_time() - begun))
    return best


for name, start in (("slider 4", make("slider", size="4", seed=1)["position"]), ("slider 6", make("slider", size="6", seed=1)["position"]),
                    ("crosscut 6x6", make("crosscut", size="6x6", seed=1)["position"]), ("slant duel 5x5", SLANT)):
    print(f"{name:16}{plies_a_second(start) / 1e6:6.1f} million plies a second")
