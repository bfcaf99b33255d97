/* hint.c - `hint` and `rate`: the next step in words, and how hard the whole chain of them is. */
#include <stdlib.h>

#include "front/cli/cli.h"
#include "puzzle/rate.h"

struct hinted {
    const struct board *board;
    const struct hint *hint;
    struct slice text; /* the sentence */
};

static void write_sentence(const void *ctx, struct writer *out)
{
    const struct hinted *h = ctx;
    h->board->game->puzzle->explain(h->board, h->hint, out);
}

static void hint_json(const void *ctx, struct writer *out)
{
    const struct hinted *h = ctx;
    const struct hint *hint = h->hint;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_key(&j, "technique");
    if (hint->kind == HINT_STEP)
        jsonw_text(&j, h->board->game->puzzle->techniques[hint->technique].name);
    else
        jsonw_null(&j);
    jsonw_key(&j, "because");
    jsonw_spots(&j, h->board, hint->because, hint->n_because);
    jsonw_key(&j, "places");
    jsonw_places(&j, h->board, hint->because, hint->n_because);
    jsonw_key(&j, "moves");
    jsonw_moves(&j, h->board, hint->move, hint->kind == HINT_STEP ? hint->n_moves : 0);
    jsonw_key(&j, "text");
    jsonw_slice(&j, h->text);
    json_pair(&j, "status",
              hint->kind == HINT_STEP    ? "step"
              : hint->kind == HINT_WRONG ? "wrong"
              : hint->kind == HINT_DONE  ? "solved"
                                         : "no step");
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void hint_text(const void *ctx, struct writer *out)
{
    const struct hinted *h = ctx;
    if (h->hint->kind == HINT_STEP) {
        writer_text(out, h->board->game->puzzle->techniques[h->hint->technique].name);
        writer_text(out, ": ");
    }
    writer_slice(out, h->text);
    writer_char(out, '\n');
    for (size_t i = 0; h->hint->kind == HINT_STEP && i < h->hint->n_moves; i++) {
        writer_text(out, i ? " " : "  ");
        h->board->game->rules.write_move(h->board, h->hint->move[i], out);
    }
    if (h->hint->kind == HINT_STEP)
        writer_char(out, '\n');
    for (size_t i = 0; h->hint->kind == HINT_WRONG && i < h->hint->n_because; i++) {
        writer_text(out, i ? " " : "  ");
        spot_write(out, board_height(h->board), h->hint->because[i]);
    }
    if (h->hint->kind == HINT_WRONG)
        writer_char(out, '\n');
}

/* Sentences may hold characters that JSON escapes, so they are written apart first. */
static bool print_hint(const struct board *b, const struct hint *h, bool json)
{
    struct hinted all = {.board = b, .hint = h};
    char *text = text_with(write_sentence, &all);
    if (!text)
        return false;
    all.text = slice_of(text);
    bool ok = print_with(stdout, json ? hint_json : hint_text, &all);
    free(text);
    return ok;
}

enum exit_code hint_found(struct cli *c, const struct board *b, struct hint *h)
{
    if (!b->game->puzzle)
        return fail(c, EXIT_USAGE, "this game has no hints");
    struct err e = hint_room(b, h, &c->arena) ? hint_find(b, h, &c->work) : err_memory();
    return err_is(e) ? fail_err(c, e) : EXIT_YES;
}

static enum exit_code hint_answer(struct cli *c, struct board *b)
{
    struct hint h;
    enum exit_code code = hint_found(c, b, &h);
    if (code != EXIT_YES)
        return code;
    if (!print_hint(b, &h, c->value[OPT_JSON]))
        return fail_err(c, err_memory());
    return h.kind == HINT_STEP || h.kind == HINT_DONE ? EXIT_YES : EXIT_NO;
}

static const enum opt hint_options[] = {OPT_JSON, OPT_FILE, OPT_FROM, OPT_BARE, OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_hint = {
    .name = "hint",
    .synopsis = "hint POSITION [--json]",
    .help = "the next step a person could take, and why",
    .options = hint_options,
    .answer = hint_answer,
};

/* ---- rate ---- */

struct rated {
    const struct board *board;
    const struct rating *rating;
    const char *why; /* a limit was reached first; or NULL */
};

static void rate_json(const void *ctx, struct writer *out)
{
    const struct rated *r = ctx;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_key(&j, "rating");
    if (r->rating->solved)
        jsonw_real(&j, r->rating->tenths / 10.0, 1);
    else
        jsonw_null(&j);
    jsonw_key(&j, "level");
    if (r->rating->solved)
        jsonw_text(&j, level_name(r->rating->level));
    else
        jsonw_null(&j);
    jsonw_key(&j, "techniques");
    jsonw_open(&j, '{');
    for (const struct technique *t = r->board->game->puzzle->techniques; t->name; t++) {
        uint32_t used = r->rating->used[t - r->board->game->puzzle->techniques];
        if (used) {
            jsonw_key(&j, t->name);
            jsonw_number(&j, used);
        }
    }
    jsonw_close(&j, '}');
    json_count(&j, "steps", r->rating->steps);
    if (r->why)
        json_pair(&j, "why", r->why);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void rate_text(const void *ctx, struct writer *out)
{
    const struct rated *r = ctx;
    if (!r->rating->solved) {
        writer_text(out, "not rated: ");
        writer_text(out, r->why ? r->why : "it has not exactly one solution");
        writer_char(out, '\n');
        return;
    }
    writer_number(out, r->rating->tenths / 10);
    writer_char(out, '.');
    writer_number(out, r->rating->tenths % 10);
    writer_char(out, ' ');
    writer_text(out, level_name(r->rating->level));
    writer_text(out, ", steps: ");
    writer_number(out, r->rating->steps);
    writer_char(out, '\n');
    for (const struct technique *t = r->board->game->puzzle->techniques; t->name; t++) {
        uint32_t used = r->rating->used[t - r->board->game->puzzle->techniques];
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
    print_hint(b, h, false);
}

static enum exit_code rate_answer(struct cli *c, struct board *b)
{
    struct rating rating;
    if (!b->game->puzzle)
        return fail(c, EXIT_USAGE, "this game has nothing to rate");
    bool aloud = c->value[OPT_EXPLAIN] && !c->value[OPT_JSON];
    struct err e = puzzle_rate(b, &rating, aloud ? explain_step : NULL, NULL, &c->work);
    if (err_is(e))
        return fail_err(c, e);
    char room[LIMITS_SENTENCE];
    bool stopped = !rating.solved && c->work.steps == 0;
    struct rated all = {b, &rating,
                        stopped ? limits_blame("the limit was reached first", room) : NULL};
    print_with(stdout, c->value[OPT_JSON] ? rate_json : rate_text, &all);
    return rating.solved ? EXIT_YES : stopped ? limits_code() : EXIT_NO;
}

static const enum opt rate_options[] = {OPT_EXPLAIN, OPT_JSON, OPT_FILE, OPT_FROM, OPT_BARE,
                                        OPT_TIME,    OPT_STEPS, OPT_COUNT};

const struct command command_rate = {
    .name = "rate",
    .synopsis = "rate POSITION [--explain] [--json]",
    .help = "how hard a puzzle is, from the whole chain of hints",
    .options = rate_options,
    .answer = rate_answer,
};
