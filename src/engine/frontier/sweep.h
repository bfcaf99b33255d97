/* sweep.h - a frontier that goes over a board step by step: the part of counting that does not know what
 * is counted.
 *
 * A step turns a state into at most two. Forward, the counts of a state go to those it turns into; for
 * shares all frontiers are kept and gone over backward, which tells how many ways lead from each state to
 * the end.
 */
#ifndef FRONTIER_SWEEP_H
#define FRONTIER_SWEEP_H

#include "base/err.h"
#include "core/work.h"
#include "engine/frontier/states.h"

enum { SWEEP_WAYS = 2 };

struct frontier_way {
    struct frontier_state to;
    unsigned draws; /* bits: which of the step's parts it draws */
};

struct frontier_board {
    const void *ctx;
    int steps;
    int (*ways)(const void *ctx, int step, struct frontier_state from, struct frontier_way *out);
    bool (*ends)(const void *ctx, struct frontier_state key); /* after the last step: does it count? */
    size_t words;                                        /* of a count */
    int parts; /* of a step: bits 0 to parts - 1; for shares */
};

/* `total` has room for `words`. `drawn` has steps * parts numbers: the share of the solutions in which
 * each part is drawn; NULL: not asked. */
struct err frontier_sweep(const struct frontier_board *s, uint64_t *total, double *drawn, struct work *w);

#endif
