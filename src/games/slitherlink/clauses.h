/* clauses.h - Slitherlink as clauses (core/clauses.h). Plain arrays in and out. Edges and cells are
 * two ways that share nothing but the numbering of edges: so each can check the other.
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

/* A variable for each edge (key k is variable k + 1); dots and numbers, and what separates loops is
 * cut. The plain reading of the rules. */
struct encoding slitherlink_edge_encoding(const struct slitherlink_clues *clues);

/* The same, and one loop said by two trees: every model is a solution (order_clauses.c). */
struct encoding slitherlink_order_encoding(const struct slitherlink_clues *clues);

/* The same, and the founding document's variables "connected" (founding_clauses.c). */
enum { FOUNDING_EDGES_MAX = 480 }; /* 15x15: it has as many variables as pairs of edges */
struct encoding slitherlink_founding_encoding(const struct slitherlink_clues *clues);

/* A variable for each cell, inside the loop or not; pieces of the inside and holes in it are cut.
 * For CaDiCaL less work than edges, and a shorter tail. */
struct encoding slitherlink_cell_encoding(const struct slitherlink_clues *clues);

/* What the encodings with edges share (edge_clauses.c): variables of the sides of a cell and at a
 * dot, the dots at both ends of an edge in reading order, the rules but for the one loop. */
void slitherlink_sides(const struct slitherlink_clues *p, int r, int c, int side[4]);
int slitherlink_edges_at(const struct slitherlink_clues *p, int r, int c, int edge[4]);
void slitherlink_ends(const struct slitherlink_clues *p, int edge, int dot[2]);
void slitherlink_edge_clauses(const struct encoding *e, const struct clause_sink *to, int *room);

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
