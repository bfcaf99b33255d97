/* imperfect.h - a move that is good, or not quite: how levels play that err on purpose.
 *
 * Every move is looked at a few turns deep, and no deeper: what comes later is missed. Of the moves
 * one is drawn by lot. One that gives away L of the expected score (0 to 1) has exp(-L / T) of the
 * chance of the best one, T being the level's temperature: small faults are likely, and a piece of
 * the game is thrown away seldom, but sometimes.
 */
#ifndef DUEL_IMPERFECT_H
#define DUEL_IMPERFECT_H

#include "core/game.h"
#include "duel/static_eval.h"
#include "engine/search/table.h"

struct imperfect {
    const struct board *board; /* open */
    struct level_setting setting; /* depth >= 1 */
    struct table *table; /* for full-width searches, or NULL */
    const uint64_t *past; /* as in search.h */
    size_t n_past;
    struct rng *rng;
    /* answered */
    game_move move;
    int score, depth; /* of that move; depth 0: there was no time for a look at all of them */
    uint64_t nodes;
};

/* ERR_MEMORY is the only error. The same board, setting and generator give the same move, unless the
 * time or the steps of the work are used up first. */
struct err imperfect_find(struct imperfect *p, struct work *w);

#endif
