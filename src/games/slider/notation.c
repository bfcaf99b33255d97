/* notation.c - Slider in text: `slider 6 H+++++/.../+VVVVV H passes=1`, moves `a2r`, `pass`.
 *
 * A board is accepted with any number of pieces anywhere, so that every position of a game, and
 * any that an editor makes, can be written down. What cannot be is one where both sides have
 * left: the game ended when the first had, and the text would have two winners.
 */
#include "core/grid_text.h"
#include "games/slider/slider.h"

struct err slider_read_body(struct board *b, struct reader *in)
{
    slider_clear(b);
    return grid_text_read(b, in, slider_n(slider_in(b)), slider_n(slider_in(b)), slider_put);
}

static struct err read_side(struct slider *s, struct reader *in)
{
    if (reader_skip(in, 'H'))
        s->mover = SLIDER_H;
    else if (reader_skip(in, 'V'))
        s->mover = SLIDER_V;
    else
        return err_text(in->at, "the side to move comes next: H or V");
    s->side_read = true;
    return err_none();
}

struct err slider_read_field(struct board *b, struct reader *in)
{
    struct slider *s = slider_of(b);
    if (!s->side_read)
        return read_side(s, in);
    if (s->passes || !reader_skip_text(in, "passes="))
        return err_text(in->at, "after the side to move there may only be passes=1 or passes=2");
    uint32_t passes;
    size_t at = in->at;
    if (!reader_number(in, 2, &passes) || passes == 0 || in->at != at + 1)
        return err_text(at, "passes is 1 or 2");
    s->passes = (uint8_t)passes;
    return err_none();
}

const char *slider_validate(struct board *b)
{
    struct slider *s = slider_of(b);
    int words = plane_words(slider_n(s));
    if (!s->side_read)
        return "the side to move is missing: H or V";
    bool no_h = plane_is_empty(s->plane, words), no_v = plane_is_empty(s->plane + words, words);
    if (no_h && no_v)
        return "there is no piece: the game ended when the first side had left";
    if ((no_h || no_v) && s->passes)
        return "one side has left the board: the game is won and nobody passes any more";
    s->side_read = false;
    return NULL;
}

void slider_write_body(const struct board *b, struct writer *out)
{
    int n = slider_n(slider_in(b));
    grid_text_write(b, out, n, n, slider_get);
}

void slider_write_fields(const struct board *b, struct writer *out)
{
    const struct slider *s = slider_in(b);
    writer_text(out, s->mover == SLIDER_H ? " H" : " V");
    if (s->passes) {
        writer_text(out, " passes=");
        writer_number(out, s->passes);
    }
}

static const char direction_letters[] = "udlr";

struct err slider_read_move(const struct board *b, struct reader *in, game_move *m)
{
    int n = slider_n(slider_in(b)), r, c;
    if (reader_skip_text(in, "pass")) {
        *m = SLIDER_PASS;
        return err_none();
    }
    if (!spot_read_cell(in, n, n, &r, &c))
        return err_text(in->at, "a move is a cell of the board and u, d, l or r, such as a2r");
    for (unsigned d = SLIDER_UP; d <= SLIDER_RIGHT; d++)
        if (reader_skip(in, direction_letters[d])) {
            *m = slider_move(n - 1 - r, c, (enum slider_direction)d);
            return err_none();
        }
    return err_text(in->at, "the direction is missing: u, d, l or r");
}

void slider_write_move(const struct board *b, game_move m, struct writer *out)
{
    (void)b; /* names count rows from the bottom, as moves do */
    if (m == SLIDER_PASS) {
        writer_text(out, "pass");
        return;
    }
    struct slider_step step = slider_step_of(m);
    spot_write_name(out, step.column, step.row + 1);
    writer_char(out, direction_letters[step.direction]);
}
