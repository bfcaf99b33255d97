/* articulation.h - which places hang on a single one: depth first search after Hopcroft and Tarjan.
 *
 * Nodes are dots joined by edges that are not crossed out, or cells joined across edges that are
 * not lines. `low` of a node is the earliest node that it or anything below it touches besides its
 * parent; if that is not before the parent, then the parent alone joins it to the rest.
 */
#ifndef SLITHERLINK_ARTICULATION_H
#define SLITHERLINK_ARTICULATION_H

#include "games/slitherlink/deduce/deduce.h"

struct articulation {
    const struct slitherlink_deduce *d;
    uint8_t wall;        /* the EDGE_ state that does not let through */
    uint8_t *node;       /* by place: may it be visited? */
    int32_t *time, *low; /* by place; time 0: not visited */
    int32_t *parent;     /* by place; 0 for roots */
    int32_t *order, n;   /* places in the order visited; order[time - 1] */
    uint8_t *next;
};

bool slitherlink_articulation_open(struct articulation *g, const struct slitherlink_deduce *d,
                                   uint8_t wall, struct arena *arena);
/* everything that root reaches */
void slitherlink_articulation_visit(struct articulation *g, int32_t root);
/* fills `low`, after all visits */
void slitherlink_articulation_finish(struct articulation *g);

/* Node j = i + two steps to side s, if one can go there; else 0. */
static inline int32_t articulation_step(const struct articulation *g, int32_t i, int s)
{
    int32_t off = g->d->off[s];
    return g->d->at[i + off] != g->wall && g->node[i + 2 * off] ? i + 2 * off : 0;
}

#endif
