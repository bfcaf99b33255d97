/* text.c - see text.h. */
#include "base/text.h"

#include <string.h>

#include "base/arena.h"

struct slice slice_of(const char *text)
{
    return (struct slice){text, strlen(text)};
}

bool slice_same(struct slice a, struct slice b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.text, b.text, a.len) == 0);
}

bool slice_is(struct slice s, const char *text)
{
    return slice_same(s, slice_of(text));
}

bool slice_starts(struct slice s, const char *prefix)
{
    size_t n = strlen(prefix);
    return s.len >= n && memcmp(s.text, prefix, n) == 0;
}

int text_lower(int c)
{
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

bool slice_is_word(struct slice s, const char *word)
{
    size_t i = 0;
    while (i < s.len && word[i] && text_lower(s.text[i]) == text_lower(word[i]))
        i++;
    return i == s.len && !word[i];
}

struct reader reader_of(const char *text, size_t len)
{
    return (struct reader){text, len, 0};
}

int reader_peek(const struct reader *in)
{
    return in->at < in->len ? (unsigned char)in->text[in->at] : READER_END;
}

int reader_take(struct reader *in)
{
    return in->at < in->len ? (unsigned char)in->text[in->at++] : READER_END;
}

bool reader_skip(struct reader *in, char c)
{
    bool here = reader_peek(in) == (unsigned char)c;
    in->at += here;
    return here;
}

bool reader_skip_text(struct reader *in, const char *s)
{
    bool here = slice_starts(reader_rest(in), s);
    if (here)
        in->at += strlen(s);
    return here;
}

bool reader_number(struct reader *in, uint32_t max, uint32_t *out)
{
    size_t at = in->at;
    uint64_t v = 0;
    while (at < in->len && in->text[at] >= '0' && in->text[at] <= '9') {
        v = v * 10 + (uint64_t)(in->text[at++] - '0');
        if (v > max)
            return false;
    }
    if (at == in->at)
        return false;
    in->at = at;
    *out = (uint32_t)v;
    return true;
}

struct slice reader_until(struct reader *in, char stop)
{
    size_t from = in->at;
    while (in->at < in->len && in->text[in->at] != stop)
        in->at++;
    return (struct slice){in->text + from, in->at - from};
}

struct slice reader_rest(const struct reader *in)
{
    return (struct slice){in->text + in->at, in->len - in->at};
}

/* Longer forms than needed and halves of pairs (surrogates) are no characters: the second byte
 * tells. */
size_t slice_character(struct slice s)
{
    const unsigned char *b = (const unsigned char *)s.text;
    size_t n = s.len == 0     ? 0
               : b[0] < 0x80  ? 1
               : b[0] < 0xC2  ? 0
               : b[0] < 0xE0  ? 2
               : b[0] < 0xF0  ? 3
               : b[0] <= 0xF4 ? 4
                              : 0;
    if (n > s.len)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((b[i] & 0xC0) != 0x80)
            return 0;
    if (n < 3)
        return n;
    bool low = (b[0] == 0xE0 && b[1] < 0xA0) || (b[0] == 0xF0 && b[1] < 0x90);
    bool high = (b[0] == 0xED && b[1] >= 0xA0) || (b[0] == 0xF4 && b[1] >= 0x90);
    return low || high ? 0 : n;
}

void text_place(const char *text, size_t len, size_t at, size_t *line, size_t *column)
{
    *line = *column = 1;
    for (size_t i = 0; i < at && i < len; i++) {
        if (text[i] == '\n') {
            ++*line;
            *column = 1;
        } else if (((unsigned char)text[i] & 0xC0) != 0x80) {
            ++*column;
        }
    }
}

struct writer writer_to(char *out, size_t cap)
{
    return (struct writer){.out = out, .cap = cap};
}

struct writer writer_growing(struct arena *room)
{
    return (struct writer){.room = room};
}

/* Room for so many more bytes, where it grows; without memory it stays as it is from then on. */
static void make_room(struct writer *w, size_t more)
{
    enum { FIRST = 4096 };
    if (!w->room || w->n + more <= w->cap)
        return;
    size_t cap = w->cap ? 2 * w->cap : FIRST;
    cap = cap < w->n + more ? 2 * (w->n + more) : cap;
    char *out = arena_take(w->room, cap, 1);
    if (!out) {
        w->room = NULL;
        return;
    }
    if (w->n)
        memcpy(out, w->out, w->n);
    w->out = out;
    w->cap = cap;
}

void writer_char(struct writer *w, char c)
{
    make_room(w, 1);
    if (w->n < w->cap)
        w->out[w->n] = c;
    w->n++;
}

void writer_slice(struct writer *w, struct slice s)
{
    make_room(w, s.len);
    if (w->n < w->cap && s.len) {
        size_t room = w->cap - w->n;
        memcpy(w->out + w->n, s.text, s.len < room ? s.len : room);
    }
    w->n += s.len;
}

void writer_fail(struct writer *w)
{
    w->room = NULL;
    w->cap = w->n < w->cap ? w->n : w->cap;
    w->n++;
}

void writer_text(struct writer *w, const char *s)
{
    writer_slice(w, slice_of(s));
}

void writer_number(struct writer *w, int64_t v)
{
    char digits[20];
    size_t n = 0;
    uint64_t u = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
    do
        digits[n++] = (char)('0' + u % 10);
    while (u /= 10);
    if (v < 0)
        writer_char(w, '-');
    while (n)
        writer_char(w, digits[--n]);
}
