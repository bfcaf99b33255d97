/* scene.c - Slider as a picture: cells, gates, pieces that point the way they want to go.
 *
 * A gate is a line on the border in the role of the side that may cross it: H on the right, V
 * at the top. The two closed borders have lines of the grid.
 */
#include "games/slider/slider.h"

static void add_cells(struct scene *l, const struct board *b, int n)
{
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            scene_add(l, spot_cell(r, c), SHAPE_CELL,
                      slider_get(b, r, c) == 'B' ? ROLE_BLOCKED : ROLE_GRID, 0);
}

static void add_borders(struct scene *l, int n)
{
    for (int i = 0; i < n; i++) {
        scene_add(l, spot_side(i, 0, SIDE_W), SHAPE_LINE, ROLE_GRID, 0);
        scene_add(l, spot_side(n - 1, i, SIDE_S), SHAPE_LINE, ROLE_GRID, 0);
        scene_add(l, spot_side(i, n - 1, SIDE_E), SHAPE_LINE, ROLE_FIRST, 0);
        scene_add(l, spot_side(0, i, SIDE_N), SHAPE_LINE, ROLE_SECOND, 0);
    }
}

static void add_pieces(struct scene *l, const struct board *b, int n)
{
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) {
            char piece = slider_get(b, r, c);
            if (piece == 'H')
                scene_add(l, spot_cell(r, c), SHAPE_ARROW, ROLE_FIRST, SIDE_E);
            else if (piece == 'V')
                scene_add(l, spot_cell(r, c), SHAPE_ARROW, ROLE_SECOND, SIDE_N);
        }
}

size_t slider_scene(const struct board *b, struct mark *out, size_t cap)
{
    struct scene l = {out, cap, 0};
    int n = slider_n(slider_in(b));
    add_cells(&l, b, n);
    add_borders(&l, n);
    add_pieces(&l, b, n);
    return l.n;
}
