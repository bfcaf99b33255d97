/* strategy_file.h - a strategy on paper: for every position that can come up, a move; and its
 * check.
 *
 * A line is a position and a move, a tab between. The check knows the rules of the game and nothing
 * else: it looks up the move, plays it, and goes on after every reply there is.
 */
#ifndef DUEL_STRATEGY_FILE_H
#define DUEL_STRATEGY_FILE_H

#include "core/game.h"

enum { STRATEGY_FILE_LINE = 160 };

struct strategy_file {
    char (*line)[STRATEGY_FILE_LINE]; /* NUL-ended */
    size_t n, cap;
    bool full;                    /* something did not fit */
    unsigned long games, longest; /* of the check: finished games, the turns of the longest */
};

/* One more line, as "GAME 5x5 ... R\tb2"; ctx is a struct strategy_file. */
void strategy_file_add(void *ctx, const struct board *b, game_move m);
void strategy_file_sort(struct strategy_file *p); /* before it is checked */

/* Does the side to move on b win whatever the other does? turn: how many have been played. */
bool strategy_file_wins(struct strategy_file *p, const struct board *b, unsigned long turn,
                        struct arena *arena);

#endif
