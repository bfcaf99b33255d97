/* block.h - working memory of the block propagator. */
#ifndef ENGINE_CDCL_BLOCK_H
#define ENGINE_CDCL_BLOCK_H

#include "engine/cdcl/solver.h"

bool cdcl_block_take(struct cdcl *s);

#endif
