/* minimise.h - a puzzle of which no clue can go. */
#ifndef PUZZLE_MINIMISE_H
#define PUZZLE_MINIMISE_H

#include "core/game.h"

/* Takes clues off, in an order by the chance of w, as long as there is one solution; those that the symmetry maps
 * onto each other come off together. `room` is a board of the same variant, for answers. The game has
 * clues and a solver. ERR_BUDGET: the steps ran out first. */
struct err puzzle_minimise(struct board *b, struct board *room, enum orbit_kind symmetry,
                           struct work *w);

#endif
