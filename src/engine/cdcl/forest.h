/* forest.h - trees that grow by joining and shrink by undoing the last join.
 *
 * The smaller tree is renamed, node by node along its ring, so each node is renamed at most
 * log2(n) times and the name of a node is one load: no path compression, hence cheap undo. The
 * parents root each tree somewhere; a join turns the smaller tree to hang from the joining edge.
 * After an undo it stays turned, which is as good: all that is asked of parents is the one path
 * between two nodes.
 */
#ifndef ENGINE_CDCL_FOREST_H
#define ENGINE_CDCL_FOREST_H

#include "engine/cdcl/solver.h"

/* Hang the tree of `node` from `onto` (the tree of `onto` keeps its name). */
void cdcl_forest_join(struct forest *f, int32_t node, int32_t onto, uint32_t by);

/* Undo the last join if variable `by` made it. */
void cdcl_forest_undo(struct forest *f, uint32_t by);

/* Add the literals on the path between two nodes of one tree to `why`. */
void cdcl_forest_explain(struct cdcl *s, int32_t a, int32_t b);

static inline bool forest_smaller(const struct forest *f, int32_t a, int32_t b)
{
    return f->size[f->node[a].comp] < f->size[f->node[b].comp];
}

#endif
