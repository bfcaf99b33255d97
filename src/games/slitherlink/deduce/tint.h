/* tint.h - colours kept up to date while edges are decided and taken back.
 *
 * Each group of cells stands on a ring. When an edge joins two groups the smaller one is renamed;
 * only cells that were renamed, cells beside newly decided edges and new clues can have anything to
 * say that was not said before. Joins are taken back in reverse order, so that a closure can go
 * back to where it was at a cost that depends only on what has happened since.
 */
#ifndef SLITHERLINK_TINT_H
#define SLITHERLINK_TINT_H

#include "games/slitherlink/deduce/colour.h"

struct tint_join {
    int32_t a, b, name; /* the ring of cell a had this name before it was hung on that of b */
    uint8_t flip;
};

struct tints {
    struct colours c; /* `up` names the group, `odd` is relative to its name */
    struct deduce *d;
    int32_t *next, *size; /* ring; by name of a group */
    struct tint_join *join;
    int32_t n_joins, followed; /* decided edges that were read */
    int32_t *fresh, n_fresh;   /* cells with news */
    uint8_t *queued;
};

bool tints_open(struct tints *t, struct deduce *d, struct arena *arena); /* false: no memory */
void tints_forget(struct tints *t); /* other clues, nothing decided; everything is news */
void tints_look(struct tints *t, int32_t cell);                      /* a clue was added here */
void tints_undo(struct tints *t, int32_t n_joins, int32_t followed); /* nothing is news then */

/* Closure: decide all that colours say. A contradiction shows in `broken`. */
void tints_run(struct tints *t);

#endif
