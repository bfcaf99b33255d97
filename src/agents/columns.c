/* columns.c - see columns.h. */
#include "agents/columns.h"

#include <math.h>

void column_fixed(struct writer *out, double v, int digits, enum column_sign sign)
{
    int64_t unit = 1;
    for (int i = 0; i < digits; i++)
        unit *= 10;
    int64_t whole = (int64_t)llround(fabs(v) * (double)unit);
    if (v < 0 && whole)
        writer_char(out, '-');
    else if (sign == COLUMN_SIGNED)
        writer_char(out, '+');
    writer_number(out, whole / unit);
    if (digits)
        writer_char(out, '.');
    for (int64_t place = unit / 10; place; place /= 10)
        writer_char(out, (char)('0' + whole / place % 10));
}

void column_spaces(struct writer *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        writer_char(out, ' ');
}

size_t column_width(const char *text)
{
    size_t n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80;
    return n;
}

void column_left(struct writer *out, const char *text, size_t width)
{
    size_t n = column_width(text);
    writer_text(out, text);
    column_spaces(out, n < width ? width - n : 0);
}

void column_right(struct writer *out, const char *text, size_t width)
{
    size_t n = column_width(text);
    column_spaces(out, n < width ? width - n : 0);
    writer_text(out, text);
}
