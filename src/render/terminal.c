/* terminal.c - see terminal.h.
 *
 * The scene is laid on a grid of character places, each with a glyph and the role that colours
 * it; later marks cover earlier ones. Three layouts, chosen by what the scene holds:
 *
 *     lines   boards with corners or edges   4 columns and 2 lines a cell
 *     cells   boards of pieces only          2 columns and 1 line a cell, a frame round them
 *     hexes   a rhombus                      6 columns and 2 lines a cell, rows half a cell apart
 */
#include "render/terminal.h"

#include <string.h>

#include "lattice/hex.h"

struct terminal_place {
    char glyph[4]; /* one UTF-8 character */
    uint8_t role;
};

enum layout { LAYOUT_LINES, LAYOUT_CELLS, LAYOUT_HEXES };

struct terminal_canvas {
    struct terminal_place *place;
    int lines, columns, margin;
    enum layout layout;
    int w, h;
};

/* 16-colour SGR codes by role; the shapes alone tell everything, colours only help. */
static const char *const role_color[ROLE_COUNT] = {
    [ROLE_GRID] = "90",   [ROLE_CLUE] = "1",    [ROLE_PLAYED] = "36",  [ROLE_FIRST] = "1;31",
    [ROLE_SECOND] = "1;34", [ROLE_BLOCKED] = "90", [ROLE_EDGE] = "90", [ROLE_GRAY] = "1;90",
    [ROLE_START] = "1;31", [ROLE_END] = "1;32",  [ROLE_PATH] = "1;33", [ROLE_LAST] = "1;35",
    [ROLE_FLAW] = "1;31", [ROLE_HINT] = "1;33",  [ROLE_HELD] = "1;35", [ROLE_TRIAL] = "35",
    [ROLE_MET] = "90",
};

static void put(struct terminal_canvas *c, int line, int column, const char *glyph, uint8_t role)
{
    if (line < 0 || column < 0 || line >= c->lines || column >= c->columns)
        return;
    struct terminal_place *p = &c->place[line * c->columns + column];
    *p = (struct terminal_place){.role = role};
    memcpy(p->glyph, glyph, strnlen(glyph, sizeof p->glyph));
}

/* Where a spot stands on the canvas. */
static int line_of(const struct terminal_canvas *c, struct spot s)
{
    return c->layout == LAYOUT_CELLS ? (s.y + 1) / 2 : c->layout == LAYOUT_LINES ? s.y : s.y - 1;
}

static int column_of(const struct terminal_canvas *c, struct spot s)
{
    if (c->layout == LAYOUT_HEXES)
        return c->margin + 6 * (s.x / 2) + 3 * (c->h - 1 - s.y / 2) + 1;
    return c->margin + (c->layout == LAYOUT_CELLS ? s.x + s.x % 2 : 2 * s.x);
}

static void put_number(struct terminal_canvas *c, int line, int column, int value, uint8_t role)
{
    char digit[2] = {(char)('0' + value % 10), 0};
    if (value >= 10)
        put_number(c, line, column - 1, value / 10, role);
    put(c, line, column, digit, role);
}

static void put_line(struct terminal_canvas *c, struct spot s, uint8_t role)
{
    int line = line_of(c, s), column = column_of(c, s);
    bool flat = s.x % 2;
    if (c->layout == LAYOUT_CELLS) {
        line = s.y == 0 ? 0 : s.y == 2 * c->h ? c->h + 1 : line;
        column = s.x == 0 ? c->margin : s.x == 2 * c->w ? c->margin + 2 * c->w + 2 : column;
    }
    bool heavy = c->layout == LAYOUT_LINES;
    put(c, line, column, flat ? heavy ? "━" : "─" : heavy ? "┃" : "│", role);
    for (int side = -1; flat && side <= 1; side += 2)
        put(c, line, column + side, heavy ? "━" : "─", role);
}

static void put_step(struct terminal_canvas *c, struct mark m)
{
    int line = line_of(c, m.at), column = column_of(c, m.at);
    int dr = hex_dr[m.value], dc = hex_dc[m.value];
    int across = 6 * dc - 3 * dr; /* columns to the next cell */
    if (dr == 0) {
        for (int k = 2; k <= 4; k++)
            put(c, line, column + (dc > 0 ? k : -k), "─", m.role);
    } else {
        put(c, line + dr, column + across / 2, (across > 0) == (dr > 0) ? "╲" : "╱", m.role);
    }
}

static const char *cell_glyph(uint8_t role)
{
    switch (role) {
    case ROLE_BLOCKED:
        return "▒";
    case ROLE_EDGE:
        return "∙";
    default:
        return "·";
    }
}

/* Empty cells of line boards stay blank: their corners show them. */
static void put_cell(struct terminal_canvas *c, struct mark m)
{
    if (c->layout == LAYOUT_LINES && m.role == ROLE_GRID)
        return;
    if (c->layout == LAYOUT_HEXES && m.role != ROLE_BLOCKED && m.role != ROLE_GRAY)
        return;
    if (m.role == ROLE_GRAY)
        put(c, line_of(c, m.at), column_of(c, m.at) + 1, "⇄", m.role);
    else
        put(c, line_of(c, m.at), column_of(c, m.at), cell_glyph(m.role), m.role);
}

/* Tenths, rounded down, where it is neither never nor always. */
static void put_share(struct terminal_canvas *c, struct mark m)
{
    bool cell = m.at.x % 2 && m.at.y % 2;
    int line = line_of(c, m.at), column = column_of(c, m.at);
    if (m.value == 0)
        put(c, line, column, cell ? "╱" : "×", ROLE_MET);
    else if (m.value < 1000)
        put_number(c, line, column, m.value / 100, ROLE_HINT);
    else if (cell)
        put(c, line, column, "╲", ROLE_PLAYED);
    else
        put_line(c, m.at, ROLE_PLAYED);
}

static void put_mark(struct terminal_canvas *c, struct mark m)
{
    static const char *const arrows[] = {"▲", "▶", "▼", "◀"};
    static const char *const discs[] = {[ROLE_FIRST] = "●", [ROLE_SECOND] = "○"};
    int line = line_of(c, m.at), column = column_of(c, m.at);
    char letter[2] = {(char)m.value, 0};
    switch ((enum shape)m.shape) {
    case SHAPE_CELL:
        put_cell(c, m);
        break;
    case SHAPE_DOT:
        put(c, line, column, "·", m.role);
        break;
    case SHAPE_LINE:
        put_line(c, m.at, m.role);
        break;
    case SHAPE_CROSS:
        put(c, line, column, "×", m.role);
        break;
    case SHAPE_RISE:
        put(c, line, column, "╱", m.role);
        break;
    case SHAPE_FALL:
        put(c, line, column, "╲", m.role);
        break;
    case SHAPE_DISC:
        put(c, line, column, m.role <= ROLE_SECOND && discs[m.role] ? discs[m.role] : "●", m.role);
        break;
    case SHAPE_ARROW:
        put(c, line, column, arrows[m.value & 3], m.role);
        break;
    case SHAPE_NUMBER:
        put_number(c, line, column, m.value, m.role);
        break;
    case SHAPE_LETTER:
        put(c, line, column + (c->layout == LAYOUT_HEXES), letter, m.role);
        break;
    case SHAPE_STEP:
        put_step(c, m);
        break;
    case SHAPE_SHARE:
        put_share(c, m);
        break;
    case SHAPE_PAIR:
    case SHAPE_COUNT:
        break;
    }
}

static bool has_corners(const struct mark *marks, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (marks[i].at.x % 2 == 0 && marks[i].at.y % 2 == 0)
            return true;
    return false;
}

static void lay_out(struct terminal_canvas *c, const struct board *b, const struct mark *marks,
                    size_t n)
{
    c->w = board_width(b);
    c->h = board_height(b);
    c->margin = c->h > 99 ? 4 : c->h > 9 ? 3 : 2;
    c->layout = b->game->lattice == LATTICE_HEX ? LAYOUT_HEXES
                : has_corners(marks, n)         ? LAYOUT_LINES
                                                : LAYOUT_CELLS;
    switch (c->layout) {
    case LAYOUT_LINES:
        c->lines = 2 * c->h + 1;
        c->columns = c->margin + 4 * c->w + 3;
        break;
    case LAYOUT_CELLS:
        c->lines = c->h + 2;
        c->columns = c->margin + 2 * c->w + 3;
        break;
    case LAYOUT_HEXES:
        c->lines = 2 * c->h - 1;
        c->columns = c->margin + 6 * c->w + 3 * c->h + 3;
        break;
    }
    c->lines++; /* the letters */
}

/* Names along the left and below; where letters would touch, every fifth column has one. */
static void put_names(struct terminal_canvas *c)
{
    for (int r = 0; r < c->h; r++)
        put_number(c, line_of(c, spot_cell(r, 0)), c->margin - 2, c->h - r, ROLE_GRID);
    int every = c->w > 26 && c->layout == LAYOUT_CELLS ? 5 : 1;
    for (int k = 0; k < c->w; k += every) {
        char name[8];
        struct writer w = writer_to(name, sizeof name);
        spot_write_name(&w, k, 0);
        for (size_t i = 0; i + 1 < w.n; i++) {
            char letter[2] = {name[i], 0};
            put(c, c->lines - 1, column_of(c, spot_cell(c->h - 1, k)) + (int)i, letter, ROLE_GRID);
        }
    }
}

static void write_canvas(const struct terminal_canvas *c, bool color, struct writer *out)
{
    for (int line = 0; line < c->lines; line++) {
        const struct terminal_place *p = &c->place[line * c->columns];
        int last = c->columns - 1, role = -1;
        while (last >= 0 && p[last].glyph[0] == '\0')
            last--;
        if (last < 0 && c->layout == LAYOUT_CELLS)
            continue; /* a board without a frame */
        for (int i = 0; i <= last; i++) {
            bool blank = p[i].glyph[0] == '\0';
            if (color && !blank && p[i].role != role) {
                role = p[i].role;
                writer_text(out, "\033[0;");
                writer_text(out, role_color[role]);
                writer_char(out, 'm');
            }
            if (blank)
                writer_char(out, ' ');
            else
                writer_slice(out, (struct slice){p[i].glyph, strnlen(p[i].glyph, 4)});
        }
        writer_text(out, color && role >= 0 ? "\033[0m\n" : "\n");
    }
    writer_char(out, '\n');
}

bool terminal_draw_marks(const struct board *b, const struct mark *mark, size_t n, bool color,
                         struct arena *arena, struct writer *out)
{
    struct arena_mark before = arena_here(arena);
    struct terminal_canvas c = {0};
    lay_out(&c, b, mark, n);
    c.place = arena_take(arena, (size_t)c.lines * (size_t)c.columns, sizeof *c.place);
    if (c.place) {
        for (size_t i = 0; i < n; i++)
            put_mark(&c, mark[i]);
        put_names(&c);
        write_canvas(&c, color, out);
    }
    arena_release(arena, before);
    return c.place != NULL;
}

bool terminal_draw(const struct board *b, bool color, struct arena *arena, struct writer *out)
{
    struct arena_mark before = arena_here(arena);
    struct scene s = board_scene(b, 0, arena);
    bool drawn = s.out && terminal_draw_marks(b, s.out, s.n, color, arena, out);
    arena_release(arena, before);
    return drawn;
}
