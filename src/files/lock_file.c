/* lock_file.c - see lock_file.h. */
#include "files/lock_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "files/lock.h"

/* Whoever had it may have taken it away between our opening and locking it. */
static bool is_still_there(const struct lock_file *l)
{
    struct stat open_one, named;
    return fstat(l->fd, &open_one) == 0 && stat(l->path, &named) == 0 &&
           open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

static void forget(struct lock_file *l)
{
    if (l->fd >= 0)
        close(l->fd);
    free(l->path);
    *l = LOCK_FILE_NONE;
}

enum lock_answer lock_file_take(struct lock_file *l, const char *path, const char *what,
                                struct fault *why)
{
    *l = (struct lock_file){.fd = -1, .path = strdup(path)};
    for (int tries = 0; l->path && tries < 1000; tries++) {
        l->fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (l->fd < 0)
            break;
        if (!lock_take(l->fd, what, why)) {
            forget(l);
            return LOCK_HELD;
        }
        if (is_still_there(l))
            return LOCK_TAKEN;
        close(l->fd);
        l->fd = -1;
        errno = EAGAIN;
    }
    fault_system(why, path);
    forget(l);
    return LOCK_FAILED;
}

enum lock_answer lock_file_wait(struct lock_file *l, const char *path, const char *what, int ms,
                                struct fault *why)
{
    enum { PAUSE_MS = 5 };
    const struct timespec pause = {.tv_nsec = PAUSE_MS * 1000000L};
    enum lock_answer answer = lock_file_take(l, path, what, why);
    for (int waited = 0; answer == LOCK_HELD && waited < ms; waited += PAUSE_MS) {
        nanosleep(&pause, NULL);
        answer = lock_file_take(l, path, what, why);
    }
    return answer;
}

void lock_file_release(struct lock_file *l)
{
    if (l->fd >= 0)
        (void)unlink(l->path);
    forget(l);
}
