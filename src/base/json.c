/* json.c - see json.h. */
#include "base/json.h"

#include <stdio.h>

struct json json_to(struct writer *out)
{
    return (struct json){out, false};
}

static void json_gap(struct json *j)
{
    if (j->comma)
        writer_char(j->out, ',');
    j->comma = true;
}

void json_open(struct json *j, char bracket)
{
    json_gap(j);
    writer_char(j->out, bracket);
    j->comma = false;
}

void json_close(struct json *j, char bracket)
{
    writer_char(j->out, bracket);
    j->comma = true;
}

void json_slice(struct json *j, struct slice s)
{
    static const char hex[] = "0123456789abcdef";
    json_gap(j);
    writer_char(j->out, '"');
    for (size_t i = 0; i < s.len; i++) {
        unsigned char c = (unsigned char)s.text[i];
        if (c == '"' || c == '\\') {
            writer_char(j->out, '\\');
            writer_char(j->out, (char)c);
        } else if (c < 0x20) {
            writer_text(j->out, "\\u00");
            writer_char(j->out, hex[c >> 4]);
            writer_char(j->out, hex[c & 15]);
        } else {
            writer_char(j->out, (char)c);
        }
    }
    writer_char(j->out, '"');
}

void json_text(struct json *j, const char *s)
{
    json_slice(j, slice_of(s));
}

void json_key(struct json *j, const char *key)
{
    json_text(j, key);
    writer_char(j->out, ':');
    j->comma = false;
}

void json_number(struct json *j, int64_t v)
{
    json_gap(j);
    writer_number(j->out, v);
}

void json_real(struct json *j, double v, int digits)
{
    char text[64];
    json_gap(j);
    snprintf(text, sizeof text, "%.*f", digits, v);
    writer_text(j->out, text);
}

void json_bool(struct json *j, bool v)
{
    json_gap(j);
    writer_text(j->out, v ? "true" : "false");
}

void json_null(struct json *j)
{
    json_gap(j);
    writer_text(j->out, "null");
}
