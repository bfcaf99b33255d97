/* colour.h - which cells lie on the same side of the loop.
 *
 * Crossing a line changes sides, crossing a cross does not; off the board is outside. Cells whose
 * relation is known form groups (union-find with parity, read anew when asked).
 */
#ifndef SLITHERLINK_COLOUR_H
#define SLITHERLINK_COLOUR_H

#include "games/slitherlink/deduce/deduce.h"

enum { COLOUR_OFF = 0 }; /* the place that stands for all cells off the board */

struct colours {
    const struct slitherlink_deduce *d;
    int32_t *up;   /* by place of a cell: the root of its group, once read */
    uint8_t *odd;  /* is it on the other side than `up`? */
    int32_t *from; /* walks: the edge by which a cell was reached */
    int32_t *queue;
    int32_t *stamp, now;
};

bool slitherlink_colours_open(struct colours *c, const struct slitherlink_deduce *d,
                              struct arena *arena);
void slitherlink_colours_read(struct colours *c); /* from what is decided now */

/* Are cells a and b in one group, and on different sides? */
static inline bool colours_related(const struct colours *c, int32_t a, int32_t b, bool *differ)
{
    *differ = c->odd[a] != c->odd[b];
    return c->up[a] == c->up[b];
}

/* Shortest walk from a to b over decided edges, at most `most` of them: how many, or 0. The edges
 * are read back with slitherlink_colours_walk_back, from b to a. */
int slitherlink_colours_walk(struct colours *c, int32_t a, int32_t b, int most);
/* the edge; *cell moves on */
int32_t slitherlink_colours_walk_back(const struct colours *c, int32_t *cell);

/* Fixpoint: what the colours say at one place is decided on the spot; a contradiction shows in
 * `broken`. */
struct slitherlink_finding;
void slitherlink_colours_edge(struct slitherlink_finding *f, struct colours *c, int32_t e);
void slitherlink_colours_clue(struct slitherlink_finding *f, struct colours *c, int32_t cell);
void slitherlink_colours_dot(struct slitherlink_finding *f, struct colours *c, int32_t dot);

static inline int32_t colours_cell(const struct slitherlink_deduce *d, int32_t i)
{
    return d->kind[i] == PLACE_CELL ? i : COLOUR_OFF;
}

#endif
