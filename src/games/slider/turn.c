/* turn.c - the one symmetry of Slider: reflection in the diagonal from a1 swaps H and V.
 *
 * From the bottom left it maps (column, row) to (row, column). Texts and symmetries count from
 * the top left, where the same line is the other diagonal: both mirrors, then the main one.
 *
 *     H + +          H + +
 *     H + +  H   ->  H + +  V       the board looks alike, the colours have changed places,
 *     + V V          + V V          and so has the side to move
 */
#include "games/slider/slider.h"

enum { SWAP = SYM_MIRROR | SYM_FLIP | SYM_DIAGONAL };

static char swap_ink(char ink)
{
    return ink == 'H' ? 'V' : ink == 'V' ? 'H' : ink;
}

bool slider_turn(const struct board *b, int sym, struct board *out)
{
    if (sym == SYM_NONE)
        board_copy(out, b);
    if (sym != SWAP)
        return sym == SYM_NONE;
    const struct slider *s = slider_in(b);
    struct slider *t = slider_of(out);
    int n = slider_n(s);
    *out = *b;
    slider_clear(out);
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) {
            int x = c, y = r;
            symmetry_map(sym, n - 1, n - 1, &x, &y);
            slider_put(out, y, x, swap_ink(slider_get(b, r, c)));
        }
    t->mover = s->mover ^ 1;
    t->passes = s->passes;
    return true;
}

game_move slider_turn_move(const struct board *b, int sym, game_move m)
{
    static const uint8_t swapped[] = {SLIDER_RIGHT, SLIDER_LEFT, SLIDER_DOWN, SLIDER_UP};
    (void)b;
    if (sym != SWAP || m == SLIDER_PASS)
        return m;
    struct slider_step step = slider_step_of(m);
    return slider_move(step.column, step.row, (enum slider_direction)swapped[step.direction]);
}
