/* work.h - what a long computation may use. A function that takes no `struct work` is quick.
 *
 * Effort is counted in steps, never in seconds: same input, rng and steps give the same answer on
 * every machine. `stop` only ever ends a computation early; it cannot change its result.
 */
#ifndef CORE_WORK_H
#define CORE_WORK_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/rng.h"

struct work {
    struct arena *arena;     /* scratch; all of it is given back */
    struct rng *rng;         /* the only source of chance; may be NULL where none is needed */
    uint64_t steps;          /* left to spend; UINT64_MAX for no bound */
    bool (*stop)(void *ctx); /* asked now and then; NULL: never stop */
    void *ctx;
};

/* Spend n steps. False: the budget is used up or somebody asked to stop; return soon. */
static inline bool work_spend(struct work *w, uint64_t n)
{
    if (w->steps < n || (w->stop && w->stop(w->ctx))) {
        w->steps = 0;
        return false;
    }
    if (w->steps != UINT64_MAX)
        w->steps -= n;
    return true;
}

/* Has somebody asked to stop? For long stretches whose steps are paid for elsewhere; costs none. */
static inline bool work_stopped(struct work *w)
{
    if (!w->stop || !w->stop(w->ctx))
        return false;
    w->steps = 0;
    return true;
}

/* The same in a loop of small rounds that counts them: asks only every WORK_ROUNDS-th time. */
enum { WORK_ROUNDS = 4096 };

static inline bool work_stopped_at(struct work *w, uint64_t round)
{
    return round % WORK_ROUNDS == WORK_ROUNDS - 1 && work_stopped(w);
}

#endif
