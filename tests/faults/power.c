/* power.c - see power.h. One thread at a time changes files in what is tested, so a lock round each
 * function is enough. Descriptors are kept for ever: closing one would give back the locks that the
 * program holds on that file. */
#include "power.h"

#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES_MAX = 400, NAMES_MAX = 2000 };

struct bytes { /* as they are on the disk */
    dev_t device;
    ino_t number;
    int fd;
    char *bytes; /* NULL: all that is there */
    size_t n;
};

struct name {
    /* ELSEWHERE: not on the disk that loses power, such as a control group */
    enum { CREATED, RENAMED, EXCHANGED, REMOVED, FOLDER_REMOVED, ELSEWHERE } what;
    char from[PATH_MAX], to[PATH_MAX]; /* to: the one whose folder must be synced */
    char kept[PATH_MAX];               /* what stood there before; "": nothing */
};

static struct bytes files[FILES_MAX];
static struct name *names;
static int n_files, n_names, n_kept;
static char room[PATH_MAX];
static dev_t disk; /* of the folder in which the program began */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void stop(const char *why)
{
    fprintf(stderr, "power.c: %s\n", why);
    abort();
}

void power_begin(void)
{
    struct stat s;
    names = calloc(NAMES_MAX, sizeof *names);
    if (!names || stat(".", &s) != 0 || !getcwd(room, sizeof room) || strlen(room) + 100 > sizeof room)
        stop("no room");
    strcat(room, "/../lost-");
    disk = s.st_dev;
}

/* ---- bytes ---- */

static struct bytes *find(const struct stat *s)
{
    for (int i = 0; i < n_files; i++)
        if (files[i].device == s->st_dev && files[i].number == s->st_ino)
            return &files[i];
    return NULL;
}

void power_change(int fd)
{
    struct stat s;
    char path[64];
    if (fstat(fd, &s) != 0 || !S_ISREG(s.st_mode) || s.st_dev != disk)
        return;
    pthread_mutex_lock(&lock);
    struct bytes *f = find(&s);
    if (!f) {
        if (n_files == FILES_MAX)
            stop("too many files");
        f = &files[n_files++];
        *f = (struct bytes){.device = s.st_dev, .number = s.st_ino};
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        f->fd = open(path, O_RDWR | O_CLOEXEC);
    }
    if (!f->bytes) {
        f->n = (size_t)s.st_size;
        f->bytes = malloc(f->n + 1);
        if (f->fd < 0 || !f->bytes || pread(f->fd, f->bytes, f->n, 0) != (ssize_t)f->n)
            stop("a file cannot be read");
    }
    pthread_mutex_unlock(&lock);
}

static void put_back(struct bytes *f, enum power mode)
{
    struct stat s;
    if (!f->bytes || fstat(f->fd, &s) != 0)
        return;
    if (ftruncate(f->fd, 0) != 0 || pwrite(f->fd, f->bytes, f->n, 0) != (ssize_t)f->n ||
        (mode == POWER_ZEROS && (size_t)s.st_size > f->n && ftruncate(f->fd, s.st_size) != 0))
        stop("a file cannot be put back");
}

/* ---- names ---- */

/* As one name for ever: from the root, links of its folder followed. */
static void whole_name(const char *path, char *out)
{
    char folder[PATH_MAX], found[PATH_MAX];
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) : 1, slash ? path : ".");
    if (!realpath(folder[0] ? folder : "/", found))
        snprintf(found, sizeof found, "%.4000s", folder);
    if ((size_t)snprintf(out, PATH_MAX, "%.4000s/%s", found, name) >= PATH_MAX)
        stop("a name is too long");
}

static bool is_on_disk(const char *whole)
{
    char folder[PATH_MAX];
    struct stat s;
    snprintf(folder, sizeof folder, "%.*s/", (int)(strrchr(whole, '/') - whole), whole);
    return stat(folder, &s) != 0 || s.st_dev == disk;
}

static struct name *add(int what, const char *from, const char *to)
{
    if (n_names == NAMES_MAX)
        stop("too many names");
    struct name *n = &names[n_names++];
    n->what = what;
    whole_name(from, n->from);
    whole_name(to, n->to);
    n->kept[0] = '\0';
    if (!is_on_disk(n->to))
        n->what = what = ELSEWHERE;
    if ((what == RENAMED || what == REMOVED) && access(n->to, F_OK) == 0) {
        snprintf(n->kept, sizeof n->kept, "%.4000s%d", room, n_kept++);
        if (link(n->to, n->kept) != 0)
            stop("a name cannot be kept");
    }
    return n;
}

void power_create(const char *path)
{
    pthread_mutex_lock(&lock);
    struct name *n = add(CREATED, path, path);
    if (access(n->to, F_OK) == 0)
        n->from[0] = '\0'; /* it is there already */
    pthread_mutex_unlock(&lock);
}

void power_rename(const char *from, const char *to)
{
    pthread_mutex_lock(&lock);
    add(RENAMED, from, to);
    pthread_mutex_unlock(&lock);
}

void power_exchange(const char *one, const char *other)
{
    pthread_mutex_lock(&lock);
    add(EXCHANGED, one, other);
    pthread_mutex_unlock(&lock);
}

void power_remove(const char *path)
{
    pthread_mutex_lock(&lock);
    add(REMOVED, path, path);
    pthread_mutex_unlock(&lock);
}

void power_remove_folder(const char *path)
{
    pthread_mutex_lock(&lock);
    add(FOLDER_REMOVED, path, path);
    pthread_mutex_unlock(&lock);
}

void power_did_not(void)
{
    pthread_mutex_lock(&lock);
    n_names--;
    pthread_mutex_unlock(&lock);
}

static void undo(const struct name *n)
{
    if (n->what == CREATED && n->from[0])
        unlink(n->to);
    if (n->what == RENAMED)
        rename(n->to, n->from);
    if (n->what == EXCHANGED && renameat2(AT_FDCWD, n->from, AT_FDCWD, n->to, RENAME_EXCHANGE) != 0)
        stop("names cannot be exchanged back");
    if (n->what == FOLDER_REMOVED && mkdir(n->to, 0777) != 0)
        stop("a folder cannot be put back");
    if (n->kept[0] && rename(n->kept, n->to) != 0)
        stop("a name cannot be put back");
}

/* ---- both ---- */

static bool is_in(const char *path, const char *folder)
{
    size_t n = strlen(folder);
    return strncmp(path, folder, n) == 0 && path[n] == '/' && !strchr(path + n + 1, '/');
}

/* Is it in this folder, or was it in one that is gone from it? */
static bool is_settled(const struct name *n, const char *folder)
{
    if (is_in(n->to, folder))
        return true;
    for (int i = 0; i < n_names; i++)
        if (names[i].what == FOLDER_REMOVED && is_in(names[i].to, folder) && is_in(n->to, names[i].to))
            return true;
    return false;
}

static void sync_folder(int fd)
{
    char link_name[64], folder[PATH_MAX];
    int kept = 0;
    snprintf(link_name, sizeof link_name, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link_name, folder, sizeof folder - 1);
    if (n <= 0)
        stop("a folder has no name");
    folder[n] = '\0';
    bool stays[NAMES_MAX];
    for (int i = 0; i < n_names; i++)
        stays[i] = !is_settled(&names[i], folder);
    for (int i = 0; i < n_names; i++)
        if (stays[i])
            names[kept++] = names[i];
    n_names = kept;
}

void power_sync(int fd)
{
    struct stat s;
    pthread_mutex_lock(&lock);
    if (fstat(fd, &s) == 0 && S_ISDIR(s.st_mode))
        sync_folder(fd);
    struct bytes *f = find(&s);
    if (f) {
        free(f->bytes);
        f->bytes = NULL;
    }
    pthread_mutex_unlock(&lock);
}

void power_off(enum power mode)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < n_files; i++)
        put_back(&files[i], mode);
    for (int i = n_names - 1; i >= 0 && mode == POWER_ALL; i--)
        undo(&names[i]);
}
