/* encode.h - Slitherlink for the exact solver: plain arrays in, plain arrays out.
 *
 * Clues are h rows of w, 0 to 4 or -1 for none. Edges are one array: first h+1 rows of w edges
 * between dots side by side, then h rows of w+1 edges between dots above each other; 1 drawn,
 * 0 crossed out, -1 open. `slitherlink_edges` says how many there are.
 *
 * ERR_MEMORY is the only error; a used-up budget is ANSWER_UNKNOWN, or a false `minimal` or
 * `complete`. Cells in answers are row * w + column.
 */
#ifndef SLITHERLINK_ENCODE_H
#define SLITHERLINK_ENCODE_H

#include "core/game.h"

struct slitherlink_ask {
    int w, h;
    const int8_t *clue;
    const int8_t *edge; /* what is already decided, or NULL */
};

struct slitherlink_found {
    enum answer answer;
    uint64_t count; /* solutions, at most the limit */
    uint64_t decisions, conflicts;
    int8_t *first, *second; /* the caller's, or NULL; filled as far as there are solutions */
};

static inline size_t slitherlink_edges(int w, int h)
{
    return (size_t)(h + 1) * (size_t)w + (size_t)h * (size_t)(w + 1);
}

/* Count solutions up to `limit`, at least 2. */
struct err slitherlink_count(const struct slitherlink_ask *ask, uint64_t limit,
                             struct slitherlink_found *out, struct work *w);

/* Cells whose clues cannot all hold, ascending; room for all clues. *n is 0 if the board has
 * solutions, or none whatever the clues. *minimal: none of them can be left out. */
struct err slitherlink_blame(const struct slitherlink_ask *ask, uint32_t *cell, size_t *n,
                             bool *minimal, struct work *w);

/* The edges that are the same in all solutions, -1 for the others (for all, if there is none).
 * *complete: proved, not just "no difference found before the steps ran out". */
struct err slitherlink_common(const struct slitherlink_ask *ask, int8_t *edge, bool *complete,
                              struct work *w);

/* Removing clues one by one from a board with one solution; what is learnt about one clue helps
 * with the next. Memory stays taken from the arena of `w` until the caller releases it. */
struct slitherlink_dig;
struct slitherlink_dig *slitherlink_dig_open(const struct slitherlink_ask *ask, struct work *w);
enum answer slitherlink_dig_try(struct slitherlink_dig *d, uint32_t cell); /* ONE: it may go */
void slitherlink_dig_drop(struct slitherlink_dig *d, uint32_t cell);       /* take it off */

#endif
