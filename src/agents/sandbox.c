/* sandbox.c - see sandbox.h. Without a wall the sandbox kills in rounds: stop all descendants until
 * a round finds no new one, then kill them all. What is stopped cannot fork, orphans come to the
 * sandbox, so when it has no children left there is nothing left. */
#include "agents/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "agents/box_calls.h"
#include "agents/box_landlock.h"
#include "agents/box_user.h"
#include "agents/box_view.h"
#include "agents/process_tree.h"

enum { DATA_SPARE_MB = 512, CPU_SPARE = 5, FILE_MB = 64, FILES = 256, ENVIRONMENT_MAX = 1024, STOP_AGAIN_MS = 20 };

static void close_from(unsigned first, unsigned last, unsigned flags)
{
    if (first <= last)
        syscall(SYS_close_range, first, last, flags);
}

/* All descriptors but these. */
static void close_but(const int *kept, size_t n)
{
    for (int from = 0; from >= 0;) {
        int next = INT_MAX;
        for (size_t i = 0; i < n; i++)
            next = kept[i] >= from && kept[i] < next ? kept[i] : next;
        if (next > from)
            close_from((unsigned)from, next == INT_MAX ? ~0U : (unsigned)next - 1, 0);
        from = next == INT_MAX ? -1 : next + 1;
    }
}

static void limit_set(int what, double value)
{
    struct rlimit now, wanted = {(rlim_t)value, (rlim_t)value};
    if (getrlimit((__rlimit_resource_t)what, &now) == 0 && now.rlim_max < wanted.rlim_max)
        wanted.rlim_cur = wanted.rlim_max = now.rlim_max;
    setrlimit((__rlimit_resource_t)what, &wanted);
}

/* These only stand behind the limits that we measure: they bound what can happen between two
 * looks, and are far enough from them not to be met first. */
static void limits_set(const struct limits *l)
{
    limit_set(RLIMIT_CORE, 1); /* 0 would still have it written where the system hands it to a program */
    limit_set(RLIMIT_CPU, l->of[LIMIT_GAMECPU] + l->of[LIMIT_START] + CPU_SPARE);
    limit_set(RLIMIT_DATA, (2 * l->of[LIMIT_MEMORY] + DATA_SPARE_MB) * 1048576);
    limit_set(RLIMIT_FSIZE, FILE_MB * 1048576.0);
    limit_set(RLIMIT_NOFILE, FILES);
}

static void be_first_to_go(void) /* when memory runs out */
{
    int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (fd >= 0 && write(fd, "1000", 4) != 4)
        errno = 0; /* then as likely as others */
    if (fd >= 0)
        close(fd);
}

/* What a program needs to run and to speak its language; whatever else is in our environment is nobody's
 * business. A command can set more for itself: NAME=VALUE ./agent. */
static bool is_for_programs(const char *variable)
{
    static const char *const names[] = {"PATH", "HOME", "USER",   "LOGNAME",   "SHELL",     "LANG",     "LANGUAGE",
                                        "TZ",   "TERM", "TMPDIR", "JAVA_HOME", "CLASSPATH", "NODE_PATH"};
    static const char *const beginnings[] = {"LC_", "LD_", "PYTHON", "JULIA_", "OMP_", "DOTNET_", "RUST_", "ASAN_",
                                             "UBSAN_", "TSAN_", "LSAN_"};
    size_t n = strcspn(variable, "=");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == n && strncmp(variable, names[i], n) == 0)
            return true;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (strncmp(variable, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    return false;
}

/* With TMPDIR where the scratch is. */
static void environment_write(char *out[ENVIRONMENT_MAX], bool scratch)
{
    static char place[] = "TMPDIR=" BOX_SCRATCH_PATH;
    int n = 0;
    for (char **at = environ; *at && n < ENVIRONMENT_MAX - 2; at++)
        if (is_for_programs(*at) && (!scratch || strncmp(*at, place, strlen("TMPDIR=")) != 0))
            out[n++] = *at;
    if (scratch)
        out[n++] = place;
    out[n] = NULL;
}

static box_layers program_box(box_layers held, uid_t user)
{
    if (box_user_become(user))
        held |= 1 << BOX_USER;
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (box_landlock_enter(box_has(held, BOX_PROC)))
        held |= 1 << BOX_LANDLOCK;
    if (box_calls_filter())
        held |= 1 << BOX_CALLS;
    return held;
}

static _Noreturn void program_run(const struct sandbox_setup *o, const struct sandbox_begin *begin)
{
    sigset_t none;
    char *environment[ENVIRONMENT_MAX];
    sigemptyset(&none);
    prctl(PR_SET_DUMPABLE, 1); /* what is in /proc/self is its own */
    setsid();
    for (int i = 0; i < 3; i++)
        if (dup2(o->stdio[i], i) < 0)
            _exit(126);
    close_from(3, ~0U, CLOSE_RANGE_CLOEXEC);
    for (int s = 1; s < NSIG; s++)
        signal(s, SIG_DFL);
    sigprocmask(SIG_SETMASK, &none, NULL);
    limits_set(o->limits);
    be_first_to_go();
    if (o->dir && chdir(o->dir) != 0)
        _exit(126);
    environment_write(environment, box_has(begin->held, BOX_SCRATCH));
    box_layers held = program_box(begin->held, begin->user);
    prctl(PR_SET_PDEATHSIG, SIGKILL); /* a change of user takes it away */
    if (write(o->begun, &held, sizeof held) != sizeof held)
        _exit(126);
    execle("/bin/sh", "sh", "-c", o->command, (char *)NULL, environment);
    _exit(126);
}

/* Everybody who has ended; reports the program. False: there is no child left. */
static bool take_in(pid_t program, int status_to)
{
    int status;
    pid_t pid;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0)
        if (pid == program && write(status_to, &status, sizeof status) < 0)
            return true; /* nobody is left to tell */
    return pid == 0;
}

static _Noreturn void end_all(pid_t program, int status_to)
{
    while (take_in(program, status_to)) {
        for (int before = -1, now = 0; now != before;) {
            before = now;
            now = process_tree_signal(getpid(), SIGSTOP);
        }
        process_tree_signal(getpid(), SIGKILL);
    }
    _exit(0);
}

/* All of it but the sandbox. In a namespace that is one call, and nobody is missed. */
static void signal_all(const struct sandbox_setup *o, int number)
{
    if (o->walled) {
        kill(-1, number);
        return;
    }
    for (int before = -1, now = 0; now != before;) {
        before = now;
        now = process_tree_signal(getpid(), number);
    }
}

/* An order, if there is one. False: nobody is left to give any. */
static bool obey(const struct sandbox_setup *o, bool *stopped)
{
    char what;
    ssize_t n = read(o->orders, &what, 1);
    if (n <= 0)
        return n < 0 && errno == EINTR;
    *stopped = what == SANDBOX_STOP;
    signal_all(o, *stopped ? SIGSTOP : SIGCONT);
    return write(o->done, "", 1) == 1;
}

/* Takes in who ends and carries out orders. While the program is stopped it is stopped again and again: a
 * timer of its own can wake it. */
static _Noreturn void stand_by(const struct sandbox_setup *o, pid_t program, int signals)
{
    struct signalfd_siginfo got;
    struct pollfd ends[] = {{signals, POLLIN, 0}, {o->orders, POLLIN, 0}};
    for (bool stopped = false, wanted = true; wanted;) {
        int n = poll(ends, 2, stopped ? STOP_AGAIN_MS : -1);
        if (n == 0)
            signal_all(o, SIGSTOP);
        if (n > 0 && ends[0].revents && read(signals, &got, sizeof got) == sizeof got)
            wanted = got.ssi_signo != SIGTERM;
        if (n > 0 && ends[1].revents)
            wanted = obey(o, &stopped) && wanted;
        take_in(program, o->status);
    }
    if (o->walled)
        _exit(0); /* and all of it */
    end_all(program, o->status);
}

_Noreturn void sandbox_run(const struct sandbox_setup *o)
{
    sigset_t heard;
    struct sandbox_begin begin;
    sigemptyset(&heard);
    sigaddset(&heard, SIGTERM);
    sigaddset(&heard, SIGCHLD);
    for (int s = 1; s < NSIG; s++)
        signal(s, sigismember(&heard, s) == 1 ? SIG_DFL : SIG_IGN);
    sigprocmask(SIG_SETMASK, &heard, NULL);
    prctl(PR_SET_PDEATHSIG, o->walled ? SIGKILL : SIGTERM);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    close(o->our_orders);
    if (read(o->orders, &begin, sizeof begin) != sizeof begin)
        _exit(0);
    if (box_has(begin.held, BOX_NETWORK)) /* a mount namespace came with it */
        begin.held |= box_view_enter();
    int signals = signalfd(-1, &heard, SFD_CLOEXEC);
    prctl(PR_SET_DUMPABLE, 0); /* before there is anybody who could look at this copy of the runner */
    pid_t program = signals >= 0 ? _Fork() : -1; /* fork() would wait for locks that threads of ours may hold */
    if (program == 0)
        program_run(o, &begin);
    const int kept[] = {o->status, o->orders, o->done, signals};
    close_but(kept, sizeof kept / sizeof *kept);
    stand_by(o, program, signals);
}
