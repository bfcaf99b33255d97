/* process_tree.h - a process and all that descend from it, as /proc shows them (Linux). */
#ifndef AGENTS_PROCESS_TREE_H
#define AGENTS_PROCESS_TREE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

struct usage {
    int64_t cpu_us; /* of all, those that have ended included */
    int64_t bytes;  /* that belong to no file; what several share counts once */
    int processes, threads; /* the root is not counted */
};

enum { TREE_MAX = 4096, TREE_SEEN = 1024 };

/* Processor time that was seen, process by process: what has been counted stays counted, also when a
 * process ends and nobody waits for it. Begins as zero. */
struct process_account {
    struct process_seen {
        pid_t pid, parent;
        int64_t start, own, children; /* in ticks; children: that it waited for */
    } seen[TREE_SEEN];
    int n;
    int64_t ticks;
};

/* bytes are counted if memory is asked for: it takes longer */
struct usage process_tree_usage(pid_t root, struct process_account *a, bool memory);
/* A signal to every descendant of root, not to root; how many got it. -1: the system did not let us
 * look at them all. */
int process_tree_signal(pid_t root, int signal_number);

#endif
