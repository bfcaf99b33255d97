/* drawing.c - see drawing.h. The game knows one character at a time; labels are added here. */
#include "core/drawing.h"

#include "core/position.h"

static int digits_of(int n)
{
    int d = 1;
    while (n >= 10) {
        n /= 10;
        d++;
    }
    return d;
}

static int margin_of(const struct board *b)
{
    return digits_of(board_height(b)) + 1;
}

/* Row number (from the bottom) that stands beside a line of the sheet, or 0. */
static int label_of_line(const struct board *b, const struct text_layout *s, int line)
{
    int r = line - s->row_first;
    if (r < 0 || r % s->row_step || r / s->row_step >= board_height(b))
        return 0;
    return board_height(b) - r / s->row_step;
}

static void blanks(struct writer *out, int n)
{
    while (n-- > 0)
        writer_char(out, ' ');
}

/* Trailing blanks are not written; an editor would lose them anyway. */
static void write_sheet_line(const struct board *b, const struct text_layout *s, int line,
                             struct writer *out)
{
    int label = label_of_line(b, s, line), margin = margin_of(b);
    int last = s->columns - 1;
    while (last >= 0 && b->game->rules.glyph_at(b, line, last) == ' ')
        last--;
    if (label) {
        blanks(out, margin - 1 - digits_of(label));
        writer_number(out, label);
        margin = 1;
    }
    if (last >= 0)
        blanks(out, margin);
    for (int c = 0; c <= last; c++)
        writer_char(out, b->game->rules.glyph_at(b, line, c));
}

/* Where two letters need more room than a column has, only every k-th column is named. */
static void write_letters(const struct board *b, const struct text_layout *s, struct writer *out)
{
    int w = board_width(b), widest = w > 26 ? w > 702 ? 3 : 2 : 1, every = 1;
    while (every * s->col_step <= widest && widest > 1)
        every *= 5;
    size_t start = out->n;
    blanks(out, margin_of(b));
    for (int c = 0; c < w; c += every) {
        int at = margin_of(b) + s->col_first + c * s->col_step;
        char name[8];
        struct writer letters = writer_to(name, sizeof name);
        spot_write_name(&letters, c, 0);
        blanks(out, at - (int)(out->n - start));
        writer_slice(out, (struct slice){name, letters.n - 1}); /* without the row */
    }
}

void drawing_write(const struct board *b, struct writer *out)
{
    const struct game *g = b->game;
    struct text_layout s = g->rules.text_layout(&b->variant);
    writer_text(out, g->name);
    writer_char(out, ' ');
    variant_write_size(g, &b->variant, out);
    g->rules.write_fields(b, out);
    writer_text(out, ":\n");
    for (int line = 0; line < s.lines; line++) {
        write_sheet_line(b, &s, line, out);
        writer_char(out, '\n');
    }
    write_letters(b, &s, out);
    writer_text(out, "\n\n");
}

static bool at_line_end(const struct reader *in)
{
    return reader_peek(in) == READER_END || reader_peek(in) == '\n';
}

/* The margin holds the label of its line, or blanks. */
static struct err read_margin(const struct board *b, const struct text_layout *s, int line,
                              struct reader *in)
{
    int label = label_of_line(b, s, line);
    size_t start = in->at, margin = (size_t)margin_of(b);
    uint32_t seen = 0;
    while (in->at - start < margin && reader_skip(in, ' '))
        ;
    if (in->at - start == margin)
        return err_none();
    if (at_line_end(in))
        return err_text(in->at, "a line of the drawing is missing");
    if (!label || !reader_number(in, (uint32_t)label, &seen) || (int)seen != label ||
        in->at - start != margin - 1 || !(reader_skip(in, ' ') || at_line_end(in)))
        return err_text(in->at, "expected the margin of the drawing: the row number or blanks");
    return err_none();
}

static struct err read_layout_line(struct board *b, const struct text_layout *s, int line,
                                   struct reader *in)
{
    struct err e = read_margin(b, s, line, in);
    if (err_is(e))
        return e;
    for (int c = 0; c < s->columns; c++) {
        bool ended = at_line_end(in);
        const char *why = b->game->rules.set_glyph(b, line, c, ended ? ' ' : (char)reader_peek(in));
        if (why)
            return err_text(in->at, why);
        in->at += !ended;
    }
    while (reader_skip(in, ' '))
        ;
    if (reader_peek(in) != READER_END && !reader_skip(in, '\n'))
        return err_text(in->at, "this line of the drawing is too long");
    return err_none();
}

struct err drawing_read(struct board *b, struct reader *in)
{
    struct text_layout s = b->game->rules.text_layout(&b->variant);
    for (int line = 0; line < s.lines; line++) {
        struct err e = read_layout_line(b, &s, line, in);
        if (err_is(e))
            return e;
    }
    char letters[4096];
    struct writer w = writer_to(letters, sizeof letters);
    write_letters(b, &s, &w);
    size_t at = in->at;
    struct slice last = reader_until(in, '\n');
    bool named = w.n <= sizeof letters && slice_same(last, (struct slice){letters, w.n});
    if (last.len && !named)
        return err_text(at, "expected the column letters or a blank line after the drawing");
    reader_skip(in, '\n');
    if (last.len)
        reader_skip(in, '\n');
    if (reader_peek(in) != READER_END)
        return err_text(in->at, "expected nothing after the drawing");
    return err_none();
}
