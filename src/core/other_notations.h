/* other_notations.h - the notations of other programs for puzzles whose clues are digits on a grid.
 *
 *     https://puzz.link/p?gokigen/4/4/iaegcgcj6a     pzpr: w/h/body, also without the address
 *     4x4:c0b4c2c2f1a0a    5x5t0:2b1b2b1b2b3b3b0b3   game ids of Simon Tatham's collection
 */
#ifndef CORE_OTHER_NOTATIONS_H
#define CORE_OTHER_NOTATIONS_H

#include "core/game.h"

/* Does the text look like one of these forms? Quick; says nothing about the rest of it. */
bool other_notation_is(const struct game *const *games, const char *text, size_t len);
struct err other_notation_read(const struct game *const *games, struct reader *in,
                               struct arena *arena, struct board **out);

/* Clues only: these forms carry no progress. The board's game must have `clues`. */
void other_notation_write_puzzlink(const struct board *b, struct writer *out);
void other_notation_write_tatham(const struct board *b, struct writer *out);

#endif
