/* odds.h - the numbers with which a position begins that looks worth so much to the side to move:
 * phi = 8 e^(-v/150), delta = 8 e^(v/150), each from 1 to 128, from a table in steps of 10, so that
 * they are the same everywhere. */
#ifndef PROOF_ODDS_H
#define PROOF_ODDS_H

#include "engine/proof/table.h"

enum { PROOF_ODDS_STEP = 10, PROOF_ODDS_MOST = 42 };

/* clang-format off */
static const uint8_t proof_odds_table[2 * PROOF_ODDS_MOST + 1] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4,
    4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 9, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22,
    23, 25, 27, 28, 30, 32, 35, 37, 40, 42, 45, 48, 52, 55, 59, 63, 68, 72, 77, 82, 88, 94, 101,
    108, 115, 123, 128,
};
/* clang-format on */

static inline struct proof_node proof_odds(int worth)
{
    int i = worth / PROOF_ODDS_STEP;
    i = i > PROOF_ODDS_MOST ? PROOF_ODDS_MOST : i < -PROOF_ODDS_MOST ? -PROOF_ODDS_MOST : i;
    return (struct proof_node){proof_odds_table[PROOF_ODDS_MOST - i],
                               proof_odds_table[PROOF_ODDS_MOST + i]};
}

#endif
