/* best.c - `best`: the engine's move. */
#include "duel/score_text.h"
#include "front/cli/cli.h"
#include "tables/tablebase.h"

static void write_line(const struct board *b, const struct advice *v, struct writer *out)
{
    b->game->rules.write_move(b, v->move, out);
    if (v->worth.value) {
        writer_text(out, "  ");
        score_text_worth(v->worth, out);
    }
    if (v->searched) {
        if (!v->worth.value) {
            writer_text(out, "  ");
            score_text_write(v->score, out);
        }
        writer_text(out, ", depth ");
        writer_number(out, v->depth);
    }
    if (v->searched || v->n_pv > 1) {
        writer_text(out, ":");
        for (size_t i = 0; i < v->n_pv; i++) {
            writer_char(out, ' ');
            b->game->rules.write_move(b, v->pv[i], out);
        }
    }
    writer_char(out, '\n');
}

static void best_text(const void *ctx, struct writer *out)
{
    const struct best_answer *a = ctx;
    for (size_t i = 0; i < a->n; i++)
        write_line(a->board, &a->advice[i], out);
}

bool player_from_options(struct cli *c, const struct game *g, struct player *out)
{
    struct strength strength = {SKILL_MAX, 0};
    int64_t depth, nodes, threads, seed;
    const char *why =
        c->value[OPT_STRENGTH] ? strength_read(g, c->value[OPT_STRENGTH], &strength) : NULL;
    if (why) {
        cli_say(EXIT_USAGE, "--level: %s%s", why, meant_level(g, c->value[OPT_STRENGTH]).text);
        return false;
    }
    if (!cli_number(c, OPT_DEPTH, 1, SEARCH_DEPTH_MAX, 0, &depth) || !cli_nodes(c, &nodes) ||
        !cli_number(c, OPT_THREADS, 1, THREADS_MAX, 1, &threads) ||
        !cli_number(c, OPT_SEED, 0, INT64_MAX, 1, &seed))
        return false;
    if (err_is(player_open(out, strength, (uint64_t)seed, &c->arena))) {
        cli_say(EXIT_USAGE, "there is not enough memory");
        return false;
    }
    out->depth = (int)depth;
    out->nodes = (uint64_t)nodes;
    out->threads = (int)threads;
    return true;
}

static enum exit_code best_answer(struct cli *c, struct board *b)
{
    int64_t us, lines;
    uint64_t cpu = limits_cpu_us();
    struct player player = {.strength = {SKILL_MAX, 0}};
    struct best_answer a = {.board = b, .n = 1, .lines = c->value[OPT_LINES]};
    const char *why = best_answer_refusal(&a, player.strength);
    if (why)
        return cli_fail(c, EXIT_USAGE, why);
    if (!player_from_options(c, b->game, &player) ||
        !cli_seconds(c, OPT_TIME, best_answer_time(&player), &us) ||
        !cli_number(c, OPT_LINES, 1, BEST_LINES_MAX, 1, &lines))
        return EXIT_USAGE;
    a.n = (size_t)lines;
    if ((why = best_answer_refusal(&a, player.strength)))
        return cli_fail(c, EXIT_USAGE, why);
    struct tablebase tablebase = tablebase_of(c->tables);
    bool is_late;
    player.strength.tablebase = &tablebase;
    struct err e = best_answer_find(&a, &player, us, &is_late, &c->work);
    char room[LIMITS_SENTENCE];
    if (is_late)
        limits_blame_time();
    if (err_is(e))
        return cli_fail(c, e.code == ERR_MEMORY ? EXIT_USAGE : limits_code(),
                        limits_blame(e.why, room));
    a.time_us = limits_cpu_us() - cpu;
    cli_print(stdout, c->value[OPT_JSON] ? best_answer_json : best_text, &a);
    return limits_interrupted() ? EXIT_INTERRUPTED : EXIT_YES;
}

static const enum opt best_options[] = {OPT_JSON,    OPT_FILE,  OPT_FROM, OPT_BARE,  OPT_STRENGTH,
                                        OPT_LINES,   OPT_TIME,  OPT_DEPTH, OPT_NODES, OPT_STEPS,
                                        OPT_THREADS, OPT_SEED,  OPT_DIR,   OPT_COUNT};

const struct command command_best = {
    .name = "best",
    .synopsis = "best POSITION [--level L] [--lines K] [--time SEC] [--depth D] [--nodes N] [--threads T]",
    .help = "the engine's move, what it is worth to the mover, and the line it expects; exact where "
            "that can be had in the time",
    .options = best_options,
    .time_help = "think for SEC seconds at most on each position (default 1, perfect 60)",
    .steps_help = "the same as --nodes",
    .own_time = true,
    .answer = best_answer,
};
