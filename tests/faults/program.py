"""The program in a folder of its own, with or without a fault laid under it."""
import os
import shutil
import subprocess
import tempfile
import threading

TIMEOUT = 120


class World:
    """Where the program is, and room for folders: memory, where there is a file system for it."""

    def __init__(self, build):
        self.build = os.path.abspath(build)
        self.shim = os.path.join(self.build, "libshim.so")
        room = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.room = tempfile.mkdtemp(prefix="quincunx-faults-", dir=room)
        self.count = 0
        self.lock = threading.Lock()

    def box(self, template=None):
        with self.lock:
            self.count += 1
            path = f"{self.room}/{self.count}/box"
        if template:
            shutil.copytree(template.path, path, symlinks=True)
        else:
            os.makedirs(path)
        return Box(self, path)

    def close(self):
        shutil.rmtree(self.room, ignore_errors=True)


class Box:
    """One folder, which is also the home of whoever plays there."""

    def __init__(self, world, path):
        self.world, self.path = world, path

    def remove(self):
        shutil.rmtree(os.path.dirname(self.path), ignore_errors=True)

    def write(self, name, text):
        path = os.path.join(self.path, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(text if isinstance(text, bytes) else text.encode())

    def start(self, words, fault=None, count=None):
        """With the libraries that a command needs there is a second program, and it is called at once."""
        full = words[0] in ("collection", "league", "book") or any(w.endswith((".png", ".pdf")) for w in words)
        env = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": self.path, "XDG_STATE_HOME": self.path + "/state",
               "XDG_DATA_HOME": self.path + "/data"}
        if fault or count:
            env["LD_PRELOAD"] = self.world.shim
        if fault:
            env["FAULT"] = fault
        if count:
            env["FAULT_COUNT"] = count
        return subprocess.Popen([self.world.build + "/quincunx" + "-full" * full, *words], cwd=self.path, env=env,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def finish(self, process, stdin=b""):
        with process:
            try:
                out, err = process.communicate(stdin, timeout=TIMEOUT)
            except subprocess.TimeoutExpired:
                process.kill()
                out, err = process.communicate()
                return Ended(None, out, err)
        return Ended(process.returncode, out, err)

    def run(self, words, stdin=b"", **how):
        return self.finish(self.start(words, **how), stdin)

    def files(self):
        """Their names, from this folder on."""
        return [os.path.relpath(os.path.join(at, name), self.path)
                for at, _, names in os.walk(self.path) for name in names]

    def must(self, *words, stdin=b"", codes=(0,)):
        """A step of a setup, which cannot fail."""
        ended = self.run(words, stdin)
        if ended.code not in codes:
            raise SystemExit(f"{' '.join(words)}: exit {ended.code}: {ended.err.decode()}")
        return ended


class Ended:
    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def said(self):
        """A sentence of ours on standard error?"""
        return any(line.startswith(b"quincunx: ") for line in self.err.split(b"\n"))
