/* appraise.h - a puzzle in words: how many solutions it has, how hard it is, what it takes.
 *
 *     Exactly one solution: proved
 *     Rating 2.3, easy, 14 steps
 *     9 x number on the rim
 */
#ifndef SESSION_APPRAISE_H
#define SESSION_APPRAISE_H

#include "core/game.h"

/* Of the puzzle itself, whatever progress b shows. Long; takes from the arena of the work. */
struct err appraise(const struct board *b, struct writer *out, struct work *w);

#endif
