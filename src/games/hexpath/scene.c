/* scene.c - the picture: cells, the path across them, and on top the numbers and letters.
 *
 * A number in the role of a clue is the cell's own; in the role of the path it is the number of
 * the step that reached the cell.
 */
#include "games/hexpath/hexpath.h"

struct canvas {
    struct mark *out;
    size_t cap, n;
    int size;
};

static void mark_add(struct canvas *k, int cell, enum shape shape, enum role role, int value)
{
    if (k->n < k->cap)
        k->out[k->n] = (struct mark){spot_cell(cell / k->size, cell % k->size), (uint8_t)shape,
                                     (uint8_t)role, (int16_t)value};
    k->n++;
}

static enum role cell_role(const struct hexpath *h, int cell)
{
    return cell == h->start                          ? ROLE_START
           : cell == h->end                          ? ROLE_END
           : hexpath_number(h, cell) == CELL_BLOCKED ? ROLE_BLOCKED
           : hexpath_is_gray(h, cell)                ? ROLE_GRAY
                                                     : ROLE_GRID;
}

static void path_add(struct canvas *k, const struct hexpath *h)
{
    const uint16_t *path = hexpath_path(h);
    for (int i = 1; i < h->n_path; i++) {
        int d = hexpath_direction(k->size, path[i - 1], path[i]);
        if (d >= 0)
            mark_add(k, path[i - 1], SHAPE_STEP, ROLE_PATH, d);
    }
    for (int i = 1; i < h->n_path; i++)
        mark_add(k, path[i], SHAPE_NUMBER, ROLE_PATH, i);
    mark_add(k, path[h->n_path - 1], SHAPE_DISC, ROLE_LAST, 0);
}

size_t hexpath_scene(const struct board *b, struct mark *out, size_t cap)
{
    const struct hexpath *h = hexpath_of(b);
    struct canvas k = {out, cap, 0, hexpath_n(h)};
    int cells = hexpath_cells(h);
    for (int cell = 0; cell < cells; cell++)
        mark_add(&k, cell, SHAPE_CELL, cell_role(h, cell), 0);
    path_add(&k, h);
    for (int cell = 0; cell < cells; cell++) {
        enum role role = cell_role(h, cell);
        if (role != ROLE_BLOCKED)
            mark_add(&k, cell, SHAPE_NUMBER, ROLE_CLUE, hexpath_number(h, cell));
        if (role == ROLE_START || role == ROLE_END || role == ROLE_GRAY)
            mark_add(&k, cell, SHAPE_LETTER, role,
                     role == ROLE_START ? 'S'
                     : role == ROLE_END ? 'E'
                                        : 'G');
    }
    return k.n;
}
