/* hint.c - `hint` and `rate`: the next step in words, and how hard the whole chain of them is. */
#include "front/cli/cli.h"
#include "puzzle/rate.h"

/* The headline, the steps with their numbers, and what to do. */
static void hint_text(const void *ctx, struct writer *out)
{
    const struct hint_answer *h = ctx;
    const struct story *s = h->hint.story;
    for (size_t i = 0; i < s->n; i++) {
        if (i) {
            writer_text(out, "  ");
            writer_number(out, (int64_t)i);
            writer_text(out, ". ");
        }
        writer_text(out, story_text(s, i));
        writer_char(out, '\n');
    }
    for (size_t i = 0; h->hint.kind == HINT_STEP && i < h->hint.n_moves; i++) {
        writer_text(out, i ? " " : "  ");
        h->board->game->rules.write_move(h->board, h->hint.move[i], out);
    }
    for (size_t i = 0; h->hint.kind == HINT_WRONG && i < h->hint.n_because; i++) {
        writer_text(out, i ? " " : "  ");
        spot_write(out, board_height(h->board), h->hint.because[i]);
    }
    if (h->hint.kind == HINT_STEP || h->hint.kind == HINT_WRONG)
        writer_char(out, '\n');
}

static enum exit_code hint_answer(struct cli *c, struct board *b)
{
    struct hint_answer h = {.board = b};
    struct answered found = hint_answer_find(&h, c->value[OPT_UNIQUENESS] != NULL, &c->work);
    if (!found.why)
        cli_print(stdout, c->value[OPT_JSON] ? hint_answer_json : hint_text, &h);
    return cli_end(c, found);
}

static const enum opt hint_options[] = {OPT_UNIQUENESS, OPT_JSON, OPT_FILE, OPT_FROM, OPT_BARE, OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_hint = {
    .name = "hint",
    .synopsis = "hint POSITION [--uniqueness] [--json]",
    .help = "the next step a person could take, and why",
    .options = hint_options,
    .answer = hint_answer,
};

/* ---- rate ---- */

static void rate_text(const void *ctx, struct writer *out)
{
    const struct rate_answer *r = ctx;
    if (!r->rating.solved) {
        writer_text(out, "not rated: ");
        writer_text(out, r->why ? r->why : "it has not exactly one solution");
        writer_char(out, '\n');
        return;
    }
    writer_number(out, r->rating.tenths / 10);
    writer_char(out, '.');
    writer_number(out, r->rating.tenths % 10);
    writer_text(out, ", work ");
    writer_number(out, r->rating.work / 10);
    writer_char(out, '.');
    writer_number(out, r->rating.work % 10);
    writer_text(out, ": ");
    writer_text(out, level_name(r->rating.level));
    writer_text(out, ", steps: ");
    writer_number(out, r->rating.steps);
    writer_char(out, '\n');
    for (const struct technique *t = r->board->game->puzzle->techniques; t->name; t++) {
        uint32_t used = r->rating.used[t - r->board->game->puzzle->techniques];
        if (!used)
            continue;
        writer_text(out, "  ");
        writer_text(out, t->name);
        writer_text(out, ": ");
        writer_number(out, used);
        writer_char(out, '\n');
    }
}

static void explain_step(void *ctx, const struct board *b, const struct hint *h)
{
    (void)ctx;
    cli_print(stdout, hint_text, &(struct hint_answer){.board = b, .hint = *h});
}

static enum exit_code rate_answer(struct cli *c, struct board *b)
{
    struct rate_answer r = {.board = b};
    bool aloud = c->value[OPT_EXPLAIN] && !c->value[OPT_JSON];
    bool logged = c->value[OPT_HTML] && b->game->puzzle;
    enum exit_code code = logged ? solve_log_rate(c, b, &r.rating) : EXIT_YES;
    if (code != EXIT_YES)
        return code;
    struct answered found = logged ? rate_answer_end(&r, &c->work)
                                  : rate_answer_find(&r, aloud ? explain_step : NULL, NULL, &c->work);
    char room[LIMITS_SENTENCE];
    r.why = r.why ? limits_blame(r.why, room) : NULL;
    if (!found.why)
        cli_print(stdout, c->value[OPT_JSON] ? rate_answer_json : rate_text, &r);
    return cli_end(c, found);
}

static const enum opt rate_options[] = {OPT_EXPLAIN, OPT_HTML, OPT_JSON, OPT_FILE, OPT_FROM, OPT_BARE,
                                        OPT_TIME,    OPT_STEPS, OPT_COUNT};

const struct command command_rate = {
    .name = "rate",
    .synopsis = "rate POSITION [--explain] [--html FILE] [--json]",
    .help = "how hard a puzzle is, from the whole chain of hints",
    .options = rate_options,
    .answer = rate_answer,
};
