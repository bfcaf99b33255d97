/* scene.c - the picture: cells, the path across them, and on top the numbers and letters.
 *
 * Numbers on the path have its role, and the one where it stands that of the last move. A gray
 * cell says so by its role alone.
 */
#include "games/hexpath/hexpath.h"

static struct spot spot_of(const struct hexpath *h, int cell)
{
    return spot_cell(cell / hexpath_n(h), cell % hexpath_n(h));
}

static enum role cell_role(const struct hexpath *h, int cell)
{
    if (cell == h->start)
        return ROLE_START;
    if (cell == h->end)
        return ROLE_END;
    if (hexpath_number(h, cell) == CELL_BLOCKED)
        return ROLE_BLOCKED;
    return hexpath_is_gray(h, cell) ? ROLE_GRAY : ROLE_GRID;
}

static enum role number_role(const struct hexpath *h, int cell)
{
    const uint16_t *path = hexpath_path(h);
    if (h->n_path > 1 && path[h->n_path - 1] == cell)
        return ROLE_LAST;
    for (int i = 0; h->n_path > 1 && i < h->n_path; i++)
        if (path[i] == cell)
            return ROLE_PATH;
    return ROLE_CLUE;
}

size_t hexpath_scene(const struct board *b, struct mark *out, size_t cap)
{
    const struct hexpath *h = hexpath_of(b);
    const uint16_t *path = hexpath_path(h);
    struct scene s = {out, cap, 0};
    int n = hexpath_n(h);
    for (int cell = 0; cell < n * n; cell++)
        scene_add(&s, spot_of(h, cell), SHAPE_CELL, cell_role(h, cell), 0);
    for (int i = 1; i < h->n_path; i++) {
        int direction = hexpath_direction(n, path[i - 1], path[i]);
        if (direction >= 0) /* a path may be read that jumps */
            scene_add(&s, spot_of(h, path[i - 1]), SHAPE_STEP, ROLE_PATH, direction);
    }
    for (int cell = 0; cell < n * n; cell++) {
        if (hexpath_number(h, cell) == CELL_BLOCKED)
            continue;
        scene_add(&s, spot_of(h, cell), SHAPE_NUMBER, number_role(h, cell),
                  hexpath_number(h, cell));
        if (cell == h->start || cell == h->end)
            scene_add(&s, spot_of(h, cell), SHAPE_LETTER, cell_role(h, cell),
                      cell == h->start ? 'S' : 'E');
    }
    return s.n;
}
