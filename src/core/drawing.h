/* drawing.h - the drawn form of a position: a heading, the game's sheet of characters with row
 * numbers on its left and column letters below, and a blank line.
 *
 *     GAME 2x2:
 *       +-+-1
 *     2 |\| |
 *       +-2-+
 *     1 |/|\|
 *       +-+-+
 *        a b
 */
#ifndef CORE_DRAWING_H
#define CORE_DRAWING_H

#include "core/game.h"

void drawing_write(const struct board *b, struct writer *out);

/* The sheet only: the reader stands after the heading line; b is as setup left it, with its
 * fields read. Ends after the sheet, the optional line of letters and one blank line. */
struct err drawing_read(struct board *b, struct reader *in);

#endif
