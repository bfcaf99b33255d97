/* best.c - `best`: the engine's move. */
#include "core/board_json.h"
#include "duel/lines.h"
#include "duel/score_text.h"
#include "engine/search/score.h"
#include "front/cli/cli.h"
#include "tables/tablebase.h"

enum { TIME_PRESET_US = 1000000, TIME_PERFECT_US = 60000000, THREADS_MAX = 64, LINES_MAX = 64 };

struct answer_best {
    const struct board *board;
    const struct advice *advice; /* the best, then other lines that were asked for */
    size_t n;
    bool lines;
    uint64_t time_us;
};

static void json_of_line(struct jsonw *j, const struct board *b, const struct advice *v)
{
    board_json_move(j, "move", b, v->move);
    json_count_or_null(j, "score", v->searched || v->exact, v->score);
    json_count(j, "depth", v->depth);
    json_count(j, "nodes", (int64_t)v->nodes);
    board_json_moves(j, "pv", b, v->pv, v->n_pv);
    json_bool(j, "exact", v->exact);
    bool known = v->worth.value ? v->worth.plies >= 0 : score_is_proved(v->score);
    json_count_or_null(j, "plies", known, score_turns(v->score));
}

static void best_json(const void *ctx, struct writer *out)
{
    const struct answer_best *a = ctx;
    struct jsonw j = json_line(out);
    json_of_line(&j, a->board, a->advice);
    if (a->lines) {
        json_open(&j, "lines", '[');
        for (size_t i = 0; i < a->n; i++) {
            jsonw_open(&j, '{');
            json_of_line(&j, a->board, &a->advice[i]);
            jsonw_close(&j, '}');
        }
        jsonw_close(&j, ']');
    }
    json_count(&j, "time_us", (int64_t)a->time_us);
    json_line_end(&j);
}

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
    const struct answer_best *a = ctx;
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

/* A second, unless another limit was given; the levels 1 to 8 have theirs, and perfect may have
 * tables to make or a proof to find. */
static bool time_from_options(struct cli *c, const struct player *p, int64_t *us)
{
    enum skill skill = p->strength.skill;
    bool limited = p->depth || p->nodes || skill == SKILL_FIXED;
    int64_t preset = skill == SKILL_PERFECT ? TIME_PERFECT_US : limited ? 0 : TIME_PRESET_US;
    return cli_seconds(c, OPT_TIME, preset, us);
}

/* The lines that are asked for, best first; one, unless --lines says how many. */
static struct err find_lines(struct cli *c, struct player *p, int64_t us, struct answer_best *out)
{
    struct tablebase tablebase = tablebase_of(c->tables);
    struct work work = c->work;
    struct advice *advice = arena_take(&c->arena, out->n, sizeof *advice);
    out->advice = advice;
    p->strength.tablebase = &tablebase;
    work.rng = &p->rng;
    clock_limit(&work, us ? us : INT64_MAX);
    struct err e = !advice     ? err_memory()
                   : out->n > 1 ? lines_find(p, out->board, out->n, advice, &out->n, &work)
                                : player_move(p, out->board, NULL, 0, advice, &work);
    if (err_is(e) && e.code != ERR_MEMORY && work_is_over(&work))
        limits_blame_time();
    return e;
}

static enum exit_code best_answer(struct cli *c, struct board *b)
{
    int64_t us, lines;
    uint64_t cpu = limits_cpu_us();
    struct player player;
    if (!board_is_duel(b))
        return cli_fail(c, EXIT_USAGE, "this is a puzzle for one; best is for games of two");
    if (b->game->rules.status(b) != STATUS_OPEN)
        return cli_fail(c, EXIT_USAGE, "the game is over");
    if (!player_from_options(c, b->game, &player) || !time_from_options(c, &player, &us) ||
        !cli_number(c, OPT_LINES, 1, LINES_MAX, 1, &lines))
        return EXIT_USAGE;
    enum skill skill = player.strength.skill;
    if (lines > 1 && skill != SKILL_MAX && skill != SKILL_PERFECT)
        return cli_fail(c, EXIT_USAGE, "--lines is for the strongest level: this one has one move");
    struct answer_best result = {.board = b, .n = (size_t)lines, .lines = c->value[OPT_LINES]};
    struct err e = find_lines(c, &player, us, &result);
    char room[LIMITS_SENTENCE];
    if (err_is(e))
        return cli_fail(c, e.code == ERR_MEMORY ? EXIT_USAGE : limits_code(),
                        limits_blame(e.why, room));
    result.time_us = limits_cpu_us() - cpu;
    cli_print(stdout, c->value[OPT_JSON] ? best_json : best_text, &result);
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
