/* perfect.h - the moves that keep what a position is worth: from tables, or proved on the spot.
 *
 * Of moves that win, those that win soonest; of moves that lose, those that hold out longest.
 */
#ifndef DUEL_PERFECT_H
#define DUEL_PERFECT_H

#include "core/game.h"

/* Tables that somebody keeps: the worth of each of the n moves of b. False: they do not hold it.
 * Several threads may ask at a time. */
struct kept {
    bool (*look)(void *ctx, const struct board *b, struct worth *each, size_t n, struct work *w,
                 struct err *err);
    void *ctx;
    bool (*holds)(void *ctx, const struct board *b); /* b and all that can come after it? */
};

/* Leaves in `moves` the best of its n, all there are; *out is what they are worth. Where nobody
 * knows how long a win takes, moves back to a position of `past` come last. ERR_VARIANT: nobody
 * knows the best move here. */
struct err perfect_moves(const struct board *b, const struct kept *kept, const uint64_t *past,
                         size_t n_past, game_move *moves, size_t *n, struct worth *out,
                         struct work *w);

/* Why nobody plays b perfectly to its end, a sentence; NULL: it can be done. Nothing is solved for
 * the answer. */
const char *perfect_refusal(const struct board *b, const struct kept *kept, struct arena *arena);

#endif
