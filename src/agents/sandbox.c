/* sandbox.c - see sandbox.h. Without a wall the sandbox kills in rounds: stop all descendants until
 * a round finds no new one, then kill them all. What is stopped cannot fork, orphans come to the
 * sandbox, so when it has no children left there is nothing left. */
#include "agents/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "agents/process_tree.h"

enum { DATA_SPARE_MB = 512, CPU_SPARE = 5, FILE_MB = 64, FILES = 256 };

static void close_from(unsigned first, unsigned last, unsigned flags)
{
    if (first <= last)
        syscall(SYS_close_range, first, last, flags);
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
    limit_set(RLIMIT_CORE, 0);
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

static _Noreturn void program_run(const struct sandbox_setup *o)
{
    sigset_t none;
    sigemptyset(&none);
    setsid();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
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
    execl("/bin/sh", "sh", "-c", o->command, (char *)NULL);
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

_Noreturn void sandbox_run(const struct sandbox_setup *o)
{
    sigset_t heard;
    char byte;
    sigemptyset(&heard);
    sigaddset(&heard, SIGTERM);
    sigaddset(&heard, SIGCHLD);
    for (int s = 1; s < NSIG; s++)
        signal(s, sigismember(&heard, s) == 1 ? SIG_DFL : SIG_IGN);
    sigprocmask(SIG_SETMASK, &heard, NULL);
    prctl(PR_SET_PDEATHSIG, o->walled ? SIGKILL : SIGTERM);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    close(o->our_gate);
    if (read(o->gate, &byte, 1) != 1)
        _exit(0);
    pid_t program = _Fork(); /* fork() would wait for locks that threads of ours may hold */
    if (program == 0)
        program_run(o);
    close_from(0, (unsigned)o->status - 1, 0);
    close_from((unsigned)o->status + 1, ~0U, 0);
    for (int got;;) {
        sigwait(&heard, &got);
        if (got == SIGTERM && !o->walled)
            end_all(program, o->status);
        take_in(program, o->status);
    }
}
