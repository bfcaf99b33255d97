/* squares.c - boards of squares: a thin grid where cells are played in, dots where edges are;
 * slashes as long as the cell; discs with a bar, so that colour is not needed to tell them. */
#include "render/characters/characters.h"

static void draw_box(struct character_canvas *c, struct spot cell, int role)
{
    const struct geometry *g = &c->geometry;
    int top = geometry_line(g, (struct spot){0, (int16_t)(cell.y - 1)});
    int left = geometry_column(g, (struct spot){(int16_t)(cell.x - 1), 0});
    character_canvas_line(c, top, left, SIDE_E, g->columns_each, false, role);
    character_canvas_line(c, top, left, SIDE_S, g->lines_each, false, role);
    character_canvas_line(c, top + g->lines_each, left, SIDE_E, g->columns_each, false, role);
    character_canvas_line(c, top, left + g->columns_each, SIDE_S, g->lines_each, false, role);
}

static void draw_cell(struct character_canvas *c, const struct board *b, const struct mark *m)
{
    const struct geometry *g = &c->geometry;
    int line = geometry_line(g, m->at), column = geometry_column(g, m->at);
    if (m->role == ROLE_EDGE) {
        character_canvas_put(c, line, column, glyphs_glyph(c->ascii, GLYPH_RIM), ROLE_EDGE);
        return;
    }
    if (b->game->target == TARGET_CELLS)
        draw_box(c, m->at, ROLE_GRID);
    if (m->role != ROLE_BLOCKED && m->role != ROLE_PATH)
        return;
    for (int i = 1; i < g->lines_each; i++)
        for (int k = 1; k < g->columns_each; k++) {
            int y = line - g->lines_each / 2 + i, x = column - g->columns_each / 2 + k;
            enum glyph fill = m->role == ROLE_BLOCKED ? GLYPH_BLOCK : GLYPH_NONE;
            character_canvas_put(c, y, x, glyphs_glyph(c->ascii, fill), m->role);
            struct character_place *p = character_canvas_at(c, y, x);
            if (p && m->role == ROLE_PATH)
                p->reverse = true;
        }
}

static void draw_slash(struct character_canvas *c, const struct mark *m)
{
    const struct geometry *g = &c->geometry;
    int top = geometry_line(g, m->at) - g->lines_each / 2;
    int left = geometry_column(g, m->at) - g->columns_each / 2;
    bool rise = m->shape == SHAPE_RISE;
    for (int i = 1; i < g->lines_each; i++)
        character_canvas_put(c, top + i, rise ? left + g->columns_each - 2 * i : left + 2 * i,
                       glyphs_glyph(c->ascii, rise ? GLYPH_RISE : GLYPH_FALL), m->role);
}

/* A gate is drawn open: a broken line in the colour of those who may leave by it. */
static void draw_edge(struct character_canvas *c, const struct mark *m)
{
    const struct geometry *g = &c->geometry;
    int line = geometry_line(g, m->at), column = geometry_column(g, m->at);
    bool flat = m->at.x % 2, gate = m->role == ROLE_FIRST || m->role == ROLE_SECOND;
    int length = flat ? g->columns_each : g->lines_each;
    int from_line = flat ? line : line - g->lines_each / 2;
    int from_column = flat ? column - g->columns_each / 2 : column;
    if (!gate) {
        character_canvas_line(c, from_line, from_column, flat ? SIDE_E : SIDE_S, length, true, m->role);
        return;
    }
    for (int i = 1; i < length; i++)
        character_canvas_put(c, from_line + (flat ? 0 : i), from_column + (flat ? i : 0),
                       glyphs_glyph(c->ascii, flat ? GLYPH_GATE_FLAT : GLYPH_GATE_UPRIGHT),
                       m->role);
}

static void draw_disc(struct character_canvas *c, const struct mark *m)
{
    int line = geometry_line(&c->geometry, m->at), column = geometry_column(&c->geometry, m->at);
    character_canvas_put(c, line, column - 1, "(", m->role);
    character_canvas_put(c, line, column,
                   glyphs_glyph(c->ascii, m->role == ROLE_FIRST ? GLYPH_FLAT : GLYPH_UPRIGHT),
                   m->role);
    character_canvas_put(c, line, column + 1, ")", m->role);
}

/* The column of a sign that belongs to a spot: right of it, left at the right border. */
static int beside(const struct geometry *g, int column)
{
    return column + 1 < g->columns ? column + 1 : column - 1;
}

static void draw_number(struct character_canvas *c, const struct mark *m)
{
    int column = geometry_column(&c->geometry, m->at), value = m->value;
    if (m->role == ROLE_MET)
        character_canvas_put(c, geometry_line(&c->geometry, m->at), beside(&c->geometry, column),
                       glyphs_glyph(c->ascii, GLYPH_TICK), m->role);
    do {
        char digit[2] = {(char)('0' + value % 10), 0};
        character_canvas_put(c, geometry_line(&c->geometry, m->at), column--, digit, m->role);
        value /= 10;
    } while (value);
}

/* A dot that a line goes through has the colour of the line. */
static bool has_line(struct character_canvas *c, int line, int column)
{
    const struct character_place *p = character_canvas_at(c, line, column);
    return p && p->heavy;
}

static void draw_mark(struct character_canvas *c, const struct board *b, const struct mark *m)
{
    static const enum glyph arrows[] = {GLYPH_UP, GLYPH_RIGHT, GLYPH_DOWN, GLYPH_LEFT};
    int line = geometry_line(&c->geometry, m->at), column = geometry_column(&c->geometry, m->at);
    switch ((enum shape)m->shape) {
    case SHAPE_CELL:
        draw_cell(c, b, m);
        break;
    case SHAPE_DOT:
        if (b->game->target == TARGET_EDGES && !has_line(c, line, column))
            character_canvas_put(c, line, column, glyphs_glyph(c->ascii, GLYPH_DOT), m->role);
        break;
    case SHAPE_LINE:
        draw_edge(c, m);
        break;
    case SHAPE_CROSS:
        character_canvas_put(c, line, column, glyphs_glyph(c->ascii, GLYPH_CROSS), ROLE_GRID);
        break;
    case SHAPE_RISE:
    case SHAPE_FALL:
        draw_slash(c, m);
        break;
    case SHAPE_DISC:
        draw_disc(c, m);
        break;
    case SHAPE_ARROW:
        character_canvas_put(c, line, column, glyphs_glyph(c->ascii, arrows[m->value & 3]), m->role);
        break;
    case SHAPE_NUMBER:
        draw_number(c, m);
        break;
    default:
        break;
    }
}

void squares_draw(struct character_canvas *c, const struct board *b, const struct mark *marks, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (marks[i].layer < LAYER_AID)
            draw_mark(c, b, &marks[i]);
}

static bool is_blank(struct character_canvas *c, int line, int column)
{
    const struct character_place *p = character_canvas_at(c, line, column);
    return p && !p->glyph[0];
}

/* What lies inside is filled, what lies outside hatched, around whatever stands there. */
static void shade(struct character_canvas *c, const struct mark *m)
{
    const struct geometry *g = &c->geometry;
    int top = geometry_line(g, m->at) - g->lines_each / 2;
    int left = geometry_column(g, m->at) - g->columns_each / 2;
    bool inside = m->role == ROLE_INSIDE;
    for (int y = 1; y < g->lines_each; y++)
        for (int x = 1; x < g->columns_each; x++)
            if (is_blank(c, top + y, left + x) && (inside || (x + y) % 3 == 0))
                character_canvas_put(c, top + y, left + x,
                               glyphs_glyph(c->ascii, inside ? GLYPH_SHADE : GLYPH_HATCH), m->role);
}

/* The content of a spot changes its colour; a flaw has a '!' beside it, a hint its number. */
static void draw_overlay(struct character_canvas *c, const struct mark *m)
{
    const struct geometry *g = &c->geometry;
    if (m->role == ROLE_INSIDE || m->role == ROLE_OUTSIDE) {
        shade(c, m);
        return;
    }
    int line = geometry_line(g, m->at), column = geometry_column(g, m->at);
    bool cell = m->at.x % 2 && m->at.y % 2, flat = m->at.x % 2 && m->at.y % 2 == 0;
    int wide = cell ? g->columns_each / 2 - 1 : flat ? g->columns_each / 2 : 0;
    int high = cell && !g->hex ? g->lines_each - 1 : 1;
    int top = cell && !g->hex ? line - g->lines_each / 2 + 1 : line;
    for (int y = top; y < top + high; y++)
        for (int x = column - wide; x <= column + wide; x++)
            character_canvas_tint(c, y, x, m->role);
    const char *number = glyphs_raised(c->ascii, m->value % 10);
    int right = cell ? column + wide : beside(g, column);
    const struct character_place *p = character_canvas_at(c, top, right);
    if (m->role == ROLE_FLAW)
        character_canvas_put(c, line, cell ? column - wide : right, "!", m->role);
    else if (m->role == ROLE_HINT && m->value > 0 && m->value < 10)
        character_canvas_put(c, top, right, number, m->role);
    else if (m->role == ROLE_HINT && m->value == 0 && p && p->glyph[0] != '!')
        character_canvas_put(c, top, right, "?", m->role);
    else if (m->role == ROLE_LAST && cell && !g->hex && is_blank(c, line, column + wide))
        character_canvas_put(c, line, column + wide, glyphs_glyph(c->ascii, GLYPH_MIDDLE), m->role);
}

void squares_draw_overlay(struct character_canvas *c, const struct mark *marks, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (marks[i].layer >= LAYER_AID)
            draw_overlay(c, &marks[i]);
}
