/* describe.h - the board in words: a cell, a row, all clues; for those who do not see it. */
#ifndef SESSION_DESCRIBE_H
#define SESSION_DESCRIBE_H

#include "session/view.h"

/* "b4: 3, line above, cross right": any place; of a dot what leads away from it. */
void describe_place(const struct session *s, const struct view *v, struct spot at,
                    struct writer *out);
void describe_row(const struct session *s, const struct view *v, int r, struct writer *out);
void describe_clues(const struct session *s, const struct view *v, struct writer *out);

/* "c4", "b2n", "corner a6", "dot a6": corners are named on a grid of their own, which the names
 * along the board do not show. */
void describe_spot(const struct board *b, struct spot at, struct writer *out);

/* The places of the hint in hand, each after a blank, commas between; " ..." for what is more than
 * `most`. Returns how many there are: of a puzzle without any solution there may be none. */
size_t describe_reasons(const struct session *s, size_t most, struct writer *out);

/* The line that won, where the picture lights one up: ": row 4"; else nothing. */
void describe_span(const struct board *b, struct writer *out, struct work *w);

#endif
