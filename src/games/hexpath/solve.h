/* solve.h - a Hexpath board as the walk engine sees it. */
#ifndef GAMES_HEXPATH_SOLVE_H
#define GAMES_HEXPATH_SOLVE_H

#include "engine/walk/walk.h"
#include "games/hexpath/hexpath.h"

/* A map of N x N cells; label and flips may be changed between searches. */
struct hexpath_map {
    struct walk_map map;
    uint8_t *label;
    bool *flips;
    uint16_t (*near)[WALK_SIDES];
};

bool hexpath_map_open(struct hexpath_map *m, int n, struct arena *a); /* false: no memory */
void hexpath_map_fill(struct hexpath_map *m, const struct hexpath *h);

#endif
