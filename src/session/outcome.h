/* outcome.h - how it ended and what the last move earned, in words that every face shares. */
#ifndef SESSION_OUTCOME_H
#define SESSION_OUTCOME_H

#include "session/session.h"

/* "Puzzle complete", "You win 31-27", "Blue wins: row 4. CPU wins": how a board that is not open
 * any more came out. The dash stands between two scores, so that a face may use a better one. */
void outcome_write(const struct session *s, enum status status, const char *dash,
                   struct writer *out, struct work *w);

/* The same of a board that nobody plays: "Blue wins: row 4". */
void result_write(const struct board *b, enum status status, const char *dash, struct writer *out,
                  struct work *w);

/* "The order is 1>3>2: nothing of it is open": what a solved board tells that does not stand on it,
 * with some words before it; where there is no such thing, nothing. Returns whether there is. */
bool outcome_tell(const struct session *s, const char *before, struct writer *out);

/* "+1 move +2 clue = 3", of the last step; nothing if it broke a rule. Returns the side that made
 * it, or -1: there is none, or the game has no points. */
int gain_write(const struct session *s, struct writer *out, struct work *w);

/* "clue at d5", "loop at a1, a2, b1 ...": one of them. */
void flaw_write(const struct board *b, const struct flaws *all, size_t i, struct writer *out);

#endif
