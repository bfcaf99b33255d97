/* convert.c - `convert`: the same position in other notations. */
#include <string.h>

#include "core/foreign.h"
#include "core/position.h"
#include "front/cli/cli.h"

static void write_line(const void *ctx, struct writer *out)
{
    position_write(ctx, out);
    writer_char(out, '\n');
}

static void write_puzzlink(const void *ctx, struct writer *out)
{
    foreign_write_puzzlink(ctx, out);
    writer_char(out, '\n');
}

static void write_tatham(const void *ctx, struct writer *out)
{
    foreign_write_tatham(ctx, out);
    writer_char(out, '\n');
}

static void write_json(const void *ctx, struct writer *out)
{
    const struct board *b = ctx;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_key(&j, "game");
    jsonw_text(&j, b->game->name);
    jsonw_key(&j, "position");
    jsonw_board(&j, b);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static const struct {
    const char *name;
    write_fn *write;
    bool clues_only;
} forms[] = {
    {"quincunx", write_line, false},
    {"puzzlink", write_puzzlink, true},
    {"tatham", write_tatham, true},
    {"json", write_json, false},
};

enum exit_code print_as(struct cli *c, const char *form, const struct board *b)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        if (strcmp(forms[i].name, form) != 0)
            continue;
        if (forms[i].clues_only && !b->game->clues)
            return fail(c, EXIT_USAGE, "this game has no such form");
        print_with(stdout, forms[i].write, b);
        return EXIT_YES;
    }
    return say(EXIT_USAGE, "--to: expected quincunx, puzzlink, tatham or json");
}

static enum exit_code convert_answer(struct cli *c, struct board *b)
{
    const char *to = c->value[OPT_TO] ? c->value[OPT_TO] : c->value[OPT_JSON] ? "json" : "quincunx";
    return print_as(c, to, b);
}

static const enum opt convert_options[] = {OPT_TO, OPT_JSON, OPT_FILE, OPT_FROM, OPT_COUNT};

const struct command command_convert = {
    .name = "convert",
    .synopsis = "convert POSITION --to quincunx|puzzlink|tatham|json",
    .help = "the same position in another notation",
    .options = convert_options,
    .answer = convert_answer,
};
