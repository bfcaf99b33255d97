/* tree.c - see tree.h. The kernel lists the children of each thread; a list read while processes
 * come and go may miss some, so this measures and nudges, and never has the last word. */
#include "arena/tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TREE_MAX = 4096, TEXT_MAX = 4096 };

struct tree {
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

static void add_children(struct tree *t, pid_t pid, const char *task)
{
    char path[300], text[TEXT_MAX], *at = text;
    snprintf(path, sizeof path, "/proc/%d/task/%s/children", (int)pid, task);
    if (read_small(path, text, sizeof text) <= 0)
        return;
    for (long child; t->n < TREE_MAX && (child = strtol(at, &at, 10)) > 0;)
        t->pid[t->n++] = (pid_t)child;
}

static void tree_walk(struct tree *t, pid_t root)
{
    t->pid[0] = root;
    t->n = 1;
    for (int i = 0; i < t->n; i++) {
        char path[64];
        snprintf(path, sizeof path, "/proc/%d/task", (int)t->pid[i]);
        DIR *tasks = opendir(path);
        for (struct dirent *e; tasks && (e = readdir(tasks)) != NULL;)
            if (e->d_name[0] != '.')
                add_children(t, t->pid[i], e->d_name);
        if (tasks)
            closedir(tasks);
    }
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

struct usage tree_usage(pid_t root)
{
    struct tree t;
    struct usage u = {0};
    tree_walk(&t, root);
    for (int i = 0; i < t.n; i++)
        add_usage(&u, t.pid[i], i > 0);
    return u;
}

int tree_signal(pid_t root, int signal_number)
{
    struct tree t;
    int sent = 0;
    tree_walk(&t, root);
    for (int i = 1; i < t.n; i++)
        sent += kill(t.pid[i], signal_number) == 0;
    return sent;
}
