/* json.c - see json.h. */
#include "base/json.h"

#include <stdio.h>

struct jsonw jsonw_to(struct writer *out)
{
    return (struct jsonw){out, false};
}

static void jsonw_gap(struct jsonw *j)
{
    if (j->comma)
        writer_char(j->out, ',');
    j->comma = true;
}

void jsonw_open(struct jsonw *j, char bracket)
{
    jsonw_gap(j);
    writer_char(j->out, bracket);
    j->comma = false;
}

void jsonw_close(struct jsonw *j, char bracket)
{
    writer_char(j->out, bracket);
    j->comma = true;
}

void jsonw_open_text(struct jsonw *j)
{
    jsonw_gap(j);
    writer_char(j->out, '"');
}

void jsonw_close_text(struct jsonw *j)
{
    writer_char(j->out, '"');
}

/* One character of n bytes, n = 0 for a byte that is none. */
static void write_character(struct writer *out, const char *text, size_t n)
{
    static const char hex[] = "0123456789abcdef";
    unsigned char c = (unsigned char)text[0];
    if (n == 0) {
        writer_text(out, "\\ufffd");
    } else if (c < 0x20) {
        writer_text(out, "\\u00");
        writer_char(out, hex[c >> 4]);
        writer_char(out, hex[c & 15]);
    } else {
        if (c == '"' || c == '\\')
            writer_char(out, '\\');
        writer_slice(out, (struct slice){text, n});
    }
}

void jsonw_slice(struct jsonw *j, struct slice s)
{
    jsonw_open_text(j);
    while (s.len) {
        size_t n = slice_character(s), step = n ? n : 1;
        write_character(j->out, s.text, n);
        s = (struct slice){s.text + step, s.len - step};
    }
    jsonw_close_text(j);
}

void jsonw_text(struct jsonw *j, const char *s)
{
    jsonw_slice(j, slice_of(s));
}

void jsonw_key(struct jsonw *j, const char *key)
{
    jsonw_text(j, key);
    writer_char(j->out, ':');
    j->comma = false;
}

void jsonw_number(struct jsonw *j, int64_t v)
{
    jsonw_gap(j);
    writer_number(j->out, v);
}

void jsonw_real(struct jsonw *j, double v, int digits)
{
    char text[64];
    jsonw_gap(j);
    snprintf(text, sizeof text, "%.*f", digits, v);
    writer_text(j->out, text);
}

void jsonw_bool(struct jsonw *j, bool v)
{
    jsonw_gap(j);
    writer_text(j->out, v ? "true" : "false");
}

void jsonw_null(struct jsonw *j)
{
    jsonw_gap(j);
    writer_text(j->out, "null");
}

void json_pair(struct jsonw *j, const char *key, const char *text)
{
    jsonw_key(j, key);
    jsonw_text(j, text);
}

void json_count(struct jsonw *j, const char *key, int64_t n)
{
    jsonw_key(j, key);
    jsonw_number(j, n);
}
