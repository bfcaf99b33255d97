/* box_landlock.c - see box_landlock.h. What a kernel knows is told by the version of its interface; the
 * words for the newer ones are written out, for headers are often older than kernels. */
#include "agents/box_landlock.h"

#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
    FS_WRITE = 1 << 1,
    FS_CHANGE = FS_WRITE | 0x1FF << 4, /* remove and make of any kind */
    FS_REFER = 1 << 13,                /* from version 2 */
    FS_TRUNCATE = 1 << 14,             /* 3 */
    NET_TCP = 3,                       /* 4: bind and connect */
    SCOPES = 3                         /* 6: abstract sockets and signals stay within */
};

struct landlock_words {
    uint64_t fs, net, scoped;
};

static bool may_write(int rules, const char *path, uint64_t access)
{
    struct landlock_path_beneath_attr rule = {.allowed_access = access};
    rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
    bool ok = rule.parent_fd >= 0 &&
              syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    if (rule.parent_fd >= 0)
        close(rule.parent_fd);
    return ok;
}

bool box_landlock_enter(bool dev)
{
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1)
        return false;
    struct landlock_words all = {.fs = FS_CHANGE | (version >= 2 ? FS_REFER : 0) | (version >= 3 ? FS_TRUNCATE : 0),
                        .net = version >= 4 ? NET_TCP : 0,
                        .scoped = version >= 6 ? SCOPES : 0};
    size_t known = version >= 6 ? sizeof all : version >= 4 ? 2 * sizeof all.fs : sizeof all.fs;
    int rules = (int)syscall(SYS_landlock_create_ruleset, &all, known, 0);
    if (rules < 0)
        return false;
    bool ok = dev ? may_write(rules, "/dev", all.fs)
                  : may_write(rules, "/dev/null", all.fs & (FS_WRITE | FS_TRUNCATE));
    ok = ok && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
    close(rules);
    return ok;
}
