/* box_user.c - see box_user.h. Whoever runs a league as root has agents in folders that nobody else may
 * enter, as /root is. Such an agent keeps one right of root: to read. */
#include "agents/box_user.h"

#include <fcntl.h>
#include <limits.h>
#include <linux/capability.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { RIGHTS_MAX = 64 };

/* The plain calls: those of the library tell all threads, of which a child has none. */
static bool change(uid_t user)
{
    return syscall(SYS_setgroups, 0, NULL) == 0 && syscall(SYS_setresgid, user, user, user) == 0 &&
           syscall(SYS_setresuid, user, user, user) == 0;
}

static bool keep(uint32_t rights)
{
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct data[2] = {{rights, rights, rights}, {0, 0, 0}};
    return syscall(SYS_capset, &head, data) == 0;
}

static void keep_reading(void)
{
    if (keep(1U << CAP_DAC_READ_SEARCH))
        prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_DAC_READ_SEARCH, 0, 0);
}

/* With its own eyes: the rights that it still has take no effect just now. */
static bool sees_here(void)
{
    char here[PATH_MAX];
    return syscall(SYS_getcwd, here, sizeof here) > 0 &&
           syscall(SYS_faccessat2, AT_FDCWD, here, R_OK | X_OK, AT_EACCESS) == 0;
}

bool box_user_become(uid_t user)
{
    for (unsigned long right = 0; right < RIGHTS_MAX; right++)
        if (!user || right != CAP_DAC_READ_SEARCH) /* what is dropped here cannot be kept below */
            prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
    prctl(PR_SET_KEEPCAPS, 1);
    if (user && change(user) && !sees_here())
        keep_reading();
    else
        keep(0);
    return geteuid() != 0;
}
