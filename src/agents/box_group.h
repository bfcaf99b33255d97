/* box_group.h - a control group of its own for each program at the board: the kernel counts and bounds what
 * all its processes use together, and freezes them. Version 2 where its controllers are there, version 1
 * where they are mounted that way; each part by itself.
 *
 * Freezing is of version 2 alone. What version 1 has frozen cannot be killed: a runner that is killed
 * would leave it behind for good.
 */
#ifndef AGENTS_BOX_GROUP_H
#define AGENTS_BOX_GROUP_H

#include <sys/types.h>

#include "agents/box.h"
#include "agents/limits.h"

enum { GROUP_PATH = 512 };

enum box_group_part { GROUP_MEMORY, GROUP_CPU, GROUP_PIDS, GROUP_FREEZE, GROUP_PARTS };

struct box_group {
    char path[GROUP_PARTS][GROUP_PATH]; /* its folder in that hierarchy; "": not to be had */
    bool v2[GROUP_PARTS];
    box_layers held;
};

/* A new group with these bounds, and the process in it. What cannot be had is left out. */
void box_group_open(struct box_group *g, pid_t first, const struct limits *limits, int threads_each);
void box_group_close(struct box_group *g); /* all its processes have ended */

void box_group_sweep(void); /* what killed runners left behind */

bool box_group_freeze(const struct box_group *g); /* false: not done */
bool box_group_thaw(const struct box_group *g);   /* after it was */
int64_t box_group_cpu_us(const struct box_group *g);           /* -1: not known */
int64_t box_group_bytes(const struct box_group *g);            /* anonymous and shared; -1: not known */
/* processes and threads; false: not known */
bool box_group_tasks(const struct box_group *g, int *processes, int *threads);
/* Has the kernel ended one of them for its memory, or refused it a process? */
bool box_group_was_short(const struct box_group *g, enum box_layer layer);

#endif
