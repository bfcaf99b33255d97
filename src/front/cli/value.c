/* value.c - `value`: what a position is worth under perfect play, and each of its moves. */
#include "front/cli/cli.h"
#include "front/cli/kept.h"

struct valued {
    const struct board *board;
    struct worth worth;
    const game_move *moves;
    const struct worth *each;
    size_t n;
};

static const char *const letters[] = {NULL, "W", "L", "D"};

static void jsonw_worth(struct jsonw *j, struct worth w)
{
    jsonw_key(j, "value");
    if (letters[w.value])
        jsonw_text(j, letters[w.value]);
    else
        jsonw_null(j);
    jsonw_key(j, "plies");
    if (w.plies >= 0)
        jsonw_number(j, w.plies);
    else
        jsonw_null(j);
}

static void value_json(const void *ctx, struct writer *out)
{
    const struct valued *v = ctx;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_worth(&j, v->worth);
    jsonw_key(&j, "moves");
    jsonw_open(&j, '[');
    for (size_t i = 0; i < v->n; i++) {
        jsonw_open(&j, '{');
        jsonw_key(&j, "move");
        jsonw_move(&j, v->board, v->moves[i]);
        jsonw_worth(&j, v->each[i]);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void write_worth(struct writer *out, struct worth w)
{
    writer_text(out, letters[w.value] ? letters[w.value] : "?");
    if (w.plies >= 0) {
        writer_char(out, ' ');
        writer_number(out, w.plies);
    }
    writer_char(out, '\n');
}

static void value_text(const void *ctx, struct writer *out)
{
    const struct valued *v = ctx;
    write_worth(out, v->worth);
    for (size_t i = 0; i < v->n; i++) {
        writer_text(out, "  ");
        v->board->game->rules.write_move(v->board, v->moves[i], out);
        writer_char(out, ' ');
        write_worth(out, v->each[i]);
    }
}

/* A game that is over: won, lost or drawn for the side that would be to move. */
static struct worth worth_of_end(const struct board *b, enum status s)
{
    int mover = b->game->duel->mover(b);
    bool won = s == (mover ? STATUS_SECOND : STATUS_FIRST);
    enum value v =
        s == STATUS_FIRST || s == STATUS_SECOND ? won ? VALUE_WON : VALUE_LOST : VALUE_DRAWN;
    return (struct worth){v, 0};
}

static enum exit_code value_answer(struct cli *c, struct board *b)
{
    const struct census *census = b->game->census;
    enum status status = b->game->rules.status(b);
    struct valued v = {.board = b};
    if (!census || !board_is_duel(b))
        return fail(c, EXIT_USAGE, "this is a puzzle for one; value is for games of two");
    if (status == STATUS_OPEN) {
        v.n = b->game->rules.moves(b, NULL, 0);
        game_move *moves = arena_take(&c->arena, v.n, sizeof *moves);
        struct worth *each = arena_take(&c->arena, v.n, sizeof *each);
        if (!moves || !each)
            return fail_err(c, err_memory());
        b->game->rules.moves(b, moves, v.n);
        v.moves = moves;
        v.each = each;
        struct err err = err_none();
        struct kept kept = tables_kept(c->tables);
        if (!kept.look(kept.ctx, b, each, v.n, &c->work, &err))
            err = census->value(b, each, v.n, &c->work);
        if (err_is(err))
            return fail_err(c, err);
        v.worth = worth_best(each, v.n);
    } else {
        v.worth = worth_of_end(b, status);
    }
    print_with(stdout, c->value[OPT_JSON] ? value_json : value_text, &v);
    return v.worth.value == VALUE_UNKNOWN ? limits_code() : EXIT_YES;
}

static const enum opt value_options[] = {OPT_JSON, OPT_FILE,  OPT_FROM, OPT_BARE, OPT_DIR,
                                         OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_value = {
    .name = "value",
    .synopsis = "value POSITION [--dir DIR] [--time SEC] [--json]",
    .help = "the exact value under perfect play, and that of every move: W, L or D, and plies",
    .options = value_options,
    .answer = value_answer,
};
