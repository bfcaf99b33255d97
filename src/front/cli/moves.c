/* moves.c - `moves`, `apply` and `perft`: the rules in motion. */
#include "core/position.h"
#include "front/cli/cli.h"
#include "session/sentences.h"

static void moves_text(const void *ctx, struct writer *out)
{
    const struct moves_answer *m = ctx;
    for (size_t i = 0; i < m->n; i++) {
        if (i)
            writer_char(out, ' ');
        m->board->game->rules.write_move(m->board, m->move[i], out);
    }
    writer_char(out, '\n');
}

static enum exit_code moves_answer(struct cli *c, struct board *b)
{
    struct moves_answer m = {.board = b};
    struct answered found = moves_answer_find(&m, &c->work);
    if (!found.why)
        cli_print(stdout, c->value[OPT_JSON] ? moves_answer_json : moves_text, &m);
    return cli_end(c, found);
}

static const enum opt moves_options[] = {OPT_JSON, OPT_FILE,  OPT_FROM, OPT_BARE,
                                         OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_moves = {
    .name = "moves",
    .synopsis = "moves POSITION [--json]",
    .help = "the legal moves of a position",
    .options = moves_options,
    .answer = moves_answer,
};

static void applied_text(const void *ctx, struct writer *out)
{
    const struct apply_answer *a = ctx;
    const struct board *b = a->board;
    enum status status = b->game->rules.status(b);
    position_write(b, out);
    writer_text(out, "\n#: "); /* so that the output can be read as positions again */
    if (status == STATUS_OPEN || !board_is_duel(b))
        writer_text(out, status_name(status));
    else
        sentence_result(b, status, out, a->work);
    if (status == STATUS_OPEN && board_is_duel(b)) {
        writer_text(out, ", ");
        writer_text(out, b->game->duel->sides[b->game->duel->mover(b)]);
        writer_text(out, " to move");
    }
    writer_char(out, '\n');
}

bool move_argument(struct cli *c, const struct board *b, int i, game_move *m)
{
    struct bad_move bad = {i + 1, c->rest[i], bad_move_read(b, c->rest[i], m)};
    if (!err_is(bad.err))
        return true;
    if (c->value[OPT_JSON])
        cli_print(stdout, bad_move_json, &bad);
    else
        cli_say(EXIT_USAGE, "move %d, '%s', column %zu: %s", bad.argument, bad.text, bad.err.at + 1,
                bad.err.why);
    return false;
}

static enum exit_code apply_answer(struct cli *c, struct board *b)
{
    struct apply_answer a = {.board = b};
    struct answered begun = apply_answer_begin(&a, &c->work);
    if (begun.why)
        return cli_end(c, begun);
    for (int i = 0; i < c->n_rest; i++) {
        game_move m;
        if (!move_argument(c, b, i, &m))
            return EXIT_USAGE;
        apply_answer_play(&a, m);
    }
    cli_print(stdout, c->value[OPT_JSON] ? apply_answer_json : applied_text, &a);
    return EXIT_YES;
}

const struct command command_apply = {
    .name = "apply",
    .synopsis = "apply POSITION MOVE... [--json]",
    .help = "the position after the moves",
    .options = moves_options,
    .takes_moves = true,
    .answer = apply_answer,
};

/* `perft`: how many sequences of turns there are. */
static void perft_text(const void *ctx, struct writer *out)
{
    const struct perft_answer *p = ctx;
    for (int i = 0; i < p->depth; i++) {
        if (i)
            writer_char(out, ' ');
        writer_number(out, (int64_t)p->counts[i]);
    }
    writer_char(out, '\n');
}

static enum exit_code perft_answer(struct cli *c, struct board *b)
{
    struct perft_answer p;
    int64_t depth;
    uint64_t start = limits_cpu_us();
    if (!cli_number(c, OPT_DEPTH, 1, PERFT_DEPTH_MAX, PERFT_DEPTH, &depth))
        return EXIT_USAGE;
    p.depth = (int)depth;
    struct answered found = perft_answer_find(&p, b, &c->work);
    p.time_us = limits_cpu_us() - start;
    if (!found.why)
        cli_print(stdout, c->value[OPT_JSON] ? perft_answer_json : perft_text, &p);
    return cli_end(c, found);
}

static const enum opt perft_options[] = {OPT_JSON, OPT_FILE,  OPT_FROM, OPT_BARE, OPT_DEPTH,
                                         OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_perft = {
    .name = "perft",
    .synopsis = "perft POSITION [--depth D] [--time SEC] [--json]",
    .help = "the number of turn sequences of exactly 1..D turns",
    .options = perft_options,
    .answer = perft_answer,
};
