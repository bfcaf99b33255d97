/* slitherlink_count.h - all solutions of a small Slitherlink by trying every edge. */
#ifndef SLOW_SLITHERLINK_COUNT_H
#define SLOW_SLITHERLINK_COUNT_H

#include <stdint.h>

/* Clues are h rows of w, -1 for none. Edges are numbered as in LINES of a position: h + 1 rows of w
 * horizontal ones, then h rows of w + 1 vertical ones; `fixed` (or NULL) has 0, 1 or -1 for each.
 * Counts up to limit; `first` (or NULL) gets the first solution found. At most 8x8 cells fit; up
 * to about 5x5 it ends soon. */
uint64_t slow_slitherlink_count(int w, int h, const int8_t *clue, const int8_t *fixed,
                                uint64_t limit, int8_t *first);

#endif
