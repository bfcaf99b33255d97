/* perfect.h - the moves that keep what a position is worth: from tables, or proved on the spot.
 *
 * Of moves that win, those that win soonest; of moves that lose, those that hold out longest. Where
 * nobody knows how long a win takes, those that do not go in circles.
 */
#ifndef DUEL_PERFECT_H
#define DUEL_PERFECT_H

#include "duel/values.h"

/* Leaves in `moves` the best of its n, all there are; *out is what they are worth. A move to a
 * position that has been there twice, as `past` tells, is a draw. ERR_VARIANT: nobody knows the
 * best move here within the allowance. */
struct err perfect_moves(struct values *v, const struct board *b, const struct tablebase *tablebase,
                         struct allowance *a, const uint64_t *past, size_t n_past, game_move *moves,
                         size_t *n, struct worth *out, struct work *w);

/* Why nobody plays b perfectly to its end, a sentence; NULL: it can be done. Nothing is solved for
 * the answer. */
const char *perfect_refusal(const struct board *b, const struct tablebase *tablebase,
                            struct arena *arena);

#endif
