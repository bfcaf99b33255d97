/* typeset.c - see typeset.h. Lines are broken greedily. */
#include "render/typeset.h"

double type_width(struct canvas *c, struct type t, struct slice text)
{
    return c->ops->text_width(c->ctx, t.face, t.size, text);
}

void type_line(struct canvas *c, struct type t, enum align align, double x, double y,
               struct slice text)
{
    double wide = align == ALIGN_LEFT ? 0 : type_width(c, t, text);
    double left = x - (align == ALIGN_CENTER ? wide / 2 : wide);
    c->ops->text(c->ctx, t.face, t.size, left, y, t.ink, text);
}

/* The last place in text, not beyond n, where a character begins. */
static size_t whole_characters(struct slice text, size_t n)
{
    while (n > 0 && n < text.len && ((unsigned char)text.text[n] & 0xc0) == 0x80)
        n--;
    return n;
}

struct slice type_beginning(struct canvas *c, struct type t, double wide, struct slice text)
{
    size_t low = 0, high = text.len; /* `low` bytes are narrow enough, more than `high` are not */
    while (low < high) {
        size_t n = (low + high + 1) / 2;
        if (type_width(c, t, (struct slice){text.text, whole_characters(text, n)}) <= wide)
            low = n;
        else
            high = n - 1;
    }
    return (struct slice){text.text, whole_characters(text, low)};
}

/* The longest beginning of text, in whole words, that is no wider than `wide`; a word that is too
 * long for a line is broken where the line ends. */
static struct slice fit_line(struct canvas *c, struct type t, double wide, struct slice text)
{
    struct slice line = {text.text, 0};
    for (size_t end = 0; end <= text.len; end++) {
        if (end < text.len && text.text[end] != ' ')
            continue;
        struct slice longer = {text.text, end};
        if (type_width(c, t, longer) > wide)
            break;
        line = longer;
    }
    if (!line.len)
        line = type_beginning(c, t, wide, text);
    return line.len ? line : text; /* not even one letter: narrower than any text */
}

double type_block(struct canvas *c, struct type t, enum align align, double x, double y,
                  double wide, double leading, struct slice text, bool draw)
{
    while (text.len) {
        struct slice line = fit_line(c, t, wide, text);
        if (draw)
            type_line(c, t, align, x, y, line);
        y += leading;
        text.text += line.len;
        text.len -= line.len;
        while (text.len && *text.text == ' ') {
            text.text++;
            text.len--;
        }
    }
    return y;
}

double type_even(struct canvas *c, struct type t, double wide, struct slice text)
{
    double lines = type_block(c, t, ALIGN_LEFT, 0, 0, wide, 1, text, false), narrow = wide / 2;
    while (narrow < wide && type_block(c, t, ALIGN_LEFT, 0, 0, narrow, 1, text, false) > lines)
        narrow += wide / 64;
    return narrow < wide ? narrow : wide;
}
