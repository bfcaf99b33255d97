/* proof.h - Crosscut as the proof engine sees it. */
#ifndef CROSSCUT_PROOF_H
#define CROSSCUT_PROOF_H

#include "engine/proof/proof.h"
#include "games/crosscut/crosscut.h"
#include "games/crosscut/lines.h"

struct crosscut_proof {
    struct proof_game game; /* first: the engine hands it back */
    struct crosscut frame;  /* a board of this size */
    int rows_end;           /* 8 * rows of the inner board */
    uint32_t row_count;     /* 3 to the number of its columns */
    struct crosscut_lines lines;
};

void crosscut_proof_of(struct crosscut_proof *p, const struct crosscut *c);
const struct proof_game *crosscut_proof_game(const struct board *b, struct arena *arena);
void crosscut_proof_state(const struct board *b, struct proof_state *out);
struct proof_state crosscut_state(const struct crosscut *c); /* one of an open position */

#endif
