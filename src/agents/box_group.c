/* box_group.c - see box_group.h. Groups are made below the one that we are in, so that whatever bounds us
 * bounds them; their names have our process number, and what a killed runner left behind is swept when
 * the next one begins. */
#include "agents/box_group.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { TEXT_MAX = 4096, SPARE_MB = 16, TASKS_SPARE = 8, FREEZE_TRIES = 200, FREEZE_ORDERS = 3, FREEZE_PAUSE_NS = 100000, TRIES = 50 };

static const struct {
    const char *controller; /* of version 1; NULL: there is none */
    const char *file;       /* of version 2: it is there if the part is */
    const char *file_v1;
    enum box_layer layer;
} parts[GROUP_PARTS] = {
    [GROUP_MEMORY] = {"memory", "memory.max", "memory.limit_in_bytes", BOX_MEMORY},
    [GROUP_CPU] = {"cpuacct", "cpu.stat", "cpuacct.usage", BOX_CPU},
    [GROUP_PIDS] = {"pids", "pids.max", "pids.max", BOX_PIDS},
    [GROUP_FREEZE] = {NULL, "cgroup.freeze", NULL, BOX_FREEZE},
};

/* Where groups of ours can be made; "": nowhere. */
struct group_places {
    char two[GROUP_PATH];              /* in version 2, all parts in one */
    char one[GROUP_PARTS][GROUP_PATH]; /* in version 1 */
};

static ssize_t read_text(const char *folder, const char *name, char *text, size_t cap)
{
    char path[GROUP_PATH + 64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = fd >= 0 ? read(fd, text, cap - 1) : -1;
    if (fd >= 0)
        close(fd);
    text[n > 0 ? n : 0] = '\0';
    return n;
}

static bool write_text(const char *folder, const char *name, const char *text)
{
    char path[GROUP_PATH + 64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    bool ok = fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text);
    if (fd >= 0)
        close(fd);
    return ok;
}

static bool write_number(const char *folder, const char *name, int64_t value)
{
    char text[32];
    snprintf(text, sizeof text, "%lld", (long long)value);
    return write_text(folder, name, text);
}

/* The number behind a word at the beginning of a line, or -1. */
static int64_t number_of(const char *text, const char *word)
{
    size_t n = strlen(word);
    for (const char *at = text; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        if (strncmp(at, word, n) == 0 && at[n] == ' ')
            return strtoll(at + n, NULL, 10);
    return -1;
}

/* ---- where ---- */

static bool has_word(const char *list, size_t n, const char *word)
{
    size_t len = strlen(word);
    for (size_t i = 0; i + len <= n; i++)
        if ((i == 0 || list[i - 1] == ',') && memcmp(list + i, word, len) == 0 &&
            (i + len == n || list[i + len] == ','))
            return true;
    return false;
}

/* Our own group in the hierarchy of a controller (NULL: of version 2), from /proc/self/cgroup. */
static bool own_group(const char *text, const char *controller, char out[GROUP_PATH])
{
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        const char *list = strchr(line, ':'), *path = list ? strchr(list + 1, ':') : NULL;
        if (!path)
            return false;
        size_t n = (size_t)(path - list) - 1;
        if (controller ? has_word(list + 1, n, controller) : line[0] == '0' && n == 0)
            return snprintf(out, GROUP_PATH, "%.*s", (int)strcspn(path + 1, "\n"), path + 1) < GROUP_PATH;
    }
    return false;
}

/* Our own group of a hierarchy that is mounted at top, if we may make groups in it. */
static void place(const char *groups, const char *controller, const char *top, char out[GROUP_PATH])
{
    char own[GROUP_PATH];
    int n = own_group(groups, controller, own)
                ? snprintf(out, GROUP_PATH - 64, "%s%s", top, strcmp(own, "/") == 0 ? "" : own)
                : GROUP_PATH;
    if (n >= GROUP_PATH - 64 || access(out, W_OK | X_OK) != 0)
        out[0] = '\0';
}

static void find_places(struct group_places *out)
{
    char groups[TEXT_MAX], at[GROUP_PATH], kind[32], options[256];
    *out = (struct group_places){.two = ""};
    read_text("/proc/self", "cgroup", groups, sizeof groups);
    FILE *mounts = fopen("/proc/self/mounts", "re");
    while (mounts && fscanf(mounts, "%*s %511s %31s %255s %*d %*d", at, kind, options) == 3) {
        if (strcmp(kind, "cgroup2") == 0 && !out->two[0])
            place(groups, NULL, at, out->two);
        for (int p = 0; strcmp(kind, "cgroup") == 0 && p < GROUP_PARTS; p++)
            if (parts[p].controller && has_word(options, strlen(options), parts[p].controller))
                place(groups, parts[p].controller, at, out->one[p]);
    }
    if (mounts)
        fclose(mounts);
}

/* Is it the group of a runner that is no more? */
static bool is_left(const char *name)
{
    int owner;
    return sscanf(name, "quincunx.%d.", &owner) == 1 && kill(owner, 0) != 0 && errno == ESRCH;
}

static void sweep(const char *below)
{
    char path[GROUP_PATH + 300];
    DIR *all = opendir(below);
    for (struct dirent *e; all && (e = readdir(all)) != NULL;)
        if (is_left(e->d_name)) {
            snprintf(path, sizeof path, "%s/%s", below, e->d_name);
            rmdir(path); /* it is empty: its processes ended with the runner */
        }
    if (all)
        closedir(all);
}

void box_group_sweep(void)
{
    struct group_places places;
    find_places(&places);
    for (int p = -1; p < GROUP_PARTS; p++)
        if (p < 0 ? places.two[0] : places.one[p][0])
            sweep(p < 0 ? places.two : places.one[p]);
}

/* ---- one of them ---- */

static bool bound(const struct box_group *g, enum box_group_part part, const struct limits *l, int threads_each)
{
    const char *path = g->path[part];
    if (part == GROUP_MEMORY) {
        int64_t bytes = (int64_t)((l->of[LIMIT_MEMORY] + SPARE_MB) * 1048576);
        write_text(path, "memory.swap.max", "0");
        return write_number(path, g->v2[part] ? parts[part].file : parts[part].file_v1, bytes);
    }
    if (part == GROUP_PIDS)
        return write_number(path, "pids.max", (int64_t)(l->of[LIMIT_PROCESSES] * threads_each) + TASKS_SPARE);
    return true;
}

static bool make_folder(const char *below, pid_t first, char out[GROUP_PATH])
{
    bool ok = below[0] &&
              snprintf(out, GROUP_PATH, "%s/quincunx.%d.%d", below, (int)getpid(), (int)first) < GROUP_PATH &&
              (mkdir(out, 0755) == 0 || errno == EEXIST);
    if (!ok)
        out[0] = '\0';
    return ok;
}

static bool is_file(const char *folder, const char *name)
{
    char path[GROUP_PATH + 64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return access(path, F_OK) == 0;
}

static bool part_open(struct box_group *g, enum box_group_part part, const struct group_places *places,
                      pid_t first)
{
    char *path = g->path[part];
    g->v2[part] = make_folder(places->two, first, path) && is_file(path, parts[part].file);
    return g->v2[part] || make_folder(places->one[part], first, path);
}

void box_group_open(struct box_group *g, pid_t first, const struct limits *l, int threads_each)
{
    struct group_places places;
    find_places(&places);
    *g = (struct box_group){.held = 0};
    for (int p = 0; p < GROUP_PARTS; p++) {
        enum box_group_part part = (enum box_group_part)p;
        if (part_open(g, part, &places, first) && bound(g, part, l, threads_each) &&
            write_number(g->path[p], "cgroup.procs", first)) {
            g->held |= 1U << parts[p].layer;
        } else if (g->path[p][0]) {
            rmdir(g->path[p]);
            g->path[p][0] = '\0';
        }
    }
}

/* The kernel needs a moment to let go of who has just ended. */
static void remove_folder(const char *path)
{
    struct timespec pause = {.tv_nsec = FREEZE_PAUSE_NS};
    for (int i = 0; i < TRIES && rmdir(path) != 0 && errno == EBUSY; i++)
        nanosleep(&pause, NULL);
}

void box_group_close(struct box_group *g)
{
    for (int p = 0; p < GROUP_PARTS; p++) {
        if (g->path[p][0])
            remove_folder(g->path[p]);
        g->path[p][0] = '\0';
    }
    g->held = 0;
}

/* What the system refuses once it may allow the next time, and a group must not stay frozen. */
static bool order_freeze(const char *path, const char *value)
{
    bool ok = false;
    for (int i = 0; !ok && i < FREEZE_ORDERS; i++)
        ok = write_text(path, "cgroup.freeze", value);
    return ok;
}

/* The kernel freezes in its own time; while it does not say that it has, we wait. */
bool box_group_freeze(const struct box_group *g)
{
    char text[TEXT_MAX];
    struct timespec pause = {.tv_nsec = FREEZE_PAUSE_NS};
    const char *path = g->path[GROUP_FREEZE];
    if (!path[0] || !order_freeze(path, "1"))
        return false;
    for (int i = 0; i < FREEZE_TRIES; i++) {
        if (read_text(path, "cgroup.events", text, sizeof text) > 0 && number_of(text, "frozen") == 1)
            return true;
        nanosleep(&pause, NULL);
    }
    return !order_freeze(path, "0");
}

bool box_group_thaw(const struct box_group *g)
{
    return order_freeze(g->path[GROUP_FREEZE], "0");
}

int64_t box_group_cpu_us(const struct box_group *g)
{
    char text[TEXT_MAX];
    const char *path = g->path[GROUP_CPU];
    bool v2 = g->v2[GROUP_CPU];
    if (!path[0] ||
        read_text(path, v2 ? parts[GROUP_CPU].file : parts[GROUP_CPU].file_v1, text, sizeof text) <= 0)
        return -1;
    return v2 ? number_of(text, "usage_usec") : strtoll(text, NULL, 10) / 1000;
}

int64_t box_group_bytes(const struct box_group *g)
{
    char text[TEXT_MAX];
    const char *path = g->path[GROUP_MEMORY];
    if (!path[0] || read_text(path, "memory.stat", text, sizeof text) <= 0)
        return -1;
    int64_t own = number_of(text, g->v2[GROUP_MEMORY] ? "anon" : "rss"), shared = number_of(text, "shmem");
    return own < 0 || shared < 0 ? -1 : own + shared;
}

bool box_group_tasks(const struct box_group *g, int *processes, int *threads)
{
    char text[TEXT_MAX];
    const char *path = g->path[GROUP_PIDS];
    if (!path[0] || read_text(path, "pids.current", text, sizeof text) <= 0)
        return false;
    *threads = atoi(text) - 1; /* the sandbox is one of them */
    *processes = -1;
    if (read_text(path, "cgroup.procs", text, sizeof text) < 0)
        return false;
    for (const char *at = text; *at; at++)
        *processes += *at == '\n';
    return true;
}

bool box_group_was_short(const struct box_group *g, enum box_layer layer)
{
    char text[TEXT_MAX];
    bool memory = layer == BOX_MEMORY;
    enum box_group_part part = memory ? GROUP_MEMORY : GROUP_PIDS;
    const char *file = !memory ? "pids.events" : g->v2[part] ? "memory.events" : "memory.oom_control";
    return g->path[part][0] && read_text(g->path[part], file, text, sizeof text) > 0 &&
           number_of(text, memory ? "oom_kill" : "max") > 0;
}
