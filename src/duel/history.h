/* history.h - the positions of a game that may come up again, for the rule of played games: the
 * third time the same position has the same side to move, the game is a draw. */
#ifndef DUEL_HISTORY_H
#define DUEL_HISTORY_H

#include <stddef.h>
#include <stdint.h>

#include "core/game.h"

enum { HISTORY_MAX = 4096, TIMES_DRAWN = 3 };

struct history {
    uint64_t key[HISTORY_MAX]; /* oldest first; the newest is the board in hand */
    size_t n;
};

void history_add(struct history *h, const struct board *b);
int history_times(const struct history *h); /* how often the newest position has been there */

#endif
