/* proof.h - Crosscut as the proof engine sees it. */
#ifndef CROSSCUT_PROOF_H
#define CROSSCUT_PROOF_H

#include "engine/proof/proof.h"
#include "games/crosscut/crosscut.h"

struct crosscut_proof {
    struct proof_game game; /* first: the engine hands it back */
    struct crosscut frame;  /* a board of this size */
};

void crosscut_proof_of(struct crosscut_proof *p, const struct crosscut *c);
struct proof_state crosscut_state(const struct crosscut *c); /* one of an open position */

#endif
