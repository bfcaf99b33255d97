"""More agents that mean harm: hostile_more.py HOW. Each begins like an honest one and does its worst at its first move.
Those whose harm is prevented play on; one that succeeds ends with code 42. What they take is bounded, should
the box fail."""
import ctypes, fcntl, os, resource, signal, socket, struct, subprocess, sys, time

how = sys.argv[1]
libc = ctypes.CDLL(None, use_errno=True)
LEAGUE = ("league.db", "league.db-wal", "league.db-shm", "league.lock", "league.toml")


def won(what):
    sys.stderr.write("succeeded: %s\n" % what)
    sys.stderr.flush()
    os._exit(42)


def attempt(what, call, *args):
    try:
        call(*args)
    except (OSError, ValueError):  # a limit that may not be raised is a wrong value
        return
    won(what)


def lock():
    """A shared lock needs no right but to read, and keeps the league from writing."""
    for name in LEAGUE:
        f = open(name, "rb")
        attempt("locked " + name, fcntl.lockf, f, fcntl.LOCK_SH | fcntl.LOCK_NB)
        attempt("flocked " + name, fcntl.flock, f, fcntl.LOCK_SH | fcntl.LOCK_NB)
        attempt("locked the description of " + name, fcntl.fcntl, f, 37, struct.pack("hhqqi4x", 0, 0, 0, 0, 0))


def lease():
    for name in LEAGUE + (sys.argv[0],):
        attempt("leased " + name, fcntl.fcntl, open(name, "rb"), fcntl.F_SETLEASE, fcntl.F_RDLCK)


def watch():
    """Watches count for the user, whose other programs are left without; and they tell what others read."""
    if libc.inotify_init1(0) >= 0 or libc.fanotify_init(0, 0) >= 0:
        won("watches files")


def secret():
    """Memory that is in no process's account."""
    for number in (447, 319):  # memfd_secret, memfd_create
        if libc.syscall(number, b"" if number == 319 else 0, 0) >= 0:
            won("has memory of its own: %d" % number)


def stopself():
    os.kill(os.getpid(), signal.SIGSTOP)


def runner():
    """The process that it came from, and what that one has."""
    for name in ("mem", "environ", "maps", "fd/0", "cwd/x", "root/x", "auxv", "stack", "syscall"):
        attempt("opened " + name, open, "/proc/1/" + name, "rb")
    attempt("listed descriptors", os.listdir, "/proc/1/fd")
    attempt("opened memory for writing", open, "/proc/1/mem", "r+b")
    attempt("stopped being the first to go", lambda: open("/proc/1/oom_score_adj", "w").write("-1000"))
    for number in (signal.SIGKILL, signal.SIGSTOP, signal.SIGUSR1):
        try:
            os.kill(1, number)
        except OSError:
            pass
    fd = libc.syscall(434, 1, 0)  # pidfd_open
    if fd >= 0 and libc.syscall(438, fd, 0, 0) >= 0:  # pidfd_getfd
        won("took a descriptor")


def dismiss():
    os.kill(1, signal.SIGTERM)
    time.sleep(600)


def priority():
    for what in (os.PRIO_PROCESS, os.PRIO_PGRP, os.PRIO_USER):
        attempt("is preferred", os.setpriority, what, 0, -5)
    attempt("is real-time", os.sched_setscheduler, 0, os.SCHED_FIFO, os.sched_param(10))
    attempt("is round-robin", os.sched_setscheduler, 0, os.SCHED_RR, os.sched_param(1))
    attempt("is preferred at the disk", lambda: open("/proc/self/autogroup", "w").write("-10"))
    os.sched_setaffinity(0, os.sched_getaffinity(0))  # allowed: of itself


def rights():
    attempt("became root", os.setuid, 0)
    attempt("became another", os.setresuid, 12345, 12345, 12345)
    attempt("gave a file away", os.chown, os.environ["TMPDIR"], 12345, 12345)
    shell = os.environ["TMPDIR"] + "/sh"
    with open("/bin/sh", "rb") as f, open(shell, "wb") as g:
        g.write(f.read())
    os.chmod(shell, 0o6755)
    before = str(os.geteuid())
    for command in ([shell, "-pc", "id -u"], ["su", "-c", "id -u"], ["sudo", "-n", "id", "-u"], ["unshare", "-Urm", "id", "-u"],
                    ["mount", "-t", "tmpfs", "none", "/mnt"]):
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        except OSError:
            continue
        if done.returncode == 0 and done.stdout.strip() != before:
            won(" ".join(command))
    attempt("raised a limit", resource.setrlimit, resource.RLIMIT_NOFILE, (100000, 100000))


def secrets():
    """What the runner's environment and files say that are its own."""
    if any("hostile_secret" in value for value in os.environ.values()):
        won("has the secret")
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if b"hostile_secret" in open("/proc/%s/environ" % pid, "rb").read():
                won("read the secret of " + pid)
        except OSError:
            continue
    attempt("read the passwords", open, "/etc/shadow", "rb")
    if os.stat("league.key").st_uid != os.getuid():
        attempt("read the key", open, "league.key", "rb")
    attempt("wrote the key", open, "league.key", "r+b")


def deep():
    """Folders in folders, and as many files as there may be."""
    os.chdir(os.environ["TMPDIR"])
    made = 0
    try:
        for _ in range(20000):
            os.mkdir("d")
            os.chdir("d")
            made += 1
    except OSError:
        pass
    if not 0 < made <= 4096:
        won("%d folders" % made)


def complain():
    end = time.monotonic() + 1
    while time.monotonic() < end:
        os.write(2, b"\033]0;title\007\033[2J</script><script>alert(1)</script>\n" * 256)


def core():
    attempt("raised the limit", resource.setrlimit, resource.RLIMIT_CORE, (resource.RLIM_INFINITY,) * 2)
    os.chdir(os.environ["TMPDIR"])
    os.abort()


def links():
    scratch = os.environ["TMPDIR"]
    for name in LEAGUE:
        os.symlink(os.path.abspath(name), scratch + "/" + name)
        attempt("wrote through a link", open, scratch + "/" + name, "r+b")
        attempt("has a second name", os.link, name, scratch + "/hard")
        attempt("renamed", os.rename, name, scratch + "/renamed")
        attempt("truncated", os.truncate, name, 0)
        attempt("dated", os.utime, name)
    for name in ("/dev/null", "/dev/shm", "/dev"):
        attempt("replaced a device", os.rename, name, name + "2")


def questions():
    """Questions that it asks itself."""
    try:
        fd = os.open("/proc/self/fd/0", os.O_WRONLY | os.O_NONBLOCK)
        os.write(fd, b"genmove H a1u\nquit\n")
    except OSError:
        pass


def rings():
    for number in (425, 323, 101, 310, 298, 321, 272, 308, 304, 155, 161):
        # io_uring, userfaultfd, ptrace, process_vm_readv, perf, bpf, unshare, setns, open_by_handle_at, pivot_root, chroot
        if libc.syscall(number, 0, 0, 0, 0, 0) >= 0:
            won("call %d" % number)


def sockets():
    attempt("made a socket", socket.socket, socket.AF_UNIX, socket.SOCK_STREAM)
    attempt("made a raw socket", socket.socket, socket.AF_PACKET, socket.SOCK_RAW)
    attempt("made a netlink socket", socket.socket, socket.AF_NETLINK, socket.SOCK_RAW)
    a, b = socket.socketpair()  # allowed: with itself
    attempt("connected a pair", a.connect, "/run/systemd/private")
    attempt("sent elsewhere", a.sendto, b"x", "/dev/log")


done = False
for line in sys.stdin:
    word, *rest = line.split() or [""]
    said = "1" if word == "protocol" else rest[1] if word == "genmove" else ""
    if word == "genmove" and not done:
        done = True
        globals()[how]()
    os.write(1, ("= %s\n\n" % said).encode())
    if word == "quit":
        break
