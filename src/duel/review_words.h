/* review_words.h - judged turns in words: what a move was worth, what would have been better and why, what
 * is known for certain. */
#ifndef DUEL_REVIEW_WORDS_H
#define DUEL_REVIEW_WORDS_H

#include "duel/review.h"

/* "wins in 5", "draws", "+1.20": the move that was played, or the best one. */
void judgement_write(const struct judgement *j, bool best, struct writer *out);

/* One or two sentences about a turn on the board before it that gave something away. */
void review_explain(const struct board *before, const struct judgement *j, struct arena *arena,
                    struct writer *out);

/* The same about any turn: "c3r: the only move that keeps the win (wins in 5)". */
void review_tell(const struct board *before, const struct judgement *j, struct arena *arena,
                 struct writer *out);

/* What is certain of the position before the turn or after it: "Red wins in 19", "Draw". Nothing: its
 * worth is a guess. */
void review_fact(const struct board *before, const struct judgement *j, bool after,
                 struct writer *out);

#endif
