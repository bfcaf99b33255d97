/* clauses.h - the walks that stop on the goal, as clauses: what the search of search.c cannot do.
 *
 * It learns the order step by step from the start on, so that what makes the goal hard to reach is
 * met at the end of every walk again. Clauses say what holds at each place, whichever way the walk
 * gets there, and what is learnt of the surroundings of the goal is learnt once (solver.h).
 */
#ifndef ENGINE_WALK_CLAUSES_H
#define ENGINE_WALK_CLAUSES_H

#include "engine/walk/solver.h"
#include "engine/walk/walk.h"

struct walk_clauses {
    const struct walk_map *map;
    struct walk_solver *solver;
    /* Variables: a place is walked on; of a place and a side: both are walked on, the place before
     * its neighbour; the walk steps there; the choice made at a place is reversed. NO_LIT where
     * there is none; for `turned` also where that is known. */
    uint32_t *visit, (*before)[WALK_SIDES], (*step)[WALK_SIDES], *turned;
    uint16_t *path, *queue, *from; /* places */
    uint32_t *room;                /* of a clause, places + labels + 2 */
};

/* All walks that q asks for, with its prefix and what it knows of the order. NULL: no memory. */
struct walk_clauses *walk_clauses_open(const struct walk_map *map, const struct walk *q,
                                       struct work *w);

/* The steps of the walk in the values found last, from the start to the goal; into c->path. */
int walk_clauses_path(struct walk_clauses *c);

/* Never again that path. Or, if no order walks it, never again that round of places each of which
 * comes before the next. */
void walk_clauses_exclude(struct walk_clauses *c, int n_path);
void walk_clauses_cut(struct walk_clauses *c);

#endif
