/* remark.c - what a turn of Slider does: leave, get in the way, or go round. */
#include "games/slider/slider.h"

/* The cell straight ahead of (row, column) for a side; false: it is off the board. */
static bool ahead(int n, int side, int *row, int *column)
{
    *row += side == SLIDER_V;
    *column += side == SLIDER_H;
    return *row < n && *column < n;
}

static char piece_at(const struct board *b, int row, int column)
{
    int n = board_width(b);
    return row >= 0 && row < n && column >= 0 && column < n ? slider_get(b, n - 1 - row, column)
                                                            : 'B';
}

void slider_remark(const struct board *b, game_move m, struct writer *out)
{
    int n = board_width(b), side = slider_in(b)->mover;
    if (m == SLIDER_PASS)
        return;
    struct slider_step s = slider_step_of(m);
    int row = s.row + (s.direction == SLIDER_UP) - (s.direction == SLIDER_DOWN);
    int column = s.column + (s.direction == SLIDER_RIGHT) - (s.direction == SLIDER_LEFT);
    if (row >= n || column >= n) {
        writer_text(out, "leaves the board");
        return;
    }
    /* the enemy piece that now has it straight ahead: one back on the enemy's way */
    int enemy_row = row - (side == SLIDER_H), enemy_column = column - (side == SLIDER_V);
    if (piece_at(b, enemy_row, enemy_column) == (side == SLIDER_H ? 'V' : 'H')) {
        writer_text(out, "stands in the way of ");
        writer_char(out, side == SLIDER_H ? 'V' : 'H');
        writer_text(out, " on ");
        spot_write_cell(out, n, n - 1 - enemy_row, enemy_column);
        return;
    }
    int ahead_row = s.row, ahead_column = s.column;
    if (ahead(n, side, &ahead_row, &ahead_column) && piece_at(b, ahead_row, ahead_column) != '+' &&
        (row != ahead_row || column != ahead_column))
        writer_text(out, "goes round what stands in its way");
}
