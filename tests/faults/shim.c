/* shim.c - a library laid under the program (LD_PRELOAD) that makes the n-th call of a kind fail, or
 * ends the process there.
 *
 *     FAULT=KIND:N[:HOW]     KIND open read write sync close rename remove look lock map memory sql;
 *                                 start: a thread, process or pipe; proc: opening and reading below /proc;
 *                                 all: any that changes files; end: when the process has ended by itself
 *                            HOW  an error number's name (below), else what is usual for the kind;
 *                                 on: that one and all after it; short: a part is read or written;
 *                                 part: a part is written, and the next one fails;
 *                                 kill: the process ends; power, blank, zeros: the machine does (power.h)
 *     FAULT_SERVER=FD        many runs, one after the other (server.h)
 *     FAULT_COUNT=FILE       how many calls of each kind there were, a line each, written at the end
 *
 * Only calls of the program and its libraries are seen, not those that libc makes inside itself,
 * and of this process alone: what it starts does not inherit the library;
 * those that write to standard output and error, to terminals and pipes are let through: what is
 * tested is files.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/types.h>
#include <unistd.h>

#include "power.h"
#include "server.h"

enum kind { OPEN, READ, WRITE, SYNC, CLOSE, RENAME, REMOVE, LOOK, LOCK, MAP, START, PROC, MEMORY, SQL, KINDS };
enum { ALL = KINDS, END };
static const char *const names[END + 1] = {"open", "read", "write", "sync",  "close",  "rename", "remove", "look",
                                           "lock", "map",  "start", "proc", "memory", "sql", "all", "end"};
static const bool changes_files[KINDS] = {[OPEN] = true,  [WRITE] = true,  [SYNC] = true,
                                          [CLOSE] = true, [RENAME] = true, [REMOVE] = true,
                                          [MAP] = true,   [SQL] = true};

static atomic_long calls[KINDS], all_calls;
static int wanted = -1; /* a kind, ALL, END, -1 for none */
static long wanted_at;
static enum { FAIL, SHORT, PART, ON, KILL, POWER } how;
static enum power power;
static int error;
static _Thread_local bool inside; /* a call of ours */
static const char *count_to;
static atomic_bool ready;
static pid_t first_process;

static int usual_error(int kind)
{
    static const int usual[KINDS] = {
        [OPEN] = EMFILE,   [READ] = EIO, [WRITE] = ENOSPC, [SYNC] = EIO,   [CLOSE] = EIO,   [RENAME] = ENOSPC,
        [REMOVE] = ENOSPC, [LOOK] = EIO, [LOCK] = ENOLCK,  [MAP] = ENOMEM, [START] = EAGAIN, [PROC] = EMFILE,
        [MEMORY] = ENOMEM};
    return kind >= 0 && kind < KINDS ? usual[kind] : EIO;
}

static void read_how(const char *text, int kind)
{
    static const struct {
        const char *name;
        int number;
    } errors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC}, {"EACCES", EACCES}, {"EMFILE", EMFILE},
                  {"ENOMEM", ENOMEM}, {"EDQUOT", EDQUOT}, {"EROFS", EROFS},
                  {"EINTR", EINTR},   {"EAGAIN", EAGAIN}};
    static const struct {
        const char *name;
        int how;
        enum power power;
    } ways[] = {{"short", SHORT, 0},          {"part", PART, 0},
                {"on", ON, 0},
                {"kill", KILL, 0},            {"power", POWER, POWER_ALL},
                {"blank", POWER, POWER_BLANK}, {"zeros", POWER, POWER_ZEROS}};
    error = usual_error(kind);
    for (size_t i = 0; text && i < sizeof ways / sizeof *ways; i++)
        if (strcmp(text, ways[i].name) == 0) {
            how = ways[i].how;
            power = ways[i].power;
        }
    for (size_t i = 0; text && i < sizeof errors / sizeof *errors; i++)
        if (strcmp(text, errors[i].name) == 0)
            error = errors[i].number;
}

__attribute__((constructor)) static void shim_begin(void)
{
    static char text[64];
    static char name[4096];
    if (getenv("FAULT_SERVER"))
        server_run(atoi(getenv("FAULT_SERVER")));
    const char *fault = getenv("FAULT"), *count = getenv("FAULT_COUNT");
    snprintf(name, sizeof name, "%s", count ? count : "");
    count_to = *name ? name : NULL;
    first_process = getpid();
    if (fault && *fault) {
        snprintf(text, sizeof text, "%s", fault);
        char *n = strchr(text, ':'), *more = n ? strchr(n + 1, ':') : NULL;
        if (n)
            *n++ = '\0';
        if (more)
            *more++ = '\0';
        for (int k = 0; k <= END; k++)
            if (strcmp(text, names[k]) == 0)
                wanted = k;
        wanted_at = n ? atol(n) : 1;
        read_how(more, wanted);
    }
    if (how == POWER)
        power_begin();
    unsetenv("LD_PRELOAD");
    unsetenv("FAULT");
    unsetenv("FAULT_COUNT");
    unsetenv("FAULT_SERVER");
    atomic_store(&ready, true);
}

static void end_here(void)
{
    inside = true;
    if (how == POWER)
        power_off(power);
    raise(SIGKILL);
}

static void write_counts(void)
{
    FILE *f = fopen(count_to, "w");
    for (int k = 0; f && k < KINDS; k++)
        fprintf(f, "%s %ld\n", names[k], calls[k]);
    if (f) {
        fprintf(f, "all %ld\n", all_calls);
        fclose(f);
    }
}

__attribute__((destructor)) static void shim_end(void)
{
    if (getpid() != first_process)
        return;
    atomic_store(&ready, false);
    inside = true;
    if (count_to)
        write_counts();
    if (wanted == END) {
        fflush(NULL);
        end_here();
    }
}

/* Is this the call? Then the process ends here, or errno is set. */
static bool hit(enum kind k)
{
    if (inside || !atomic_load(&ready) || getpid() != first_process)
        return false;
    long n = atomic_fetch_add(&calls[k], 1) + 1;
    long of_all = changes_files[k] ? atomic_fetch_add(&all_calls, 1) + 1 : 0;
    bool is_kind = wanted == (int)k && (n == wanted_at || (how == ON && n > wanted_at) ||
                                        (how == PART && n == wanted_at + 1));
    if (!is_kind && !(wanted == ALL && of_all == wanted_at))
        return false;
    if (how == KILL || how == POWER)
        end_here();
    errno = wanted == ALL ? usual_error(k) : error;
    return true;
}

/* What power.c must see: how one of its functions is called. */
#define WATCH(call)                                                                                \
    do {                                                                                           \
        if (how == POWER && !inside && atomic_load(&ready) && getpid() == first_process) {          \
            int before = errno;                                                                    \
            inside = true;                                                                         \
            call;                                                                                  \
            inside = false;                                                                        \
            errno = before;                                                                        \
        }                                                                                          \
    } while (0)

#define REAL(type, name, ...)                                                                      \
    static type (*real)(__VA_ARGS__);                                                              \
    if (!real)                                                                                     \
        *(void **)&real = dlsym(RTLD_NEXT, name)

/* A file on a disk, as far as that is known: those below /proc are none. */
static bool is_file(int fd)
{
    struct stat s;
    struct statfs system;
    REAL(int, "fstat", int, struct stat *);
    return fd > 2 && real(fd, &s) == 0 && S_ISREG(s.st_mode) &&
           (s.st_size > 0 || fstatfs(fd, &system) != 0 || system.f_type != PROC_SUPER_MAGIC);
}

static enum kind opening(const char *path)
{
    return strncmp(path, "/proc/", 6) == 0 ? PROC : OPEN;
}

/* ---- opening, closing, names ---- */

static mode_t mode_of(int flags, va_list args)
{
    return flags & (O_CREAT | O_TMPFILE) ? (mode_t)va_arg(args, int) : 0;
}

/* One that makes a file. */
static int created(int (*real)(const char *, int, ...), const char *path, int flags, mode_t mode)
{
    WATCH(power_create(path));
    int fd = real(path, flags, mode);
    if (fd < 0)
        WATCH(power_did_not());
    return fd;
}

int open(const char *path, int flags, ...)
{
    REAL(int, "open", const char *, int, ...);
    va_list args;
    va_start(args, flags);
    mode_t mode = mode_of(flags, args);
    va_end(args);
    return hit(opening(path)) ? -1 : flags & O_CREAT ? created(real, path, flags, mode) : real(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    REAL(int, "open64", const char *, int, ...);
    va_list args;
    va_start(args, flags);
    mode_t mode = mode_of(flags, args);
    va_end(args);
    return hit(opening(path)) ? -1 : flags & O_CREAT ? created(real, path, flags, mode) : real(path, flags, mode);
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
    return hit(opening(path)) ? NULL : real(path, mode);
}

FILE *fopen64(const char *path, const char *mode)
{
    REAL(FILE *, "fopen64", const char *, const char *);
    return hit(opening(path)) ? NULL : real(path, mode);
}

DIR *opendir(const char *path)
{
    REAL(DIR *, "opendir", const char *);
    return hit(opening(path)) ? NULL : real(path);
}

int mkdir(const char *path, mode_t mode)
{
    REAL(int, "mkdir", const char *, mode_t);
    return hit(OPEN) ? -1 : real(path, mode);
}

/* It is closed all the same, as the system does. */
int close(int fd)
{
    REAL(int, "close", int);
    bool fails = !inside && is_file(fd) && hit(CLOSE);
    int answer = real(fd);
    if (!fails)
        return answer;
    errno = error;
    return -1;
}

int rename(const char *from, const char *to)
{
    REAL(int, "rename", const char *, const char *);
    if (hit(RENAME))
        return -1;
    WATCH(power_rename(from, to));
    int answer = real(from, to);
    if (answer != 0)
        WATCH(power_did_not());
    return answer;
}

int renameat2(int a, const char *from, int b, const char *to, unsigned flags)
{
    REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
    if (hit(RENAME))
        return -1;
    if (flags & RENAME_EXCHANGE)
        WATCH(power_exchange(from, to));
    else
        WATCH(power_rename(from, to));
    int answer = real(a, from, b, to, flags);
    if (answer != 0)
        WATCH(power_did_not());
    return answer;
}

int unlink(const char *path)
{
    REAL(int, "unlink", const char *);
    if (hit(REMOVE))
        return -1;
    WATCH(power_remove(path));
    int answer = real(path);
    if (answer != 0)
        WATCH(power_did_not());
    return answer;
}

int rmdir(const char *path)
{
    REAL(int, "rmdir", const char *);
    WATCH(power_remove_folder(path));
    int answer = real(path);
    if (answer != 0)
        WATCH(power_did_not());
    return answer;
}

/* Of temporaries alone, which may come back. */
int unlinkat(int folder, const char *path, int flags)
{
    REAL(int, "unlinkat", int, const char *, int);
    return hit(REMOVE) ? -1 : real(folder, path, flags);
}

/* ---- bytes ---- */

ssize_t read(int fd, void *bytes, size_t n)
{
    REAL(ssize_t, "read", int, void *, size_t);
    if (!is_file(fd) || !hit(READ))
        return real(fd, bytes, n);
    return how == SHORT && n > 1 ? real(fd, bytes, n / 2) : -1;
}

ssize_t pread64(int fd, void *bytes, size_t n, off64_t at)
{
    REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
    if (!is_file(fd) || !hit(READ))
        return real(fd, bytes, n, at);
    return how == SHORT && n > 1 ? real(fd, bytes, n / 2, at) : -1;
}

ssize_t pread(int fd, void *bytes, size_t n, off_t at)
{
    return pread64(fd, bytes, n, at);
}

static bool is_half(size_t n)
{
    return n > 1 && (how == SHORT || (how == PART && calls[WRITE] == wanted_at));
}

ssize_t write(int fd, const void *bytes, size_t n)
{
    REAL(ssize_t, "write", int, const void *, size_t);
    if (!is_file(fd))
        return real(fd, bytes, n);
    if (hit(WRITE))
        return is_half(n) ? real(fd, bytes, n / 2) : -1;
    WATCH(power_change(fd));
    return real(fd, bytes, n);
}

ssize_t pwrite64(int fd, const void *bytes, size_t n, off64_t at)
{
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    if (!is_file(fd))
        return real(fd, bytes, n, at);
    if (hit(WRITE))
        return is_half(n) ? real(fd, bytes, n / 2, at) : -1;
    WATCH(power_change(fd));
    return real(fd, bytes, n, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at)
{
    return pwrite64(fd, bytes, n, at);
}

int ftruncate64(int fd, off64_t n)
{
    REAL(int, "ftruncate64", int, off64_t);
    if (hit(WRITE))
        return -1;
    WATCH(power_change(fd));
    return real(fd, n);
}

int ftruncate(int fd, off_t n)
{
    return ftruncate64(fd, n);
}

int fdatasync(int fd)
{
    REAL(int, "fdatasync", int);
    if (hit(SYNC))
        return -1;
    int answer = real(fd);
    WATCH(power_sync(fd));
    return answer;
}

int fsync(int fd)
{
    return fdatasync(fd); /* the same in memory, and there is no disk here */
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

/* ---- looking, locks, what is started ---- */

int stat(const char *path, struct stat *s)
{
    REAL(int, "stat", const char *, struct stat *);
    return hit(LOOK) ? -1 : real(path, s);
}

int stat64(const char *path, struct stat64 *s)
{
    REAL(int, "stat64", const char *, struct stat64 *);
    return hit(LOOK) ? -1 : real(path, s);
}

int lstat(const char *path, struct stat *s)
{
    REAL(int, "lstat", const char *, struct stat *);
    return hit(LOOK) ? -1 : real(path, s);
}

int lstat64(const char *path, struct stat64 *s)
{
    REAL(int, "lstat64", const char *, struct stat64 *);
    return hit(LOOK) ? -1 : real(path, s);
}

int fstat(int fd, struct stat *s)
{
    REAL(int, "fstat", int, struct stat *);
    return hit(LOOK) ? -1 : real(fd, s);
}

int fstat64(int fd, struct stat64 *s)
{
    REAL(int, "fstat64", int, struct stat64 *);
    return hit(LOOK) ? -1 : real(fd, s);
}

int access(const char *path, int mode)
{
    REAL(int, "access", const char *, int);
    return hit(LOOK) ? -1 : real(path, mode);
}

static bool is_lock(int command)
{
    return command == F_SETLK || command == F_SETLKW;
}

int fcntl64(int fd, int command, ...)
{
    REAL(int, "fcntl64", int, int, ...);
    va_list args;
    va_start(args, command);
    void *value = va_arg(args, void *);
    va_end(args);
    return is_lock(command) && hit(LOCK) ? -1 : real(fd, command, value);
}

int fcntl(int fd, int command, ...)
{
    va_list args;
    va_start(args, command);
    void *value = va_arg(args, void *);
    va_end(args);
    return fcntl64(fd, command, value);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *how_it_is, void *(*run)(void *), void *with)
{
    REAL(int, "pthread_create", pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    return hit(START) ? EAGAIN : real(thread, how_it_is, run, with);
}

pid_t fork(void)
{
    REAL(pid_t, "fork", void);
    return hit(START) ? -1 : real();
}

pid_t _Fork(void)
{
    REAL(pid_t, "_Fork", void);
    return hit(START) ? -1 : real();
}

int pipe2(int ends[2], int flags)
{
    REAL(int, "pipe2", int[2], int);
    return hit(START) ? -1 : real(ends, flags);
}

/* ---- memory: libc's own names, so that dlsym, which takes memory, does not come back here ---- */

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

/* ---- SQLite ---- */

/* A step that SQLite itself breaks off: so it rolls back what it must, and its functions
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
