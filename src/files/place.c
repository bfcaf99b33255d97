/* place.c - see place.h. */
#include "files/place.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool place_is_stream(const char *path)
{
    struct stat s;
    return stat(path, &s) == 0 && !S_ISREG(s.st_mode) && !S_ISDIR(s.st_mode);
}

bool place_is_same(const char *a, const char *b)
{
    struct stat first, second;
    return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev &&
           first.st_ino == second.st_ino;
}

bool place_is_one(const char *a, const char *b)
{
    char *first = place_of(a), *second = place_of(b);
    char *near = first ? place_folder(first) : NULL, *other = second ? place_folder(second) : NULL;
    bool one = place_is_same(a, b) || (near && other && place_is_same(near, other) &&
                                       strcmp(place_name(first), place_name(second)) == 0);
    free(first);
    free(second);
    free(near);
    free(other);
    return one;
}

const char *place_name(const char *place)
{
    const char *slash = strrchr(place, '/');
    return slash ? slash + 1 : place;
}

char *place_folder(const char *place)
{
    size_t n = (size_t)(place_name(place) - place);
    return n == 0 ? strdup(".") : n == 1 ? strdup("/") : strndup(place, n - 1);
}

char *place_of(const char *path)
{
    char *place = realpath(path, NULL);
    return place || errno != ENOENT ? place : strdup(path);
}

bool place_sync_folder(const char *place)
{
    char *folder = place_folder(place);
    int fd = folder ? open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    /* some file systems have no such call for folders: then there is nothing to wait for */
    bool ok = fd >= 0 && (fsync(fd) == 0 || errno == EINVAL || errno == ENOTSUP);
    int why = errno;
    if (fd >= 0)
        close(fd);
    free(folder);
    errno = why;
    return ok;
}

bool place_make_folder(const char *path)
{
    char part[PATH_MAX];
    for (const char *p = path + 1;; p++)
        if (*p == '/' || *p == '\0') {
            snprintf(part, sizeof part, "%.*s", (int)(p - path), path);
            if (mkdir(part, 0777) != 0 && errno != EEXIST)
                return false;
            if (*p == '\0')
                return true;
        }
}

bool place_user_folder(const char *variable, const char *usual, char *out, size_t cap)
{
    const char *named = getenv(variable), *home = getenv("HOME");
    bool is_named = named && *named == '/'; /* as the specification has it */
    int n = is_named        ? snprintf(out, cap, "%s/quincunx", named)
            : home && *home ? snprintf(out, cap, "%s/%s/quincunx", home, usual)
                            : -1;
    return n > 0 && (size_t)n < cap;
}
