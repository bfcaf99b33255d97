/* monkey.c - random keys, clicks, drags and window sizes for the full screen.
 *
 *     monkey PROGRAM SECONDS SEED POSITION|GAME [ARGS...]
 *
 * Plays on a terminal of its own for that long. The program may neither fall over nor stop
 * listening nor leave the terminal changed; when a random key made it quit, or it was killed on
 * purpose, it goes on with --continue. On failure the last bytes sent are printed.
 *
 * Patience is not measured by the clock alone: on a busy machine a program that may not run is not
 * to blame. What counts is time it spends asleep, or computing, while it should answer.
 */
#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { TRAIL = 600, TAIL = 1 << 17, SHOWN = 2000, HANG_MS = 60000, LOOK_MS = 20 };

static const char *const keys[] = {
    "\033OA",  "\033OB",    "\033OC",    "\033OD",    "\033[A",    "\033[B", "\033[C",   "\033[D",
    "\r",      " ",         "\177",      "\033",      "\t",        "\033[Z", "\033[3~",  "\033[5~",
    "\033[6~", "\033[1;2A", "\033[1;2B", "\033[1;2C", "\033[1;2D", "\f",     "\003",     "z",
    "y",       "h",         "c",         "k",         "K",         "D",      "e",        "o",
    "T",       "t",         "r",         "i",         ":",         ".",      "+",        "-",
    "0",       "?",         "\\",        "/",         "x",         "l",      "M",        "W",
    "P",       "B",         "L",         "X",         "F",         "1",      "2",        "p",
    "g",       "R",         "3",         "4",         "n",         "S",      "V",        "m",
    ">",       "A",         "C",         "I",         "O",         "=",      "\xc3\xa9", "\033[",
    "u",       "v",         "s",         "i",         "\r",        "\r",     " ",        "\033OA",
    "\033OB",  "\033OC",    "\033OD",    "\033[H",    "\033[F",
};

static struct {
    const char *program, *state;
    char *const *args;
    int terminal;
    bool usual; /* 80x24, as it begins */
    pid_t pid;
    struct termios before;
    char trail[TRAIL]; /* the last bytes sent */
    char tail[TAIL];   /* the last bytes that came */
    size_t tail_n;
    uint64_t chance, events, games;
} m;

static uint32_t below(uint32_t n)
{
    m.chance = m.chance * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(m.chance >> 33) % n;
}

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void fail(const char *what)
{
    printf("monkey: %s; sent last:\n", what);
    for (int i = 0; i < TRAIL; i++)
        if (m.trail[i])
            printf(m.trail[i] < ' ' || m.trail[i] > '~' ? "\\%03o" : "%c",
                   (unsigned char)m.trail[i]);
    size_t n = m.tail_n < SHOWN ? m.tail_n : SHOWN;
    printf("\nscreen ended with:\n%.*s\n", (int)n, m.tail + m.tail_n - n);
    if (m.pid > 0)
        kill(m.pid, SIGKILL);
    exit(1);
}

/* ---- patience ---- */

struct patience {
    int64_t asleep_ms; /* so far */
    int64_t computed;  /* by the program, in ticks, when the waiting began; -1: not known yet */
};

/* One line of /proc about a process or a thread: its state, and the ticks it has computed. */
static bool look(const char *path, char *state, int64_t *ticks)
{
    char line[1024] = "";
    long long user = 0, system = 0;
    FILE *f = fopen(path, "r");
    if (!f)
        return false;
    bool got = fgets(line, sizeof line, f) != NULL;
    fclose(f);
    const char *rest = got ? strrchr(line, ')') : NULL; /* a name may hold anything */
    if (!rest || sscanf(rest, ") %c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld", state,
                        &user, &system) != 3)
        return false;
    *ticks = user + system;
    return true;
}

/* Would any of its threads run if there were a processor for it? */
static bool is_waiting_its_turn(void)
{
    char path[300], state;
    int64_t ticks;
    bool any = false;
    snprintf(path, sizeof path, "/proc/%d/task", (int)m.pid);
    DIR *threads = opendir(path);
    for (struct dirent *d; threads && (d = readdir(threads));) {
        snprintf(path, sizeof path, "/proc/%d/task/%.20s/stat", (int)m.pid, d->d_name);
        any = any ||
              (d->d_name[0] != '.' && look(path, &state, &ticks) && (state == 'R' || state == 'D'));
    }
    if (threads)
        closedir(threads);
    return any;
}

/* Called after each LOOK_MS without what is waited for. */
static bool is_out(struct patience *p)
{
    char path[40], state;
    int64_t ticks, second = sysconf(_SC_CLK_TCK);
    snprintf(path, sizeof path, "/proc/%d/stat", (int)m.pid);
    if (!is_waiting_its_turn())
        p->asleep_ms += LOOK_MS;
    if (look(path, &state, &ticks)) {
        p->computed = p->computed < 0 ? ticks : p->computed;
        if (ticks - p->computed > second * HANG_MS / 1000)
            return true;
    }
    return p->asleep_ms > HANG_MS;
}

static const struct patience fresh = {0, -1};

/* ---- both ways ---- */

/* Takes what the program writes for so long; false: it is gone. */
static bool drain(int ms, bool *any)
{
    struct pollfd p = {.fd = m.terminal, .events = POLLIN};
    char part[4096];
    while (poll(&p, 1, ms) > 0) {
        ssize_t n = read(m.terminal, part, sizeof part);
        if (n <= 0)
            return false;
        size_t keep = m.tail_n + (size_t)n > TAIL ? TAIL - (size_t)n : m.tail_n;
        memmove(m.tail, m.tail + m.tail_n - keep, keep);
        memcpy(m.tail + keep, part, (size_t)n);
        m.tail_n = keep + (size_t)n;
        *any = true;
        ms = 0;
    }
    return true;
}

static void send(const char *bytes, size_t n)
{
    memmove(m.trail, m.trail + n, TRAIL - n);
    memcpy(m.trail + TRAIL - n, bytes, n);
    struct pollfd p = {.fd = m.terminal, .events = POLLOUT};
    bool any;
    for (struct patience left = fresh; n;) {
        bool ready = poll(&p, 1, LOOK_MS) > 0 && (p.revents & POLLOUT);
        if (!ready && is_out(&left))
            fail("does not read any more");
        if (ready) {
            ssize_t put = write(m.terminal, bytes, n);
            if (put < 0)
                return;
            bytes += put;
            n -= (size_t)put;
        }
        if (!drain(0, &any))
            return;
    }
}

static void send_mouse(int code, uint32_t column, uint32_t line, char end)
{
    char text[40];
    int n = snprintf(text, sizeof text, "\033[<%d;%u;%u%c", code, column, line, end);
    send(text, (size_t)n);
}

static void send_click(void)
{
    uint32_t column = 1 + below(80), line = 1 + below(24);
    int button = below(3) ? 0 : 2;
    send_mouse(button, column, line, 'M');
    for (uint32_t i = below(4) ? 0 : below(12); i > 0; i--) {
        column = column + below(5) > 2 ? column + below(5) - 2 : 1;
        line = line + below(3) > 1 ? line + below(3) - 1 : 1;
        send_mouse(button + 32, column, line, 'M');
    }
    send_mouse(button, column, line, 'm');
    if (below(10) == 0)
        send_mouse(64 + (int)below(8), column, line, 'M'); /* the wheel: four ways, with Shift */
}

static void resize(void)
{
    m.usual = !m.usual; /* always another size than before, so that there is something to draw */
    struct winsize size = {.ws_row = (unsigned short)(m.usual ? 24 : 8 + below(40)),
                           .ws_col = (unsigned short)(m.usual ? 80 : 81 + below(60))};
    if (!m.usual && below(2))
        size.ws_col = (unsigned short)(30 + below(49));
    ioctl(m.terminal, TIOCSWINSZ, &size);
}

static void send_any(void)
{
    uint32_t kind = below(20);
    m.events++;
    if (kind < 5)
        send_click();
    else if (kind == 5 && below(4) == 0)
        resize();
    else {
        const char *key = keys[below(sizeof keys / sizeof *keys)];
        send(key, strlen(key));
    }
}

/* ---- the program ---- */

/* Was this among the last bytes that came? */
static bool has_come(const char *what)
{
    return memmem(m.tail, m.tail_n, what, strlen(what)) != NULL;
}

/* The settings of a new terminal, but Ctrl-C throws nothing away: when the program has just given
 * the terminal back, what it wrote last would be lost before it is read here. */
static struct termios settings(void)
{
    struct termios s = {0};
    int master, slave;
    if (openpty(&master, &slave, NULL, NULL, NULL) != 0)
        fail("no terminal to be had");
    tcgetattr(slave, &s);
    s.c_lflag |= NOFLSH;
    close(slave);
    close(master);
    return s;
}

static void begin(bool again)
{
    struct winsize size = {.ws_row = 24, .ws_col = 80};
    struct termios line = settings();
    m.pid = forkpty(&m.terminal, NULL, &line, &size);
    if (m.pid < 0)
        fail("no terminal to be had");
    if (m.pid == 0) {
        char game[32], log[200];
        const char *argv[32] = {m.program, "play", m.args[0]};
        int n = 3;
        snprintf(game, sizeof game, "%.*s", (int)strcspn(m.args[0], " "), m.args[0]);
        snprintf(log, sizeof log, "log_path=%s/report", m.state);
        if (again) {
            argv[2] = game;
            argv[n++] = "--continue";
        }
        for (int i = 1; !again && m.args[i] && n < 31; i++)
            argv[n++] = m.args[i];
        setenv("TERM", "xterm-256color", 1);
        setenv("LC_ALL", "C.UTF-8", 1);
        setenv("XDG_STATE_HOME", m.state, 1);
        setenv("ASAN_OPTIONS", log, 1);
        setenv("TSAN_OPTIONS", log, 1);
        setenv("UBSAN_OPTIONS", log, 1);
        execv(m.program, (char *const *)argv);
        _exit(99);
    }
    m.games++;
    m.usual = true;
    m.tail_n = 0;
    tcgetattr(m.terminal, &m.before);
    /* Until the screen is taken, Ctrl-C is a signal as everywhere. */
    bool any = false;
    for (struct patience left = fresh; !has_come("\033[?1002h");)
        if (!drain(LOOK_MS, &any) || is_out(&left))
            fail("does not begin");
}

/* Something must be drawn when the window changes its size. */
static bool is_alive(void)
{
    bool any = false;
    resize();
    for (struct patience left = fresh; !any;) {
        if (!drain(LOOK_MS, &any))
            return false;
        if (!any && is_out(&left))
            fail("hangs");
    }
    return true;
}

static void check_end(bool killed)
{
    int status;
    bool any;
    struct termios after;
    while (drain(20, &any))
        if (waitpid(m.pid, &status, WNOHANG) == m.pid)
            goto ended;
    if (waitpid(m.pid, &status, 0) != m.pid)
        fail("is not there any more");
ended:
    m.pid = 0;
    drain(20, &any);
    if (killed)
        return;
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail("ended badly");
    if (!has_come("\033[?1049l") || !has_come("\033[?1002l"))
        fail("left without clearing up the screen");
    if (tcgetattr(m.terminal, &after) == 0 &&
        (after.c_lflag != m.before.c_lflag || after.c_iflag != m.before.c_iflag ||
         after.c_oflag != m.before.c_oflag))
        fail("left the terminal changed");
}

static bool is_running(void)
{
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)m.pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
}

static void end_it(void)
{
    bool any;
    struct patience left = fresh;
    for (int look = 0; is_running(); look++) {
        if (look % 50 == 0)
            send("\033\033\033\033\033\033q", 7);
        if (!drain(LOOK_MS, &any))
            break;
        if (is_out(&left))
            fail("does not quit");
    }
    check_end(false);
}

/* By force, at any moment. If the sanitizer was looking for leaks just then, it complains about the
 * death of what it looked at; that is no report. */
static void kill_it(void)
{
    char report[100];
    snprintf(report, sizeof report, "%s/report.%d", m.state, (int)m.pid);
    kill(m.pid, SIGKILL);
    check_end(true);
    unlink(report);
}

static void play(int64_t ms)
{
    bool any;
    for (int64_t end = now_ms() + ms, round = 0; now_ms() < end; round++) {
        for (uint32_t i = 1 + below(20); i > 0; i--)
            send_any();
        bool there = drain(5, &any) && is_running();
        if (there && round % 25 == 24)
            there = is_alive();
        if (there && below(400) == 0) {
            kill_it();
            close(m.terminal);
            begin(true);
        } else if (!there || !is_running()) {
            check_end(false);
            close(m.terminal);
            begin(true);
        }
    }
}

int main(int argc, char **argv)
{
    char state[] = "/tmp/monkeyXXXXXX", command[100];
    if (argc < 5 || !mkdtemp(state)) {
        fprintf(stderr, "monkey PROGRAM SECONDS SEED POSITION|GAME [ARGS...]\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    m.program = argv[1];
    m.chance = strtoull(argv[3], NULL, 10);
    m.state = state;
    m.args = argv + 4;
    begin(false);
    play(atoll(argv[2]) * 1000);
    end_it();
    snprintf(command, sizeof command, "cat %s/report* 2>/dev/null", state);
    if (system(command) == 0)
        fail("a sanitizer complained");
    printf("%s: %llu events in %llu sittings, none lost its way\n", argv[4],
           (unsigned long long)m.events, (unsigned long long)m.games);
    snprintf(command, sizeof command, "rm -rf %s", state);
    return system(command);
}
