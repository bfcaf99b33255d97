/* perft.h - how many ways a game can go on: the number of sequences of exactly 1, 2, ... turns.
 *
 * A pass or skip is a turn, and nothing follows the end of a game. The numbers are known for
 * several games and depend on every rule, so this is the first test of a game, and, since it
 * does nothing but list, copy and play, the measure of its speed.
 */
#ifndef CORE_PERFT_H
#define CORE_PERFT_H

#include "core/game.h"

/* counts[d] = sequences of exactly d + 1 turns from b, for d < depth. One step is one position
 * looked at. ERR_BUDGET or ERR_MEMORY: counts hold what was counted so far. */
struct err perft(const struct board *b, int depth, uint64_t *counts, struct work *w);

#endif
