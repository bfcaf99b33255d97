#!/usr/bin/env python3
"""valgrind.py BUILD: the Python package under valgrind: every tenth question of the table of calls, handles and batches that
are opened and forgotten, errors, another thread. Nothing that a frame of our library asked for is lost, and no frame of it
reads or writes what it should not; what Python itself keeps is not looked at. A handle that is lost on purpose has to be
found, or the test sees nothing. `valgrind.py BUILD use | lose` is what runs under valgrind."""
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LIBRARY = Path(sys.argv[1]).resolve() / "libquincunx.so.1"
STARTS = ("slider 4 H+++/H+++/H+++/+VVV H", "crosscut 5x4 ...../.R.../.B.../..... R")


def use(quincunx, Batch):
    import gc
    import threading
    for row in (ROOT / "tests/calls/calls.tsv").read_text().splitlines()[::10]:
        _, command, text, options, _ = row.split("\t")
        quincunx.Quincunx().ask(command, text, options.replace(";", "\n"))
    for start in STARTS:
        batch = Batch(start, 8)
        for _ in range(20):
            batch.step(batch.sample())
        batch.observe(), batch.position(3)
    for refused in (lambda: quincunx.solve("slant 3x2 ..../.9../...."), lambda: Batch("slant 2x2 .../.4./...")):
        try:
            refused()
        except quincunx.QuincunxError:
            pass
    thread = threading.Thread(target=lambda: quincunx.solve("slant 2x2 .../.4./..."))
    thread.start()
    thread.join()
    gc.collect()


def lose(library):
    for _ in range(10):
        library.quincunx_open()


def faults(task: str):
    """Errors that have a frame of our library, each as its kind and the functions of that library."""
    told = Path(tempfile.mkstemp()[1])
    try:
        subprocess.run(["valgrind", "--quiet", "--leak-check=full", "--show-leak-kinds=definite,indirect,possible", "--num-callers=40",
                        "--xml=yes", f"--xml-file={told}", sys.executable, __file__, sys.argv[1], task], check=True,
                       env={**os.environ, "PYTHONMALLOC": "malloc", "PYTHONDONTWRITEBYTECODE": "1"})
        found = []
        for error in xml.parse(told).getroot().iter("error"):
            ours = [frame.findtext("fn", "?") for frame in error.iter("frame") if "/libquincunx.so" in frame.findtext("obj", "")]
            if ours:
                found.append(f"{error.findtext('kind')}: {' < '.join(ours)}")
        return found
    finally:
        told.unlink()


if len(sys.argv) > 2:
    os.environ["QUINCUNX_LIBRARY"] = str(LIBRARY)
    sys.path.insert(0, str(ROOT / "packages/python"))
    import quincunx
    from quincunx.environments import Batch, library
    use(quincunx, Batch) if sys.argv[2] == "use" else lose(library)
else:
    lost, bad = faults("lose"), faults("use")
    print(f"of handles lost on purpose {len(lost)} found, of others {len(bad)}", *bad, sep="\n")
    sys.exit(not any("quincunx_open" in one for one in lost) or bool(bad))
