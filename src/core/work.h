/* work.h - what a long computation may use. A function that takes no `struct work` is quick.
 *
 * Effort is counted in steps, never in seconds: same input, rng and steps give the same answer on
 * every machine. `stop` and the clock only ever end a computation early; where a player chooses a
 * move, it also looks how much time is left.
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
    int64_t (*clock)(void); /* in microseconds; NULL: nobody here can tell the time */
    int64_t end;            /* on that clock: the time is up then; INT64_MAX: never */
};

/* Microseconds until the time is up, or INT64_MAX. */
static inline int64_t work_time_left(const struct work *w)
{
    return w->clock && w->end != INT64_MAX ? w->end - w->clock() : INT64_MAX;
}

/* From now on only so many hundredths of the time that is left. */
static inline void work_shorten(struct work *w, int percent)
{
    int64_t left = work_time_left(w);
    if (left != INT64_MAX)
        w->end -= left / 100 * (100 - percent);
}

/* Has somebody asked to stop, or is the time up? */
static inline bool work_is_over(const struct work *w)
{
    return (w->stop && w->stop(w->ctx)) || work_time_left(w) <= 0;
}

/* Spend n steps. False: the budget or the time is used up, or somebody asked to stop; return soon. */
static inline bool work_spend(struct work *w, uint64_t n)
{
    if (w->steps < n || work_is_over(w)) {
        w->steps = 0;
        return false;
    }
    if (w->steps != UINT64_MAX)
        w->steps -= n;
    return true;
}

/* The same for long stretches whose steps are paid for elsewhere; costs none. */
static inline bool work_stopped(struct work *w)
{
    if (!work_is_over(w))
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
