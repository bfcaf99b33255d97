/* json.c - see json.h. */
#include "base/json.h"

#include <stdio.h>
#include <string.h>

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

/* Eight characters at once: none below a blank, above '~', a quote or a backslash. */
static bool are_plain(const char *text)
{
    const uint64_t ones = UINT64_MAX / 255, high = ones << 7;
    uint64_t v, found;
    memcpy(&v, text, sizeof v);
    uint64_t quote = v ^ ones * '"', slash = v ^ ones * '\\', del = v ^ ones * 127;
    found = v | ((v - ones * ' ') & ~v) | ((quote - ones) & ~quote) | ((slash - ones) & ~slash) |
            ((del - ones) & ~del);
    return !(found & high);
}

/* How many characters at the beginning are written as they are: most of any text. */
static size_t plain_run(struct slice s)
{
    size_t n = 0;
    while (n + sizeof(uint64_t) <= s.len && are_plain(s.text + n))
        n += sizeof(uint64_t);
    while (n < s.len && s.text[n] >= ' ' && s.text[n] <= '~' && s.text[n] != '"' &&
           s.text[n] != '\\')
        n++;
    return n;
}

void jsonw_slice(struct jsonw *j, struct slice s)
{
    jsonw_open_text(j);
    while (s.len) {
        size_t plain = plain_run(s), n = plain ? 0 : slice_character(s), step = plain + n;
        if (plain)
            writer_slice(j->out, (struct slice){s.text, plain});
        else
            write_character(j->out, s.text, n);
        step += step == 0;
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
    if (text)
        jsonw_text(j, text);
    else
        jsonw_null(j);
}

void json_slice(struct jsonw *j, const char *key, struct slice text)
{
    jsonw_key(j, key);
    jsonw_slice(j, text);
}

void json_count(struct jsonw *j, const char *key, int64_t n)
{
    json_count_or_null(j, key, true, n);
}

void json_count_or_null(struct jsonw *j, const char *key, bool is_known, int64_t n)
{
    jsonw_key(j, key);
    if (is_known)
        jsonw_number(j, n);
    else
        jsonw_null(j);
}

void json_decimal(struct jsonw *j, const char *key, double v, int digits)
{
    json_decimal_or_null(j, key, true, v, digits);
}

void json_decimal_or_null(struct jsonw *j, const char *key, bool is_known, double v, int digits)
{
    jsonw_key(j, key);
    if (is_known)
        jsonw_real(j, v, digits);
    else
        jsonw_null(j);
}

void json_bool(struct jsonw *j, const char *key, bool v)
{
    jsonw_key(j, key);
    jsonw_bool(j, v);
}

void json_open(struct jsonw *j, const char *key, char bracket)
{
    jsonw_key(j, key);
    jsonw_open(j, bracket);
}

struct jsonw json_line(struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    return j;
}

void json_line_end(struct jsonw *j)
{
    jsonw_close(j, '}');
    writer_char(j->out, '\n');
}
