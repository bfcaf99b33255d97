/* pattern.c - see pattern.h. */
#include "puzzle/pattern.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/err.h"

/* A number, blanks and comments before it skipped; 0: there is none. */
static int next_number(const char **at)
{
    for (*at += strspn(*at, " \t\r\n"); **at == '#'; *at += strspn(*at, " \t\r\n"))
        *at += strcspn(*at, "\n");
    size_t len = strspn(*at, "0123456789");
    int n = len > 0 && len < 5 ? atoi(*at) : 0;
    *at += len;
    return n;
}

/* "P1", width and height, then the cells with or without blanks between them. */
static bool read_picture(const char *text, struct pattern_rows *out)
{
    const char *at = text + 2;
    out->w = next_number(&at);
    out->h = next_number(&at);
    size_t n = 0, cells = (size_t)out->w * (size_t)out->h;
    for (; *at && n < cells; at++)
        if (*at == '0' || *at == '1')
            out->text[n++] = *at;
    return cells && n == cells;
}

/* "P4", width, height and one blank, then rows of bits, each from a byte of its own on. */
static const char *read_packed(const char *text, size_t len, struct pattern_rows *out, struct arena *arena)
{
    const char *at = text + 2;
    out->w = next_number(&at);
    out->h = next_number(&at);
    size_t w = (size_t)out->w, h = (size_t)out->h, row = (w + 7) / 8;
    if (!w || !h || !*at || (size_t)(text + len - ++at) < row * h)
        return "no PBM picture";
    out->text = arena_take(arena, w * h, 1);
    for (size_t i = 0; out->text && i < w * h; i++)
        out->text[i] = at[i / w * row + i % w / 8] >> (7 - i % w % 8) & 1 ? '1' : '0';
    return out->text ? NULL : err_memory().why;
}

/* Blank lines do no harm. */
static const char *read_rows(const char *text, const char *allowed, struct pattern_rows *out)
{
    size_t n = 0;
    for (const char *at = text; *at;) {
        size_t len = strcspn(at, "\r\n"), known = strspn(at, allowed);
        if (len && known < len)
            return "a character that does not belong there";
        if (len && out->h && len != (size_t)out->w)
            return "rows of different lengths";
        if (len) {
            out->w = (int)len;
            out->h++;
            memcpy(&out->text[n], at, len);
            n += len;
        }
        at += len;
        at += strspn(at, "\r\n");
    }
    return out->h ? NULL : "no rows";
}

const char *pattern_parse(const char *text, size_t len, const char *allowed, struct pattern_rows *out,
                          struct arena *arena)
{
    *out = (struct pattern_rows){0};
    if (strncmp(text, "P4", 2) == 0)
        return read_packed(text, len, out, arena);
    out->text = arena_take(arena, len + 1, 1);
    if (!out->text)
        return err_memory().why;
    if (memchr(text, '\0', len))
        return "it is no text";
    if (strncmp(text, "P1", 2) == 0)
        return read_picture(text, out) ? NULL : "no PBM picture";
    return read_rows(text, allowed, out);
}
