/* parts.h - a large board, thought about part by part.
 *
 * Whoever solves a large board looks at one part of it at a time. The board is laid out in squares; what is
 * asked about a square may rest on what is known up to a margin round it. The cheapest step of each square is
 * kept until an edge there or in its margin is decided, so a step costs what a small board would, however
 * large the board is. Steps that need more than a margin are left to the whole board, which is asked when
 * no part has any.
 */
#ifndef SLITHERLINK_PARTS_H
#define SLITHERLINK_PARTS_H

#include "games/slitherlink/deduce/find_proof.h"

enum { PARTS_ABOVE = 2500 }; /* cells: smaller boards are one part */

struct slitherlink_parts {
    const struct slitherlink_deduce *d;
    int across, down, n; /* squares */
    int32_t *direct;     /* by square: the least cost without a supposition; PARTS_NEWS: not known */
    int32_t *cost;       /* ... and with; PARTS_NEWS: not known */
    int loaded;          /* the square whose scope is marked, or -1 */
    int32_t *cell, *dot, *edge, *reached; /* of that one */
    struct prove_part part;
};

/* Everything is news. False: no memory. */
bool slitherlink_parts_open(struct slitherlink_parts *x, const struct slitherlink_deduce *d, struct arena *arena);

/* This edge is about to be decided. */
void slitherlink_parts_news(struct slitherlink_parts *x, int32_t edge, uint8_t state);

/* The cheapest proof of all parts, ready to be read in `proof`. False: there is none. */
bool slitherlink_parts_best(struct slitherlink_parts *x, struct slitherlink_proof *proof,
                            struct slitherlink_finding *f);

/* The whole board will be asked next. */
void slitherlink_parts_leave(struct slitherlink_parts *x, struct slitherlink_proof *proof);

#endif
