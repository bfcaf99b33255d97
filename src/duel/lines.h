/* lines.h - several moves of a position, the best first, each with what it is worth and how the game
 * may go on.
 *
 * The first is the move that max plays. Where the exact worth of every move is known then, the others
 * are ranked by it; else each is the best of the moves that are left, by a search of its own that finds
 * what the ones before have put into the table. Games with points are searched as max searches them,
 * among the moves that spoil nothing, so there may be fewer lines than moves.
 */
#ifndef DUEL_LINES_H
#define DUEL_LINES_H

#include "duel/player.h"

/* At most `want` lines into out, *n of them. The player is a max or perfect one; the work's time and
 * steps are for all lines together. On error *n are there. */
struct err lines_find(struct player *p, const struct board *b, size_t want, struct advice *out,
                      size_t *n, struct work *w);

#endif
