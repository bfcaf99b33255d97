/* busy.h - which moves some thread is searching right now.
 *
 * Threads that share a table help each other most if they do not search the same move of the same
 * position at the same time: a move another thread is on is put off until the rest is done, and by
 * then the table usually knows it. (ABDADA, Weill 1996, in Kerrigan's simplified form.) What counts
 * is the move together with the depth it is searched to: another thread that is on it in the
 * iteration before leaves nothing in the table that would do. The record is a hint only: a lost or
 * false entry costs time, never truth.
 */
#ifndef SEARCH_BUSY_H
#define SEARCH_BUSY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/hash.h"

enum { BUSY_GROUPS = 1 << 12, BUSY_WAYS = 4, BUSY_DEPTH = 4 };

struct busy {
    _Atomic uint64_t at[BUSY_GROUPS][BUSY_WAYS];
};

/* A move of the position with this key, searched so deep; never 0. */
static inline uint64_t busy_name(uint64_t key, uint32_t move, int depth)
{
    return hash_join(key, (uint64_t)depth << 32 | move) | 1;
}

static inline bool busy_with(struct busy *b, uint64_t what)
{
    for (int i = 0; i < BUSY_WAYS; i++)
        if (atomic_load_explicit(&b->at[what % BUSY_GROUPS][i], memory_order_relaxed) == what)
            return true;
    return false;
}

static inline void busy_begin(struct busy *b, uint64_t what)
{
    _Atomic uint64_t *group = b->at[what % BUSY_GROUPS];
    for (int i = 0; i < BUSY_WAYS; i++) {
        uint64_t there = atomic_load_explicit(&group[i], memory_order_relaxed);
        if (there == 0 || there == what) {
            atomic_store_explicit(&group[i], what, memory_order_relaxed);
            return;
        }
    }
    atomic_store_explicit(&group[0], what, memory_order_relaxed);
}

static inline void busy_end(struct busy *b, uint64_t what)
{
    _Atomic uint64_t *group = b->at[what % BUSY_GROUPS];
    for (int i = 0; i < BUSY_WAYS; i++)
        if (atomic_load_explicit(&group[i], memory_order_relaxed) == what)
            atomic_store_explicit(&group[i], 0, memory_order_relaxed);
}

#endif
