/* design.c - `design`: what a setter wants to know of the puzzle in hand, and what to do next. */
#include "puzzle/design.h"
#include "core/board_json.h"
#include "core/position.h"
#include "front/cli/cli.h"

struct design_answer {
    const struct board *board;
    struct design design;
    uint64_t time_us;
};

/* ---- JSON ---- */

static void clue_json(struct jsonw *j, const struct board *b, struct spot at, char clue)
{
    board_json_spot(j, "at", b, at);
    json_pair(j, "clue", (char[]){clue, '\0'});
}

static void suggestion_json(struct jsonw *j, const struct board *b, const struct suggestion *s)
{
    jsonw_open(j, '{');
    clue_json(j, b, s->at, s->clue);
    if (spot_is_somewhere(s->also)) {
        json_open(j, "also", '{');
        clue_json(j, b, s->also, s->also_clue);
        jsonw_close(j, '}');
    }
    json_decimal_or_null(j, "rating", s->rating.solved, s->rating.tenths / 10.0, 1);
    jsonw_close(j, '}');
}

static void list_json(struct jsonw *j, const struct design_answer *a, const char *key,
                      const struct suggestions *list)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < list->n; i++)
        suggestion_json(j, a->board, &list->row[i]);
    jsonw_close(j, ']');
}

static void answers_json(struct jsonw *j, const struct design_answer *a)
{
    const struct design *d = &a->design;
    json_pair(j, "status", answer_name(d->answer));
    json_pair(j, "count", d->count ? d->count : "0");
    json_bool(j, "exact", d->exact);
    json_open(j, "two", '[');
    for (int i = 0; i < 2 && d->two[i]; i++)
        a->board->game->puzzle->write_solution(d->two[i], j);
    jsonw_close(j, ']');
    json_count(j, "apart", (int64_t)d->apart);
    board_json_shares(j, "heat", a->board, &d->heat);
    if (d->forced)
        board_json_position(j, "forced", d->forced);
    else
        json_pair(j, "forced", NULL);
}

static void design_json(const void *ctx, struct writer *out)
{
    const struct design_answer *a = ctx;
    const struct design *d = &a->design;
    struct jsonw j = json_line(out);
    answers_json(&j, a);
    json_decimal_or_null(&j, "rating", d->rating.solved, d->rating.tenths / 10.0, 1);
    list_json(&j, a, "suggestions", &d->add);
    json_open(&j, "redundant", '[');
    for (size_t i = 0; i < d->redundant.n; i++)
        board_json_place(&j, a->board, d->redundant.row[i].at);
    jsonw_close(&j, ']');
    list_json(&j, a, "repair", &d->repair);
    list_json(&j, a, "easier", &d->easier);
    list_json(&j, a, "harder", &d->harder);
    json_bool(&j, "complete", d->complete);
    json_count(&j, "time_us", (int64_t)a->time_us);
    json_line_end(&j);
}

/* ---- words ---- */

enum { TOLD_MOST = 8 }; /* rows of a list; --json has them all */

static void clue_text(struct writer *out, const struct board *b, struct spot at, char clue)
{
    if (clue == '.') {
        writer_text(out, "no clue at ");
    } else {
        writer_char(out, clue);
        writer_text(out, " at ");
    }
    spot_write(out, board_height(b), at);
}

static void list_text(struct writer *out, const struct board *b, const char *heading, bool places,
                      const struct suggestions *list)
{
    if (!list->n)
        return;
    writer_text(out, heading);
    for (size_t i = 0; i < list->n && i < TOLD_MOST; i++) {
        const struct suggestion *s = &list->row[i];
        writer_text(out, i ? ", " : " ");
        if (places)
            spot_write(out, board_height(b), s->at);
        else
            clue_text(out, b, s->at, s->clue);
        if (spot_is_somewhere(s->also)) {
            writer_text(out, " with ");
            clue_text(out, b, s->also, s->also_clue);
        }
        if (s->rating.solved) {
            writer_text(out, " (");
            writer_number(out, s->rating.tenths / 10);
            writer_char(out, '.');
            writer_number(out, s->rating.tenths % 10);
            writer_char(out, ')');
        }
    }
    if (list->n > TOLD_MOST) {
        writer_text(out, " and ");
        writer_number(out, (int64_t)(list->n - TOLD_MOST));
        writer_text(out, " more");
    }
    writer_char(out, '\n');
}

static void answers_text(struct writer *out, const struct design_answer *a)
{
    const struct design *d = &a->design;
    if (!d->exact && d->answer == ANSWER_MANY)
        writer_text(out, "at least ");
    writer_text(out, d->answer == ANSWER_UNKNOWN ? "not known how many" : d->count);
    writer_text(out, d->answer == ANSWER_ONE ? " solution" : " solutions");
    if (d->rating.solved) {
        writer_text(out, ", rating ");
        writer_number(out, d->rating.tenths / 10);
        writer_char(out, '.');
        writer_number(out, d->rating.tenths % 10);
        writer_text(out, ", ");
        writer_text(out, level_name(d->rating.level));
    }
    writer_char(out, '\n');
    if (d->answer == ANSWER_MANY) {
        writer_text(out, "two that differ in ");
        writer_number(out, (int64_t)d->apart);
        writer_text(out, d->apart == 1 ? " place:\n" : " places:\n");
    }
    for (int i = 0; i < 2 && d->two[i]; i++) {
        position_write(d->two[i], out);
        writer_char(out, '\n');
    }
    if (d->forced && d->answer == ANSWER_MANY) {
        writer_text(out, "in every one: ");
        position_write(d->forced, out);
        writer_char(out, '\n');
    }
}

static void design_text(const void *ctx, struct writer *out)
{
    const struct design_answer *a = ctx;
    const struct design *d = &a->design;
    answers_text(out, a);
    list_text(out, a->board, "one solution is left by", false, &d->add);
    if (d->answer == ANSWER_MANY && d->complete && !d->add.n && a->board->game->clues)
        writer_text(out, "no one or two more clues that were tried leave one solution\n");
    list_text(out, a->board, "can be left out, one of them:", true, &d->redundant);
    list_text(out, a->board, "mended by", false, &d->repair);
    if (d->answer == ANSWER_NONE && d->complete && !d->repair.n && a->board->game->clues)
        writer_text(out, "no change of one clue gives a solution\n");
    list_text(out, a->board, "easier:", false, &d->easier);
    list_text(out, a->board, "harder:", false, &d->harder);
}

static enum exit_code design_answer(struct cli *c, struct board *b)
{
    struct design_answer a = {.board = b};
    const struct puzzle *p = b->game->puzzle;
    if (!p || !p->solve)
        return cli_fail(c, EXIT_USAGE,
                        b->game->duel ? "this game is a duel: there is nothing to design"
                                      : "this game has no solver");
    uint64_t start = limits_cpu_us();
    struct err e = design_find(b, &a.design, &c->work);
    if (err_is(e))
        return cli_fail_err(c, e);
    a.time_us = limits_cpu_us() - start;
    cli_print(stdout, c->value[OPT_JSON] ? design_json : design_text, &a);
    if (!a.design.complete) {
        char room[LIMITS_SENTENCE];
        return cli_fail(c, limits_code(),
                        limits_blame("the limit was reached before all of this was known", room));
    }
    return a.design.answer == ANSWER_ONE ? EXIT_YES : EXIT_NO;
}

static const enum opt design_options[] = {OPT_JSON, OPT_FILE,  OPT_FROM, OPT_BARE,
                                          OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_design = {
    .name = "design",
    .synopsis = "design POSITION [--time SEC] [--json]",
    .help = "for who makes a puzzle: how many solutions, two that differ most, what is forced, and "
            "which "
            "clue to add, leave out or change next, each proved",
    .options = design_options,
    .answer = design_answer,
};
