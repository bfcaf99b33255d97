/* draw.c - Slider as lines of characters: the cells of the one-line form, a blank between.
 *
 *     3  H + +
 *     2  H B +
 *     1  + V V
 *        a b c
 */
#include "games/slider/slider.h"

struct text_layout slider_text_layout(const struct variant *v)
{
    int n = v->value[OPTION_WIDTH];
    return (struct text_layout){.lines = n,
                                .columns = 2 * n - 1,
                                .row_first = 0,
                                .row_step = 1,
                                .col_first = 0,
                                .col_step = 2};
}

char slider_glyph_at(const struct board *b, int line, int column)
{
    return column % 2 ? ' ' : slider_get(b, line, column / 2);
}

const char *slider_set_glyph(struct board *b, int line, int column, char ink)
{
    if (column % 2 == 0)
        return slider_put(b, line, column / 2, ink);
    return ink == ' ' ? NULL : "there is one blank between two cells";
}
