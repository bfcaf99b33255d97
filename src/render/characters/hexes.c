/* hexes.c - a rhombus of hexes: walls, zigzags, numbers, and the path across the walls.
 *
 *       / \   / \           a path goes from 2 to 5 and on to 7 through the walls between them:
 *      |  2  =  5  |        a thick dash sideways, dots where a slash would pass for a wall; and
 *     / \   / \   *         where there is room each cell shows the number of its step
 *    |  4  |  3  |  7
 */
#include "lattice/hex.h"
#include "render/characters/characters.h"

static void draw_walls(struct character_canvas *c, const struct mark *m)
{
    const struct geometry *g = &c->geometry;
    int line = geometry_line(g, m->at), column = geometry_column(g, m->at);
    int half = g->columns_each / 2, each = g->lines_each;
    bool ring = m->role == ROLE_START || m->role == ROLE_END;
    enum glyph wall = m->role == ROLE_START ? GLYPH_DOUBLE
                      : m->role == ROLE_END ? GLYPH_THICK
                                            : GLYPH_UPRIGHT;
    for (int side = -1; side <= 1; side += 2) {
        const char *glyph = glyphs_glyph(c->ascii, wall);
        if (c->ascii && ring && side > 0)
            glyph = m->role == ROLE_START ? ")" : "]";
        struct character_place *p = character_canvas_at(c, line, column + side * half);
        if (p && (ring || !p->glyph[0]))
            character_canvas_put(c, line, column + side * half, glyph, ring ? m->role : ROLE_GRID);
    }
    for (int i = 1; i < each; i++) { /* the roof and the floor */
        int out = half * i / each;
        const char *rise = glyphs_glyph(c->ascii, GLYPH_RISE),
                   *fall = glyphs_glyph(c->ascii, GLYPH_FALL);
        character_canvas_put(c, line - each + i, column - out, rise, ROLE_GRID);
        character_canvas_put(c, line - each + i, column + out, fall, ROLE_GRID);
        character_canvas_put(c, line + i, column - half + out, fall, ROLE_GRID);
        character_canvas_put(c, line + i, column + half - out, rise, ROLE_GRID);
    }
    if (m->role == ROLE_BLOCKED)
        for (int x = column - half + 1; x < column + half; x++)
            character_canvas_put(c, line, x, glyphs_glyph(c->ascii, GLYPH_BLOCK), m->role);
    if (m->role == ROLE_GRAY)
        character_canvas_put(c, line, column + 1, glyphs_glyph(c->ascii, GLYPH_TURN), m->role);
}

static void draw_number(struct character_canvas *c, int line, int column, int value, int role)
{
    do {
        char digit[2] = {(char)('0' + value % 10), 0};
        character_canvas_put(c, line, column--, digit, role);
        value /= 10;
    } while (value);
}

static void draw_step(struct character_canvas *c, const struct mark *m)
{
    const struct geometry *g = &c->geometry;
    int line = geometry_line(g, m->at), column = geometry_column(g, m->at);
    int half = g->columns_each / 2, each = g->lines_each;
    int dr = hex_dr[m->value], dc = hex_dc[m->value];
    int across = dc * g->columns_each - dr * half; /* columns to the next cell */
    if (dr == 0) {
        character_canvas_put(c, line, column + (dc > 0 ? half : -half),
                       glyphs_glyph(c->ascii, GLYPH_PATH), m->role);
        return;
    }
    int sign = across > 0 ? 1 : -1;
    for (int i = 1; i < each; i++) { /* the wall it goes through opens */
        int wall = dr > 0 ? half - half * i / each : half * (each - i) / each;
        int line_there = line + dr * i;
        character_canvas_put(c, line_there, column + sign * wall, " ", m->role);
        character_canvas_put(c, line_there, column + sign * (half * i / each),
                       glyphs_glyph(c->ascii, GLYPH_OWNED), m->role);
    }
}

void hexes_draw(struct character_canvas *c, const struct mark *marks, size_t n)
{
    const struct geometry *g = &c->geometry;
    for (size_t i = 0; i < n; i++)
        if (marks[i].shape == SHAPE_CELL && marks[i].layer < LAYER_AID)
            draw_walls(c, &marks[i]);
    int step = 0;
    for (size_t i = 0; i < n; i++) {
        const struct mark *m = &marks[i];
        int line = geometry_line(g, m->at), column = geometry_column(g, m->at);
        char letter[2] = {(char)m->value, 0};
        if (m->shape == SHAPE_STEP) {
            draw_step(c, m);
            step++;
            if (g->columns_each >= 8)
                draw_number(c, line, column - g->columns_each / 2 + 1 + (step > 9), step,
                            ROLE_TRIAL);
        } else if (m->shape == SHAPE_NUMBER) {
            draw_number(c, line, column, m->value, m->role);
        } else if (m->shape == SHAPE_LETTER) {
            character_canvas_put(c, line, column + 1, letter, m->role);
        }
    }
}
