/* value.c - `value`: what a position is worth under perfect play, and each of its moves. */
#include "core/board_json.h"
#include "front/cli/cli.h"
#include "tables/tablebase.h"

struct value_answer {
    const struct board *board;
    struct worth worth;
    const game_move *moves;
    const struct worth *each;
    size_t n;
};

static const char *const letters[] = {NULL, "W", "L", "D"};

void value_json_worth(struct jsonw *j, struct worth w)
{
    json_pair(j, "value", letters[w.value] ? letters[w.value] : NULL);
    json_count_or_null(j, "plies", w.plies >= 0, w.plies);
}

static void value_json(const void *ctx, struct writer *out)
{
    const struct value_answer *v = ctx;
    struct jsonw j = json_line(out);
    value_json_worth(&j, v->worth);
    json_open(&j, "moves", '[');
    for (size_t i = 0; i < v->n; i++) {
        jsonw_open(&j, '{');
        board_json_move(&j, "move", v->board, v->moves[i]);
        value_json_worth(&j, v->each[i]);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    json_line_end(&j);
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
    const struct value_answer *v = ctx;
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

struct err value_find(struct cli *c, const struct board *b, struct worth *each, size_t n)
{
    struct err err = err_none();
    struct tablebase tablebase = tablebase_of(c->tables);
    if (!tablebase.look(tablebase.ctx, b, each, n, &c->work, &err))
        err = b->game->census->value(b, each, n, &c->work);
    return err;
}

static enum exit_code value_answer(struct cli *c, struct board *b)
{
    const struct census *census = b->game->census;
    enum status status = b->game->rules.status(b);
    struct value_answer v = {.board = b};
    if (!census || !board_is_duel(b))
        return cli_fail(c, EXIT_USAGE, "this is a puzzle for one; value is for games of two");
    if (status == STATUS_OPEN) {
        v.n = b->game->rules.moves(b, NULL, 0);
        game_move *moves = arena_take(&c->arena, v.n, sizeof *moves);
        struct worth *each = arena_take(&c->arena, v.n, sizeof *each);
        if (!moves || !each)
            return cli_fail_err(c, err_memory());
        b->game->rules.moves(b, moves, v.n);
        v.moves = moves;
        v.each = each;
        struct err err = value_find(c, b, each, v.n);
        if (err_is(err))
            return cli_fail_err(c, err);
        v.worth = worth_best(each, v.n);
    } else {
        v.worth = worth_of_end(b, status);
    }
    cli_print(stdout, c->value[OPT_JSON] ? value_json : value_text, &v);
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
