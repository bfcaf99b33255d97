/* canonical.h - one text for all boards that are the same puzzle turned or mirrored. */
#ifndef STORE_CANONICAL_H
#define STORE_CANONICAL_H

#include "core/game.h"

/* The least of the position lines of b under the symmetries of its game, in the arena; empty: no
 * memory. Progress of a puzzle must have been taken off. */
struct slice canonical_text(const struct board *b, struct arena *arena);

#endif
