/* elo.h - what a match says about strength. */
#ifndef DUEL_ELO_H
#define DUEL_ELO_H

#include <stdbool.h>
#include <stdint.h>

struct tally {
    uint32_t wins, draws, losses; /* of A; draws include games without a winner */
    uint32_t invalid, limit;      /* of the draws: boards that ended invalid, limits of turns */
};

struct elo {
    double score; /* 0..1 */
    bool bounded; /* false: all games won, or all lost; elo and error mean nothing */
    double elo;   /* A is so much stronger */
    double error; /* half of the 95% interval */
    double los;   /* likelihood that A is the stronger one */
};

/* Sequential test of "A is better by hi" against "A is better by lo": the logarithm of their
 * likelihood ratio. At SPRT_BOUND either way the answer is known with 95%. */
double tally_sprt(const struct tally *t, double lo, double hi);
#define SPRT_BOUND 2.94

struct elo tally_elo(const struct tally *t); /* at least one game */

#endif
