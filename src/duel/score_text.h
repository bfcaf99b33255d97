/* score_text.h - what the engine found, in words a player understands. */
#ifndef DUEL_SCORE_TEXT_H
#define DUEL_SCORE_TEXT_H

#include "base/text.h"
#include "core/game.h"

/* "+1.20" in points or turns, "wins in 5", "loses in 4". */
void score_text_write(int score, struct writer *out);

/* "wins in 5", "loses", "draws"; nothing if it is not known. */
void score_text_worth(struct worth w, struct writer *out);

#endif
