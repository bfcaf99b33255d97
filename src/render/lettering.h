/* lettering.h - digits and letters drawn as lines of one width, the same on every canvas.
 *
 * The hand of all board pictures: round, even, without serifs, a relative of the lines beside it.
 * It has the digits, the small letters, those capitals that boards need, '>', ':' and the blank;
 * other characters are skipped.
 */
#ifndef RENDER_LETTERING_H
#define RENDER_LETTERING_H

#include "render/canvas.h"

/* size is the height of a digit. Widths count ink and the gaps between letters, no outer gaps. */
double lettering_width(double size, struct slice text);

/* Text with the middle of its digits at (x, y); weight is the width of the line, in sizes. */
void lettering_draw(struct canvas *c, double x, double y, double size, double weight, color ink,
                    struct slice text);
void lettering_number(struct canvas *c, double x, double y, double size, double weight, color ink,
                      int value);

#endif
