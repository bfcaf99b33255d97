/* design.c - `design`: what a setter wants to know of the puzzle in hand, and what to do next. */
#include "puzzle/design_text.h"
#include "core/board_json.h"
#include "front/cli/cli.h"

struct design_answer {
    const struct board *board;
    struct design design;
    uint64_t time_us;
    const char *publish; /* the name of the pictures; or NULL */
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
    if (d->reached) {
        board_json_position(j, "reached", d->reached);
        json_count(j, "steps", d->steps);
        if (spot_is_somewhere(d->stop))
            board_json_spot(j, "stop", a->board, d->stop);
    }
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
    if (a->publish)
        publish_json(a->board, a->publish, &j);
    json_bool(&j, "complete", d->complete);
    json_count(&j, "time_us", (int64_t)a->time_us);
    json_line_end(&j);
}

static void design_text(const void *ctx, struct writer *out)
{
    const struct design_answer *a = ctx;
    design_text_count(out, &a->design);
    design_text_answers(out, &a->design);
    design_text_clues(out, a->board, &a->design);
    if (a->publish)
        publish_text(a->board, a->publish, out);
}

static enum exit_code design_answer(struct cli *c, struct board *b)
{
    struct design_answer a = {.board = b};
    const struct puzzle *p = b->game->puzzle;
    if (!p || !p->solve)
        return cli_fail(c, EXIT_USAGE,
                        b->game->duel ? "this game is a duel: there is nothing to design"
                                      : "this game has no solver");
    a.publish = c->value[OPT_PUBLISH];
    enum exit_code drawn = a.publish ? publish_pictures(c, b, a.publish) : EXIT_YES;
    if (drawn != EXIT_YES)
        return drawn;
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

static const enum opt design_options[] = {OPT_JSON, OPT_PUBLISH, OPT_FILE,  OPT_FROM,
                                          OPT_BARE, OPT_TIME,    OPT_STEPS, OPT_COUNT};

const struct command command_design = {
    .name = "design",
    .synopsis = "design POSITION [--publish NAME] [--time SEC] [--json]",
    .help = "for who makes a puzzle: how many solutions, two that differ most, what is forced, and "
            "which "
            "clue to add, leave out or change next, each proved",
    .options = design_options,
    .answer = design_answer,
};
