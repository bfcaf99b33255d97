/* turn.c - the four symmetries of a rhombus of hexes.
 *
 * A map of the square grid of indices keeps neighbours neighbours if it keeps the one diagonal
 * along which hexes touch: the half turn and the two reflections in the diagonals do, a single
 * mirror and the quarter turns do not.
 */
#include "games/hexpath/hexpath.h"

static bool has_symmetry(int sym)
{
    return sym >= 0 && sym < SYM_COUNT && !symmetry_swaps_slash(sym);
}

int hexpath_turn_cell(int n, int sym, int cell)
{
    int x = cell % n, y = cell / n;
    symmetry_map(sym, n - 1, n - 1, &x, &y);
    return y * n + x;
}

bool hexpath_turn(const struct board *b, int sym, struct board *out)
{
    const struct hexpath *h = hexpath_of(b);
    struct hexpath *to = hexpath_edit(out);
    int n = hexpath_n(h), cells = n * n;
    if (!has_symmetry(sym))
        return false;
    board_copy(out, b);
    for (int cell = 0; cell < cells; cell++)
        to->room[hexpath_turn_cell(n, sym, cell)] = h->room[cell];
    for (int i = 0; i < h->n_path; i++)
        to->room[cells + i] = (uint16_t)hexpath_turn_cell(n, sym, hexpath_path(h)[i]);
    to->start = (int16_t)hexpath_turn_cell(n, sym, h->start);
    to->end = (int16_t)hexpath_turn_cell(n, sym, h->end);
    return true;
}
