/* slant_count.h - all solutions of a small Slant by trying both slashes in every cell. */
#ifndef SLOW_SLANT_COUNT_H
#define SLOW_SLANT_COUNT_H

#include <stdint.h>

/* Clues are h + 1 rows of w + 1, -1 for none. A cell is 1 for `\`, 0 for `/`; `fixed` (or NULL) has
 * 0, 1 or -1 for each. Counts up to limit; `first` (or NULL) gets the first solution found. At
 * most 8x8 cells fit; up to about 5x5 it ends soon. */
uint64_t slow_slant_count(int w, int h, const int8_t *clue, const int8_t *fixed, uint64_t limit,
                          int8_t *first);

#endif
