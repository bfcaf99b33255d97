/* grid_text.c - see grid_text.h. */
#include "core/grid_text.h"

static bool is_row_end(int c)
{
    return c == READER_END || c == '/' || c == ' ' || c == ':';
}

struct err grid_text_read(struct board *b, struct reader *in, int w, int h, rows_put *put)
{
    for (int r = 0; r < h; r++) {
        if (r && !reader_skip(in, '/'))
            return err_text(in->at, is_row_end(reader_peek(in))
                                        ? "a row is missing: expected '/' and the next row"
                                        : "this row is too long: expected '/' and the next row");
        for (int c = 0; c < w; c++) {
            if (is_row_end(reader_peek(in)))
                return err_text(in->at, "this row is too short");
            const char *why = put(b, r, c, (char)reader_peek(in));
            if (why)
                return err_text(in->at, why);
            reader_take(in);
        }
    }
    int next = reader_peek(in);
    if (next == '/')
        return err_text(in->at, "there are more rows than the size says");
    if (!is_row_end(next))
        return err_text(in->at, "this row is too long");
    return err_none();
}

void grid_text_write(const struct board *b, struct writer *out, int w, int h, rows_get *get)
{
    for (int r = 0; r < h; r++) {
        if (r)
            writer_char(out, '/');
        for (int c = 0; c < w; c++)
            writer_char(out, get(b, r, c));
    }
}
