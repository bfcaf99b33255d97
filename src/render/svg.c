/* svg.c - see svg.h. Numbers have two digits after the point at most, by whole-number arithmetic,
 * so the same picture has the same bytes on every machine. There is no text in it: letters and
 * digits are drawn (lettering.h), and no viewer can choose another typeface. */
#include "render/svg.h"

#include <math.h>

#include "base/markup.h"

static void write_length(struct writer *out, double v)
{
    int64_t hundredths = (int64_t)floor(v * 100 + 0.5);
    if (hundredths < 0) {
        writer_char(out, '-');
        hundredths = -hundredths;
    }
    int cents = (int)(hundredths % 100);
    writer_number(out, hundredths / 100);
    if (cents == 0)
        return;
    writer_char(out, '.');
    writer_char(out, (char)('0' + cents / 10));
    if (cents % 10)
        writer_char(out, (char)('0' + cents % 10));
}

static void write_color(struct writer *out, color c)
{
    if (c == COLOR_NONE) {
        writer_text(out, "none");
        return;
    }
    writer_char(out, '#');
    for (int shift = 20; shift >= 0; shift -= 4)
        writer_char(out, "0123456789abcdef"[c >> shift & 15]);
}

/* One command of a path: its letter and points. */
static void add(struct svg *s, char letter, const double *v, int n)
{
    if (!s->in_path)
        writer_text(s->out, "<path d=\"");
    s->in_path = true;
    writer_char(s->out, letter);
    for (int i = 0; i < n; i++) {
        if (i)
            writer_char(s->out, ' ');
        write_length(s->out, v[i]);
    }
}

static void svg_move(void *ctx, double x, double y)
{
    add(ctx, 'M', (const double[]){x, y}, 2);
}

static void svg_line(void *ctx, double x, double y)
{
    add(ctx, 'L', (const double[]){x, y}, 2);
}

static void svg_curve(void *ctx, double x1, double y1, double x2, double y2, double x, double y)
{
    add(ctx, 'C', (const double[]){x1, y1, x2, y2, x, y}, 6);
}

static void svg_circle(void *ctx, double x, double y, double r)
{
    add(ctx, 'M', (const double[]){x - r, y}, 2);
    add(ctx, 'a', (const double[]){r, r, 0, 1, 0, 2 * r, 0}, 7);
    add(ctx, 'a', (const double[]){r, r, 0, 1, 0, -2 * r, 0}, 7);
    add(ctx, 'z', NULL, 0);
}

static void svg_end_part(void *ctx)
{
    add(ctx, 'z', NULL, 0);
}

static void svg_paint(void *ctx, const struct pen *pen)
{
    struct svg *s = ctx;
    if (!s->in_path)
        return;
    writer_text(s->out, "\" fill=\"");
    write_color(s->out, pen->fill);
    if (pen->stroke != COLOR_NONE) {
        writer_text(s->out, "\" stroke=\"");
        write_color(s->out, pen->stroke);
        writer_text(s->out, "\" stroke-width=\"");
        write_length(s->out, pen->width);
    }
    if (pen->dash > 0) {
        writer_text(s->out, "\" stroke-dasharray=\"");
        write_length(s->out, pen->dash);
    }
    writer_text(s->out, "\"/>\n");
    s->in_path = false;
}

static const struct canvas_ops svg_ops = {
    .move = svg_move,
    .line = svg_line,
    .curve = svg_curve,
    .circle = svg_circle,
    .close = svg_end_part,
    .paint = svg_paint,
};

struct canvas svg_open(struct svg *s, struct writer *out, double width, double height,
                       struct slice title, struct slice description)
{
    *s = (struct svg){.out = out};
    writer_text(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"");
    write_length(out, width);
    writer_text(out, "\" height=\"");
    write_length(out, height);
    writer_text(out, "\" viewBox=\"0 0 ");
    write_length(out, width);
    writer_char(out, ' ');
    write_length(out, height);
    writer_text(out, "\" role=\"img\">\n<title>");
    markup_text(out, title);
    writer_text(out, "</title>\n<desc>");
    markup_text(out, description);
    writer_text(out, "</desc>\n<g stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
    return (struct canvas){&svg_ops, s};
}

void svg_close(struct svg *s)
{
    writer_text(s->out, "</g>\n</svg>\n");
}
