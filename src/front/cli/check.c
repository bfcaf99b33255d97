/* check.c - `check`: is this answer right so far, and complete? By the rules alone. */
#include "front/cli/cli.h"

struct verdict {
    const struct board *board;
    const struct flaws *flaws;
    const char *status;
};

static void verdict_json(const void *ctx, struct writer *out)
{
    const struct verdict *v = ctx;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_key(&j, "status");
    jsonw_text(&j, v->status);
    jsonw_key(&j, "flaws");
    jsonw_open(&j, '[');
    for (size_t i = 0; i < v->flaws->n; i++) {
        const struct flaw *f = &v->flaws->flaw[i];
        jsonw_open(&j, '{');
        jsonw_key(&j, "rule");
        jsonw_text(&j, v->board->game->puzzle->rules[f->rule]);
        jsonw_key(&j, "at");
        jsonw_spots(&j, v->board, v->flaws->spot + f->first, f->n);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void verdict_text(const void *ctx, struct writer *out)
{
    const struct verdict *v = ctx;
    writer_text(out, v->status);
    writer_char(out, '\n');
    for (size_t i = 0; i < v->flaws->n; i++) {
        const struct flaw *f = &v->flaws->flaw[i];
        writer_text(out, "  ");
        writer_text(out, v->board->game->puzzle->rules[f->rule]);
        for (size_t k = 0; k < f->n; k++) {
            writer_char(out, ' ');
            spot_write(out, board_height(v->board), v->flaws->spot[f->first + k]);
        }
        writer_char(out, '\n');
    }
}

/* Count first, then fill: a board of a million cells may be wrong in a million places. */
static struct err all_flaws(struct cli *c, const struct board *b, struct flaws *out)
{
    struct flaws count = {0};
    struct err e = b->game->puzzle->check(b, &count, &c->work);
    if (err_is(e))
        return e;
    *out = (struct flaws){.cap = count.n, .cap_spots = count.n_spots};
    out->flaw = arena_take(&c->arena, count.n + 1, sizeof *out->flaw);
    out->spot = arena_take(&c->arena, count.n_spots + 1, sizeof *out->spot);
    return out->flaw && out->spot ? b->game->puzzle->check(b, out, &c->work) : err_memory();
}

static enum exit_code check_answer(struct cli *c, struct board *b)
{
    struct flaws flaws;
    if (!b->game->puzzle)
        return say(EXIT_USAGE, "%s is a duel: there is no answer to check", b->game->title);
    struct err e = all_flaws(c, b, &flaws);
    if (err_is(e))
        return say(EXIT_USAGE, "%s", e.why);
    enum status s = b->game->rules.status(b);
    bool complete = s != STATUS_OPEN && s != STATUS_INVALID;
    struct verdict v = {b, &flaws, flaws.n ? "wrong" : complete ? "solved" : "open"};
    print_with(stdout, c->value[OPT_JSON] ? verdict_json : verdict_text, &v);
    return flaws.n ? EXIT_NO : EXIT_YES;
}

static const enum opt check_options[] = {OPT_JSON, OPT_FILE, OPT_FROM, OPT_COUNT};

const struct command command_check = {
    .name = "check",
    .synopsis = "check POSITION [--json]",
    .help = "is this (partial) answer right so far, and complete? names each broken rule",
    .options = check_options,
    .answer = check_answer,
};
