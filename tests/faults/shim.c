/* shim.c - a library laid under the program (LD_PRELOAD) that makes the n-th call of a kind fail, or
 * ends the process there.
 *
 *     FAULT=KIND:N[:HOW]     KIND open write sync rename remove map memory sql, or any of them: all
 *                            HOW  an error number's name (below), or short, or kill; else ENOSPC or
 *                                 what is usual for the kind
 *     FAULT_COUNT=FILE       how many calls of each kind there were, a line each, written at the end
 *
 * Only calls of the program and its libraries are seen, not those that libc makes inside itself;
 * those that write to standard output and error, to terminals and pipes are let through: what is
 * tested is files.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum kind { OPEN, WRITE, SYNC, RENAME, REMOVE, MAP, MEMORY, SQL, KINDS };
static const char *const names[KINDS] = {"open",   "write", "sync",   "rename",
                                         "remove", "map",   "memory", "sql"};

static atomic_long calls[KINDS], all_calls;
static int wanted = -1; /* a kind, KINDS for all, -1 for none */
static long wanted_at;
static enum { FAIL, SHORT, KILL } how;
static int error;
static const char *count_to;
static atomic_bool ready;
static pid_t first_process;

static int usual_error(int kind)
{
    return kind == MEMORY || kind == MAP ? ENOMEM : kind == SYNC ? EIO : kind == OPEN ? EMFILE : ENOSPC;
}

static void read_how(const char *text, int kind)
{
    static const struct {
        const char *name;
        int number;
    } errors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC}, {"EACCES", EACCES}, {"EMFILE", EMFILE},
                  {"ENOMEM", ENOMEM}, {"EDQUOT", EDQUOT}, {"EROFS", EROFS}};
    error = usual_error(kind);
    how = !text ? FAIL : strcmp(text, "short") == 0 ? SHORT : strcmp(text, "kill") == 0 ? KILL : FAIL;
    for (size_t i = 0; text && i < sizeof errors / sizeof *errors; i++)
        if (strcmp(text, errors[i].name) == 0)
            error = errors[i].number;
}

__attribute__((constructor)) static void shim_begin(void)
{
    static char text[64];
    const char *fault = getenv("FAULT");
    count_to = getenv("FAULT_COUNT");
    first_process = getpid();
    if (fault) {
        snprintf(text, sizeof text, "%s", fault);
        char *n = strchr(text, ':'), *more = n ? strchr(n + 1, ':') : NULL;
        if (n)
            *n++ = '\0';
        if (more)
            *more++ = '\0';
        for (int k = 0; k < KINDS; k++)
            if (strcmp(text, names[k]) == 0)
                wanted = k;
        if (strcmp(text, "all") == 0)
            wanted = KINDS;
        wanted_at = n ? atol(n) : 1;
        read_how(more, wanted);
    }
    atomic_store(&ready, true);
}

/* Straight to the system: nothing of ours may be counted here. */
__attribute__((destructor)) static void shim_end(void)
{
    char text[512];
    int n = 0;
    if (!count_to || getpid() != first_process)
        return;
    atomic_store(&ready, false);
    for (int k = 0; k < KINDS; k++)
        n += snprintf(text + n, sizeof text - (size_t)n, "%s %ld\n", names[k], calls[k]);
    n += snprintf(text + n, sizeof text - (size_t)n, "all %ld\n", all_calls);
    FILE *f = fopen(count_to, "w");
    if (f) {
        fwrite(text, 1, (size_t)n, f);
        fclose(f);
    }
}

/* Is this the call? Then the process ends here, or errno is set. Memory is not counted among all:
 * there is so much of it. */
static bool hit(enum kind k)
{
    if (!atomic_load(&ready) || getpid() != first_process)
        return false;
    long n = atomic_fetch_add(&calls[k], 1) + 1;
    long of_all = k == MEMORY ? 0 : atomic_fetch_add(&all_calls, 1) + 1;
    if (!((wanted == (int)k && n == wanted_at) || (wanted == KINDS && of_all == wanted_at)))
        return false;
    if (how == KILL)
        raise(SIGKILL);
    errno = wanted == KINDS ? usual_error(k) : error;
    return true;
}

static bool is_file(int fd)
{
    struct stat s;
    return fd > 2 && fstat(fd, &s) == 0 && S_ISREG(s.st_mode);
}

#define REAL(type, name, ...)                                                                      \
    static type (*real)(__VA_ARGS__);                                                              \
    if (!real)                                                                                     \
        *(void **)&real = dlsym(RTLD_NEXT, name)

static mode_t mode_of(int flags, va_list args)
{
    return flags & (O_CREAT | O_TMPFILE) ? (mode_t)va_arg(args, int) : 0;
}

int open(const char *path, int flags, ...)
{
    REAL(int, "open", const char *, int, ...);
    va_list args;
    va_start(args, flags);
    mode_t mode = mode_of(flags, args);
    va_end(args);
    return hit(OPEN) ? -1 : real(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    REAL(int, "open64", const char *, int, ...);
    va_list args;
    va_start(args, flags);
    mode_t mode = mode_of(flags, args);
    va_end(args);
    return hit(OPEN) ? -1 : real(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    REAL(int, "openat", int, const char *, int, ...);
    va_list args;
    va_start(args, flags);
    mode_t mode = mode_of(flags, args);
    va_end(args);
    return hit(OPEN) ? -1 : real(folder, path, flags, mode);
}

FILE *fopen(const char *path, const char *mode)
{
    REAL(FILE *, "fopen", const char *, const char *);
    return hit(OPEN) ? NULL : real(path, mode);
}

FILE *fopen64(const char *path, const char *mode)
{
    REAL(FILE *, "fopen64", const char *, const char *);
    return hit(OPEN) ? NULL : real(path, mode);
}

ssize_t write(int fd, const void *bytes, size_t n)
{
    REAL(ssize_t, "write", int, const void *, size_t);
    if (!is_file(fd) || !hit(WRITE))
        return real(fd, bytes, n);
    return how == SHORT && n > 1 ? real(fd, bytes, n / 2) : -1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t n, off64_t at)
{
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    if (!is_file(fd) || !hit(WRITE))
        return real(fd, bytes, n, at);
    return how == SHORT && n > 1 ? real(fd, bytes, n / 2, at) : -1;
}

ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at)
{
    return pwrite64(fd, bytes, n, at);
}

int ftruncate(int fd, off_t n)
{
    REAL(int, "ftruncate", int, off_t);
    return hit(WRITE) ? -1 : real(fd, n);
}

int ftruncate64(int fd, off64_t n)
{
    REAL(int, "ftruncate64", int, off64_t);
    return hit(WRITE) ? -1 : real(fd, n);
}

int fsync(int fd)
{
    REAL(int, "fsync", int);
    return hit(SYNC) ? -1 : real(fd);
}

int fdatasync(int fd)
{
    REAL(int, "fdatasync", int);
    return hit(SYNC) ? -1 : real(fd);
}

int rename(const char *from, const char *to)
{
    REAL(int, "rename", const char *, const char *);
    return hit(RENAME) ? -1 : real(from, to);
}

int renameat2(int a, const char *from, int b, const char *to, unsigned flags)
{
    REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
    return hit(RENAME) ? -1 : real(a, from, b, to, flags);
}

int unlink(const char *path)
{
    REAL(int, "unlink", const char *);
    return hit(REMOVE) ? -1 : real(path);
}

int unlinkat(int folder, const char *path, int flags)
{
    REAL(int, "unlinkat", int, const char *, int);
    return hit(REMOVE) ? -1 : real(folder, path, flags);
}

int mkdir(const char *path, mode_t mode)
{
    REAL(int, "mkdir", const char *, mode_t);
    return hit(OPEN) ? -1 : real(path, mode);
}

void *mmap(void *at, size_t n, int protection, int flags, int fd, off_t from)
{
    REAL(void *, "mmap", void *, size_t, int, int, int, off_t);
    return hit(MAP) ? MAP_FAILED : real(at, n, protection, flags, fd, from);
}

void *mmap64(void *at, size_t n, int protection, int flags, int fd, off64_t from)
{
    REAL(void *, "mmap64", void *, size_t, int, int, int, off64_t);
    return hit(MAP) ? MAP_FAILED : real(at, n, protection, flags, fd, from);
}

/* Memory: libc's own names, so that dlsym, which takes memory, does not come back here. */
void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *old, size_t n);

void *malloc(size_t n)
{
    return hit(MEMORY) ? NULL : __libc_malloc(n);
}

void *calloc(size_t n, size_t size)
{
    return hit(MEMORY) ? NULL : __libc_calloc(n, size);
}

void *realloc(void *old, size_t n)
{
    return hit(MEMORY) ? NULL : __libc_realloc(old, n);
}

/* A step of SQLite that SQLite itself breaks off: so it rolls back what it must, and its functions
 * that take steps inside see it too. */
static int break_off(void *nothing)
{
    (void)nothing;
    return 1;
}

int sqlite3_step(void *statement);
int sqlite3_step(void *statement)
{
    REAL(int, "sqlite3_step", void *);
    void *(*db_of)(void *);
    void (*watch)(void *, int, int (*)(void *), void *);
    if (!hit(SQL))
        return real(statement);
    *(void **)&db_of = dlsym(RTLD_NEXT, "sqlite3_db_handle");
    *(void **)&watch = dlsym(RTLD_NEXT, "sqlite3_progress_handler");
    void *db = db_of(statement);
    watch(db, 1, break_off, NULL);
    int code = real(statement);
    watch(db, 0, NULL, NULL);
    return code;
}
