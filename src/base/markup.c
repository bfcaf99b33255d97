/* markup.c - see markup.h. */
#include "base/markup.h"

static const char *entity(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    default:
        return NULL;
    }
}

void markup_text(struct writer *out, struct slice text)
{
    for (size_t i = 0; i < text.len; i++)
        if (entity(text.text[i]))
            writer_text(out, entity(text.text[i]));
        else
            writer_char(out, text.text[i]);
}
