/* deduce.h - a Slitherlink board to reason on: what is decided, counted, joined, and undone.
 *
 * The lattice of slitherlink.h with three more places on every side, so that no loop has to ask
 * where the board ends: places off the board are crosses and cells without a clue. Place i has its
 * neighbours at i - row, i + 1, i + row, i - 1 (the order of enum side). For a cell these are its
 * sides, for a dot its edges; an edge lies between dots i - along, i + along and between cells
 * i - across, i + across. A place is named by its number everywhere below this folder.
 *
 *     around   lines and open edges of a cell or dot:  lines + 8 * open
 *     end      of a dot where a path ends: the other end; of a dot without lines: itself
 */
#ifndef SLITHERLINK_DEDUCE_H
#define SLITHERLINK_DEDUCE_H

#include "games/slitherlink/slitherlink.h"

enum { DEDUCE_OPEN_ONE = 8, DEDUCE_PAD = 3 };

enum slitherlink_place { PLACE_OFF, PLACE_DOT, PLACE_CELL, PLACE_ACROSS, PLACE_DOWN };

struct slitherlink_deduce {
    int w, h;
    int32_t row;    /* places in a row, odd; so edges have odd numbers */
    int32_t n;      /* places */
    int32_t off[4]; /* to the neighbours, by side */
    uint8_t *at;    /* edges: EDGE_ state; cells: clue */
    uint8_t *around;
    uint8_t *kind;              /* enum slitherlink_place */
    int32_t *cell, *dot, *edge; /* the places of each kind on the board, in reading order */
    int32_t cells, dots, edges;
    int32_t *end;
    int32_t *trail, n_trail, head; /* decided edges in order; the first `head` were looked at */
    int32_t *near, n_near;         /* edges that would close the path just made */
    int32_t lines, paths, unmet;   /* drawn edges, pieces they form, numbers not yet met */
    int32_t positive;              /* clues above 0 */
    int32_t closing;               /* an edge that would close a right loop when seen, or 0 */
    int32_t tangled;     /* trail place of the first line that branched; nothing joins then */
    bool closed, broken; /* the loop is closed and right; a rule cannot be kept */
};

/* Empty, for a board of this size, in the arena; false: no memory. Then take a board's clues and
 * progress, or clues alone and no progress. */
bool slitherlink_deduce_open(struct slitherlink_deduce *d, int w, int h, struct arena *arena);
void slitherlink_deduce_load(struct slitherlink_deduce *d, const struct board *b);
/* h rows of w, -1 for none */
void slitherlink_deduce_clues(struct slitherlink_deduce *d, const int8_t *clue);

/* Decide an open edge; take back the last ones until `n_trail` are left. */
void slitherlink_deduce_set(struct slitherlink_deduce *d, int32_t edge, uint8_t state);
void slitherlink_deduce_undo(struct slitherlink_deduce *d, int32_t n_trail);

/* Would this open edge close a path, and not be the last of a right loop? */
bool slitherlink_deduce_is_early(const struct slitherlink_deduce *d, int32_t edge);

/* Follow finished and full clues, dots and early loops until nothing is left to say. False: broken.
 * Works from `head` on; slitherlink_deduce_load and slitherlink_deduce_clues leave everything to
 * look at. */
bool slitherlink_deduce_propagate(struct slitherlink_deduce *d);

/* a clue was added: does it say something? */
void slitherlink_deduce_look(struct slitherlink_deduce *d, int32_t cell);

static inline int32_t deduce_place(const struct slitherlink_deduce *d, int x, int y)
{
    return (y + DEDUCE_PAD) * d->row + x + DEDUCE_PAD;
}

static inline struct spot deduce_spot(const struct slitherlink_deduce *d, int32_t i)
{
    return (struct spot){(int16_t)(i % d->row - DEDUCE_PAD), (int16_t)(i / d->row - DEDUCE_PAD)};
}

static inline int deduce_lines(const struct slitherlink_deduce *d, int32_t i)
{
    return d->around[i] & 7;
}

static inline int deduce_unset(const struct slitherlink_deduce *d, int32_t i)
{
    return d->around[i] >> 3;
}

static inline int32_t deduce_along(const struct slitherlink_deduce *d, int32_t edge)
{
    return d->kind[edge] == PLACE_DOWN ? d->row : 1;
}

static inline int32_t deduce_across(const struct slitherlink_deduce *d, int32_t edge)
{
    return d->kind[edge] == PLACE_DOWN ? 1 : d->row;
}

/* Would this edge close a path, if it is open? */
static inline bool deduce_closes(const struct slitherlink_deduce *d, int32_t edge)
{
    int32_t along = deduce_along(d, edge);
    return d->at[edge] == EDGE_UNSET && deduce_lines(d, edge - along) == 1 && d->end[edge - along] == edge + along;
}

static inline bool deduce_is_edge(int32_t i)
{
    return i & 1;
}

#endif
