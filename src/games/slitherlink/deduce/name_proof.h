/* name_proof.h - what people call a direct proof, by what it is made of. */
#ifndef SLITHERLINK_NAME_PROOF_H
#define SLITHERLINK_NAME_PROOF_H

#include "games/slitherlink/deduce/find_proof.h"

/* Sets `name` of a proof by no supposition that is ready to be read (slitherlink_proof_again). */
void slitherlink_name_proof(struct slitherlink_proof *x);

#endif
