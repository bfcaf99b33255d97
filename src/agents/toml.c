/* toml.c - see toml.h. */
#include "agents/toml.h"

#include <math.h>
#include <stdlib.h>

enum { TEXTS_MAX = 64 };

static void skip_blanks(struct reader *in)
{
    while (reader_skip(in, ' ') || reader_skip(in, '\t'))
        ;
}

/* Blanks, comments and line ends. */
static void skip_lines(struct reader *in)
{
    for (;;) {
        skip_blanks(in);
        if (reader_peek(in) == '#')
            reader_until(in, '\n');
        if (!reader_skip(in, '\n') && !reader_skip(in, '\r'))
            return;
    }
}

static bool in_name(int c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
}

static struct slice take_name(struct reader *in)
{
    struct slice name = {in->text + in->at, 0};
    while (in_name(reader_peek(in))) {
        reader_take(in);
        name.len++;
    }
    return name;
}

static struct err take_escape(struct reader *in, char *out)
{
    static const char names[] = "\"\\nt", means[] = "\"\\\n\t";
    size_t at = in->at - 1;
    int c = reader_take(in);
    for (size_t i = 0; names[i]; i++)
        if (c == names[i]) {
            *out = means[i];
            return err_none();
        }
    return err_text(at, "after \\ there may be \", \\, n or t");
}

/* "..." with escapes or '...' without; one line. */
static struct err take_text(struct reader *in, struct arena *arena, const char **out)
{
    size_t start = in->at, n = 0;
    int quote = reader_take(in);
    if (quote != '"' && quote != '\'')
        return err_text(start, "expected a text in quotes");
    char *text = arena_take(
        arena, reader_until(&(struct reader){in->text, in->len, in->at}, '\n').len + 1, 1);
    if (!text)
        return err_memory();
    for (int c; (c = reader_take(in)) != quote; n++) {
        if (c == READER_END || c == '\n')
            return err_text(start, "this text does not end on its line");
        if (c == 0)
            return err_text(in->at - 1, "a text has no zero bytes");
        text[n] = (char)c;
        struct err e = c == '\\' && quote == '"' ? take_escape(in, &text[n]) : err_none();
        if (err_is(e))
            return e;
    }
    *out = text;
    return err_none();
}

static struct err take_texts(struct reader *in, struct arena *arena, struct toml *out)
{
    const char **list = arena_take(arena, TEXTS_MAX + 1, sizeof *list);
    if (!list)
        return err_memory();
    reader_skip(in, '[');
    for (size_t n = 0;; n++) {
        skip_lines(in);
        if (reader_skip(in, ']'))
            break;
        if (n == TEXTS_MAX)
            return err_text(in->at, "a list has 64 entries at most");
        struct err e = take_text(in, arena, &list[n]);
        if (err_is(e))
            return e;
        skip_lines(in);
        if (!reader_skip(in, ',') && reader_peek(in) != ']')
            return err_text(in->at, "expected , or ] in a list");
    }
    out->kind = TOML_TEXTS;
    out->texts = list;
    return err_none();
}

/* A number, true or false: kept as written too. */
static struct err take_word(struct reader *in, struct arena *arena, struct toml *out)
{
    size_t start = in->at, n = 0;
    while (in_name(reader_peek(in)) || reader_peek(in) == '.' || reader_peek(in) == '+') {
        reader_take(in);
        n++;
    }
    char *text = arena_take(arena, n + 1, 1), *end;
    if (!text)
        return err_memory();
    for (size_t i = 0; i < n; i++)
        text[i] = in->text[start + i];
    struct slice word = {text, n};
    out->text = text;
    out->kind = TOML_TRUTH;
    out->number = slice_is(word, "true");
    if (slice_is(word, "true") || slice_is(word, "false"))
        return err_none();
    out->kind = TOML_NUMBER;
    out->number = strtod(text, &end);
    bool digits = n && text[0] != '.' && text[n - 1] != '.' && (text[0] <= '9');
    return digits && !*end && isfinite(out->number)
               ? err_none()
               : err_text(start, "expected a number, true, false, a text in quotes or a list");
}

static struct err take_value(struct reader *in, struct arena *arena, struct toml *out)
{
    int c = reader_peek(in);
    out->value_at = in->at;
    if (c == '[')
        return take_texts(in, arena, out);
    if (c != '"' && c != '\'')
        return take_word(in, arena, out);
    out->kind = TOML_TEXT;
    return take_text(in, arena, &out->text);
}

static struct err take_heading(struct reader *in, struct toml *out)
{
    bool list;
    reader_skip(in, '[');
    list = reader_skip(in, '[');
    skip_blanks(in);
    out->at = in->at;
    out->name = take_name(in);
    skip_blanks(in);
    out->kind = list ? TOML_LIST : TOML_TABLE;
    if (!out->name.len)
        return err_text(in->at, "expected the name of a table");
    return reader_skip_text(in, list ? "]]" : "]")
               ? err_none()
               : err_text(in->at, list ? "expected ]]" : "expected ]");
}

struct err toml_next(struct reader *in, struct arena *arena, struct toml *out)
{
    struct err e;
    *out = (struct toml){.kind = TOML_END};
    skip_lines(in);
    out->at = in->at;
    if (reader_peek(in) == READER_END)
        return err_none();
    if (reader_peek(in) == '[') {
        e = take_heading(in, out);
    } else {
        out->name = take_name(in);
        skip_blanks(in);
        if (!out->name.len)
            return err_text(in->at, "expected a key, a [table] or a comment");
        if (!reader_skip(in, '='))
            return err_text(in->at, "expected = after the key");
        skip_blanks(in);
        e = take_value(in, arena, out);
    }
    if (err_is(e))
        return e;
    skip_blanks(in);
    if (reader_peek(in) == '#')
        reader_until(in, '\n');
    reader_skip(in, '\r');
    return reader_peek(in) == '\n' || reader_peek(in) == READER_END
               ? err_none()
               : err_text(in->at, "expected the end of the line");
}
