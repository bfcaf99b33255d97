/* process.c - see process.h. From the clone to the exec only calls are made that are safe in the
 * child of a program with threads. */
#include "agents/process.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "agents/sandbox.h"

enum { END_IN, END_OUT, END_ERR, END_STATUS, END_BEGUN, END_GATE, ENDS };

/* Who reads: the child of in and gate, we of the others. */
static const int child_end[ENDS] = {0, 1, 1, 1, 1, 0};

static void close_all(int pipes[ENDS][2])
{
    for (int i = 0; i < ENDS; i++)
        for (int k = 0; k < 2; k++)
            if (pipes[i][k] >= 0)
                close(pipes[i][k]);
}

static bool open_all(int pipes[ENDS][2])
{
    memset(pipes, -1, ENDS * sizeof *pipes);
    for (int i = 0; i < ENDS; i++)
        if (pipe2(pipes[i], O_CLOEXEC) != 0)
            return false;
    return true;
}

static bool write_file(pid_t pid, const char *name, const char *text)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", (int)pid, name);
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    bool ok = fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text);
    if (fd >= 0)
        close(fd);
    return ok;
}

/* In a user namespace of its own the sandbox stays who we are, and nobody else. */
static bool map_user(pid_t sandbox)
{
    char users[64], groups[64];
    snprintf(users, sizeof users, "%u %u 1", geteuid(), geteuid());
    snprintf(groups, sizeof groups, "%u %u 1", getegid(), getegid());
    return write_file(sandbox, "uid_map", users) && write_file(sandbox, "setgroups", "deny") &&
           write_file(sandbox, "gid_map", groups);
}

static void wait_for(pid_t sandbox)
{
    while (waitpid(sandbox, NULL, 0) < 0 && errno == EINTR)
        ;
}

static void sandbox_kill(pid_t sandbox)
{
    kill(sandbox, SIGKILL);
    wait_for(sandbox);
}

/* As fork(): 0 in the child. The strongest wall that the system allows. */
static pid_t clone_walled(bool *walled)
{
    static const unsigned long walls[] = {CLONE_NEWPID, CLONE_NEWUSER | CLONE_NEWPID};
    *walled = true;
    for (size_t i = 0; i < sizeof walls / sizeof *walls; i++) {
        long pid = syscall(SYS_clone, walls[i] | SIGCHLD, 0L, 0L, 0L, 0L);
        if (pid == 0 || (pid > 0 && (i == 0 || map_user((pid_t)pid))))
            return (pid_t)pid;
        if (pid > 0)
            sandbox_kill((pid_t)pid); /* it waits at the gate and has begun nothing */
    }
    *walled = false;
    return fork(); /* this sandbox walks /proc, which takes memory: its locks must be free */
}

/* Until the exec the program is a copy of us, memory and all, which must not count against it. The
 * exec closes the last copy of the other end. */
static void wait_begun(int fd)
{
    char byte;
    while (read(fd, &byte, 1) < 0 && errno == EINTR)
        ;
    close(fd);
}

bool process_start(struct process *p, const char *command, const char *dir,
                   const struct limits *limits)
{
    int pipes[ENDS][2];
    *p = (struct process){.sandbox = -1, .in = -1, .out = -1, .err = -1, .status = -1};
    if (!open_all(pipes)) {
        close_all(pipes);
        return false;
    }
    p->sandbox = clone_walled(&p->walled);
    if (p->sandbox == 0) {
        const struct sandbox_setup orders = {
            .stdio = {pipes[END_IN][0], pipes[END_OUT][1], pipes[END_ERR][1]},
            .status = pipes[END_STATUS][1],
            .gate = pipes[END_GATE][0],
            .our_gate = pipes[END_GATE][1],
            .walled = p->walled,
            .command = command,
            .dir = dir,
            .limits = limits};
        sandbox_run(&orders);
    }
    for (int i = 0; i < ENDS; i++) {
        close(pipes[i][child_end[i]]);
        pipes[i][child_end[i]] = -1;
    }
    if (p->sandbox < 0 || write(pipes[END_GATE][1], "", 1) != 1) {
        close_all(pipes);
        process_end(p);
        return false;
    }
    close(pipes[END_GATE][1]);
    wait_begun(pipes[END_BEGUN][0]);
    p->in = pipes[END_IN][1];
    p->out = pipes[END_OUT][0];
    p->err = pipes[END_ERR][0];
    p->status = pipes[END_STATUS][0];
    fcntl(p->in, F_SETFL, O_NONBLOCK);
    fcntl(p->out, F_SETFL, O_NONBLOCK);
    fcntl(p->err, F_SETFL, O_NONBLOCK);
    fcntl(p->status, F_SETFL, O_NONBLOCK);
    return true;
}

void process_end(struct process *p)
{
    int *ends[] = {&p->in, &p->out, &p->err, &p->status};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        if (*ends[i] >= 0)
            close(*ends[i]);
        *ends[i] = -1;
    }
    if (p->sandbox > 0) {
        kill(p->sandbox, p->walled ? SIGKILL : SIGTERM);
        wait_for(p->sandbox);
    }
    p->sandbox = -1;
}

bool process_freeze(const struct process *p, bool frozen)
{
    return process_tree_signal(p->sandbox, frozen ? SIGSTOP : SIGCONT) >= 0;
}

struct usage process_usage(const struct process *p)
{
    return process_tree_usage(p->sandbox);
}

bool process_ended(struct process *p, int *status)
{
    return p->status >= 0 && read(p->status, status, sizeof *status) == sizeof *status;
}
