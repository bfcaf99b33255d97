/* dimacs.c - the header counts the clauses, so they are made twice: once to count, once to write.
 */
#include "core/dimacs.h"

static void clause_counted(void *ctx, const int *literal, size_t n)
{
    int64_t *clauses = ctx;
    (void)literal;
    (void)n;
    ++*clauses;
}

static void clause_written(void *ctx, const int *literal, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        writer_number(ctx, literal[i]);
        writer_char(ctx, ' ');
    }
    writer_text(ctx, "0\n");
}

static void write_comments(const struct encoding *e, struct work *w, struct writer *out)
{
    writer_text(out, "c ");
    writer_text(out, e->note);
    writer_char(out, '\n');
    for (int v = 1; v <= e->vars && !work_stopped_at(w, (uint64_t)v); v++) {
        writer_text(out, "c ");
        writer_number(out, v);
        writer_char(out, ' ');
        e->name(e, v, out);
        writer_char(out, '\n');
    }
}

bool dimacs_write(const struct encoding *e, struct work *w, struct writer *out)
{
    int64_t clauses = 0;
    write_comments(e, w, out);
    e->clauses(e, &(struct clause_sink){.clause = clause_counted, .ctx = &clauses, .work = w});
    writer_text(out, "p cnf ");
    writer_number(out, e->vars);
    writer_char(out, ' ');
    writer_number(out, clauses);
    writer_char(out, '\n');
    e->clauses(e, &(struct clause_sink){.clause = clause_written, .ctx = out, .work = w});
    return !work_stopped(w);
}
