/* folder.c - see folder.h.
 *
 * The name beside NAME is .NAME.quincunx-PID-K, as for files (replace.c). Who writes it holds the
 * lock of the first file in it; so one whose first file has no lock is left over.
 */
#include "files/folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/bytes.h"
#include "files/lock.h"
#include "files/place.h"

enum { NAME_KEPT = 180 }; /* bytes of NAME in the name beside it: names end at 255 */

struct folder {
    const struct folder_file *file;
    size_t n;
    char *place, *parent, *prefix; /* prefix: ".NAME.quincunx-" */
    char *beside;                  /* NULL: not made yet */
    int fd;                        /* of its first file, which is locked; -1 */
};

static char *path_in(const char *folder, const char *name)
{
    char *path;
    return asprintf(&path, "%s/%s", folder, name) < 0 ? NULL : path;
}

static bool is_ours(const struct folder *f, const char *name)
{
    for (size_t i = 0; i < f->n; i++)
        if (strcmp(f->file[i].name, name) == 0)
            return true;
    return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

/* The files of our names, and the folder if nothing else is in it; without taking memory. */
static bool remove_folder(const struct folder *f, const char *path)
{
    char name[PATH_MAX];
    bool ok = true;
    for (size_t i = 0; i < f->n; i++) {
        snprintf(name, sizeof name, "%s/%s", path, f->file[i].name);
        ok = (unlink(name) == 0 || errno == ENOENT) && ok;
    }
    return ok && rmdir(path) == 0;
}

/* ---- what was left over ---- */

static void sweep_one(const struct folder *f, const char *name)
{
    struct fault nobody;
    char *path = path_in(f->parent, name), *first = path ? path_in(path, f->file[0].name) : NULL;
    int fd = first ? open(first, O_WRONLY | O_CLOEXEC | O_NOFOLLOW) : -1;
    if (fd >= 0 ? lock_take(fd, first, &nobody) : first && errno == ENOENT)
        (void)remove_folder(f, path);
    if (fd >= 0)
        close(fd);
    free(first);
    free(path);
}

static void sweep(const struct folder *f)
{
    size_t n = strlen(f->prefix);
    DIR *d = opendir(f->parent);
    if (!d)
        return;
    for (const struct dirent *e; (e = readdir(d)) != NULL;)
        if (strncmp(e->d_name, f->prefix, n) == 0 && e->d_name[n] &&
            strspn(e->d_name + n, "0123456789-") == strlen(e->d_name + n))
            sweep_one(f, e->d_name);
    closedir(d);
}

/* ---- writing ---- */

static bool make_beside(struct folder *f)
{
    for (unsigned k = 0; k < 100; k++) {
        free(f->beside);
        if (asprintf(&f->beside, "%s/%s%ld-%u", f->parent, f->prefix, (long)getpid(), k) < 0) {
            f->beside = NULL;
            return false;
        }
        if (mkdir(f->beside, 0777) == 0)
            return true;
        if (errno != EEXIST)
            break;
    }
    free(f->beside);
    f->beside = NULL;
    return false;
}

/* The first file stays open with its lock. */
static bool write_file(struct folder *f, size_t i)
{
    char *path = path_in(f->beside, f->file[i].name);
    int fd = path ? open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666) : -1;
    free(path);
    if (fd < 0)
        return false;
    if (i == 0)
        f->fd = fd;
    bool ok = (i > 0 || lock_wait(fd, NULL)) && bytes_write(fd, f->file[i].bytes, f->file[i].n) &&
              fsync(fd) == 0;
    return i == 0 ? ok : close(fd) == 0 && ok;
}

static bool sync_beside(const struct folder *f)
{
    char *path = path_in(f->beside, f->file[0].name);
    bool ok = path && place_sync_folder(path);
    free(path);
    return ok;
}

/* There is none, or one that has nothing else in it than ours would. */
static bool may_replace(const struct folder *f, const char *path, struct fault *why)
{
    DIR *d = opendir(f->place);
    if (!d)
        return errno == ENOENT ? true : fault_system(why, path);
    bool ok = true;
    for (const struct dirent *e; ok && (e = readdir(d)) != NULL;)
        if (!is_ours(f, e->d_name))
            ok = fault_set(why, "%s: there is something else in this folder; choose another", path);
    closedir(d);
    return ok;
}

static bool exchange(const struct folder *f)
{
    return renameat2(AT_FDCWD, f->beside, AT_FDCWD, f->place, RENAME_EXCHANGE) == 0;
}

/* To its place; what was there is then beside it, and goes when it is sure that it is not needed. */
static bool put_in_place(struct folder *f)
{
    struct stat s;
    if (stat(f->place, &s) != 0)
        return rename(f->beside, f->place) == 0;
    if (!exchange(f))
        return false;
    if (!place_sync_folder(f->place)) {
        int why = errno;
        (void)exchange(f);
        errno = why;
        return false;
    }
    return remove_folder(f, f->beside);
}

static bool folder_open(struct folder *f, const char *path)
{
    f->place = place_of(path);
    for (size_t n = f->place ? strlen(f->place) : 0; n > 1 && f->place[n - 1] == '/'; n--)
        f->place[n - 1] = '\0';
    f->parent = f->place ? place_folder(f->place) : NULL;
    if (!f->parent ||
        asprintf(&f->prefix, ".%.*s.quincunx-", NAME_KEPT, place_name(f->place)) < 0)
        f->prefix = NULL;
    return f->prefix != NULL;
}

static void folder_close(struct folder *f)
{
    if (f->fd >= 0)
        close(f->fd);
    free(f->place);
    free(f->parent);
    free(f->prefix);
    free(f->beside);
}

bool folder_replace(const char *path, const struct folder_file *file, size_t n, struct fault *why)
{
    struct folder f = {.file = file, .n = n, .fd = -1};
    if (!folder_open(&f, path) || !may_replace(&f, path, why)) {
        bool is_told = f.prefix != NULL;
        folder_close(&f);
        return is_told ? false : fault_system(why, path);
    }
    sweep(&f);
    bool ok = make_beside(&f);
    for (size_t i = 0; ok && i < n; i++)
        ok = write_file(&f, i);
    ok = ok && sync_beside(&f) && put_in_place(&f);
    if (!ok) {
        fault_system(why, path);
        if (f.beside)
            (void)remove_folder(&f, f.beside);
    } else if (!place_sync_folder(f.place)) {
        ok = fault_system(why, path);
    }
    folder_close(&f);
    return ok;
}
