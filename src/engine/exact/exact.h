/* exact.h - the value of every position of a game on lanes, rank by rank.
 *
 * Ranks are solved from the last (nearly everybody has left) to the first (the root's layer); a
 * rank reads only the rank after it:
 *
 *     exact_open(&e, &lanes, UINT64_MAX, arena);
 *     for (r = e.last; r >= e.first; r--)  exact_rank_open, then for every band:
 *                                          exact_band_solve, and band by band the rank
 *                                          after it may go (exact_band_drop)
 *
 * A *band* is the layers of a rank whose group-0 shape has one rank. A table is only read by
 * layers that share the mover's shape with it, so band b of a rank reads nothing but the tables
 * of that band in the rank after it. That is what keeps memory near one rank instead of two.
 *
 * If the game is its own mirror image, the positions with group 1 to move are those with group 0
 * to move, mirrored; only one side is stored and bands b and rank - b are solved together.
 */
#ifndef EXACT_H
#define EXACT_H

#include "engine/exact/layer.h"
#include "engine/exact/workers.h"

struct exact {
    struct lanes lanes;
    struct shapes shapes[2];
    bool symmetric;
    int low[2], high[2]; /* ranks of the shapes of each group */
    int first, last;     /* ranks of layers: sums */
    uint64_t words;      /* of all tables together: the work of one sweep */
    uint64_t bytes;      /* most memory for tables at a time if bands are dropped when used */
};

enum { EXACT_PLACEMENTS = 1 << 20 }; /* more placements of a group than this are out of reach */

/* Shapes and sizes. ERR_BUDGET: too many placements, or more than `most` words of tables. *e must
 * stay where it is. */
struct err exact_open(struct exact *e, const struct lanes *lanes, uint64_t most,
                      struct arena *arena);

/* Words of all tables of the board, without making any: in a moment. UINT64_MAX: out of reach. */
uint64_t exact_words(const struct lanes *lanes, struct arena *arena);
uint64_t exact_positions(const struct exact *e); /* of all layers, with one side to move */

/* Work cut into `of` parts, of which `part` is done here (share.h). {0}: all of it. */
struct share {
    int part, of;
};

/* All tables of one rank, or those of one part. */
struct rank {
    struct exact *exact; /* NULL: no rank */
    int number;
    struct share share; /* set after exact_rank_open; next ranks have the same */
    struct arena index;
    struct arena *band[2]; /* [side to move][rank of its shape - low]: memory of its tables */
    pair **table[2];       /* [side to move][own shape * shapes of the other + other shape] */
    struct exact_tally tally[2]; /* of the bands solved so far */
    int sweeps;            /* the most of any layer */
};

struct err exact_rank_open(struct rank *r, struct exact *e, int number); /* no tables yet */
void exact_rank_close(struct rank *r);

/* Bands of a rank, ascending: false after the last. Start with *band = -1. With the mirror trick
 * the mirrored bands are not listed again. */
bool exact_rank_next_band(const struct rank *r, int *band);
struct err exact_band_take(struct rank *r, int band); /* its tables, contents unknown */
void exact_band_drop(struct rank *next, int number,
                     int band); /* all that `band` of rank `number` reads */

/* next: rank number + 1, or NULL for the last. ERR_BUDGET: told to stop. */
struct err exact_band_solve(struct rank *r, const struct rank *next, int band,
                            const struct workers *workers, struct work *w);

/* Checks by another road that every value follows from its successors': of every `stride`-th row
 * of every table of the band. Adds to the counts. */
struct audit {
    uint64_t checked, wrong;
};
struct err exact_band_verify(const struct rank *r, const struct rank *next, int band,
                             uint32_t stride, const struct workers *workers, struct work *w,
                             struct audit *out);

/* Take and solve all bands; with `spend`, tables of `next` go as soon as they are used. */
struct err exact_rank_solve(struct rank *r, struct rank *next, bool spend,
                            const struct workers *workers, struct work *w);

/* The layers of one band: false after the last. Start with {0}. */
struct layer_at {
    uint32_t shape[2]; /* of group 0 and group 1 */
    bool begun;
};
bool exact_band_next_layer(const struct rank *r, int band, struct layer_at *at);
struct exact_face exact_rank_face(const struct rank *r, const struct rank *next, struct layer_at at,
                                  int side);

enum outcome { OUTCOME_DRAWN, OUTCOME_WON, OUTCOME_LOST };

/* A position: the cells of both groups and who is to move. */
struct exact_position {
    uint64_t cells[2];
    int mover;
};
/* -1 if not among the shapes */
int exact_position_rank(const struct exact *e, const struct exact_position *s);
enum outcome exact_position_value(const struct rank *r, const struct exact_position *s);

#endif
