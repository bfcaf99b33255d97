/* sentences.h - what is told about a game in hand: one state, one wording, in every face.
 *
 * Sentences have no full stop at the end and begin with a capital only where a name or a headline does;
 * faces may begin them with one.
 */
#ifndef SESSION_SENTENCES_H
#define SESSION_SENTENCES_H

#include "session/session.h"

/* "Red to move", "Your turn: Blue", "In progress", "Puzzle complete", "You win 31-27": whose turn it
 * is, or how it ended. `flaws` are what a finished board does not meet. */
void sentence_state(const struct session *s, enum status status, const struct flaws *unmet,
                    struct writer *out, struct work *w);

/* How a board that nobody plays came out: "Blue wins: row 4". */
void sentence_result(const struct board *b, enum status status, struct writer *out,
                     struct work *w);

/* What a solved board tells that does not stand on it: "The order is 1>3>2"; else nothing. */
void sentence_told(const struct session *s, struct writer *out);

/* "You: +1 move +2 clue = 3", of the last step; nothing where there are no points. */
void sentence_gain(const struct session *s, struct writer *out, struct work *w);

/* The hint in hand, as far as it has been told. */
void sentence_hint(const struct session *s, struct writer *out);
void sentence_story_step(const struct session *s, struct writer *out); /* "2 of 7: " and its words */

/* "clue at d5": flaw number i of a list. */
void sentence_flaw(const struct board *b, const struct flaws *all, size_t i, struct writer *out);

/* "You", "CPU", or the name of the side. */
const char *sentence_side(const struct session *s, int side);
/* "CPU max", "You", "human": who plays a side. */
void sentence_seat(const struct session *s, int side, struct writer *out);

/* "2 of 5 home": how far a side is in a race; nothing where there is none. */
void sentence_race(const struct session *s, int side, struct writer *out);

/* "3 minutes 41 seconds" */
void sentence_time(int64_t ms, struct writer *out);

#endif
