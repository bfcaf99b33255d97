#!/usr/bin/env python3
"""policy.py BUILD: examples/python/train_policy.py learns: on positions that it has not seen it finds best moves far more
often than chance does. Ends with 77, not done, where no Python has numpy."""
import os
import re
import subprocess
import sys
from pathlib import Path

root, build = Path(__file__).resolve().parent.parent.parent, Path(sys.argv[1]).resolve()


def has_numpy(python: str) -> bool:
    return os.path.exists(python) and subprocess.run([python, "-c", "import numpy"], capture_output=True).returncode == 0


pythons = [python for python in (sys.executable, "/usr/bin/python3") if has_numpy(python)]  # the second is Debian's
if not pythons:
    print("numpy is not installed: not run")
    sys.exit(77)
told = subprocess.run([pythons[0], root / "examples/python/train_policy.py"], check=True, capture_output=True, text=True,
                      env={**os.environ, "QUINCUNX_LIBRARY": str(build / "libquincunx.so.1"), "PYTHONPATH": str(root / "packages/python"),
                           "PYTHONDONTWRITEBYTECODE": "1", "OPENBLAS_NUM_THREADS": "1"}).stdout
print(told, end="")
found = re.search(r"(\d+) held out\n.*, (0\.\d+) of those held out, (0\.\d+) by chance", told)
held, right, chance = int(found[1]), float(found[2]), float(found[3])
assert held >= 100 and chance < 0.55 and right >= chance + 0.2, told
