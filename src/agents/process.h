/* process.h - a program at the board, kept so that nothing of it is left behind (Linux).
 *
 * Between us and the program stands a sandbox, a child of ours that does nothing but start it, take
 * in its orphans, stop it when it is not its turn and report how it ended. The sandbox is the first process of
 * namespaces of its own where the system lets us have them: nobody inside can see or signal a process outside,
 * and the kernel ends them all with the sandbox, however they forked and whatever session they went to. Elsewhere
 * the sandbox is a subreaper that stops and kills what descends from it until nothing is left. The
 * sandbox ends when we do, also when we are killed.
 *
 * The program has a session of its own, no descriptor but its three pipes, resource limits, and the layers
 * of box.h.
 */
#ifndef AGENTS_PROCESS_H
#define AGENTS_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

#include "agents/box_group.h"
#include "agents/limits.h"
#include "agents/process_tree.h"

enum { THREADS_EACH = 8 }; /* of the limit of processes */

struct process {
    pid_t sandbox;
    bool walled;      /* in a namespace of its own */
    box_layers held;  /* of the box */
    struct box_group group;
    enum { RUNNING, STOPPED, FROZEN } state; /* by the sandbox, or by the group */
    int in, out, err; /* our ends of its pipes, not blocking; -1: closed */
    int status;       /* readable when the program has ended */
    int orders, done; /* to the sandbox, and its answers */
    struct process_account account;
};

/* The command goes to /bin/sh in folder dir (NULL: here). False: errno says why. */
bool process_start(struct process *p, const char *command, const char *dir,
                   const struct limits *limits);
void process_end(struct process *p); /* it and all it started; harmless if it never began */

/* While it is not its turn. False: perhaps not all of it; where it should go on, it does not. */
bool process_freeze(struct process *p, bool frozen);
struct usage process_usage(struct process *p);
/* Has the kernel refused it memory, or a process? */
bool process_was_short(const struct process *p);
/* Has the program itself ended? Then its wait status, once. */
bool process_ended(struct process *p, int *status);

#endif
