/* notation.c - Crosscut in text: `crosscut 5x4 ...../.RB../...../..... R`, moves `d4`, `skip`.
 *
 * Rows are written in full, perimeter included; a disc there is an error at its place, because
 * the perimeter is empty between turns. A board where both colours span is refused too: the
 * first span ended the game.
 */
#include "core/grid_text.h"
#include "games/crosscut/crosscut.h"

struct err crosscut_read_body(struct board *b, struct reader *in)
{
    crosscut_setup(b);
    return grid_text_read(b, in, board_width(b), board_height(b), crosscut_put);
}

struct err crosscut_read_field(struct board *b, struct reader *in)
{
    struct crosscut *c = crosscut_of(b);
    if (c->side_read)
        return err_text(in->at, "nothing follows the side to move");
    if (reader_skip(in, 'R'))
        c->mover = CROSSCUT_R;
    else if (reader_skip(in, 'B'))
        c->mover = CROSSCUT_B;
    else
        return err_text(in->at, "the side to move comes next: R or B");
    c->side_read = true;
    return err_none();
}

const char *crosscut_validate(struct board *b)
{
    struct crosscut *c = crosscut_of(b);
    if (!c->side_read)
        return "the side to move is missing: R or B";
    if (crosscut_spans(c, CROSSCUT_R) && crosscut_spans(c, CROSSCUT_B))
        return "both sides span the board: the game ended when the first did";
    c->side_read = false;
    c->status = (uint8_t)crosscut_judge(c);
    return NULL;
}

void crosscut_write_body(const struct board *b, struct writer *out)
{
    grid_text_write(b, out, board_width(b), board_height(b), crosscut_get);
}

void crosscut_write_fields(const struct board *b, struct writer *out)
{
    writer_text(out, crosscut_in(b)->mover == CROSSCUT_R ? " R" : " B");
}

struct err crosscut_read_move(const struct board *b, struct reader *in, game_move *m)
{
    int r, c;
    if (reader_skip_text(in, "skip")) {
        *m = CROSSCUT_SKIP;
        return err_none();
    }
    if (!spot_read_cell(in, board_width(b), board_height(b), &r, &c))
        return err_text(in->at, "a move is a square of the board, such as d4");
    *m = crosscut_move(board_height(b) - 1 - r, c);
    return err_none();
}

void crosscut_write_move(const struct board *b, game_move m, struct writer *out)
{
    (void)b; /* names count rows from the bottom, as moves do */
    if (m == CROSSCUT_SKIP) {
        writer_text(out, "skip");
        return;
    }
    struct square at = crosscut_square(m);
    spot_write_name(out, at.column, at.row + 1);
}
