/* deduce.h - can a puzzle be solved with techniques of a level alone? And after losing a clue?
 *
 * All steps of the ladder up to a level, in whatever order is quick; since they are monotone the
 * order does not matter. Each filled cell remembers the clues and cells it was concluded from, so
 * that after a clue has gone only what rested on it is thought about again.
 */
#ifndef SLANT_DEDUCE_H
#define SLANT_DEDUCE_H

#include "games/slant/ladder.h"

/* A list in the pool: coded places, a corner 2k, a cell 2k + 1. */
struct why {
    uint32_t first, n;
};

/* Rows and columns of places, as scratch_board.h numbers them, all included; empty: top > bottom. */
struct slant_box {
    uint32_t top, left, bottom, right;
};

enum { SLANT_BLOCK = 64 }; /* cells that stand together on the trail and share a box */

struct slant_deduce {
    struct scratch_board *s;
    struct slant_suppose *p;
    enum level level; /* not LEVEL_EXPERT: that is for the search in remove_clues.c */
    struct work *w;
    uint32_t *queue; /* coded places to look at: numbers of corners, loops at cells */
    uint32_t n_queue;
    uint8_t *queued; /* by place: bit 0 as a corner, bit 1 as a cell */
    bool trying;     /* no reasons are kept, clashes are looked for */
    bool clash;
    uint32_t *open, *corners;
    struct slant_field field; /* the cells left, and the corners round them */
    struct why *why, *old; /* by cell */
    struct slant_box *box; /* by block of the trail: round all that its cells rest on, or more */
    uint32_t *pool, *spare;
    uint32_t n_pool, cap_pool;
    bool overflow;
    struct slant_step step;

    /* remove_clues.c */
    const struct scratch_board *solution;
    enum orbit_kind symmetry;
    bool without_zeros;
    uint8_t *lost; /* by place: bit 0 this clue, bit 1 this cell, bit 2 listed as a corner */
    uint32_t *lost_cell;
    uint8_t *lost_slash;
    uint32_t n_lost, kept; /* cells lost; length of the trail that is left */
    uint32_t lost_from;    /* where on the trail the first of them stands */
    uint32_t dropped[ORBIT_MAX], n_dropped;
    uint8_t clue[ORBIT_MAX];
    uint32_t pool_kept;
    uint32_t *stuck; /* the field where thinking ended: cells, then corners */
    struct slant_field stuck_field;
    uint8_t *other;  /* by cell: another solution */
    uint32_t *first; /* by group: the first of its corners in the field */
    uint32_t nodes;
    bool one, has_other; /* the search proved one solution; found another one */
};

/* Take memory, set the clues of d->s, then deduce_all. */
struct slant_deduce *slant_deduce_take(int w, int h, struct arena *arena); /* NULL: no memory */

/* From the empty board: is it solved with techniques of this level or easier? */
bool slant_deduce_all(struct slant_deduce *d, enum level level, struct work *w);

/* ---- remove_clues.c; after deduce_all was true. d->solution, symmetry and without_zeros are the caller's.
 * ---- */

/* Corners that come and go together with k, it among them; can they have clues? */
uint32_t slant_deduce_orbit(const struct slant_deduce *d, uint32_t k, uint32_t out[ORBIT_MAX]);
bool slant_deduce_shows(const struct slant_deduce *d, const uint32_t *corner, uint32_t n);

/* Take n clues off, all at once, if the board is solved by its level without them too; or,
 * with `prove`, if a search proves that it still has one solution. */
bool slant_deduce_remove(struct slant_deduce *d, const uint32_t *corner, uint32_t n, bool prove,
                         struct work *w);

/* The same for a board that should become harder than its level: take the clues off, and if other
 * solutions appear, put a clue in another place that excludes them. False: the level still solves
 * the board, with or without the clues. */
bool slant_deduce_harden(struct slant_deduce *d, const uint32_t *corner, uint32_t n,
                         struct work *w);

/* Parts. */
void slant_deduce_push(struct slant_deduce *d, uint32_t place);
void slant_deduce_push_corners(struct slant_deduce *d, uint32_t cell);
void slant_deduce_put(struct slant_deduce *d, uint32_t cell, enum slash slash, struct why why);
void slant_deduce_follow(struct slant_deduce *d);
/* the last cell of the trail rests on this */
void slant_deduce_rest(struct slant_deduce *d, struct why why);
void slant_deduce_widen(const struct slant_deduce *d, struct slant_box *box, uint32_t place);
void slant_deduce_why_add(struct slant_deduce *d, struct why *why, uint32_t place);
void slant_deduce_why_add_round(struct slant_deduce *d, struct why *why, uint32_t corner);
/* until the board is full (true) or nothing follows */
bool slant_deduce_think(struct slant_deduce *d);

#endif
