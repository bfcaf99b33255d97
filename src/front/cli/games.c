/* games.c - `games` and `rules`: what there is to play, and how. */
#include "games/games.h"
#include "core/drawing.h"
#include "core/position.h"
#include "front/cli/cli.h"

static struct variant limit_of(const struct game *g, bool largest)
{
    struct variant v = {{0}};
    for (int i = 0; i < OPTION_OWN; i++)
        v.value[i] = largest ? g->options[i].max : g->options[i].min;
    return v;
}

static void write_sizes(const struct game *g, struct writer *out)
{
    struct variant least = limit_of(g, false), most = limit_of(g, true), preset = game_preset(g);
    variant_write_size(g, &least, out);
    writer_text(out, " to ");
    variant_write_size(g, &most, out);
    writer_text(out, ", usually ");
    variant_write_size(g, &preset, out);
}

static void write_text(const void *ctx, struct writer *out)
{
    const struct game *g = ctx;
    size_t start = out->n;
    writer_text(out, g->name);
    while (out->n < start + 13)
        writer_char(out, ' ');
    writer_text(out, g->blurb);
    writer_text(out, "\n             ");
    writer_text(out, g->puzzle && g->duel ? "puzzle and duel" : g->duel ? "duel" : "puzzle");
    writer_text(out, ", ");
    write_sizes(g, out);
    writer_char(out, '\n');
}

static void write_drawing(const void *ctx, struct writer *out)
{
    writer_char(out, '\n');
    drawing_write(ctx, out);
}

static enum exit_code games_run(struct cli *c)
{
    if (c->n_rest)
        return cli_say(EXIT_USAGE, "games takes no arguments; 'rules GAME' tells of one game");
    for (const struct game *const *g = games_all; *g; g++) {
        cli_print(stdout, c->value[OPT_JSON] ? answer_game_json : write_text, *g);
        struct board *b;
        if (c->value[OPT_BOARDS] && !c->value[OPT_JSON] &&
            !err_is(
                position_read(games_all, (*g)->sample, slice_of((*g)->sample).len, &c->arena, &b)))
            cli_print(stdout, write_drawing, b);
    }
    return EXIT_YES;
}

static const enum opt games_options[] = {OPT_JSON, OPT_BOARDS, OPT_COUNT};

const struct command command_games = {
    .name = "games",
    .synopsis = "games [--boards] [--json]",
    .help = "the five games, their sizes and options",
    .options = games_options,
    .run = games_run,
};

/* `rules GAME`: the rules in plain words. */
static void write_manual(const void *ctx, struct writer *out)
{
    writer_text(out, ((const struct game *)ctx)->manual);
}

static enum exit_code rules_run(struct cli *c)
{
    const struct game *g = cli_game(c);
    if (!g)
        return EXIT_USAGE;
    cli_print(stdout, c->value[OPT_JSON] ? answer_rules_json : write_manual, g);
    return EXIT_YES;
}

static const enum opt rules_options[] = {OPT_JSON, OPT_COUNT};

const struct command command_rules = {
    .name = "rules",
    .synopsis = "rules GAME [--json]",
    .help = "the rules in plain words, with drawings",
    .options = rules_options,
    .run = rules_run,
};
