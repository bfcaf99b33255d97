/* states.h - the states on one frontier and in how many ways each comes about: a set of 128-bit keys,
 * each with a count of so many words.
 *
 * A frontier sweeps over a board and forgets what lies behind it but for what the rest of the board can
 * still notice (the state). So counting takes time in the number of states, not of solutions: the frontier
 * method of simpath (Knuth, The Art of Computer Programming 4A, 7.1.4).
 */
#ifndef FRONTIER_STATES_H
#define FRONTIER_STATES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"

struct frontier_state {
    uint64_t low, high;
};

struct frontier_states {
    struct arena arena;
    struct frontier_state *key;
    uint64_t *count; /* words of each, the lowest first */
    uint32_t *slot;  /* where a key is, counted from 1, by its hash; 0: empty */
    size_t n, cap, slots;
    size_t words;
};

void frontier_states_open(struct frontier_states *l, size_t words);
void frontier_states_close(struct frontier_states *l);
void frontier_states_clear(struct frontier_states *l);

/* The place of a key, which is added with a count of 0 where it is not there; SIZE_MAX: no memory. */
size_t frontier_states_put(struct frontier_states *l, struct frontier_state key);
size_t frontier_states_find(const struct frontier_states *l, struct frontier_state key); /* SIZE_MAX: it is not there */

static inline uint64_t *frontier_states_count(const struct frontier_states *l, size_t i)
{
    return l->count + i * l->words;
}

/* One count is added to another, both of so many words. */
void frontier_sum(uint64_t *to, const uint64_t *from, size_t words);
long double frontier_real(const uint64_t *count, size_t words);
/* As decimal digits in the arena, with a NUL; NULL: no memory. The count becomes 0. */
char *frontier_decimal(uint64_t *count, size_t words, struct arena *arena);

#endif
