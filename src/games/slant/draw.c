/* draw.c - Slant as a sheet of characters and as a scene.
 *
 *     +-2-+      corners carry clues; slashes are drawn as they are
 *     |\|/|
 *     +-+-1
 */
#include "games/slant/slant.h"

struct sheet slant_sheet(const struct variant *v)
{
    int w = v->value[OPTION_WIDTH], h = v->value[OPTION_HEIGHT];
    return (struct sheet){2 * h + 1, 2 * w + 1, 1, 2, 1, 2};
}

char slant_ink(const struct board *b, int line, int column)
{
    if (line % 2 && column % 2)
        return " \\/"[slant_cell(b, line / 2, column / 2)];
    if (line % 2 || column % 2)
        return line % 2 ? '|' : '-';
    char clue = slant_clue(b, line / 2, column / 2);
    return clue == '.' ? '+' : clue;
}

const char *slant_set_ink(struct board *b, int line, int column, char ink)
{
    if (line % 2 == 0 && column % 2 == 0)
        return ink == '.' ? "a corner is 0 to 4 or +"
                          : slant_put_clue(b, line / 2, column / 2, ink == '+' ? '.' : ink);
    if (line % 2 && column % 2)
        slant_of(b)->at[slant_cell_index(b, line / 2, column / 2)] =
            ink == '\\' ? SLASH_FALL : ink == '/' ? SLASH_RISE : SLASH_NONE;
    if (slant_ink(b, line, column) == ink)
        return NULL;
    return line % 2 == 0 ? "expected -" : column % 2 ? "a cell is \\, / or a blank" : "expected |";
}

size_t slant_scene(const struct board *b, struct mark *out, size_t cap)
{
    size_t n = 0;
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = y % 2; x <= 2 * board_width(b); x += 2) {
            struct mark m = {.at = {(int16_t)x, (int16_t)y}, .shape = SHAPE_DOT, .role = ROLE_GRID};
            if (y % 2) {
                enum slash slash = slant_cell(b, y / 2, x / 2);
                m.shape = slash == SLASH_FALL   ? SHAPE_FALL
                          : slash == SLASH_RISE ? SHAPE_RISE
                                                : SHAPE_CELL;
                m.role = slash ? ROLE_PLAYED : ROLE_GRID;
            } else if (slant_corner(b, y / 2, x / 2) != CORNER_NONE) {
                m.shape = SHAPE_NUMBER;
                m.role = ROLE_CLUE;
                m.value = (int16_t)slant_corner(b, y / 2, x / 2);
            }
            if (n < cap)
                out[n] = m;
            n++;
        }
    return n;
}
