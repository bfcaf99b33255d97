/* url_form.c - see url_form.h. */
#include "core/url_form.h"

#include <string.h>

static const char above[] = "%3E";

static size_t length_of(struct slice text, size_t at)
{
    struct slice rest = {text.text + at, text.len - at};
    return slice_starts(rest, above) || slice_starts(rest, "%3e") ? strlen(above) : 1;
}

/* An address of any host: the page may be served from anywhere, and '#' is in no other link. */
size_t url_form_start(struct slice text)
{
    bool address = slice_starts(text, "https://") || slice_starts(text, "http://");
    const char *mark = text.len ? memchr(text.text, '#', address ? text.len : 1) : NULL;
    return mark ? (size_t)(mark - text.text) + 1 : 0;
}

bool url_form_is(struct slice text)
{
    return text.len && !memchr(text.text, ' ', text.len) && memchr(text.text, '_', text.len);
}

bool url_form_says(struct slice *text, struct arena *arena)
{
    char *line = arena_take(arena, text->len + 1, 1);
    size_t n = 0;
    for (size_t i = 0; line && i < text->len; i += length_of(*text, i), n++)
        line[n] = length_of(*text, i) > 1 ? '>' : text->text[i] == '_' ? ' ' : text->text[i];
    *text = (struct slice){line, n};
    return line != NULL;
}

size_t url_form_place(struct slice text, size_t at)
{
    size_t i = 0;
    for (; at && i < text.len; at--)
        i += length_of(text, i);
    return i;
}
