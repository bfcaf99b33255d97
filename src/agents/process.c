/* process.c - see process.h. From the clone to the exec only calls are made that are safe in the
 * child of a program with threads. */
#include "agents/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "agents/box_user.h"
#include "agents/sandbox.h"

enum { END_IN, END_OUT, END_ERR, END_STATUS, END_BEGUN, END_DONE, END_ORDERS, ENDS };

enum { FREEZE_MS = 2000 }; /* for the sandbox to answer, on a busy machine */

/* Who reads: the child of in and orders, we of the others. */
static const int child_end[ENDS] = {0, 1, 1, 1, 1, 1, 0};

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

/* As fork(): 0 in the child. The strongest walls that the system allows. */
static pid_t clone_walled(box_layers *held)
{
    static const unsigned long more = CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
    static const unsigned long walls[] = {CLONE_NEWPID | more, CLONE_NEWUSER | CLONE_NEWPID | more,
                                          CLONE_NEWPID, CLONE_NEWUSER | CLONE_NEWPID};
    for (size_t i = 0; i < sizeof walls / sizeof *walls; i++) {
        *held = 1 << BOX_PROCESSES | (walls[i] & CLONE_NEWNET ? 1 << BOX_NETWORK : 0);
        long pid = syscall(SYS_clone, walls[i] | SIGCHLD, 0L, 0L, 0L, 0L);
        if (pid == 0 || (pid > 0 && (!(walls[i] & CLONE_NEWUSER) || map_user((pid_t)pid))))
            return (pid_t)pid;
        if (pid > 0)
            sandbox_kill((pid_t)pid); /* it waits for orders and has begun nothing */
    }
    *held = 0;
    return fork(); /* this sandbox walks /proc, which takes memory: its locks must be free */
}

/* Until the exec the program is a copy of us, memory and all, which must not count against it. The
 * exec closes the last copy of the other end. Before it the program says which layers hold. */
static box_layers wait_begun(int fd)
{
    box_layers held = 0, more;
    ssize_t n;
    while ((n = read(fd, &more, sizeof more)) != 0)
        if (n == sizeof more)
            held = more;
        else if (errno != EINTR)
            break;
    close(fd);
    return held;
}

/* The sandbox may begin, with a group and as a user of its own. */
static bool let_begin(struct process *p, int orders, const struct limits *limits)
{
    const struct sandbox_begin begin = {.user = geteuid() == 0 ? BOX_USER_FIRST + (uid_t)p->sandbox : 0,
                                        .held = p->held};
    box_group_open(&p->group, p->sandbox, limits, THREADS_EACH);
    return write(orders, &begin, sizeof begin) == sizeof begin;
}

static void keep_ends(struct process *p, int pipes[ENDS][2])
{
    p->in = pipes[END_IN][1];
    p->out = pipes[END_OUT][0];
    p->err = pipes[END_ERR][0];
    p->status = pipes[END_STATUS][0];
    p->done = pipes[END_DONE][0];
    p->orders = pipes[END_ORDERS][1];
    const int quick[] = {p->in, p->out, p->err, p->status, p->done};
    for (size_t i = 0; i < sizeof quick / sizeof *quick; i++)
        fcntl(quick[i], F_SETFL, O_NONBLOCK);
}

bool process_start(struct process *p, const char *command, const char *dir,
                   const struct limits *limits)
{
    int pipes[ENDS][2];
    *p = (struct process){
        .sandbox = -1, .in = -1, .out = -1, .err = -1, .status = -1, .orders = -1, .done = -1};
    if (!open_all(pipes)) {
        close_all(pipes);
        return false;
    }
    p->sandbox = clone_walled(&p->held);
    p->walled = box_has(p->held, BOX_PROCESSES);
    if (p->sandbox == 0) {
        const struct sandbox_setup setup = {
            .stdio = {pipes[END_IN][0], pipes[END_OUT][1], pipes[END_ERR][1]},
            .status = pipes[END_STATUS][1],
            .begun = pipes[END_BEGUN][1],
            .orders = pipes[END_ORDERS][0],
            .our_orders = pipes[END_ORDERS][1],
            .done = pipes[END_DONE][1],
            .walled = p->walled,
            .command = command,
            .dir = dir,
            .limits = limits};
        sandbox_run(&setup);
    }
    for (int i = 0; i < ENDS; i++) {
        close(pipes[i][child_end[i]]);
        pipes[i][child_end[i]] = -1;
    }
    if (p->sandbox < 0 || !let_begin(p, pipes[END_ORDERS][1], limits)) {
        close_all(pipes);
        process_end(p);
        return false;
    }
    p->held = wait_begun(pipes[END_BEGUN][0]) | p->group.held;
    keep_ends(p, pipes);
    if (limits->needed & ~p->held)
        process_end(p);
    return p->sandbox > 0;
}

void process_end(struct process *p)
{
    int *ends[] = {&p->in, &p->out, &p->err, &p->status, &p->orders, &p->done};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        if (*ends[i] >= 0)
            close(*ends[i]);
        *ends[i] = -1;
    }
    if (p->sandbox > 0) {
        kill(p->sandbox, p->walled ? SIGKILL : SIGTERM);
        wait_for(p->sandbox);
        box_group_close(&p->group);
    }
    p->sandbox = -1;
}

/* The sandbox does it, who is where the program is. */
static bool order(const struct process *p, char what)
{
    char answer;
    struct pollfd done = {p->done, POLLIN, 0};
    while (read(p->done, &answer, 1) == 1) {
    }
    return write(p->orders, &what, 1) == 1 && poll(&done, 1, FREEZE_MS) == 1 && read(p->done, &answer, 1) == 1;
}

bool process_freeze(struct process *p, bool frozen)
{
    if (frozen) {
        p->state = box_group_freeze(&p->group) ? FROZEN : STOPPED;
        return p->state == FROZEN || order(p, SANDBOX_STOP);
    }
    bool ok = p->state != FROZEN || box_group_thaw(&p->group);
    ok = ok && (p->state != STOPPED || order(p, SANDBOX_GO_ON));
    p->state = ok ? RUNNING : p->state;
    return ok;
}

struct usage process_usage(struct process *p)
{
    const box_layers all = 1 << BOX_CPU | 1 << BOX_MEMORY | 1 << BOX_PIDS;
    struct usage u = {0};
    if ((p->group.held & all) != all)
        u = process_tree_usage(p->sandbox, &p->account, !box_has(p->group.held, BOX_MEMORY));
    int64_t cpu = box_group_cpu_us(&p->group), bytes = box_group_bytes(&p->group);
    u.cpu_us = cpu >= 0 ? cpu : u.cpu_us;
    u.bytes = bytes >= 0 ? bytes : u.bytes;
    box_group_tasks(&p->group, &u.processes, &u.threads);
    return u;
}

bool process_was_short(const struct process *p)
{
    return box_group_was_short(&p->group, BOX_MEMORY) || box_group_was_short(&p->group, BOX_PIDS);
}

bool process_ended(struct process *p, int *status)
{
    return p->status >= 0 && read(p->status, status, sizeof *status) == sizeof *status;
}
