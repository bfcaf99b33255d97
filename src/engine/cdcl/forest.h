/* forest.h - trees that grow by joining and shrink by undoing the last join.
 *
 * The smaller tree is renamed, node by node along its ring, so each node is renamed at most
 * log2(n) times and the name of a node is one load: no path compression, hence cheap undo. The
 * parents root each tree somewhere; a join turns the smaller tree to hang from the joining edge.
 * After an undo it stays turned, which is as good: all that is asked of parents is the one path
 * between two nodes.
 *
 * A corner is open while one of its cells is. One whose cells are all facts that have been joined is
 * never asked about again, so the rings lose these by and by: at the root, as they are gone along.
 */
#ifndef ENGINE_CDCL_FOREST_H
#define ENGINE_CDCL_FOREST_H

#include "engine/cdcl/solver.h"

/* Hang the tree of `node`, which was called `from` and bears the name of the tree of `onto` by now, from
 * `onto`. */
void cdcl_forest_join(struct forest *f, int32_t node, int32_t onto, int32_t from, uint32_t by);

/* For the search, from the joins made so far: the parents of all n nodes; rings of open corners alone. */
void cdcl_forest_root(struct forest *f, uint32_t n);

/* Undo the last join if variable `by` made it. */
void cdcl_forest_undo(struct forest *f, uint32_t by);

/* Add the literals on the path between two nodes of one tree to `why`. */
void cdcl_forest_explain(struct cdcl *s, int32_t a, int32_t b);

/* The next open node of a ring that has one. */
static inline int32_t forest_next(const struct forest *f, int32_t node)
{
    do
        node = f->node[node].next;
    while (!f->open[node]);
    return node;
}

static inline bool forest_smaller(const struct forest *f, int32_t a, int32_t b)
{
    return f->size[f->node[a].comp] < f->size[f->node[b].comp];
}

#endif
