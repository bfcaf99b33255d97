/* generate.h - new Hexpath puzzles with exactly one order. */
#ifndef GAMES_HEXPATH_GENERATE_H
#define GAMES_HEXPATH_GENERATE_H

#include "games/hexpath/hexpath.h"

struct hexpath_recipe {
    int numbers; /* different numbers on the board, 2..64; 0: as many as the side has cells */
    int gray;    /* gray cells, all on the path; -1: half as many as the side has cells */
};

/* Fill b, whose game and variant are set, with a proper puzzle and no progress. Chance comes from
 * w->rng, effort from w->steps. ERR_BUDGET: none was found in time; ERR_MEMORY; ERR_VARIANT: the
 * recipe asks for more than the board has room for. On error b has no particular content. */
struct err hexpath_generate(struct board *b, struct hexpath_recipe recipe, struct work *w);

#endif
