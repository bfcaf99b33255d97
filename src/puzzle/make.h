/* make.h - puzzles to order: proved unique, rated, and of the level asked for.
 *
 * The puzzle depends on the order and on the work's stream of chance, and on nothing else: the same
 * stream gives the same puzzle on every machine.
 */
#ifndef PUZZLE_MAKE_H
#define PUZZLE_MAKE_H

#include "puzzle/rate.h"

struct made_puzzle {
    struct board *puzzle, *solution; /* in the caller's arena */
    struct rating rating;
};

/* A puzzle of this game and variant, by the chance of w->rng. ERR_BUDGET: none of that level was
 * found within the steps. */
struct err puzzle_make(const struct game *g, const struct variant *v,
                       const struct generate_request *request, struct made_puzzle *out,
                       struct work *w);

#endif
