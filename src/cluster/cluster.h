/* cluster.h - several processes, on one machine or many, that work on one thing.
 *
 * Under `mpirun` every process runs the whole program and they meet in the functions below, all of
 * them in the same order. Process 0 speaks, reads and writes files; the others work. Started in any
 * other way, or built without MPI, a process is alone and every function here does nothing,
 * quickly.
 */
#ifndef CLUSTER_H
#define CLUSTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "engine/exact/share.h"

struct cluster {
    int me, of; /* 0 of 1: alone */
};

struct cluster cluster_join(void);
void cluster_leave(const struct cluster *c);           /* all of them together */
void cluster_abort(const struct cluster *c, int code); /* ends all; returns if alone */

/* Everybody gets the sum, or the largest, of what everybody has. */
void cluster_sum(const struct cluster *c, uint64_t *numbers, size_t n);
uint64_t cluster_most(const struct cluster *c, uint64_t number);

/* From process 0 to everybody. */
void cluster_spread(const struct cluster *c, void *bytes, size_t n);

/* From one process to process 0; the others go on. Returns when it has been taken. */
void cluster_give(const struct cluster *c, const void *bytes, size_t n);
size_t cluster_wait(const struct cluster *c, int from); /* for what it gives: how many bytes */
void cluster_take(const struct cluster *c, int from, void *bytes, size_t n);

/* Notes: for processes that one another may lose on the way. Nobody waits for anybody: a note is given to the
 * system, which may be busy with it for ever if who is to get it is no more. Its memory must stay. */
enum { CLUSTER_NOTE = 2048, CLUSTER_REQUEST = 16 };
struct cluster_note {
    bool busy; /* on its way, as far as is known */
    char request[CLUSTER_REQUEST];
    char bytes[CLUSTER_NOTE];
};
void cluster_bear_losses(const struct cluster *c); /* a process that ends does not end the others by itself */
/* Sends n of the note's bytes. False: that is refused, or the note is still on its way. */
bool cluster_post(const struct cluster *c, int to, struct cluster_note *note, size_t n);
bool cluster_is_posted(const struct cluster *c, struct cluster_note *note); /* is it its receiver's affair now? */
bool cluster_poll(const struct cluster *c, int *from, char note[CLUSTER_NOTE], size_t *n); /* false: there is none */
void cluster_leave_alone(const struct cluster *c, int code); /* ends this process, and no other waits for it */

/* Parcels on their way, in batches. False: no memory for a batch. */
bool cluster_exchange(const struct cluster *c, const struct parcels *parcels, struct arena *arena);

#endif
