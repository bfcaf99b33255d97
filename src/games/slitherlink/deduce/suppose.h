/* suppose.h - suppose an edge is a line (or is not) and follow what that forces to a contradiction.
 *
 * Forced are finished and full numbers, dots, and edges that would close a loop too early; nothing
 * cleverer. It goes in rounds: a round decides all that the rounds before force. The number of
 * rounds to the contradiction is the length of the argument.
 */
#ifndef SLITHERLINK_SUPPOSE_H
#define SLITHERLINK_SUPPOSE_H

#include "games/slitherlink/deduce/deduce.h"

struct slitherlink_suppose {
    struct slitherlink_deduce *d;
    int32_t *reason; /* by edge: the cell or dot that forced it; itself: it would close a loop */
    int32_t *round;  /* by edge: when; valid for edges on the trail from `base` on */
    int32_t *pending, n_pending;
    uint8_t *state;   /* by edge: what is pending */
    uint8_t *safe;    /* by edge: 1 << what it can be supposed to be without failing */
    int32_t base;     /* trail before the supposition */
    int32_t conflict; /* a cell, a dot, or the edge that closed a loop too early */
};

bool slitherlink_suppose_open(struct slitherlink_suppose *s, struct slitherlink_deduce *d,
                              struct arena *arena);

/* Rounds to the contradiction, at most `most`; 0: there is none so soon. Leaves everything decided
 * for reading; slitherlink_deduce_undo(d, s->base) takes it back. */
int slitherlink_suppose_try(struct slitherlink_suppose *s, int32_t edge, uint8_t state, int most);

/* Fixpoint: decide every open edge whose opposite fails within so many rounds, once round the
 * board. The board must be settled. False: broken. */
bool slitherlink_suppose_run(struct slitherlink_suppose *s, int rounds);

#endif
