/* process_tree.c - see process_tree.h. The kernel lists the children of each thread; a list read
 * while processes come and go may miss some, so this measures and nudges, and never has the last
 * word. */
#include "agents/process_tree.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TREE_MAX = 4096, TEXT_MAX = 4096 };

struct process_tree {
    pid_t pid[TREE_MAX]; /* the root first; each before its children */
    int n;
};

static ssize_t read_small(const char *path, char *text, size_t cap)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd >= 0 ? read(fd, text, cap - 1) : -1;
    if (fd >= 0)
        close(fd);
    text[n > 0 ? n : 0] = '\0';
    return n;
}

/* What has ended cannot be looked at, and need not. */
static bool is_gone(void)
{
    return errno == ENOENT || errno == ESRCH;
}

static bool add_children(struct process_tree *t, pid_t pid, const char *task)
{
    char path[300], text[TEXT_MAX], *at = text;
    snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)pid, task);
    ssize_t n = read_small(path, text, sizeof text);
    if (n < 0)
        return is_gone();
    for (long child; t->n < TREE_MAX && (child = strtol(at, &at, 10)) > 0;)
        t->pid[t->n++] = (pid_t)child;
    return true;
}

/* False: not all of it could be looked at. */
static bool tree_walk(struct process_tree *t, pid_t root)
{
    bool all = true;
    t->pid[0] = root;
    t->n = 1;
    for (int i = 0; i < t->n; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/task", (int)t->pid[i]);
        DIR *tasks = opendir(path);
        all = all && (tasks || is_gone());
        for (struct dirent *e; tasks && (e = readdir(tasks)) != NULL;)
            if (e->d_name[0] != '.')
                all = add_children(t, t->pid[i], e->d_name) && all;
        if (tasks)
            closedir(tasks);
    }
    return all;
}

/* Fields of /proc/PID/stat are counted from the ')' that ends the name: state is field 3. */
static void add_usage(struct usage *u, pid_t pid, bool counts)
{
    char path[64], text[TEXT_MAX];
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    if (read_small(path, text, sizeof text) <= 0)
        return;
    char *at = strrchr(text, ')');
    long ticks = 0, threads = 0, resident = 0, shared = 0;
    int field = 2;
    bool is_stopped = at && at[1] == ' ' && at[2] == 'T';
    for (at = at ? at + 1 : text; *at && field < 20; field++) {
        at += strspn(at, " ");
        long value = strtol(at, NULL, 10);
        ticks += field + 1 >= 14 && field + 1 <= 17 ? value : 0;
        threads = field + 1 == 20 ? value : threads;
        at += strcspn(at, " ");
    }
    u->cpu_us += ticks * (1000000 / sysconf(_SC_CLK_TCK));
    if (!counts)
        return;
    u->processes++;
    u->stopped += is_stopped;
    u->threads += (int)threads;
    snprintf(path, sizeof path, "/proc/%d/statm", (int)pid);
    if (read_small(path, text, sizeof text) > 0 &&
        sscanf(text, "%*d %ld %ld", &resident, &shared) == 2)
        u->bytes += (resident - shared) * sysconf(_SC_PAGESIZE);
}

struct usage process_tree_usage(pid_t root)
{
    struct process_tree t;
    struct usage u = {0};
    tree_walk(&t, root);
    for (int i = 0; i < t.n; i++)
        add_usage(&u, t.pid[i], i > 0);
    return u;
}

int process_tree_signal(pid_t root, int signal_number)
{
    struct process_tree t;
    int sent = 0;
    bool all = tree_walk(&t, root);
    for (int i = 1; i < t.n; i++)
        sent += kill(t.pid[i], signal_number) == 0;
    return all ? sent : -1;
}
