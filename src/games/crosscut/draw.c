/* draw.c - Crosscut as lines of characters: the perimeter is a frame around the inner board.
 *
 *     4  + - - - +
 *     3  | R B . |
 *     2  | . . . |
 *     1  + - - - +
 *        a b c d e
 *
 * Every character of the frame is a square, like the dots. Dots are read there as well.
 */
#include "games/crosscut/crosscut.h"

struct text_layout crosscut_text_layout(const struct variant *v)
{
    return (struct text_layout){.lines = v->value[OPTION_HEIGHT],
                                .columns = 2 * v->value[OPTION_WIDTH] - 1,
                                .row_first = 0,
                                .row_step = 1,
                                .col_first = 0,
                                .col_step = 2};
}

/* '+', '-' or '|' on the perimeter, 0 on the inner board. */
static char frame_ink(const struct board *b, int r, int c)
{
    bool on_row = r == 0 || r == board_height(b) - 1, on_side = c == 0 || c == board_width(b) - 1;
    if (on_row)
        return on_side ? '+' : '-';
    return on_side ? '|' : 0;
}

char crosscut_glyph_at(const struct board *b, int line, int column)
{
    if (column % 2)
        return ' ';
    char frame = frame_ink(b, line, column / 2);
    return frame ? frame : crosscut_get(b, line, column / 2);
}

const char *crosscut_set_glyph(struct board *b, int line, int column, char ink)
{
    if (column % 2)
        return ink == ' ' ? NULL : "there is one blank between two squares";
    if (ink == frame_ink(b, line, column / 2))
        return NULL;
    return crosscut_put(b, line, column / 2, ink);
}
