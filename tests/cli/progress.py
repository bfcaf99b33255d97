#!/usr/bin/env python3
"""The bar of `new` on a terminal: progress.py PROGRAM.

It is there while a puzzle takes long and gone at the end, whether the puzzle was made or Ctrl-C was pressed,
which leaves no file and nothing half written; where standard error is no terminal nothing of it is written.
Every wait is for the bytes that are meant."""
import os
import pty
import signal
import subprocess
import sys
import tempfile

BAR = b"[" + b"#" * 4 + b"-"  # the mark at the left end comes by again and again
GONE = b"\r\x1b[K"


def start(order, folder):
    master, slave = pty.openpty()
    process = subprocess.Popen(order, stderr=slave, stdout=subprocess.PIPE, cwd=folder,
                               env={**os.environ, "TERM": "xterm"}, start_new_session=True)
    os.close(slave)
    return process, master


def read_rest(master):
    text = b""
    try:
        while chunk := os.read(master, 4096):
            text += chunk
    except OSError:  # nobody holds the other end any more
        pass
    os.close(master)
    return text


def main():
    program = os.path.abspath(sys.argv[1])
    order = [program, "new", "slitherlink", "--size", "200x200", "--level", "expert", "--seed", "1"]
    with tempfile.TemporaryDirectory() as folder:
        process, master = start(order + ["-o", "made.txt"], folder)
        seen = b""
        while BAR not in seen:
            seen += os.read(master, 4096)
        process.send_signal(signal.SIGINT)
        seen += read_rest(master)
        process.wait()
        assert process.returncode == 130, process.returncode
        before, said = seen.rsplit(GONE, 1)
        assert b"[" not in said and said.startswith(b"quincunx: stopped"), said
        assert not os.path.exists(os.path.join(folder, "made.txt"))
        process, master = start([program, "new", "slant", "--size", "5", "--level", "easy", "--seed", "1"], folder)
        assert process.stdout.read().startswith(b"slant 5x5"), "the line of a puzzle"
        assert b"[" not in read_rest(master).rsplit(GONE, 1)[-1], "no bar is left"
        assert process.wait() == 0
        piped = subprocess.run(order + ["--time", "1.5"], capture_output=True)
        out, err = piped.stdout, piped.stderr
        assert out == b"" and b"[" not in err and b"\r" not in err, err
    print("the bar comes and goes")


main()
