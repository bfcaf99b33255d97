/* append.c - see append.h. */
#include "files/append.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/bytes.h"
#include "files/lock.h"
#include "files/place.h"

/* Another process may have renamed or removed the file between our opening and locking it. */
static bool still_there(const struct append *a)
{
    struct stat open_one, named;
    return fstat(a->fd, &open_one) == 0 && stat(a->place, &named) == 0 &&
           open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

static bool open_locked(struct append *a, const char *path, struct fault *why)
{
    for (int tries = 0; tries < 100; tries++) {
        enum { FLAGS = O_RDWR | O_APPEND | O_CLOEXEC };
        a->fd = open(a->place, FLAGS | O_CREAT | O_EXCL, 0666);
        a->is_made = a->fd >= 0;
        if (a->fd < 0 && errno == EEXIST)
            a->fd = open(a->place, FLAGS);
        if (a->fd < 0 && errno == ENOENT && tries < 99)
            continue; /* removed in between */
        if (a->fd < 0)
            return fault_system(why, path);
        if (!lock_take(a->fd, path, why)) {
            a->is_made = false; /* whoever was quicker to lock it has it now */
            return false;
        }
        if (still_there(a))
            return true;
        close(a->fd);
        a->fd = -1;
    }
    return fault_set(why, "%s: it is replaced again and again", path);
}

bool append_open(struct append *a, const char *path, struct fault *why)
{
    *a = (struct append){.fd = -1, .path = strdup(path), .place = place_of(path)};
    bool ok = a->path && a->place ? open_locked(a, path, why) : fault_system(why, path);
    if (ok && !(a->text = bytes_read(a->fd, &a->len)))
        ok = fault_system(why, path);
    a->end = (int64_t)a->len;
    a->is_made = a->is_made && a->len == 0; /* another may have had it before we had the lock */
    if (!ok)
        append_abandon(a);
    return ok;
}

bool append_cut(struct append *a, size_t whole, struct fault *why)
{
    if (whole < a->len && ftruncate(a->fd, (off_t)whole) != 0)
        return fault_system(why, a->path);
    a->end = (int64_t)whole;
    a->len = whole;
    a->text[whole] = '\0';
    return true;
}

bool append_write(struct append *a, const void *bytes, size_t n, struct fault *why)
{
    if (bytes_write(a->fd, bytes, n)) {
        a->end += (int64_t)n;
        a->is_made = false;
        return true;
    }
    fault_system(why, a->path);
    (void)ftruncate(a->fd, (off_t)a->end); /* if not even that: a torn end, cut by the next reader */
    return false;
}

bool append_sync(struct append *a, struct fault *why)
{
    return fsync(a->fd) == 0 || fault_system(why, a->path);
}

bool append_close(struct append *a, struct fault *why)
{
    a->is_made = false;
    bool ok = a->fd < 0 || (fsync(a->fd) == 0 && place_sync_folder(a->place));
    if (!ok)
        fault_system(why, a->path);
    append_abandon(a);
    return ok;
}

void append_abandon(struct append *a)
{
    if (a->fd >= 0 && a->is_made)
        (void)unlink(a->place);
    if (a->fd >= 0)
        close(a->fd);
    free(a->path);
    free(a->place);
    free(a->text);
    *a = (struct append){.fd = -1};
}
