/* tables.c - `tables`: builds, checks and keeps exact tables (tables/build.h), or proves who wins
 * (tables_proof.h). */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "front/cli/processes.h"
#include "front/cli/tables_proof.h"
#include "games/games.h"
#include "tables/build.h"
#include "tables/workers.h"

struct tables_answer {
    const struct tables_build *build;
    const struct game *game;
};

static const char *value_letter(const struct tables_build *b, int mover)
{
    static const char *const letters[] = {"?", "W", "L", "D"};
    return letters[b->value[mover]];
}

static void summary_json(const void *ctx, struct writer *out)
{
    const struct tables_answer *a = ctx;
    const struct tables_build *b = a->build;
    struct jsonw j = json_line(out);
    json_count(&j, "positions", (int64_t)b->positions);
    json_open(&j, "sides", '[');
    for (int side = 0; side < 2; side++) {
        const struct exact_tally *t = &b->sums.tally[side];
        jsonw_open(&j, '{');
        json_pair(&j, "mover", a->game->duel->sides[side]);
        json_pair(&j, "value", value_letter(b, side));
        json_count(&j, "won", (int64_t)t->won);
        json_count(&j, "lost", (int64_t)t->lost);
        json_count(&j, "drawn", (int64_t)t->drawn);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    json_count_or_null(&j, "longest", b->sums.longest, (int64_t)b->sums.longest);
    json_count(&j, "checked", (int64_t)b->sums.checked);
    json_count(&j, "bytes", (int64_t)b->bytes);
    json_line_end(&j);
}

static void write_count(struct writer *out, const char *what, uint64_t n)
{
    writer_text(out, what);
    writer_number(out, (int64_t)n);
}

static void summary_text(const void *ctx, struct writer *out)
{
    const struct tables_answer *a = ctx;
    const struct tables_build *b = a->build;
    write_count(out, "positions: ", b->positions);
    writer_text(out, " with each side to move\n");
    for (int side = 0; side < 2; side++) {
        const struct exact_tally *t = &b->sums.tally[side];
        writer_text(out, a->game->duel->sides[side]);
        writer_text(out, " to move: ");
        writer_text(out, value_letter(b, side));
        write_count(out, "; won ", t->won);
        write_count(out, ", lost ", t->lost);
        write_count(out, ", drawn ", t->drawn);
        writer_char(out, '\n');
    }
    if (b->sums.longest) {
        write_count(out, "longest win: ", b->sums.longest);
        writer_text(out, " plies\n");
    }
    write_count(out, "checked: ", b->sums.checked);
    write_count(out, "\non disk: ", b->bytes);
    writer_text(out, " bytes\n");
}

/* The board the tables are for: a start position of a size, or a position. */
static struct board *board_wanted(struct cli *c, const struct game *g)
{
    const char *line = c->value[OPT_POSITION];
    struct board *b = NULL;
    if (line) {
        struct err e = cli_position(c, slice_of(line), &b);
        if (err_is(e))
            cli_say(EXIT_USAGE, "--position, column %zu: %s", e.at + 1, e.why);
        else if (b->game != g || g->rules.status(b) != STATUS_OPEN)
            b = (cli_say(EXIT_USAGE, "--position: expected an open position of %s", g->name), NULL);
        return b;
    }
    struct variant v = game_preset(g);
    if (!cli_size(c, g, &v))
        return NULL;
    if (g->census->lanes && v.value[OPTION_WIDTH] > LANES_MAX) {
        cli_fault(c, OPT_SIZE, "tables are of boards with a side of %d to %d", g->options[0].min,
                  LANES_MAX);
        return NULL;
    }
    struct err e = position_new(g, &v, &c->arena, &b);
    if (err_is(e))
        b = (cli_say(EXIT_USAGE, "%s", e.why), NULL);
    return b;
}

static enum exit_code build(struct cli *c, struct tables_build *b, const struct game *g)
{
    bool made = tables_build_take(b, c->value[OPT_DIR]);
    if (cluster_most(&b->cluster, !made))
        return EXIT_USAGE;
    enum tables_end end = tables_build_run(b);
    if (end != TABLES_DONE)
        return end == TABLES_STOPPED ? limits_code() : end == TABLES_WRONG ? EXIT_NO : EXIT_USAGE;
    if (b->cluster.me != 0)
        return EXIT_YES;
    fprintf(stderr, "CPU s: solving %.2f, checking %.2f, writing %.2f, distances %.2f\n",
            1e-6 * (double)b->solve_us, 1e-6 * (double)b->check_us, 1e-6 * (double)b->write_us,
            1e-6 * (double)b->plies_us);
    struct tables_answer answer = {b, g};
    cli_print(stdout, c->value[OPT_JSON] ? summary_json : summary_text, &answer);
    return EXIT_YES;
}

static enum exit_code tables_in(struct cli *c, struct cluster cluster)
{
    const struct game *g = c->n_rest == 1 ? game_named(games_all, slice_of(c->rest[0])) : NULL;
    struct tables_build *b;
    struct lanes lanes;
    int64_t jobs, every;
    if (!g || !listed_has_tables(g))
        return cli_say(EXIT_USAGE, "expected a game that has tables: %s%s",
                       listed_games(listed_has_tables).text,
                       !g && c->n_rest == 1
                           ? meant_of(c->rest[0], listed_words(listed_has_tables).text).text
                           : "");
    if (listed_has_proofs(g) && !c->value[OPT_SIZE] && !c->value[OPT_POSITION])
        return cli_say(EXIT_USAGE,
                       "expected --size or --position: the usual board is too large to be solved");
    struct board *board = board_wanted(c, g);
    if (board && listed_has_proofs(g))
        return tables_proof_run(c, &cluster, board, !c->value[OPT_POSITION]);
    if (board && c->value[OPT_MEMORY])
        return cli_say(EXIT_USAGE, "--memory is for proofs, and %s has tables", g->name);
    if (!board || !cli_number(c, OPT_JOBS, 1, WORKERS_MAX, 0, &jobs) ||
        !cli_number(c, OPT_EVERY, 1, UINT32_MAX, 0, &every))
        return EXIT_USAGE;
    if (!(b = arena_take(&c->arena, 1, sizeof *b)))
        return cli_say(EXIT_USAGE, "%s", err_memory().why);
    if (jobs == 0 && cluster.of > 1)
        jobs = 1; /* there may be a process for each core */
    *b = (struct tables_build){.work = &c->work,
                               .cluster = cluster,
                               .workers = workers_of((int)jobs),
                               .keep = c->value[OPT_KEEP] != NULL,
                               .every = (uint32_t)every,
                               .cpu_us = limits_cpu_us,
                               .abort_code = EXIT_USAGE,
                               .progress = cli_notices,
                               .failure = cli_complaints};
    struct err err = g->census->lanes(board, &lanes, &b->start)
                         ? tables_build_open(b, &lanes)
                         : (struct err){ERR_BUDGET, 0, "this board is too large for tables"};
    if (err_is(err))
        return cli_say(err.code == ERR_BUDGET ? EXIT_LIMIT : EXIT_USAGE, "%s", err.why);
    fprintf(stderr, "%llu positions with each side to move, %.2f GB of memory\n",
            (unsigned long long)b->positions, 1e-9 * (double)b->exact.bytes);
    enum exit_code code = build(c, b, g);
    tables_build_close(b);
    return code;
}

static enum exit_code tables_run(struct cli *c)
{
    struct cluster cluster = cluster_join();
    if (!processes_speak(&cluster))
        return cli_say(EXIT_USAGE, "/dev/null: %s", strerror(errno));
    enum exit_code code = tables_in(c, cluster);
    fflush(stdout);
    cluster_leave(&cluster);
    return code;
}

static const enum opt tables_options[] = {OPT_SIZE,  OPT_POSITION, OPT_DIR,    OPT_KEEP,
                                          OPT_EVERY, OPT_JOBS,     OPT_MEMORY, OPT_JSON,
                                          OPT_TIME,  OPT_STEPS,    OPT_COUNT};

const struct command command_tables = {
    .name = "tables",
    .synopsis = "tables GAME [--size N | --position LINE] [--dir DIR] [--keep] [--jobs J] "
                "[--memory MB] [--json]",
    .help = "builds (or resumes) exact tables, or a proof of who wins, on disk",
    .options = tables_options,
    .time_help = "stop the whole run after SEC seconds; the next one goes on",
    .steps_help = "stop the whole run after N steps of work",
    .run = tables_run,
};
