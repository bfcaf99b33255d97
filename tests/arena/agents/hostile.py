"""Twenty agents that mean harm: hostile.py HOW. Each begins like an honest one and does its worst at its first move.
Those whose harm is prevented play on; one that succeeds ends with code 42. What they take is bounded, should
the box fail."""
import ctypes, mmap, os, signal, socket, subprocess, sys, threading, time

how = sys.argv[1]
answer = None  # another way to write an answer


def won(what):
    sys.stderr.write("succeeded: %s\n" % what)
    sys.stderr.flush()
    os._exit(42)


def attempt(what, call, *args):
    try:
        call(*args)
    except OSError:
        return
    won(what)


def crash():
    os.kill(os.getpid(), signal.SIGSEGV)


def hang():
    time.sleep(600)


def flood():
    end = time.time() + 60
    while time.time() < end:
        os.write(1, b"= a1u and more and more " * 4096)


def fork():
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in range(200):
        try:
            if os.fork() == 0:
                os.setsid()
                time.sleep(600)
        except OSError:
            break
    time.sleep(600)


def threads():
    threading.stack_size(65536)
    try:
        for _ in range(400):
            threading.Thread(target=time.sleep, args=(600,), daemon=True).start()
    except RuntimeError:
        pass
    time.sleep(600)


def shared():
    """Shared memory that no process has in its tables: a child fills it and ends."""
    blocks = []
    for _ in range(12):
        blocks.append(mmap.mmap(-1, 32 << 20))
        if os.fork() == 0:
            for at in range(0, 32 << 20, 4096):
                blocks[-1][at] = 1
            os._exit(0)
        os.wait()
    time.sleep(600)


def session():
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(600)
        os._exit(0)
    os.wait()


def timer():
    """A child that a timer wakes whenever it is stopped, and that then uses the processor."""
    if os.fork() == 0:
        libc = ctypes.CDLL(None, use_errno=True)
        event = (ctypes.c_int * 16)(0, 0, signal.SIGCONT, 0)
        number = ctypes.c_void_p()
        often = (ctypes.c_long * 4)(0, 1000000, 0, 1000000)
        libc.timer_create(1, event, ctypes.byref(number))
        libc.timer_settime(number, 0, often, None)
        end = time.time() + 60
        while time.time() < end:
            pass
        os._exit(0)


def reaped():
    """Children of 50 ms for whom nobody waits, one after the other."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    end = time.time() + 60
    told, tell = os.pipe()
    while time.time() < end:
        if os.fork() == 0:
            until = time.process_time() + 0.05
            while time.process_time() < until:
                pass
            os.write(tell, b".")
            os._exit(0)
        os.read(told, 1)


def snoop():
    for pid in set(filter(str.isdigit, os.listdir("/proc"))) - {"1"}:  # 1 is what started it
        try:
            line = open("/proc/%s/cmdline" % pid, "rb").read()
        except OSError:
            continue
        if b"league" in line and b"hostile" not in line:
            won("saw " + repr(line))
    if os.path.exists("/dev/pts"):
        won("sees terminals")


def ptrace():
    libc = ctypes.CDLL(None, use_errno=True)
    child = os.fork()
    if child == 0:
        time.sleep(600)
    for pid in (child, 1):
        if libc.ptrace(16, pid, 0, 0) == 0:
            won("traces %d" % pid)
    buffer = ctypes.create_string_buffer(8)
    part = (ctypes.c_size_t * 2)(ctypes.addressof(buffer), 8)
    if libc.process_vm_readv(child, part, 1, part, 1, 0) > 0:
        won("reads memory")
    os.kill(child, signal.SIGKILL)
    os.wait()


def pipes():
    for pid in filter(str.isdigit, os.listdir("/proc")):
        if int(pid) not in (os.getpid(), os.getppid()):  # its shell has the same pipes
            for fd in range(10):
                try:
                    os.write(os.open("/proc/%s/fd/%d" % (pid, fd), os.O_WRONLY | os.O_NONBLOCK), b"= a1u\n\n")
                except OSError:
                    continue
                won("wrote to descriptor %d of %s" % (fd, pid))


def database():
    attempt("opened the database", open, "league.db", "r+b")
    attempt("removed the database", os.remove, "league.db")
    attempt("made a file beside it", open, "league.db-journal", "wb")


def home():
    attempt("wrote into the home folder", open, os.path.expanduser("~/.hostile"), "w")
    attempt("wrote into /tmp", open, "/tmp/hostile", "w")
    attempt("wrote into its own folder", open, "hostile.out", "w")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mount(b"none", b"/tmp", b"tmpfs", 0, None) == 0 or libc.unshare(0x10000000) == 0:
        won("mounts")


def fill():
    written, block = 0, b"x" * (1 << 20)
    try:
        for name in range(8):
            with open(os.environ["TMPDIR"] + "/%d" % name, "wb", 0) as f:
                for _ in range(40):
                    written += f.write(block)
    except OSError:
        pass
    if not 0 < written <= 64 << 20:
        won("wrote %d bytes" % written)


def network():
    for family, address in ((socket.AF_INET, ("127.0.0.1", 22)), (socket.AF_UNIX, "\0hostile")):
        try:
            s = socket.socket(family, socket.SOCK_DGRAM)
        except OSError:
            continue
        attempt("connected", s.connect, address)


def bytewise():
    global answer

    def answer(text):
        for c in text:
            os.write(1, c.encode())
            time.sleep(0.001)


def nul():
    os.write(1, b"= a\0001r\n\n")
    time.sleep(600)


def closed():
    os.close(1)
    time.sleep(600)


def early():
    os.write(1, b"= a4r\n\n= a4r\n\n= a4r\n\n")
    time.sleep(600)


done = False
for line in sys.stdin:
    word, *rest = line.split() or [""]
    said = "1" if word == "protocol" else rest[1] if word == "genmove" else ""
    if word == "genmove" and not done:
        done = True
        globals()[how]()
    (answer or (lambda text: os.write(1, text.encode())))("= %s\n\n" % said)
    if word == "quit":
        break
