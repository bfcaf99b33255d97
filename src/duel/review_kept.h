/* review_kept.h - a judged turn as a line of text, to be kept with the record of its game:
 *
 *     judged 8 150000 c3r b2u -120 80 ? ? 430000 610000 11 - c3r b2u d1r
 *
 * The turn from 1, the microseconds of the search, the best move, the reply to the move that was played;
 * the scores of that move and of the best one, what they are worth (W5, L, D, or ? where nobody knows),
 * the mover's expected scores in millionths, the depth; x for exact and o for the only move, or -; the
 * line that begins with the best move. Readers of records skip lines whose first word they do not know.
 */
#ifndef DUEL_REVIEW_KEPT_H
#define DUEL_REVIEW_KEPT_H

#include "duel/review.h"

/* Without the end of the line. */
void review_kept_write(const struct board *before, size_t turn, const struct judgement *j,
                       struct arena *arena, struct writer *out);

/* "judged" and the turn at the start of a line; true: the reader stands after them. */
bool review_kept_turn(struct reader *in, size_t *turn);

/* The rest of the line, about this move on this board. False: it says something that cannot be, and out
 * is as it was. */
bool review_kept_read(const struct board *before, game_move played, struct reader *in,
                      struct arena *arena, struct judgement *out);

#endif
