/* turn.c - Crosscut looks the same from all sides: any of the eight symmetries maps a game onto a
 * game; those with a diagonal exchange width and height. */
#include "games/crosscut/crosscut.h"

bool crosscut_turn(const struct board *b, int sym, struct board *out)
{
    const struct crosscut *from = crosscut_in(b);
    int w = board_width(b), h = board_height(b);
    *out = *b;
    out->variant = variant_turn(&b->variant, sym);
    crosscut_setup(out);
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            int x = c, y = r;
            symmetry_map(sym, w - 1, h - 1, &x, &y);
            crosscut_put(out, y, x, crosscut_get(b, r, c));
        }
    struct crosscut *to = crosscut_of(out);
    to->mover = from->mover;
    to->status = from->status;
    return true;
}

game_move crosscut_turn_move(const struct board *b, int sym, game_move m)
{
    if (m == CROSSCUT_SKIP)
        return m;
    int w = board_width(b), h = board_height(b);
    struct square at = crosscut_square(m);
    int x = at.column, y = h - 1 - at.row;
    symmetry_map(sym, w - 1, h - 1, &x, &y);
    return crosscut_move((sym & SYM_DIAGONAL ? w : h) - 1 - y, x);
}
