/* box_calls.c - see box_calls.h. The filter compares the number of a call with those of a list and gives
 * the error beside it. Four things are no plain comparison: the kind of machine, for the numbers mean
 * others there; clone, which may not make namespaces; fcntl, which may not lock files; and clone3, whose arguments a filter cannot see: it
 * is called unknown, and libraries then use clone. */
#include "agents/box_calls.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#elif defined(__riscv) && __riscv_xlen == 64
#define MACHINE AUDIT_ARCH_RISCV64
#else
#define MACHINE 0 /* the list is not tried here: no filter */
#endif

enum { X32_BIT = 0x40000000, NAMESPACES = 0x7E020000, MEMFD_SECRET = 447 /* of Linux 5.14, on every machine */ };

struct refused {
    int call, error;
};

static const struct refused refused[] = {
    /* other processes */
    {SYS_ptrace, EPERM},
    {SYS_process_vm_readv, EPERM},
    {SYS_process_vm_writev, EPERM},
    {SYS_process_madvise, EPERM},
    {SYS_kcmp, EPERM},
    {SYS_pidfd_getfd, EPERM},
    {SYS_perf_event_open, EPERM},
    /* what the box is made of */
    {SYS_mount, EPERM},
    {SYS_umount2, EPERM},
    {SYS_pivot_root, EPERM},
    {SYS_chroot, EPERM},
    {SYS_move_mount, EPERM},
    {SYS_open_tree, EPERM},
    {SYS_fsopen, EPERM},
    {SYS_fsconfig, EPERM},
    {SYS_fsmount, EPERM},
    {SYS_fspick, EPERM},
    {SYS_mount_setattr, EPERM},
    {SYS_unshare, EPERM},
    {SYS_setns, EPERM},
    {SYS_name_to_handle_at, EPERM},
    {SYS_open_by_handle_at, EPERM},
    /* the machine */
    {SYS_bpf, EPERM},
    {SYS_keyctl, EPERM},
    {SYS_add_key, EPERM},
    {SYS_request_key, EPERM},
    {SYS_userfaultfd, EPERM},
    {SYS_kexec_load, EPERM},
    {SYS_init_module, EPERM},
    {SYS_finit_module, EPERM},
    {SYS_delete_module, EPERM},
    {SYS_reboot, EPERM},
    {SYS_swapon, EPERM},
    {SYS_swapoff, EPERM},
    {SYS_acct, EPERM},
    {SYS_quotactl, EPERM},
    {SYS_settimeofday, EPERM},
    {SYS_clock_settime, EPERM},
    {SYS_clock_adjtime, EPERM},
    {SYS_adjtimex, EPERM},
    {SYS_sethostname, EPERM},
    {SYS_setdomainname, EPERM},
    {SYS_syslog, EPERM},
    {SYS_vhangup, EPERM},
    /* the network, and programs beside it that listen at a socket; a ring would do it by the way */
    {SYS_socket, EACCES},
    {SYS_io_uring_setup, ENOSYS},
    /* files of others, which who may read them could lock, or watch: a lock on its database stops a league, and both
     * tell something to another agent */
    {SYS_flock, ENOLCK},
    {SYS_inotify_init1, ENOSYS},
    {SYS_fanotify_init, ENOSYS},
#ifdef SYS_inotify_init
    {SYS_inotify_init, ENOSYS},
#endif
    /* memory that belongs to no process and would not be counted */
    {SYS_memfd_create, ENOSYS},
    {MEMFD_SECRET, ENOSYS},
    {SYS_shmget, ENOSYS},
    {SYS_msgget, ENOSYS},
    {SYS_semget, ENOSYS},
    {SYS_mq_open, ENOSYS},
    {SYS_clone3, ENOSYS},
};

/* Commands of fcntl that lock, or keep others from opening: F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW, F_SETLEASE. */
static const unsigned locks[] = {6, 7, 37, 38, 1024};

enum {
    REFUSED = sizeof refused / sizeof *refused,
    LOCKS = sizeof locks / sizeof *locks,
    HEAD = 6,
    FCNTL = 2 + 2 * LOCKS + 1,
    CLONE = 4,
    LENGTH = HEAD + FCNTL + CLONE + 2 * REFUSED + 1
};

#define LOAD(field) \
    (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field))
#define GIVE(answer) (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, answer)
#define SKIP(how, value, yes, no) (struct sock_filter) BPF_JUMP(BPF_JMP | (how) | BPF_K, value, yes, no)

static unsigned filter_error(int error)
{
    return SECCOMP_RET_ERRNO | ((unsigned)error & SECCOMP_RET_DATA);
}

static unsigned short filter_write(struct sock_filter out[LENGTH])
{
    unsigned short n = 0;
    out[n++] = LOAD(arch);
    out[n++] = SKIP(BPF_JEQ, MACHINE, 1, 0);
    out[n++] = GIVE(filter_error(ENOSYS));
    out[n++] = LOAD(nr);
    out[n++] = SKIP(BPF_JGE, X32_BIT, 0, 1);
    out[n++] = GIVE(filter_error(ENOSYS));
    for (int i = 0; i < REFUSED; i++) {
        out[n++] = SKIP(BPF_JEQ, (unsigned)refused[i].call, 0, 1);
        out[n++] = GIVE(filter_error(refused[i].error));
    }
    out[n++] = SKIP(BPF_JEQ, SYS_fcntl, 0, FCNTL - 1);
    out[n++] = LOAD(args[1]);
    for (int i = 0; i < LOCKS; i++) {
        out[n++] = SKIP(BPF_JEQ, locks[i], 0, 1);
        out[n++] = GIVE(filter_error(ENOLCK));
    }
    out[n++] = GIVE(SECCOMP_RET_ALLOW);
    out[n++] = SKIP(BPF_JEQ, SYS_clone, 0, 3);
    out[n++] = LOAD(args[0]);
    out[n++] = SKIP(BPF_JSET, NAMESPACES, 0, 1);
    out[n++] = GIVE(filter_error(EPERM));
    out[n++] = GIVE(SECCOMP_RET_ALLOW);
    return n;
}

bool box_calls_filter(void)
{
    struct sock_filter filter[LENGTH];
    struct sock_fprog program = {.len = filter_write(filter), .filter = filter};
    return MACHINE && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}
