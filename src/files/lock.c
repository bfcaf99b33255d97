/* lock.c - see lock.h. Record locks of POSIX: they alone tell who the holder is. */
#include "files/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct flock whole_file(void)
{
    return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET};
}

static bool without_locks(int why)
{
    return why == ENOLCK || why == EOPNOTSUPP || why == EINVAL || why == ENOSYS;
}

/* The name of a running program; empty where it is not known. */
static void process_name(long pid, char *out, size_t cap)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%ld/comm", pid);
    FILE *f = fopen(path, "r");
    out[0] = '\0';
    if (f && fgets(out, (int)cap, f))
        out[strcspn(out, "\n")] = '\0';
    if (f)
        fclose(f);
}

static bool name_holder(int fd, const char *path, struct fault *why)
{
    struct flock held = whole_file();
    char name[64];
    if (fcntl(fd, F_GETLK, &held) != 0 || held.l_type == F_UNLCK || held.l_pid <= 0)
        return fault_set(why, "%s: another process is using it", path);
    process_name((long)held.l_pid, name, sizeof name);
    return fault_set(why, "%s: process %ld%s%s%s is using it", path, (long)held.l_pid,
                     name[0] ? " (" : "", name, name[0] ? ")" : "");
}

bool lock_take(int fd, const char *path, struct fault *why)
{
    struct flock wanted = whole_file();
    if (fcntl(fd, F_SETLK, &wanted) == 0 || without_locks(errno))
        return true;
    if (errno == EACCES || errno == EAGAIN)
        return name_holder(fd, path, why);
    return fault_system(why, path);
}

bool lock_is_held(int fd)
{
    struct flock held = whole_file();
    return fcntl(fd, F_GETLK, &held) == 0 && held.l_type != F_UNLCK;
}

bool lock_wait(int fd, bool (*stop)(void))
{
    struct flock wanted = whole_file();
    int answer;
    do
        answer = fcntl(fd, F_SETLKW, &wanted);
    while (answer != 0 && errno == EINTR && !(stop && stop()));
    return answer == 0 || without_locks(errno);
}
