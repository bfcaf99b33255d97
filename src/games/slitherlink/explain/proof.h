/* proof.h - a proof as a story. */
#ifndef SLITHERLINK_EXPLAIN_PROOF_H
#define SLITHERLINK_EXPLAIN_PROOF_H

#include "games/slitherlink/deduce/find_proof.h"
#include "games/slitherlink/explain/say.h"

/* The proof is ready to be read (slitherlink_proof_again); the hint has its moves and its
 * technique. */
void slitherlink_tell_proof(const struct board *b, struct hint *h, struct slitherlink_proof *x);

#endif
