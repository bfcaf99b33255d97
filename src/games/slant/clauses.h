/* clauses.h - Slant as clauses with loop cuts (core/clauses.h). Plain arrays in and out. */
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

struct encoding slant_encoding(const struct slant_clues *clues);

#endif
