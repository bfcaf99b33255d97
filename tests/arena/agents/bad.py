"""Agents that misbehave: bad.py HOW. Each begins like an honest one and goes wrong at its first move;
the greedy ones stop by themselves at a size that hurts nobody, should the runner fail to."""
import os, signal, sys, time

how = sys.argv[1]


def crash():
    sys.stderr.write("about to divide <b>by</b> zero\n")
    1 / 0


def hang():
    time.sleep(600)


def spin():
    while True:
        pass


def nonsense():
    print("I think it is a lovely day, & <script>alert(1)</script>\n", flush=True)
    time.sleep(600)


def flood():
    end = time.time() + 60
    while time.time() < end:
        os.write(1, b"= a1u and more and more " * 4096)


def memory():
    hoard = []
    while len(hoard) < 40:  # 640 MB
        hoard.append(bytearray(b"x") * (16 << 20))
    time.sleep(600)


def fork():
    """Every process has children, in sessions of their own, up to 200 in all."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    read, write = os.pipe()
    os.write(write, b"x" * 200)  # one byte buys one process
    os.set_blocking(read, False)
    while True:
        try:
            os.read(read, 1)
        except BlockingIOError:
            time.sleep(600)
        if os.fork() == 0:
            os.setsid()


def orphan():
    """Leaves a child behind that would outlive a careless runner, then plays on."""
    if os.fork() == 0:
        os.setsid()
        time.sleep(600)


def illegal():
    print("= a1x\n", flush=True)
    time.sleep(600)


def talk():
    print("= \n\nand another thing\n", flush=True)
    time.sleep(600)


def close():
    os.close(1)
    time.sleep(600)


done = False
for line in sys.stdin:
    word, *rest = line.split() or [""]
    answer = "1" if word == "protocol" else ""
    if word == "genmove":
        if not done:
            done = True
            globals()[how]()
        answer = rest[1]
    print("=", answer, end="\n\n", flush=True)
    if word == "quit":
        break
