/* deduce.h - can a puzzle be solved with techniques of a level alone? And after losing a clue?
 *
 * All steps of the ladder up to a level, in whatever order is quick; since they are monotone the
 * order does not matter. Each filled cell remembers the clues and cells it was concluded from, so
 * that after a clue has gone only what rested on it is thought about again.
 */
#ifndef SLANT_DEDUCE_H
#define SLANT_DEDUCE_H

#include "games/slant/ladder.h"

struct deduce;

struct deduce *deduce_take(int w, int h, struct arena *arena); /* NULL: no memory */
struct slate *deduce_slate(struct deduce *d);                  /* set its clues before deduce_all */

/* From the empty board: is it solved with techniques of this level or easier? */
bool deduce_all(struct deduce *d, enum level level, struct work *w);

/* After deduce_all was true: take n clues off, if the board is solved without them too. */
bool deduce_drop(struct deduce *d, const uint32_t *corner, uint32_t n, struct work *w);

#endif
