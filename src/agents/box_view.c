/* box_view.c - see box_view.h.
 *
 * The whole tree stays where it is, to be read: a program needs its interpreter, its libraries and its
 * own files, wherever they are, and nobody can list them beforehand. /proc is one of the namespace. /dev
 * has what computes nothing and shows nobody, and the scratch folder:
 *
 *     /            as it is, read-only, set-user-ID bits without effect
 *     /proc        its own processes
 *     /dev         null zero full random urandom, fd stdin stdout stderr
 *     /dev/shm     writable, in memory, bounded
 */
#include "agents/box_view.h"

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <linux/mount.h>

static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};
enum { DEVICES = sizeof devices / sizeof *devices };

static const char *const links[][2] = {{"/proc/self/fd", "/dev/fd"},
                                       {"/proc/self/fd/0", "/dev/stdin"},
                                       {"/proc/self/fd/1", "/dev/stdout"},
                                       {"/proc/self/fd/2", "/dev/stderr"}};

static bool set_read_only(const char *path, unsigned flags)
{
    struct mount_attr attr = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID};
    return syscall(SYS_mount_setattr, AT_FDCWD, path, flags, &attr, sizeof attr) == 0;
}

static bool fill_dev(const int device[DEVICES])
{
    bool ok = true;
    for (int i = 0; i < DEVICES; i++) {
        int fd = open(devices[i], O_CREAT | O_WRONLY | O_CLOEXEC, 0666);
        ok = ok && fd >= 0 &&
             syscall(SYS_move_mount, device[i], "", AT_FDCWD, devices[i], MOVE_MOUNT_F_EMPTY_PATH) == 0;
        if (fd >= 0)
            close(fd);
    }
    for (size_t i = 0; i < sizeof links / sizeof *links; i++)
        ok = symlink(links[i][0], links[i][1]) == 0 && ok;
    return ok;
}

/* A /dev of its own, with a folder for the scratch in it; the devices are taken from the old one. */
static bool own_dev(void)
{
    int device[DEVICES];
    bool ok = true;
    for (int i = 0; i < DEVICES; i++) {
        device[i] = (int)syscall(SYS_open_tree, AT_FDCWD, devices[i], OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
        ok = ok && device[i] >= 0;
    }
    ok = ok && mount("dev", "/dev", "tmpfs", MS_NOSUID | MS_NOEXEC, "size=64k,nr_inodes=32,mode=755") == 0 &&
         fill_dev(device) && mkdir(BOX_SCRATCH_PATH, 0777) == 0;
    for (int i = 0; i < DEVICES; i++)
        if (device[i] >= 0)
            close(device[i]);
    return ok;
}

/* nr_inodes bounds what empty files cost the kernel. */
static bool own_scratch(void)
{
    return mount("scratch", BOX_SCRATCH_PATH, "tmpfs", MS_NOSUID | MS_NODEV,
                 "size=64m,nr_inodes=4096,mode=1777") == 0;
}

_Static_assert(BOX_SCRATCH_MB == 64, "as the words for the kernel say");

box_layers box_view_enter(void)
{
    box_layers held = 0;
    if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 || !set_read_only("/", AT_RECURSIVE))
        return 0;
    held |= 1 << BOX_FILES;
    bool proc = mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) == 0;
    bool dev = own_dev();
    if (own_scratch())
        held |= 1 << BOX_SCRATCH;
    if (proc && dev && set_read_only("/dev", 0))
        held |= 1 << BOX_PROC;
    return held;
}
