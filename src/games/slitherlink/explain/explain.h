/* explain.h - stories of hints that are no proofs. The hint must be whole, and have a story. */
#ifndef SLITHERLINK_EXPLAIN_H
#define SLITHERLINK_EXPLAIN_H

#include "games/slitherlink/slitherlink.h"

void slitherlink_tell_look(const struct board *b, struct hint *h); /* a step seen at a glance */
void slitherlink_tell_end(const struct board *b, struct hint *h);  /* no step */

#endif
