/* review_report.c - see review_report.h. */
#include "duel/review_report.h"

#include "duel/review_words.h"

enum { ROWS = 6, COLUMNS = 60 };

void review_accuracy_write(const struct review *v, const struct duel *d, struct writer *out)
{
    for (int side = 0; side < 2; side++) {
        writer_text(out, side ? ", " : "");
        writer_text(out, d->sides[side]);
        writer_char(out, ' ');
        writer_number(out, (int64_t)(100 * v->accuracy[side] + 0.5));
        writer_char(out, '%');
    }
}

/* ---- the graph ---- */

static size_t turns_a_column(const struct review *v)
{
    return (v->n + COLUMNS - 1) / COLUMNS;
}

/* The last judged turn of a column; NULL: none is. */
static const struct judgement *shown(const struct review *v, size_t column)
{
    const struct judgement *last = NULL;
    size_t each = turns_a_column(v);
    for (size_t i = column * each; i < (column + 1) * each && i < v->n; i++)
        if (v->turn[i].played)
            last = &v->turn[i];
    return last;
}

/* A letter for the gravest mistake of a column. */
static char letter(const struct review *v, size_t column)
{
    static const char letters[LABEL_COUNT] = {' ', ' ', ' ', 'i', 'm', 'w', 'B'};
    enum label worst = LABEL_BEST;
    size_t each = turns_a_column(v);
    for (size_t i = column * each; i < (column + 1) * each && i < v->n; i++)
        if (v->turn[i].played && v->turn[i].label > worst)
            worst = v->turn[i].label;
    return letters[worst];
}

static void write_name(const char *name, struct writer *out)
{
    size_t begun = out->n;
    writer_text(out, name);
    while (out->n < begun + 4)
        writer_char(out, ' ');
}

static void write_row(const struct review *v, size_t columns, int row, struct writer *out)
{
    size_t end = out->n;
    for (size_t c = 0; c < columns; c++) {
        const struct judgement *j = shown(v, c);
        double first = j ? j->mover ? 1 - j->expected : j->expected : 0;
        bool is_full = j && first * ROWS > ROWS - 1 - row + (row == ROWS - 1 ? -1 : 0.5);
        writer_char(out, is_full ? '#' : ' ');
        end = is_full ? out->n : end;
    }
    out->n = end; /* no blanks at the end */
    writer_char(out, '\n');
}

void review_graph_write(const struct review *v, const struct duel *d, struct writer *out)
{
    size_t each = turns_a_column(v), columns = each ? (v->n + each - 1) / each : 0;
    bool any = false;
    for (int row = 0; row < ROWS; row++) {
        write_name(row == 0 ? d->sides[0] : row == ROWS - 1 ? d->sides[1] : "", out);
        writer_text(out, row == 0 || row == ROWS - 1 ? "+" : "|");
        write_row(v, columns, row, out);
    }
    for (size_t c = 0; c < columns; c++)
        any = any || letter(v, c) != ' ';
    if (!any)
        return;
    write_name("", out);
    writer_char(out, ' ');
    size_t end = out->n;
    for (size_t c = 0; c < columns; c++) {
        writer_char(out, letter(v, c));
        end = letter(v, c) != ' ' ? out->n : end;
    }
    out->n = end;
    writer_text(out, "\n     i inaccuracy, m mistake, w missed win, B blunder\n");
}

/* ---- all of it ---- */

static void write_worst(const struct steps *game, const struct review *v, struct board *b,
                        struct arena *arena, struct writer *out)
{
    for (size_t i = 0; i < v->n_worst; i++) {
        const struct judgement *j = &v->turn[v->worst[i]];
        steps_board(game, v->worst[i], b);
        writer_number(out, (int64_t)v->worst[i] + 1);
        writer_text(out, ". ");
        writer_text(out, b->game->duel->sides[j->mover]);
        writer_text(out, ", ");
        writer_text(out, label_name(j->label));
        writer_text(out, ": ");
        review_explain(b, j, arena, out);
        writer_text(out, i + 1 < v->n_worst ? "\n" : "");
    }
    if (!v->n_worst)
        writer_text(out, "No mistakes worth naming");
}

void review_report_write(const struct steps *game, const struct review *v, struct arena *arena,
                         struct writer *out)
{
    const struct game *g = game->start->game;
    struct arena_mark mark = arena_here(arena);
    struct board *b = arena_take(arena, 1, g->rules.size(&game->start->variant));
    writer_text(out, "Accuracy: ");
    review_accuracy_write(v, g->duel, out);
    writer_text(out, ". ");
    writer_number(out, (int64_t)v->exact);
    writer_text(out, " of ");
    writer_number(out, (int64_t)v->n);
    writer_text(out, " moves judged by exact values\n");
    review_graph_write(v, g->duel, out);
    if (b)
        write_worst(game, v, b, arena, out);
    arena_release(arena, mark);
}
