/* convert.c - `convert`: the same position in other notations. */
#include "front/cli/cli.h"

static void write_line(const void *ctx, struct writer *out)
{
    const struct convert_answer *v = ctx;
    v->form->write(v->board, out);
    writer_char(out, '\n');
}

bool convert_knows_form(const char *name)
{
    return notation_named(name) != NULL;
}

enum exit_code convert_print(struct cli *c, const char *form, const struct board *b)
{
    struct convert_answer v = {b, notation_named(form)};
    if (!v.form)
        return cli_say(EXIT_USAGE, "--to: expected quincunx, puzzlink, tatham or json%s",
                       meant_of(form, "quincunx|puzzlink|tatham|json").text);
    if (convert_answer_refusal(&v))
        return cli_fail(c, EXIT_USAGE, convert_answer_refusal(&v));
    bool json = meant_is_word(form, "json") || c->value[OPT_JSON];
    cli_print(stdout, json ? convert_answer_json : write_line, &v);
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
