/* replace.c - see replace.h.
 *
 * The name beside NAME is .NAME.quincunx-PID-K. Who writes it holds its lock; so one that has no
 * lock is left over. A process that finds its new file swept away before it could lock it (no name
 * leads to it any more) makes another.
 */
#include "files/replace.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/err.h"
#include "files/bytes.h"
#include "files/lock.h"
#include "files/place.h"

enum { NAME_KEPT = 180 }; /* bytes of NAME in the name beside it: names end at 255 */

/* ".NAME.quincunx-", malloc'ed */
static char *beside_prefix(const char *place)
{
    char *prefix;
    return asprintf(&prefix, ".%.*s.quincunx-", NAME_KEPT, place_name(place)) < 0 ? NULL : prefix;
}

static bool is_left_over(const char *name, const char *prefix)
{
    size_t n = strlen(prefix);
    return strncmp(name, prefix, n) == 0 && name[n] &&
           strspn(name + n, "0123456789-") == strlen(name + n);
}

static void sweep_one(int folder, const char *name)
{
    struct fault nobody;
    int fd = openat(folder, name, O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
    if (fd < 0)
        return;
    if (lock_take(fd, name, &nobody))
        (void)unlinkat(folder, name, 0);
    close(fd);
}

static void sweep(const char *place, const char *prefix)
{
    char *folder = place_folder(place);
    DIR *d = folder ? opendir(folder) : NULL;
    free(folder);
    if (!d)
        return;
    for (const struct dirent *e; (e = readdir(d)) != NULL;)
        if (is_left_over(e->d_name, prefix))
            sweep_one(dirfd(d), e->d_name);
    closedir(d);
}

/* A new file beside the place, locked; -1: errno tells why. */
static int open_beside(struct replacement *r, const char *prefix)
{
    static unsigned count; /* a name that another thread has too is there already, and the next is tried */
    char *folder = place_folder(r->place);
    int fd = -1;
    for (int tries = 0; folder && fd < 0 && tries < 100; tries++) {
        struct stat s;
        free(r->beside);
        if (asprintf(&r->beside, "%s/%s%ld-%u", folder, prefix, (long)getpid(),
                     __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED)) < 0) {
            r->beside = NULL;
            break;
        }
        fd = open(r->beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd < 0 && errno != EEXIST)
            break;
        if (fd >= 0 && (!lock_wait(fd, NULL) || fstat(fd, &s) != 0 || s.st_nlink == 0)) {
            (void)unlink(r->beside);
            close(fd);
            fd = -1;
        }
    }
    free(folder);
    return fd;
}

/* A file that is there keeps its mode; one that may not be written is not replaced either. */
static bool take_over_mode(const struct replacement *r)
{
    struct stat s;
    if (stat(r->place, &s) != 0)
        return errno == ENOENT;
    if (S_ISDIR(s.st_mode)) {
        errno = EISDIR;
        return false;
    }
    return access(r->place, W_OK) == 0 && fchmod(r->fd, s.st_mode & 07777) == 0;
}

static bool begin_beside(struct replacement *r, const char *path, struct fault *why)
{
    char *prefix = beside_prefix(r->place);
    if (prefix) {
        sweep(r->place, prefix);
        r->fd = open_beside(r, prefix);
    }
    free(prefix);
    return r->fd >= 0 && take_over_mode(r) ? true : fault_system(why, path);
}

bool replace_begin(struct replacement *r, const char *path, struct fault *why)
{
    *r = (struct replacement){.fd = -1, .path = strdup(path), .place = place_of(path)};
    if (!r->path || !r->place)
        return fault_system(why, path);
    if (!place_is_stream(path))
        return begin_beside(r, path, why);
    r->fd = open(path, O_WRONLY | O_CLOEXEC);
    return r->fd >= 0 ? true : fault_system(why, path);
}

bool replace_write(struct replacement *r, const void *bytes, size_t n, struct fault *why)
{
    return bytes_write(r->fd, bytes, n) ? true : fault_system(why, r->path);
}

static void forget(struct replacement *r)
{
    free(r->path);
    free(r->place);
    free(r->beside);
    *r = (struct replacement){.fd = -1};
}

bool replace_commit(struct replacement *r, struct fault *why)
{
    bool ok = !r->beside || (fsync(r->fd) == 0 && rename(r->beside, r->place) == 0);
    if (!ok) {
        fault_system(why, r->path);
        replace_abandon(r);
        return false;
    }
    ok = close(r->fd) == 0 && (!r->beside || place_sync_folder(r->place));
    if (!ok)
        fault_system(why, r->path);
    forget(r);
    return ok;
}

void replace_abandon(struct replacement *r)
{
    if (r->beside && r->fd >= 0)
        (void)unlink(r->beside);
    if (r->fd >= 0)
        close(r->fd);
    forget(r);
}

bool replace_file(const char *path, const void *bytes, size_t n, struct fault *why)
{
    struct replacement r;
    if (replace_begin(&r, path, why) && replace_write(&r, bytes, n, why))
        return replace_commit(&r, why);
    replace_abandon(&r);
    return false;
}

bool replace_with(const char *path, write_fn *write, const void *ctx, struct fault *why)
{
    size_t n;
    char *bytes = bytes_of(write, ctx, &n);
    bool ok = bytes ? replace_file(path, bytes, n, why) : fault_set(why, "%s", err_memory().why);
    free(bytes);
    return ok;
}
