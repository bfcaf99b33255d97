/* dimacs.c - the header counts the clauses, so they are made twice: once to count, once to write.
 */
#include "core/dimacs.h"

enum { LINE_CAP = 256 };

struct file {
    dimacs_out *out;
    void *ctx;
    int64_t clauses;
};

static void file_put(const struct file *f, const struct writer *line)
{
    f->out(f->ctx, line->out, line->n < line->cap ? line->n : line->cap);
}

static void clause_counted(void *ctx, const int *literal, size_t n)
{
    struct file *f = ctx;
    (void)literal;
    (void)n;
    f->clauses++;
}

static void clause_written(void *ctx, const int *literal, size_t n)
{
    struct file *f = ctx;
    for (size_t i = 0; i <= n; i++) {
        char text[24];
        struct writer number = writer_to(text, sizeof text);
        writer_number(&number, i < n ? literal[i] : 0);
        writer_char(&number, i < n ? ' ' : '\n');
        file_put(f, &number);
    }
}

static void write_comments(const struct encoding *e, const struct file *f)
{
    char text[LINE_CAP];
    struct writer line = writer_to(text, sizeof text);
    writer_text(&line, "c ");
    writer_text(&line, e->note);
    writer_char(&line, '\n');
    file_put(f, &line);
    for (int v = 1; v <= e->vars; v++) {
        line = writer_to(text, sizeof text);
        writer_text(&line, "c ");
        writer_number(&line, v);
        writer_char(&line, ' ');
        e->name(e, v, &line);
        writer_char(&line, '\n');
        file_put(f, &line);
    }
}

void dimacs_write(const struct encoding *e, dimacs_out *out, void *ctx)
{
    struct file f = {out, ctx, 0};
    write_comments(e, &f);
    e->clauses(e, &(struct clause_sink){.clause = clause_counted, .ctx = &f});
    char text[LINE_CAP];
    struct writer line = writer_to(text, sizeof text);
    writer_text(&line, "p cnf ");
    writer_number(&line, e->vars);
    writer_char(&line, ' ');
    writer_number(&line, f.clauses);
    writer_char(&line, '\n');
    file_put(&f, &line);
    e->clauses(e, &(struct clause_sink){.clause = clause_written, .ctx = &f});
}
