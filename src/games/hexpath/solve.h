/* solve.h - a Hexpath board as the walk engine sees it. */
#ifndef GAMES_HEXPATH_SOLVE_H
#define GAMES_HEXPATH_SOLVE_H

#include "engine/walk/walk.h"
#include "games/hexpath/hexpath.h"

/* Arrays for a map of the board; label and flips may be changed between searches. */
struct hexpath_map {
    struct walk_map map;
    uint8_t label[HEXPATH_CELLS_MAX];
    bool flips[HEXPATH_CELLS_MAX];
    uint16_t near[HEXPATH_CELLS_MAX][WALK_SIDES];
};

void hexpath_map_near(struct hexpath_map *m, int n);                   /* who touches whom */
void hexpath_map_fill(struct hexpath_map *m, const struct hexpath *h); /* everything */

#endif
