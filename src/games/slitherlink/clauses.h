/* clauses.h - Slitherlink as clauses with cuts (core/clauses.h), in two ways that share nothing
 * but the numbering of edges: so each can check the other. Plain arrays in and out.
 *
 * Key k is an edge, drawn or not: first the horizontal ones, h + 1 rows of w, then the vertical
 * ones, h rows of w + 1; the order of LINES in a position.
 */
#ifndef SLITHERLINK_CLAUSES_H
#define SLITHERLINK_CLAUSES_H

#include <stdint.h>

#include "core/clauses.h"

struct slitherlink_clues {
    int w, h;            /* in cells, at least 1 */
    const int8_t *clue;  /* h rows of w: 0 to 4, or -1 */
    const int8_t *fixed; /* one a key: 0 empty, 1 drawn, -1 open; or NULL */
};

/* A variable for each edge (key k is variable k + 1); loops are cut. The plain reading of the
 * rules. */
struct encoding slitherlink_edge_encoding(const struct slitherlink_clues *clues);

/* A variable for each cell, inside the loop or not; pieces of the inside and holes in it are cut.
 * About half the work of the other for CaDiCaL, and a shorter tail. */
struct encoding slitherlink_cell_encoding(const struct slitherlink_clues *clues);

static inline int slitherlink_keys(int w, int h)
{
    return (h + 1) * w + h * (w + 1);
}

static inline int slitherlink_across(int w, int r, int c) /* the key above cell (r, c) */
{
    return r * w + c;
}

static inline int slitherlink_down(int w, int h, int r, int c) /* the key left of cell (r, c) */
{
    return (h + 1) * w + r * (w + 1) + c;
}

#endif
