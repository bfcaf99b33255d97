/* course.c - the board as the course's referee prints it: N lines, cells separated by blanks, top
 * row first. It names no side; H is to move. */
#include "core/position.h"
#include "games/slider/slider.h"

static int count_lines(const char *text, size_t len)
{
    int lines = 0;
    for (size_t i = 0; i < len; i++)
        lines += text[i] == '\n' || i + 1 == len;
    return lines;
}

static struct err read_row(struct board *b, struct reader *in, int n, int r)
{
    for (int c = 0; c < n; c++) {
        if (c && !reader_skip(in, ' '))
            return err_text(in->at, "expected a blank and the next cell: there are as many cells in "
                                    "a row as rows");
        int ink = reader_peek(in);
        const char *why = ink == READER_END || ink == '\n' ? "this row is too short"
                                                           : slider_put(b, r, c, (char)ink);
        if (why)
            return err_text(in->at, why);
        reader_take(in);
    }
    while (reader_skip(in, ' '))
        ;
    if (reader_peek(in) != READER_END && !reader_skip(in, '\n'))
        return err_text(in->at, "this row is too long: there are as many cells in a row as rows");
    return err_none();
}

struct err slider_read_course(const struct game *g, struct reader *in, struct arena *arena,
                              struct board **out)
{
    int n = count_lines(in->text, in->len);
    struct variant v = game_preset(g);
    if (n < SLIDER_MIN || n > SLIDER_MAX)
        return err_text(0, "expected 2 to 16 rows of cells separated by blanks");
    v.value[OPTION_WIDTH] = v.value[OPTION_HEIGHT] = (int16_t)n;
    struct err e = position_new(g, &v, arena, out);
    if (err_is(e))
        return e;
    slider_clear(*out);
    for (int r = 0; r < n && !err_is(e); r++)
        e = read_row(*out, in, n, r);
    slider_of(*out)->mover = SLIDER_H;
    slider_of(*out)->side_read = true;
    return e;
}
