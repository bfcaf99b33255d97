/* lanes.c - Slider as the exact engine sees it: two groups that cross on lanes.
 *
 * H goes right from column to column and sideways is up and down; V goes up from row to row and
 * sideways is left and right: groups 0 and 1 of engine/exact/lanes.h, cell by cell.
 */
#include "engine/exact/exact.h"
#include "games/slider/slider.h"

bool slider_lanes(const struct board *b, struct lanes *l, struct exact_position *s)
{
    int n = board_width(b);
    if (n > LANES_MAX)
        return false;
    *l = (struct lanes){.n = n};
    *s = (struct exact_position){.mover = slider_in(b)->mover};
    for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++) {
            char ink = slider_get(b, n - 1 - row, column);
            uint64_t bit = (uint64_t)1 << (n * row + column);
            l->open |= ink == 'B' ? 0 : bit;
            s->cells[SLIDER_H] |= ink == 'H' ? bit : 0;
            s->cells[SLIDER_V] |= ink == 'V' ? bit : 0;
        }
    exact_lanes_shape(l, SLIDER_H, s->cells[SLIDER_H], l->root[SLIDER_H]);
    exact_lanes_shape(l, SLIDER_V, s->cells[SLIDER_V], l->root[SLIDER_V]);
    return true;
}
