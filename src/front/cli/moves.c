/* moves.c - `moves`, `apply` and `perft`: the rules in motion. */
#include <stdlib.h>
#include <string.h>

#include "core/board_json.h"
#include "core/perft.h"
#include "core/position.h"
#include "front/cli/cli.h"
#include "session/sentences.h"

struct moves {
    const struct board *board;
    game_move *move;
    size_t n;
};

static void moves_json(const void *ctx, struct writer *out)
{
    const struct moves *m = ctx;
    struct jsonw j = json_line(out);
    board_json_moves(&j, "moves", m->board, m->move, m->n);
    json_line_end(&j);
}

static void moves_text(const void *ctx, struct writer *out)
{
    const struct moves *m = ctx;
    for (size_t i = 0; i < m->n; i++) {
        if (i)
            writer_char(out, ' ');
        m->board->game->rules.write_move(m->board, m->move[i], out);
    }
    writer_char(out, '\n');
}

static enum exit_code moves_answer(struct cli *c, struct board *b)
{
    struct moves m = {.board = b, .n = b->game->rules.moves(b, NULL, 0)};
    m.move = arena_take(&c->arena, m.n + 1, sizeof *m.move);
    if (!m.move)
        return cli_fail_err(c, err_memory());
    b->game->rules.moves(b, m.move, m.n);
    cli_print(stdout, c->value[OPT_JSON] ? moves_json : moves_text, &m);
    return EXIT_YES;
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

/* What `apply` tells: the position after the moves, and what the last one turned over. */
struct applied {
    const struct board *board;
    struct spot *flipped;
    size_t n_flipped;
    struct work *work; /* for words about its end */
};

static void applied_json(const void *ctx, struct writer *out)
{
    const struct applied *a = ctx;
    const struct board *b = a->board;
    struct jsonw j = json_line(out);
    board_json_position(&j, "position", b);
    json_pair(&j, "status", status_name(b->game->rules.status(b)));
    json_pair(&j, "mover", board_is_duel(b) ? b->game->duel->sides[b->game->duel->mover(b)] : NULL);
    board_json_spots(&j, "flipped", b, a->flipped, a->n_flipped);
    json_line_end(&j);
}

static void applied_text(const void *ctx, struct writer *out)
{
    const struct applied *a = ctx;
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

struct err moves_read(const struct board *b, const char *text, game_move *m)
{
    struct reader in = reader_of(text, strlen(text));
    struct err e = b->game->rules.read_move(b, &in, m);
    if (!err_is(e) && reader_peek(&in) != READER_END)
        e = err_text(in.at, "expected nothing after the move");
    if (!err_is(e)) {
        const char *why = b->game->rules.refusal(b, *m);
        if (why)
            e = err_illegal(0, why);
    }
    return e;
}

struct bad_move {
    int argument;
    const char *text;
    struct err err;
};

static void bad_move_json(const void *ctx, struct writer *out)
{
    const struct bad_move *m = ctx;
    struct jsonw j = json_line(out);
    json_open(&j, "error", '{');
    json_count(&j, "argument", m->argument);
    json_pair(&j, "move", m->text);
    json_count(&j, "line", 1);
    json_count(&j, "column", (int64_t)m->err.at + 1);
    json_pair(&j, "why", m->err.why);
    jsonw_close(&j, '}');
    json_line_end(&j);
}

bool move_argument(struct cli *c, const struct board *b, int i, game_move *m)
{
    struct bad_move bad = {i + 1, c->rest[i], moves_read(b, c->rest[i], m)};
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
    const struct duel *d = b->game->duel;
    struct applied a = {.board = b, .work = &c->work};
    size_t room = (size_t)board_width(b) * (size_t)board_height(b);
    a.flipped = arena_take(&c->arena, room, sizeof *a.flipped);
    if (!a.flipped)
        return cli_fail_err(c, err_memory());
    for (int i = 0; i < c->n_rest; i++) {
        game_move m;
        if (!move_argument(c, b, i, &m))
            return EXIT_USAGE;
        a.n_flipped = board_is_duel(b) && d->flips ? d->flips(b, m, a.flipped, room) : 0;
        b->game->rules.play(b, m);
    }
    cli_print(stdout, c->value[OPT_JSON] ? applied_json : applied_text, &a);
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
struct counted {
    const uint64_t *counts;
    int depth;
    uint64_t time_us;
};

static void perft_json(const void *ctx, struct writer *out)
{
    const struct counted *p = ctx;
    struct jsonw j = json_line(out);
    json_open(&j, "perft", '[');
    for (int i = 0; i < p->depth; i++)
        jsonw_number(&j, (int64_t)p->counts[i]);
    jsonw_close(&j, ']');
    json_count(&j, "time_us", (int64_t)p->time_us);
    json_line_end(&j);
}

static void perft_text(const void *ctx, struct writer *out)
{
    const struct counted *p = ctx;
    for (int i = 0; i < p->depth; i++) {
        if (i)
            writer_char(out, ' ');
        writer_number(out, (int64_t)p->counts[i]);
    }
    writer_char(out, '\n');
}

enum { DEPTH_MAX = 100, DEPTH_PRESET = 4 };

static enum exit_code perft_answer(struct cli *c, struct board *b)
{
    int64_t depth;
    uint64_t counts[DEPTH_MAX], start = limits_cpu_us();
    if (!cli_number(c, OPT_DEPTH, 1, DEPTH_MAX, DEPTH_PRESET, &depth))
        return EXIT_USAGE;
    struct err e = perft(b, (int)depth, counts, &c->work);
    if (e.code == ERR_BUDGET)
        e.why = "the limit was reached before the count was complete";
    if (err_is(e))
        return cli_fail_err(c, e);
    struct counted result = {counts, (int)depth, limits_cpu_us() - start};
    cli_print(stdout, c->value[OPT_JSON] ? perft_json : perft_text, &result);
    return EXIT_YES;
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
