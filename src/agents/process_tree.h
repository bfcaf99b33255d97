/* process_tree.h - a process and all that descend from it, as /proc shows them (Linux). */
#ifndef AGENTS_PROCESS_TREE_H
#define AGENTS_PROCESS_TREE_H

#include <stdint.h>
#include <sys/types.h>

struct usage {
    int64_t cpu_us; /* of all, those that have ended included as far as they were waited for */
    int64_t bytes;  /* resident and not shared with a file */
    int processes, threads; /* the root is not counted */
    int stopped;            /* of the processes */
};

struct usage process_tree_usage(pid_t root);
/* A signal to every descendant of root, not to root; how many got it. -1: the system did not let us
 * look at them all. */
int process_tree_signal(pid_t root, int signal_number);

#endif
