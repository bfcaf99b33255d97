/* box.h - the layers of the box that a program at the board runs in (Linux).
 *
 * Each layer is tried when a program is started, and what holds is reported, so that nobody relies on
 * a wall that is not there. A layer that cannot be had leaves the others as they are.
 *
 *     started by        a control group: memory, processor time, processes, freezing (box_group.h)
 *     the sandbox       namespaces; files to read only, /proc and /dev of its own, scratch (box_view.h)
 *     the program       a user of its own (box_user.h), Landlock (box_landlock.h), system calls (box_calls.h)
 *
 * What runs between the clone and the exec makes calls alone that are safe in the child of a program
 * with threads.
 */
#ifndef AGENTS_BOX_H
#define AGENTS_BOX_H

#include <stdbool.h>
#include <stdint.h>

enum box_layer {
    BOX_PROCESSES, /* a PID namespace */
    BOX_FILES,     /* a mount namespace in which files can only be read */
    BOX_PROC,      /* /proc and /dev of its own */
    BOX_SCRATCH,   /* a folder in memory that it may write to */
    BOX_NETWORK,   /* a network namespace */
    BOX_LANDLOCK,
    BOX_CALLS, /* a filter of system calls */
    BOX_USER,  /* not root */
    BOX_MEMORY,
    BOX_CPU,
    BOX_PIDS,
    BOX_FREEZE,
    BOX_COUNT
};

typedef uint32_t box_layers; /* bit 1 << layer */

static inline bool box_has(box_layers held, enum box_layer layer)
{
    return held >> layer & 1;
}

enum { BOX_SCRATCH_MB = 64 };
#define BOX_SCRATCH_PATH "/dev/shm"

const char *box_name(enum box_layer layer);  /* "files" */
const char *box_holds(enum box_layer layer); /* a sentence: what it is that holds */
const char *box_lacks(enum box_layer layer); /* a sentence: what does not hold without it */

enum box_kind {
    BOX_WALL,     /* without it something is open */
    BOX_MEASURED, /* without it a limit is looked after all the same, though not by the kernel */
    BOX_SPARE     /* stands behind others */
};
enum box_kind box_kind(enum box_layer layer);

/* Starts a program that does nothing, and tells what held. */
box_layers box_probe(void);

#endif
