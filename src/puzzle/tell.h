/* tell.h - a hint as a sentence, of whatever kind it is. */
#ifndef PUZZLE_TELL_H
#define PUZZLE_TELL_H

#include "core/game.h"

/* b is the board that the hint was found on. */
void hint_tell(const struct board *b, const struct hint *h, struct writer *out);

#endif
