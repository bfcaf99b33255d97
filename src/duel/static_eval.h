/* static_eval.h - moves as they look at first sight: by the points they earn, or by the position
 * right after them. What `greedy` goes by, and what a trap reckons with. */
#ifndef DUEL_STATIC_EVAL_H
#define DUEL_STATIC_EVAL_H

#include "core/game.h"

/* The moves of a board in the arena, and room for a board after one of them. */
struct choices {
    game_move *move;
    size_t n;
    struct board *next;
};

bool choices_list(const struct board *b, struct arena *a, struct choices *c); /* false: no memory */

int static_eval_points(const struct board *b, game_move m); /* 0 where the game has no points */

/* What m is worth at first sight to its mover; c's room is used. */
int static_eval_move(const struct board *b, const struct choices *c, game_move m);

#endif
