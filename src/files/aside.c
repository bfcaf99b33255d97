/* aside.c - see aside.h. */
#include "files/aside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files/bytes.h"
#include "files/place.h"
#include "files/replace.h"

enum { TRIES = 1000 };

static bool name_number(const char *path, const char *word, int i, char *name, struct fault *why)
{
    int n = i == 1 ? snprintf(name, ASIDE_ROOM, "%s.%s", path, word)
                   : snprintf(name, ASIDE_ROOM, "%s.%s-%d", path, word, i);
    return n > 0 && n < ASIDE_ROOM ? true : fault_set(why, "%s: its name is too long", path);
}

/* Renamed to a name that nobody has. */
static bool rename_new(const char *from, const char *to)
{
    if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
        return true;
    if (errno != EINVAL && errno != ENOSYS)
        return false;
    /* a file system that cannot promise it: the nearest there is */
    if (access(to, F_OK) == 0) {
        errno = EEXIST;
        return false;
    }
    return rename(from, to) == 0;
}

bool aside_move(const char *path, char name[ASIDE_ROOM], struct fault *why)
{
    for (int i = 1; i < TRIES; i++) {
        if (!name_number(path, "unreadable", i, name, why))
            return false;
        if (rename_new(path, name))
            return place_sync_folder(path) ? true : fault_system(why, path);
        if (errno != EEXIST)
            return fault_system(why, path);
    }
    return fault_set(why, "%s: too many unreadable files stand beside it", path);
}

/* Is this the copy already, made by a process that then was killed? */
static bool holds(const char *name, const void *bytes, size_t n)
{
    size_t there;
    int fd = open(name, O_RDONLY | O_CLOEXEC);
    char *text = fd >= 0 ? bytes_read(fd, &there) : NULL;
    bool same = text && there == n && memcmp(text, bytes, n) == 0;
    free(text);
    if (fd >= 0)
        close(fd);
    return same;
}

bool aside_copy(const char *path, const void *bytes, size_t n, char name[ASIDE_ROOM],
                struct fault *why)
{
    for (int i = 1; i < TRIES; i++) {
        if (!name_number(path, "backup", i, name, why))
            return false;
        if (holds(name, bytes, n))
            return true;
        if (access(name, F_OK) != 0)
            return replace_file(name, bytes, n, why);
    }
    return fault_set(why, "%s: too many copies stand beside it", path);
}
