/* clauses.h - Slant as clauses (core/clauses.h). Plain arrays in and out. */
#ifndef SLANT_CLAUSES_H
#define SLANT_CLAUSES_H

#include <stdint.h>

#include "core/clauses.h"

/* Key k (variable k + 1) is cell k in reading order: 1 is a fall `\` (L), 0 a rise `/` (R). */
struct slant_clues {
    int w, h;            /* in cells, at least 1 */
    const int8_t *clue;  /* one a corner, h + 1 rows of w + 1: 0 to 4, or -1 */
    const int8_t *fixed; /* one a key: 0 rise, 1 fall, -1 open; or NULL */
};

/* Numbers; loops are cut. */
struct encoding slant_encoding(const struct slant_clues *clues);

/* The same, and no loop said by two trees: every model is a solution (order_clauses.c). */
struct encoding slant_order_encoding(const struct slant_clues *clues);

/* The literals of the slashes that end at corner (r, c), and the corners they come from: from the
 * cell left above, right above, left below, right below, as far as these are on the board. */
int slant_slashes_at(const struct slant_clues *p, int r, int c, int literal[4], int far[4]);

#endif
