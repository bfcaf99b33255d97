/* distance.h - how many plies a win takes, for boards small enough to hold all ranks at once.
 *
 * Round d of the analysis makes known exactly the positions that are decided in d plies: won in
 * odd rounds, lost in even ones. So a round writes one of the two bits and reads the other, and
 * layers may be worked on in any order and in place.
 */
#ifndef EXACT_DISTANCE_H
#define EXACT_DISTANCE_H

#include "engine/exact/exact.h"

enum { PLIES_MOST = 255 }; /* a byte each */

struct distance {
    struct exact *exact;
    struct rank *rank;  /* first .. last */
    uint8_t **plies[2]; /* as rank.table: other->rows rows of own->rows bytes; 0 if drawn */
    uint8_t *stamp;     /* [shape 0 * shapes 1 + shape 1]: the last round that changed it */
    int longest;        /* the longest forced win */
    bool complete;      /* false: some wins are longer than PLIES_MOST and not found */
};

/* The values lie in the ranks until exact_distance_close, the plies in the arena of `w` until the
 * caller releases it. ERR_BUDGET: told to stop; on error nothing is left to close. */
struct err exact_distance_solve(struct distance *d, struct exact *e, const struct workers *workers,
                                struct work *w);
void exact_distance_close(struct distance *d);

/* The same for one layer alone, that of s, from finished values: plies until somebody leaves it with
 * the value kept. r and next hold the values of its rank and the one after. The result lies in the
 * arena of `w`; there is nothing to close. */
struct err exact_distance_layer(struct distance *d, const struct rank *r, const struct rank *next,
                                const struct exact_position *s, struct work *w);

/* Plies to the end under best play, 0 if drawn. */
int exact_position_plies(const struct distance *d, const struct exact_position *s);

#endif
