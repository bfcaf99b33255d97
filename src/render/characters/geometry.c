/* geometry.c - where spots stand on the canvas.
 *
 * Squares: a cell is zoom lines high and twice as many columns wide, lines of the grid included,
 * so that it looks square. Hexes: walls left and right of a line of content, and between two rows
 * of cells a zigzag; each row stands half a cell to the left of the one above.
 *
 *     +---+---+         / \ / \
 *     | x |   |        | 1 | 2 |
 *     +---+---+       / \ / \ /
 *
 * Lines above and below that stay empty are left out, so that more boards fit.
 */
#include "core/face.h"
#include "render/characters/characters.h"

static const struct {
    int lines, columns;
} hex_pitch[ZOOM_MAX + 1] = {{2, 6}, {2, 6}, {2, 6}, {2, 8}, {3, 10}};

struct geometry geometry_of(const struct board *b, int zoom)
{
    struct geometry g = {.hex = b->game->lattice == LATTICE_HEX,
                         .w = board_width(b),
                         .h = board_height(b),
                         .zoom = zoom};
    if (g.hex) {
        g.lines_each = hex_pitch[zoom].lines;
        g.columns_each = hex_pitch[zoom].columns;
        g.lines = g.h * g.lines_each + g.lines_each - 1;
        g.columns = g.w * g.columns_each + (g.h - 1) * g.columns_each / 2 + 1;
    } else {
        g.lines_each = zoom;
        g.columns_each = 2 * zoom;
        g.lines = g.h * g.lines_each + 1;
        g.columns = g.w * g.columns_each + 1;
        if (face_of(b->game)->rim) {
            g.trim = zoom / 2;
            g.lines -= zoom;
        }
    }
    return g;
}

int geometry_line(const struct geometry *g, struct spot s)
{
    if (g->hex)
        return s.y / 2 * g->lines_each + g->lines_each - 1;
    return s.y / 2 * g->lines_each + (s.y % 2 ? g->lines_each / 2 : 0) - g->trim;
}

int geometry_column(const struct geometry *g, struct spot s)
{
    int half = g->columns_each / 2;
    if (g->hex)
        return s.x / 2 * g->columns_each + (g->h - 1 - s.y / 2) * half + half;
    return s.x / 2 * g->columns_each + (s.x % 2 ? half : 0);
}

static int floor_div(int a, int b)
{
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

static struct spot hex_spot(const struct geometry *g, int line, int column)
{
    int half = g->columns_each / 2;
    int r = floor_div(line - (g->lines_each - 2), g->lines_each);
    int c = floor_div(column - (g->h - 1 - r) * half, g->columns_each);
    return (struct spot){(int16_t)(2 * c + 1), (int16_t)(2 * r + 1)};
}

struct spot geometry_spot(const struct geometry *g, enum target target, int line, int column)
{
    if (g->hex)
        return hex_spot(g, line, column);
    line += g->trim;
    int r = floor_div(line, g->lines_each), c = floor_div(column, g->columns_each);
    struct spot s = {(int16_t)(2 * c + 1), (int16_t)(2 * r + 1)};
    if (target == TARGET_CELLS)
        return s;
    /* The nearest of the four sides, distances in half columns: a line counts as two columns. */
    int up = 2 * (line - r * g->lines_each), down = 2 * g->lines_each - up;
    int left = column - c * g->columns_each, right = g->columns_each - left;
    int flat = up < down ? up : down, upright = left < right ? left : right;
    if (flat <= upright)
        s.y = (int16_t)(s.y + (up <= down ? -1 : 1));
    else
        s.x = (int16_t)(s.x + (left <= right ? -1 : 1));
    return s;
}
