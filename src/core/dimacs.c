/* dimacs.c - see dimacs.h. */
#include "core/dimacs.h"

#include <string.h>

/* ---- the list ---- */

static bool list_grow(struct clause_list *l)
{
    size_t cap = l->cap ? 2 * l->cap : 256;
    struct clause *more = arena_take(l->arena, cap, sizeof *more);
    if (!more)
        return false;
    if (l->n)
        memcpy(more, l->clause, l->n * sizeof *more);
    l->clause = more;
    l->cap = cap;
    return true;
}

void clause_list_add(void *list, const struct clause *c)
{
    struct clause_list *l = list;
    if (l->starved || (l->n == l->cap && !list_grow(l))) {
        l->starved = true;
        return;
    }
    struct clause copy = *c;
    int *literal = arena_take(l->arena, c->n + 1, sizeof *literal);
    struct spot *place = c->n_places ? arena_take(l->arena, c->n_places, sizeof *place) : NULL;
    if (!literal || (c->n_places && !place)) {
        l->starved = true;
        return;
    }
    if (c->n)
        memcpy(literal, c->literal, c->n * sizeof *literal);
    if (c->n_places)
        memcpy(place, c->place, c->n_places * sizeof *place);
    copy.literal = literal;
    copy.place = place;
    l->clause[l->n++] = copy;
    l->literals += c->n;
}

/* ---- writing ---- */

static void write_reason(const struct clause *c, int height, struct writer *out)
{
    writer_text(out, "c ");
    writer_text(out, c->kind);
    if (spot_is_somewhere(c->at)) {
        writer_char(out, ' ');
        spot_write(out, height, c->at);
    }
    for (size_t i = 0; i < c->n_places; i++) {
        writer_char(out, ' ');
        spot_write(out, height, c->place[i]);
    }
    writer_char(out, '\n');
}

static bool is_same_reason(const struct clause *a, const struct clause *b)
{
    return strcmp(a->kind, b->kind) == 0 && a->at.x == b->at.x && a->at.y == b->at.y &&
           !a->n_places && !b->n_places;
}

static void write_comments(const struct dimacs *d, struct work *w, struct writer *out)
{
    const struct encoding *e = d->encoding;
    writer_text(out, "c ");
    writer_text(out, d->note);
    if (d->more)
        writer_text(out, d->more);
    writer_char(out, '\n');
    for (int v = 1; v <= e->named && !work_stopped_at(w, (uint64_t)v); v++) {
        writer_text(out, "c var ");
        writer_number(out, v);
        writer_char(out, ' ');
        e->name(e, v, out);
        writer_char(out, '\n');
    }
    if (e->legend)
        e->legend(e, out);
}

static void clause_counted(void *ctx, const struct clause *c)
{
    int64_t *clauses = ctx;
    (void)c;
    ++*clauses;
}

struct writing {
    struct writer *out;
    int height;
    struct clause last; /* whose reason stands above */
};

static void clause_written(void *ctx, const struct clause *c)
{
    struct writing *w = ctx;
    if (!w->last.kind || !is_same_reason(c, &w->last))
        write_reason(c, w->height, w->out);
    for (size_t k = 0; k < c->n; k++) {
        writer_number(w->out, c->literal[k]);
        writer_char(w->out, ' ');
    }
    writer_text(w->out, "0\n");
    w->last = *c;
}

/* The header counts the clauses, so they are made twice: once to count, once to write. */
static void write_clauses(const struct dimacs *d, struct work *w, int *room, struct writer *out)
{
    const struct encoding *e = d->encoding;
    const struct clause_list *l = d->besides;
    int64_t clauses = l ? (int64_t)l->n : 0;
    struct writing writing = {.out = out, .height = d->height};
    e->clauses(e, &(struct clause_sink){.clause = clause_counted, .ctx = &clauses, .work = w}, room);
    writer_text(out, "p cnf ");
    writer_number(out, e->vars);
    writer_char(out, ' ');
    writer_number(out, clauses);
    writer_char(out, '\n');
    e->clauses(e, &(struct clause_sink){.clause = clause_written, .ctx = &writing, .work = w}, room);
    for (size_t i = 0; l && i < l->n && !work_stopped_at(w, i); i++)
        clause_written(&writing, &l->clause[i]);
}

struct err dimacs_write(const struct dimacs *d, struct work *w, struct writer *out)
{
    struct arena_mark mark = arena_here(w->arena);
    int *room = arena_take(w->arena, encoding_room(d->encoding), sizeof *room);
    if (!room)
        return err_memory();
    write_comments(d, w, out);
    write_clauses(d, w, room, out);
    arena_release(w->arena, mark);
    return work_stopped(w)
               ? (struct err){ERR_BUDGET, 0, "the limit was reached before the clauses were written"}
               : err_none();
}

/* ---- reading ---- */

enum { VARIABLE_MAX = 1 << 30 };

static void skip_blanks(struct reader *in)
{
    while (reader_skip(in, ' ') || reader_skip(in, '\t') || reader_skip(in, '\r'))
        ;
}

/* One line of literals. False: there is something else in it. */
static bool read_literals(struct reader *line, int keys, int8_t *key)
{
    uint32_t v;
    for (skip_blanks(line); reader_peek(line) != READER_END; skip_blanks(line)) {
        bool is_false = reader_skip(line, '-');
        if (!reader_number(line, VARIABLE_MAX, &v))
            return false;
        if (v >= 1 && v <= (uint32_t)keys)
            key[v - 1] = !is_false;
    }
    return true;
}

static const char no_model[] = "this says that there is no model";

/* `c` and `s` lines, `v` lines, or a line SAT and literals after it. */
static struct err read_line(struct reader *line, size_t at, int keys, int8_t *key)
{
    skip_blanks(line);
    struct slice rest = reader_rest(line);
    if (slice_starts(rest, "s UNSAT") || slice_starts(rest, "UNSAT"))
        return err_illegal(at, no_model);
    if (rest.len == 0 || rest.text[0] == 'c' || rest.text[0] == 's' || slice_starts(rest, "SAT"))
        return err_none();
    reader_skip(line, 'v');
    return read_literals(line, keys, key)
               ? err_none()
               : err_text(at + line->at, "expected a solver's output: v lines of literals");
}

struct err dimacs_read_model(const char *text, size_t len, int keys, int8_t *key)
{
    struct reader in = reader_of(text, len);
    memset(key, -1, (size_t)keys);
    while (reader_peek(&in) != READER_END) {
        size_t at = in.at;
        struct slice s = reader_until(&in, '\n');
        struct reader line = reader_of(s.text, s.len);
        struct err e = read_line(&line, at, keys, key);
        if (err_is(e))
            return e;
        reader_skip(&in, '\n');
    }
    for (int k = 0; k < keys; k++)
        if (key[k] < 0)
            return err_text(len, "this model does not say what every variable is");
    return err_none();
}
