/* draw.c - Slant as a sheet of characters and as a scene.
 *
 *     +-2-+      corners carry clues; slashes are drawn as they are
 *     |\|/|
 *     +-+-1
 */
#include "games/slant/slant.h"

struct text_layout slant_text_layout(const struct variant *v)
{
    int w = v->value[OPTION_WIDTH], h = v->value[OPTION_HEIGHT];
    return (struct text_layout){2 * h + 1, 2 * w + 1, 1, 2, 1, 2};
}

char slant_glyph_at(const struct board *b, int line, int column)
{
    if (line % 2 && column % 2)
        return " \\/"[slant_cell(b, line / 2, column / 2)];
    if (line % 2 || column % 2)
        return line % 2 ? '|' : '-';
    char clue = slant_clue(b, line / 2, column / 2);
    return clue == '.' ? '+' : clue;
}

const char *slant_set_glyph(struct board *b, int line, int column, char ink)
{
    if (line % 2 == 0 && column % 2 == 0)
        return ink != '.' && !slant_put_clue(b, line / 2, column / 2, ink == '+' ? '.' : ink)
                   ? NULL
                   : "a corner is 0 to 4 or +";
    if (line % 2 && column % 2)
        slant_of(b)->at[slant_cell_index(b, line / 2, column / 2)] = ink == '\\'  ? SLASH_FALL
                                                                     : ink == '/' ? SLASH_RISE
                                                                                  : SLASH_NONE;
    if (slant_glyph_at(b, line, column) == ink)
        return NULL;
    return line % 2 == 0 ? "expected -" : column % 2 ? "a cell is \\, / or a blank" : "expected |";
}

static void add_cell(struct scene *scene, const struct board *b, int r, int c)
{
    enum slash slash = slant_cell(b, r, c);
    scene_add(scene, spot_cell(r, c), SHAPE_CELL, ROLE_GRID, 0);
    if (slash)
        scene_add(scene, spot_cell(r, c), slash == SLASH_FALL ? SHAPE_FALL : SHAPE_RISE,
                  ROLE_PLAYED, 0);
}

static void add_corner(struct scene *scene, const struct board *b, int i, int j)
{
    int clue = slant_corner(b, i, j);
    if (clue == CORNER_NONE)
        scene_add(scene, spot_corner(i, j), SHAPE_DOT, ROLE_GRID, 0);
    else {
        struct touch touch = slant_touch(b, i, j);
        bool met = touch.slashes == clue && touch.empty == 0;
        scene_add(scene, spot_corner(i, j), SHAPE_NUMBER, met ? ROLE_MET : ROLE_CLUE, clue);
    }
}

size_t slant_scene(const struct board *b, struct mark *out, size_t cap)
{
    struct scene scene = {out, cap, 0};
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            add_cell(&scene, b, r, c);
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++)
            add_corner(&scene, b, i, j);
    return scene.n;
}
