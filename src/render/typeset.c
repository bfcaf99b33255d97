/* typeset.c - see typeset.h. Lines are broken greedily; a word too long for a line has one of its
 * own. */
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

/* The longest beginning of text, in whole words, that is no wider than `wide`. */
static struct slice fit_line(struct canvas *c, struct type t, double wide, struct slice text)
{
    struct slice line = {text.text, 0};
    for (size_t end = 0; end <= text.len; end++) {
        if (end < text.len && text.text[end] != ' ')
            continue;
        struct slice longer = {text.text, end};
        if (line.len && type_width(c, t, longer) > wide)
            break;
        line = longer;
    }
    return line;
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
