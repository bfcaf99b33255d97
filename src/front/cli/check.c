/* check.c - `check`: is this answer right so far, and complete? By the rules alone. */
#include "core/drawing.h"
#include "front/cli/cli.h"

static void write_spots(const struct check_answer *v, const struct spot *spots, size_t n,
                        struct writer *out)
{
    for (size_t i = 0; i < n; i++) {
        writer_char(out, ' ');
        spot_write(out, board_height(v->board), spots[i]);
    }
    writer_char(out, '\n');
}

static void verdict_text(const void *ctx, struct writer *out)
{
    const struct check_answer *v = ctx;
    if (v->is_model)
        drawing_write(v->board, out);
    writer_text(out, v->status);
    writer_char(out, '\n');
    for (size_t i = 0; i < v->flaws.n; i++) {
        const struct flaw *f = &v->flaws.flaw[i];
        writer_text(out, "  ");
        writer_text(out, v->board->game->puzzle->rules[f->rule]);
        write_spots(v, v->flaws.spot + f->first, f->n, out);
    }
    if (v->against && !v->wrong)
        writer_text(out, "  there is no single solution to compare with\n");
    if (v->n_wrong) {
        writer_text(out, "  not in the solution");
        write_spots(v, v->wrong, v->n_wrong, out);
    }
    if (v->order) {
        writer_text(out, "  ");
        v->order->tell_proved(v->board, out);
        writer_char(out, '\n');
    }
}

enum exit_code check_print(struct cli *c, const struct board *b, bool is_model)
{
    struct check_answer v = {
        .board = b, .is_model = is_model, .against = !is_model && c->value[OPT_AGAINST]};
    struct answered found = check_answer_find(&v, &c->work);
    if (!found.why)
        cli_print(stdout, c->value[OPT_JSON] ? check_answer_json : verdict_text, &v);
    return cli_end(c, found);
}

static enum exit_code check_answer(struct cli *c, struct board *b)
{
    return check_print(c, b, false);
}

static const enum opt check_options[] = {OPT_AGAINST, OPT_TIME, OPT_STEPS, OPT_JSON,
                                         OPT_FILE,    OPT_FROM, OPT_BARE, OPT_COUNT};

const struct command command_check = {
    .name = "check",
    .synopsis = "check POSITION [--against-solution] [--json]",
    .help = "is this (partial) answer right so far, and complete? names each broken rule",
    .options = check_options,
    .answer = check_answer,
};
