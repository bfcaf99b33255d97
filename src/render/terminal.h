/* terminal.h - a scene as lines of Unicode characters, with colours or without. */
#ifndef RENDER_TERMINAL_H
#define RENDER_TERMINAL_H

#include "core/game.h"

/* Draws the board with row numbers and column letters and a closing blank line. Scratch memory
 * comes from the arena and is given back; false: there was not enough. */
bool terminal_draw(const struct board *b, bool color, struct arena *arena, struct writer *out);

/* The same with marks of the caller's instead of the board's own scene. */
bool terminal_draw_marks(const struct board *b, const struct mark *mark, size_t n, bool color,
                         struct arena *arena, struct writer *out);

#endif
