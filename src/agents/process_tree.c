/* process_tree.c - see process_tree.h. The kernel lists the children of each thread; a list read
 * while processes come and go may miss some, so this measures and nudges, and never has the last
 * word. */
#include "agents/process_tree.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT_MAX = 4096, SHARED_MAX = 64 };

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

/* ---- processor time ---- */

/* Fields of /proc/PID/stat are counted from the ')' that ends the name: state is field 3. */
static bool read_stat(pid_t pid, struct process_seen *out, int *threads)
{
    char path[64], text[TEXT_MAX];
    int64_t field[23] = {0};
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    if (read_small(path, text, sizeof text) <= 0)
        return false;
    char *at = strrchr(text, ')');
    at = at ? at + 1 : text;
    for (int i = 3; *at && i < 23; i++) {
        at += strspn(at, " ");
        field[i] = strtoll(at, NULL, 10);
        at += strcspn(at, " ");
    }
    *out = (struct process_seen){.pid = pid,
                                 .parent = (pid_t)field[4],
                                 .start = field[22],
                                 .own = field[14] + field[15],
                                 .children = field[16] + field[17]};
    *threads = (int)field[20];
    return true;
}

static const struct process_seen *find_seen(const struct process_seen *list, int n, pid_t pid, int64_t start)
{
    for (int i = 0; i < n; i++)
        if (list[i].pid == pid && (start < 0 || list[i].start == start))
            return &list[i];
    return NULL;
}

/* What was counted of children that have ended since: their parent has it in its sum if it waited for
 * them, and then it is not new. Orphans go to the root, the first of the list. */
static int64_t counted_before(const struct process_account *a, const struct process_seen *now, int n,
                              const struct process_seen *parent)
{
    int64_t ticks = 0;
    for (int i = 0; i < a->n; i++) {
        const struct process_seen *s = &a->seen[i];
        bool is_orphan = parent == now && !find_seen(now, n, s->parent, -1);
        if ((s->parent == parent->pid || is_orphan) && !find_seen(now, n, s->pid, s->start))
            ticks += s->own + s->children;
    }
    return ticks;
}

static int64_t account(struct process_account *a, const struct process_seen *now, int n)
{
    for (int i = 0; i < n; i++) {
        const struct process_seen *before = find_seen(a->seen, a->n, now[i].pid, now[i].start);
        int64_t waited = now[i].children - (before ? before->children : 0);
        if (waited > 0)
            waited -= counted_before(a, now, n, &now[i]);
        a->ticks += now[i].own - (before ? before->own : 0) + (waited > 0 ? waited : 0);
    }
    memcpy(a->seen, now, (size_t)n * sizeof *now);
    a->n = n;
    return a->ticks * (1000000 / sysconf(_SC_CLK_TCK));
}

/* ---- memory ---- */

/* Objects that processes map together: the size of what is mapped, for they keep pages that no process
 * has in its table. */
struct shared_objects {
    struct {
        unsigned long node;
        int64_t bytes;
    } of[SHARED_MAX];
    int n;
    int64_t bytes;
};

static void add_object(struct shared_objects *s, unsigned long node, int64_t end)
{
    int i = 0;
    while (i < s->n && s->of[i].node != node)
        i++;
    int64_t before = i < s->n ? s->of[i].bytes : 0;
    if (i < SHARED_MAX) {
        s->of[i].node = node;
        s->of[i].bytes = end > before ? end : before;
        s->n = i == s->n ? i + 1 : s->n;
    }
    s->bytes += end > before ? end - before : 0;
}

static bool is_memory(const char *name)
{
    return strncmp(name, "/dev/zero (deleted)", 19) == 0 || strncmp(name, "/memfd:", 7) == 0 ||
           strncmp(name, "/SYSV", 5) == 0;
}

static void add_shared(struct shared_objects *s, pid_t pid)
{
    char path[64], line[512], rights[8];
    unsigned long from, to, offset, node;
    snprintf(path, sizeof path, "/proc/%d/maps", (int)pid);
    FILE *f = fopen(path, "re");
    while (f && fgets(line, sizeof line, f)) {
        int at = 0;
        if (sscanf(line, "%lx-%lx %7s %lx %*s %lu %n", &from, &to, rights, &offset, &node, &at) >= 5 && at &&
            rights[3] == 's' && is_memory(line + at))
            add_object(s, node, (int64_t)(offset + to - from));
    }
    if (f)
        fclose(f);
}

static int64_t own_bytes(pid_t pid)
{
    static const char *const names[] = {"RssAnon:", "VmSwap:"};
    char path[64], text[TEXT_MAX];
    int64_t bytes = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    read_small(path, text, sizeof text);
    for (int i = 0; i < 2; i++) {
        const char *at = strstr(text, names[i]);
        bytes += at ? strtoll(at + strlen(names[i]), NULL, 10) * 1024 : 0;
    }
    return bytes;
}

/* ---- all of it ---- */

struct usage process_tree_usage(pid_t root, struct process_account *a, bool memory)
{
    struct process_tree t;
    struct process_seen now[TREE_SEEN];
    struct shared_objects shared = {.n = 0};
    struct usage u = {0};
    int n = 0, threads;
    tree_walk(&t, root);
    for (int i = 0; i < t.n; i++) {
        if (n == TREE_SEEN || !read_stat(t.pid[i], &now[n], &threads))
            continue;
        n++;
        if (i == 0)
            continue;
        u.processes++;
        u.threads += threads;
        if (memory) {
            u.bytes += own_bytes(t.pid[i]);
            add_shared(&shared, t.pid[i]);
        }
    }
    u.bytes += shared.bytes;
    u.cpu_us = account(a, now, n);
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
