/* make.h - puzzles to order: proved unique, rated, and of the level asked for.
 *
 * Puzzle `index` of a seed depends on nothing else, so batches can be made in any order, by any
 * number of workers, and resumed; the same seed gives the same puzzles on every machine.
 */
#ifndef PUZZLE_MAKE_H
#define PUZZLE_MAKE_H

#include "puzzle/rate.h"

struct made {
    struct board *puzzle, *solution; /* in the caller's arena */
    struct rating rating;
};

/* A puzzle of this game and variant. ERR_BUDGET: none of that level was found within the steps. */
struct err puzzle_make(const struct game *g, const struct variant *v, const struct wish *wish,
                       uint64_t seed, uint64_t index, struct made *out, struct work *w);

#endif
