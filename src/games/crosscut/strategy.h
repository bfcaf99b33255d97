/* strategy.h - a winning strategy written out: for every position that can come up, one move. */
#ifndef CROSSCUT_STRATEGY_H
#define CROSSCUT_STRATEGY_H

#include "games/crosscut/crosscut.h"

/* Told once for each position with the winner to move, in the order of play. */
typedef void strategy_fn(void *ctx, const struct board *b, game_move m);

/* The side to move on b wins; `tell` hears how, in as few turns as possible. ERR_ILLEGAL: it does
 * not win; ERR_BUDGET: not proved within the steps. A table of 2^bits entries is used. */
struct err crosscut_strategy(const struct board *b, int bits, strategy_fn *tell, void *ctx,
                             struct work *w);

/* The same, told turn by turn of the winner's, in any way that wins, and not where a move wins at
 * once; of positions that are mirror images of each other one is told. */
typedef void strategy_turn_fn(void *ctx, int turn, const struct board *b, game_move m);
struct err crosscut_strategy_turns(const struct board *b, int bits, strategy_turn_fn *tell,
                                   void *ctx, struct work *w);

#endif
