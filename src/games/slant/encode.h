/* encode.h - Slant for the exact solver: plain arrays in, plain arrays out.
 *
 * Clues are h+1 rows of w+1 corners, 0 to 4 or -1 for none. Cells are h rows of w: 1 falls (\),
 * 0 rises (/), -1 open. w and h count cells.
 *
 * ERR_MEMORY is the only error; a used-up budget is ANSWER_UNKNOWN, or a false `minimal` or
 * `complete`. Corners in answers are row * (w + 1) + column.
 */
#ifndef SLANT_ENCODE_H
#define SLANT_ENCODE_H

#include "core/game.h"

struct slant_ask {
    int w, h;
    const int8_t *clue;
    const int8_t *cell; /* what is already decided, or NULL */
};

struct slant_found {
    enum answer answer;
    uint64_t count; /* solutions, at most the limit */
    uint64_t decisions, conflicts;
    int8_t *first, *second; /* the caller's, or NULL; filled as far as there are solutions */
};

/* Count solutions up to `limit`, at least 2. */
struct err slant_count(const struct slant_ask *ask, uint64_t limit, struct slant_found *out,
                       struct work *w);

/* Corners whose clues cannot all hold, ascending; room for all clues. *n is 0 if the board has
 * solutions, or none whatever the clues. *minimal: none of them can be left out. */
struct err slant_blame(const struct slant_ask *ask, uint32_t *corner, size_t *n, bool *minimal,
                       struct work *w);

/* The cells that are the same in all solutions, -1 for the others (for all, if there is none).
 * *complete: proved, not just "no difference found before the steps ran out". */
struct err slant_common(const struct slant_ask *ask, int8_t *cell, bool *complete, struct work *w);

/* Removing clues one by one from a board with one solution; what is learnt about one clue helps
 * with the next. Memory stays taken from the arena of `w` until the caller releases it. */
struct slant_dig;
struct slant_dig *slant_dig_open(const struct slant_ask *ask, struct work *w);
enum answer slant_dig_try(struct slant_dig *d, uint32_t corner); /* ONE: it may go */
void slant_dig_drop(struct slant_dig *d, uint32_t corner);       /* take it off */

#endif
