/* colour_incremental.h - colours kept up to date while edges are decided and taken back.
 *
 * Each group of cells stands on a ring. When an edge joins two groups the smaller one is renamed;
 * only cells that were renamed, cells beside newly decided edges and new clues can have anything to
 * say that was not said before. Joins are taken back in reverse order, so that a fixpoint can go
 * back to where it was at a cost that depends only on what has happened since.
 */
#ifndef SLITHERLINK_COLOUR_INCREMENTAL_H
#define SLITHERLINK_COLOUR_INCREMENTAL_H

#include "games/slitherlink/deduce/colour.h"

struct colour_group_join {
    int32_t a, b, name; /* the ring of cell a had this name before it was hung on that of b */
    uint8_t flip;
};

struct colour_groups {
    struct colours c; /* `up` names the group, `odd` is relative to its name */
    struct slitherlink_deduce *d;
    int32_t *next, *size; /* ring; by name of a group */
    struct colour_group_join *join;
    int32_t n_joins, followed; /* decided edges that were read */
    int32_t *fresh, n_fresh;   /* cells with news */
    uint8_t *queued;
};

/* false: no memory */
bool slitherlink_colour_groups_open(struct colour_groups *t, struct slitherlink_deduce *d,
                                    struct arena *arena);
/* other clues, nothing decided; everything is news */
void slitherlink_colour_groups_forget(struct colour_groups *t);
/* the same for these cells; the others may not be asked about any more */
void slitherlink_colour_groups_part(struct colour_groups *t, const int32_t *cell, int32_t n);
/* a clue was added here */
void slitherlink_colour_groups_look(struct colour_groups *t, int32_t cell);
/* nothing is news then */
void slitherlink_colour_groups_undo(struct colour_groups *t, int32_t n_joins, int32_t followed);

/* Parts: two cells are on one side or on different ones; the cells whose group has a new name are
 * news. The same for all edges decided since the last time. Forget the news. */
void slitherlink_colour_groups_join(struct colour_groups *t, int32_t a, int32_t b, bool differ);
void slitherlink_colour_groups_follow(struct colour_groups *t);
void slitherlink_colour_groups_drop_news(struct colour_groups *t);

/* Fixpoint: decide all that colours say. A contradiction shows in `broken`. */
void slitherlink_colour_groups_run(struct colour_groups *t);

#endif
