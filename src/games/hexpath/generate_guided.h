/* generate_guided.h - boards that the ladder of techniques gets through. */
#ifndef GAMES_HEXPATH_GENERATE_GUIDED_H
#define GAMES_HEXPATH_GENERATE_GUIDED_H

#include "games/hexpath/deduce.h"
#include "games/hexpath/maker.h"

/* The hardest technique a puzzle needs must lie between these two; hardest is MANY_FORKS or below.
 */
struct guided_range {
    int easiest, hardest;
};

/* How far the chain of deductions gets. */
struct guided_trail {
    int ahead;   /* steps of the hidden walk that it did not find */
    int missing; /* pairs of numbers that it leaves undecided */
    int needed;  /* the hardest technique it used */
    int at;      /* the cell where it stopped */
};

/* Follow the ladder on the maker's board, whose hidden walk is known. */
struct guided_trail hexpath_guided_follow(const struct hexpath_maker *m, const struct route *hidden,
                                          int hardest);

/* Change the draft until the ladder gets through. *done: it does. ERR_NONE or ERR_BUDGET. */
enum err_code hexpath_guided_climb(struct hexpath_maker *m, struct guided_range range, bool *done);

#endif
