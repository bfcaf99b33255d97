/* value.c - `value`: what a position is worth under perfect play, and each of its moves. */
#include "front/cli/cli.h"
#include "tables/tablebase.h"

static void write_worth(struct writer *out, struct worth w)
{
    writer_text(out, w.value ? value_answer_letters[w.value] : "?");
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

static enum exit_code value_answer(struct cli *c, struct board *b)
{
    struct value_answer v = {.board = b};
    struct tablebase tablebase = tablebase_of(c->tables);
    struct answered found = value_answer_find(&v, &tablebase, &c->work);
    if (!found.why)
        cli_print(stdout, c->value[OPT_JSON] ? value_answer_json : value_text, &v);
    return cli_end(c, found);
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
