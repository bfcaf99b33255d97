"""The program in a folder of its own, with or without a fault laid under it."""
import contextlib
import os
import pty
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

TIMEOUT = 120
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"}


class Server:
    """The program with one command, loaded once and run many times (server.h)."""

    def __init__(self, world, words):
        self.ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        env = {**ENVIRONMENT, "LD_PRELOAD": world.shim, "FAULT_SERVER": str(theirs.fileno())}
        self.process = subprocess.Popen(world.command(words), env=env, pass_fds=[theirs.fileno()])
        theirs.close()

    def number(self, seconds=None):
        self.ours.settimeout(seconds)
        return int.from_bytes(self.ours.recv(4), sys.byteorder, signed=True)

    def run(self, box, stdin, env):
        place = os.path.dirname(box.path)
        with open(place + "/in", "w+b") as typed, open(place + "/out", "w+b") as out, open(place + "/err", "w+b") as err:
            typed.write(stdin)
            typed.seek(0)
            parts = [box.path, *(f"{name}={value}" for name, value in {**box.environment(), **env}.items())]
            socket.send_fds(self.ours, ["\0".join(parts).encode() + b"\0"], [f.fileno() for f in (typed, out, err)])
            pid = self.number()
            try:
                code = os.waitstatus_to_exitcode(self.number(TIMEOUT))
            except TimeoutError:
                os.kill(pid, signal.SIGKILL)
                self.number()
                code = None
            out.seek(0)
            err.seek(0)
            return Ended(code, out.read(), err.read())

    def close(self):
        self.ours.close()
        self.process.wait()


class World:
    """Where the program is, and room for folders: memory, where there is a file system for it."""

    def __init__(self, build):
        self.build = os.path.abspath(build)
        self.shim = os.path.join(self.build, "libshim.so")
        room = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.room = tempfile.mkdtemp(prefix="quincunx-faults-", dir=room)
        self.count = 0
        self.servers = {}  # by their command
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

    def command(self, words, on_screen=False):
        """With the libraries that a command needs there is a second program, and it is called at once."""
        full = on_screen or words[0] in ("collection", "league", "book") or "--certificate" in words or \
            any(w.endswith((".png", ".pdf")) for w in words)
        return [self.build + "/quincunx" + "-full" * full, *words]

    @contextlib.contextmanager
    def server(self, words):
        """One that nobody else uses now."""
        free = self.servers.setdefault(tuple(words), [])
        try:
            server = free.pop()
        except IndexError:
            server = Server(self, words)
        yield server
        free.append(server)

    def close(self):
        for free in self.servers.values():
            for server in free:
                server.close()
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

    def environment(self):
        return {"HOME": self.path, "XDG_STATE_HOME": self.path + "/state", "XDG_DATA_HOME": self.path + "/data"}

    def run_served(self, words, stdin=b"", fault="", count=""):
        """The same as run, by a process that is loaded already."""
        with self.world.server(words) as server:
            return server.run(self, stdin, {"FAULT": fault, "FAULT_COUNT": count})

    def start(self, words, fault=None, count=None, terminal=None):
        env = {**ENVIRONMENT, **self.environment()}
        if fault or count:
            env["LD_PRELOAD"] = self.world.shim
        if fault:
            env["FAULT"] = fault
        if count:
            env["FAULT_COUNT"] = count
        ends = dict(stdin=terminal, stdout=terminal, start_new_session=True) if terminal else \
            dict(stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return subprocess.Popen(self.world.command(words, bool(terminal)), cwd=self.path, env=env, stderr=subprocess.PIPE,
                                **ends)

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

    def run_on_screen(self, words, typed, **how):
        """On a terminal, typed when the first picture has come: what comes before it is thrown away."""
        ours, theirs = pty.openpty()
        process = self.start(words, terminal=theirs, **how)
        os.close(theirs)
        shown, end = b"", time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            try:
                shown += os.read(ours, 65536) if select.select([ours], [], [], 1)[0] else b""
                if shown and typed:
                    os.write(ours, typed)
                    typed = b""
            except OSError:  # nobody is there any more
                break
        os.close(ours)
        with process:
            if time.monotonic() >= end:
                process.kill()
                process.wait()
                return Ended(None, shown, b"")
            err = process.stderr.read()
        return Ended(process.returncode, shown, err)

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
