/* scene.c - Crosscut as a picture: a pale perimeter, the inner board, discs; a winning segment is
 * lit up by giving its squares the role of a path. */
#include "games/crosscut/crosscut.h"

static enum role square_role(const struct crosscut *c, struct square at, uint64_t spans)
{
    if (crosscut_on_rim(c, at))
        return ROLE_EDGE;
    return spans & crosscut_bit(at) ? ROLE_PATH : ROLE_GRID;
}

size_t crosscut_scene(const struct board *b, struct mark *out, size_t cap)
{
    const struct crosscut *x = crosscut_in(b);
    struct scene l = {out, cap, 0};
    int w = board_width(b), h = board_height(b);
    uint64_t spans = crosscut_spans(x, CROSSCUT_R) | crosscut_spans(x, CROSSCUT_B);
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            scene_add(&l, spot_cell(r, c), SHAPE_CELL,
                      square_role(x, (struct square){h - 1 - r, c}, spans), 0);
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            char disc = crosscut_get(b, r, c);
            if (disc != '.')
                scene_add(&l, spot_cell(r, c), SHAPE_DISC, disc == 'R' ? ROLE_FIRST : ROLE_SECOND,
                          0);
        }
    return l.n;
}
