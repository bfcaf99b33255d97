/* query.c - see query.h: options are read, the position is read, a row of the table answers. */
#include "answers/query.h"

#include <string.h>

#include "base/nearest.h"
#include "games/games.h"
#include "puzzle/id.h"

const struct query_option query_common[] = {
    {"steps", "integer", "stop after so many steps of work: the same everywhere"},
    {"time", "number", "stop after so many seconds"},
    {"from", "string", "the text is in this form, which is read only when it is named"},
    {"game", "string", "the text is rows alone, of this game"},
    {0},
};

/* ---- what is wrong ---- */

static enum ending complain(struct query_call *q, enum ending ending, size_t line, size_t column,
                            const char *why)
{
    complaint_json(&(struct complaint){line, column, why}, q->out);
    return ending;
}

enum ending query_fail(struct query_call *q, enum ending ending, const char *why)
{
    return complain(q, ending, 1, 1, why);
}

enum ending query_end(struct query_call *q, struct answered found, write_fn *json, const void *answer)
{
    char room[ANSWERED_SENTENCE];
    bool is_late = found.ending == ENDING_LIMIT && work_time_left(q->work) <= 0;
    if (found.why)
        return query_fail(q, found.ending, answered_blame(found.why, is_late, room));
    json(answer, q->out);
    return found.ending;
}

struct sentence {
    const char *before, *word, *after;
    struct nearest nearest;
};

static void sentence_write(const void *ctx, struct writer *out)
{
    const struct sentence *s = ctx;
    writer_text(out, s->before);
    writer_text(out, s->word);
    writer_text(out, s->after);
    if (s->nearest.word) {
        writer_text(out, "; did you mean ");
        writer_text(out, s->nearest.word);
        writer_char(out, '?');
    }
}

static enum ending fail_with(struct query_call *q, struct sentence s)
{
    const char *why = arena_text(q->work->arena, sentence_write, &s).text;
    return query_fail(q, ENDING_REFUSED, why ? why : err_memory().why);
}

/* ---- options ---- */

/* The number of an option by name; -1: there is none. */
static int option_number(const struct query *query, struct slice name)
{
    const struct query_option *rows[] = {query->options, query_common};
    for (int i = 0; i < (query->takes == QUERY_NOTHING ? 1 : 2); i++)
        for (int k = 0; rows[i] && rows[i][k].name; k++)
            if (slice_is(name, rows[i][k].name))
                return i * QUERY_OPTIONS_MAX + k;
    return -1;
}

static const struct query_option *option_row(const struct query *query, int number)
{
    return number < QUERY_OPTIONS_MAX ? &query->options[number]
                                         : &query_common[number - QUERY_OPTIONS_MAX];
}

static enum ending fail_option(struct query_call *q, struct slice name)
{
    struct sentence s = {"", q->query->name, " has no such option", nearest_to(name)};
    for (int k = 0; q->query->options && q->query->options[k].name; k++)
        nearest_offer(&s.nearest, q->query->options[k].name);
    for (int k = 0; query_common[k].name; k++)
        nearest_offer(&s.nearest, query_common[k].name);
    return fail_with(q, s);
}

static bool is_among(struct slice value, const char *words)
{
    for (size_t n; *words; words += n + (words[n] == '|')) {
        n = strcspn(words, "|");
        if (slice_same(value, (struct slice){words, n}))
            return true;
    }
    return false;
}

static bool fits(const struct query_option *row, struct slice value)
{
    return strcmp(row->type, "boolean") == 0 ? is_among(value, "|true|false")
           : strchr(row->type, '|')          ? is_among(value, row->type)
                                             : true;
}

/* False: *ending says how it failed. */
static bool read_options(struct query_call *q, struct slice options, enum ending *ending)
{
    struct reader in = reader_of(options.text, options.len);
    while (reader_peek(&in) != READER_END) {
        struct slice line = reader_until(&in, '\n');
        struct reader word = reader_of(line.text, line.len);
        reader_skip(&in, '\n');
        if (!line.len)
            continue;
        struct slice name = reader_until(&word, '=');
        int number = option_number(q->query, name);
        if (number < 0)
            return *ending = fail_option(q, name), false;
        reader_skip(&word, '=');
        q->value[number] = reader_rest(&word);
        const struct query_option *row = option_row(q->query, number);
        if (!fits(row, q->value[number]))
            return *ending = fail_with(q, (struct sentence){row->name, ": expected ", row->type, {{0}, 0, 0}}),
                   false;
    }
    return true;
}

struct slice query_value(const struct query_call *q, const char *option)
{
    int number = option_number(q->query, slice_of(option));
    return number < 0 ? (struct slice){NULL, 0} : q->value[number];
}

static void write_slice(const void *ctx, struct writer *out)
{
    writer_slice(out, *(const struct slice *)ctx);
}

const char *query_text(struct query_call *q, const char *option)
{
    struct slice value = query_value(q, option);
    return value.text ? arena_text(q->work->arena, write_slice, &value).text : NULL;
}

bool query_flag(const struct query_call *q, const char *option)
{
    struct slice value = query_value(q, option);
    return value.text && !slice_is(value, "false");
}

static bool read_digits(struct reader *in, int64_t *out)
{
    int64_t n = 0;
    int digits = 0;
    for (; reader_peek(in) >= '0' && reader_peek(in) <= '9'; digits++) {
        int digit = reader_take(in) - '0';
        if (n > (INT64_MAX - digit) / 10)
            return false;
        n = 10 * n + digit;
    }
    *out = n;
    return digits > 0;
}

bool query_number(struct query_call *q, const char *option, int64_t min, int64_t max,
                     int64_t preset, int64_t *out)
{
    struct slice value = query_value(q, option);
    struct reader in = reader_of(value.text, value.len);
    *out = preset;
    if (!value.text)
        return true;
    if (read_digits(&in, out) && reader_peek(&in) == READER_END && *out >= min && *out <= max)
        return true;
    char range[64];
    struct writer w = writer_to(range, sizeof range - 1);
    writer_text(&w, ": expected a number from ");
    writer_number(&w, min);
    if (max != INT64_MAX) {
        writer_text(&w, " to ");
        writer_number(&w, max);
    }
    range[w.n < w.cap ? w.n : w.cap] = '\0';
    fail_with(q, (struct sentence){"", option, range, {{0}, 0, 0}});
    return false;
}

bool query_seconds(struct query_call *q, const char *option, int64_t preset_us, int64_t *us)
{
    struct slice value = query_value(q, option);
    struct reader in = reader_of(value.text, value.len);
    int64_t whole = 0, part = 0, unit = 1000000;
    *us = preset_us;
    if (!value.text)
        return true;
    bool is_number = read_digits(&in, &whole) && whole < INT64_MAX / 4000000;
    if (is_number && reader_skip(&in, '.'))
        for (; reader_peek(&in) >= '0' && reader_peek(&in) <= '9'; reader_take(&in))
            if (unit > 1)
                part += (reader_peek(&in) - '0') * (unit /= 10);
    *us = whole * 1000000 + part;
    if (is_number && reader_peek(&in) == READER_END && *us > 0)
        return true;
    fail_with(q, (struct sentence){"", option, ": expected a number of seconds", {{0}, 0, 0}});
    return false;
}

bool query_next_move(struct query_call *q, struct reader *moves, const struct board *b, int *n,
                        game_move *m, enum ending *ending)
{
    while (reader_skip(moves, ' '))
        ;
    struct slice word = reader_until(moves, ' ');
    *ending = ENDING_YES;
    if (!word.len)
        return false;
    const char *text = arena_text(q->work->arena, write_slice, &word).text;
    struct bad_move bad = {++*n, text, text ? bad_move_read(b, text, m) : err_memory()};
    if (!err_is(bad.err))
        return true;
    bad_move_json(&bad, q->out);
    *ending = ENDING_REFUSED;
    return false;
}

/* ---- the position ---- */

/* The line of an id's board, or the text itself. */
static struct err line_of(struct query_call *q, struct slice *text)
{
    struct new_request wanted;
    bool numbered;
    if (!id_is(games_all, *text))
        return err_none();
    struct err e = id_read(games_all, *text, &wanted, &numbered);
    if (err_is(e))
        return e;
    struct work timed = *q->work;
    if (!query_value(q, "steps").text && !query_value(q, "time").text)
        clock_limit(&timed, MAKE_US);
    return id_line(&wanted, text, &timed);
}

static struct err read_board(struct query_call *q, struct board **out)
{
    struct slice text = q->text;
    const char *form = query_text(q, "from"), *game = query_text(q, "game");
    const struct game *g = form   ? game_with_form(games_all, form)
                           : game ? game_named(games_all, slice_of(game))
                                  : NULL;
    if ((form || game) && !g)
        return err_text(0, form ? "from: there is no such form" : "game: there is no such game");
    if (form)
        return position_read_form(g, text.text, text.len, q->work->arena, out);
    if (game && position_is_bare(games_all, text.text, text.len))
        return position_read_bare(g, text.text, text.len, q->work->arena, out);
    struct err e = line_of(q, &text);
    return err_is(e) ? e : position_read_within(games_all, text.text, text.len, q->work, out);
}

static enum ending fail_text(struct query_call *q, struct err e)
{
    size_t line, column;
    char why[600];
    struct writer w = writer_to(why, sizeof why - 1);
    if (e.code == ERR_BUDGET)
        return query_end(q, answered_of(e), NULL, NULL);
    text_place(q->text.text, q->text.len, e.at, &line, &column);
    complaint_write(q->text, e, &w);
    why[w.n < w.cap ? w.n : w.cap] = '\0';
    return complain(q, ENDING_REFUSED, line, column, why);
}

/* ---- asking ---- */

static const struct query *query_named(const char *name)
{
    for (const struct query *q = queries; q->name; q++)
        if (strcmp(q->name, name) == 0)
            return q;
    return NULL;
}

static enum ending answer(struct query_call *q)
{
    int64_t steps, us;
    struct board *b = NULL;
    uint64_t given = q->work->steps;
    if (q->query->takes == QUERY_NOTHING)
        return q->query->answer(q, NULL);
    if (!query_number(q, "steps", 1, INT64_MAX, -1, &steps) || !query_seconds(q, "time", -1, &us))
        return ENDING_REFUSED;
    if (steps > 0 && (uint64_t)steps < given)
        q->work->steps = (uint64_t)steps;
    clock_limit(q->work, us > 0 ? us : INT64_MAX);
    if (q->query->takes == QUERY_POSITION) {
        given = q->work->steps;
        struct err e = read_board(q, &b);
        if (err_is(e))
            return fail_text(q, e);
        q->work->steps = given; /* reading has a budget of its own */
    }
    return q->query->answer(q, b);
}

enum ending query_ask(const char *name, struct slice text, struct slice options, struct work *w,
                         int64_t (*clock)(void), struct writer *out)
{
    struct arena_mark mark = arena_here(w->arena);
    struct work work = *w;
    struct query_call q = {
        .query = query_named(name), .text = text, .work = &work, .clock = clock, .out = out};
    enum ending ending = ENDING_REFUSED;
    if (!q.query) {
        struct sentence s = {"there is no question ", name, "", nearest_to(slice_of(name))};
        for (const struct query *row = queries; row->name; row++)
            nearest_offer(&s.nearest, row->name);
        fail_with(&q, s);
    } else if (read_options(&q, options, &ending)) {
        ending = answer(&q);
    }
    if (out->n && out->n <= out->cap && out->out[out->n - 1] == '\n')
        out->n--;
    arena_release(w->arena, mark);
    return ending;
}
