/* convert.c - `convert`: the same position in other notations. */
#include "core/other_notations.h"
#include "core/position.h"
#include "front/cli/cli.h"

struct notation {
    const char *name;
    void (*write)(const struct board *b, struct writer *out);
    bool clues_only;
};

static const struct notation forms[] = {
    {"quincunx", position_write, false},
    {"puzzlink", other_notation_write_puzzlink, true},
    {"tatham", other_notation_write_tatham, true},
};

struct converted {
    const struct board *board;
    const struct notation *form;
};

static void write_line(const void *ctx, struct writer *out)
{
    const struct converted *v = ctx;
    v->form->write(v->board, out);
    writer_char(out, '\n');
}

/* The position stands in the form asked for: whatever is read as a line is read in an object too.
 */
static void write_json(const void *ctx, struct writer *out)
{
    const struct converted *v = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "game", v->board->game->name);
    jsonw_key(&j, "position");
    jsonw_open_text(&j);
    v->form->write(v->board, out);
    jsonw_close_text(&j);
    json_line_end(&j);
}

static const struct notation *form_named(const char *name)
{
    const char *wanted = meant_is_word(name, "json") ? "quincunx" : name;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (meant_is_word(wanted, forms[i].name))
            return &forms[i];
    return NULL;
}

bool convert_knows_form(const char *name)
{
    return form_named(name) != NULL;
}

enum exit_code convert_print(struct cli *c, const char *form, const struct board *b)
{
    struct converted v = {b, form_named(form)};
    if (!v.form)
        return cli_say(EXIT_USAGE, "--to: expected quincunx, puzzlink, tatham or json%s",
                       meant_of(form, "quincunx|puzzlink|tatham|json").text);
    if (v.form->clues_only && !b->game->clues)
        return cli_fail(c, EXIT_USAGE, "this game has no such form");
    cli_print(stdout, meant_is_word(form, "json") || c->value[OPT_JSON] ? write_json : write_line,
              &v);
    return EXIT_YES;
}

static enum exit_code convert_answer(struct cli *c, struct board *b)
{
    return convert_print(c, c->value[OPT_TO] ? c->value[OPT_TO] : "quincunx", b);
}

static const enum opt convert_options[] = {OPT_TO,   OPT_JSON, OPT_FILE,  OPT_FROM,
                                           OPT_BARE, OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_convert = {
    .name = "convert",
    .synopsis = "convert POSITION --to quincunx|puzzlink|tatham|json [--json]",
    .help = "the same position in another notation",
    .options = convert_options,
    .answer = convert_answer,
};
