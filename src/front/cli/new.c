/* new.c - `new`: puzzles with exactly one solution, or start positions of duels, to order. */
#include <errno.h>
#include <string.h>

#include "files/place.h"
#include "front/cli/batch.h"
#include "front/cli/processes.h"

/* ---- where the lines go ---- */

static bool put_to_stream(void *stream, const char *line)
{
    return fputs(line, stream) >= 0 && fflush(stream) == 0;
}

/* What could not be written to standard output is told at the end of the program. */
static enum exit_code run_to_stdout(struct cli *c, const struct wanted *o,
                                    const struct cluster *cluster, int jobs)
{
    struct line_sink to = {.put = put_to_stream, .ctx = stdout};
    return batch_run_from(c, o, cluster, 0, jobs, &to);
}

static enum exit_code run_to_stream(struct cli *c, const struct wanted *o,
                                    const struct cluster *cluster, int jobs)
{
    const char *path = c->value[OPT_OUTPUT];
    FILE *f = fopen(path, "w");
    if (!f)
        return say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    struct line_sink to = {.put = put_to_stream, .ctx = f};
    enum exit_code code = batch_run_from(c, o, cluster, 0, jobs, &to);
    bool lost = to.failed && !limits_interrupted();
    return fclose(f) != 0 || lost ? say(EXIT_USAGE, "%s: it cannot be written", path) : code;
}

/* ---- the command ---- */

/* The other processes of a cluster only make lines. */
static enum exit_code help_along(struct cli *c, const struct wanted *o,
                                 const struct cluster *cluster, int jobs)
{
    struct err why;
    int64_t done = 0;
    cluster_spread(cluster, &done, sizeof done);
    batch_run(c, o, cluster, done, jobs, NULL, &why);
    return EXIT_YES;
}

static enum exit_code new_in(struct cli *c, const struct cluster *cluster)
{
    struct wanted o;
    int64_t jobs;
    if (!wanted_read(c, &o) || !cli_number(c, OPT_NUMBER, 1, 1000000000, 1, &o.count) ||
        !cli_number(c, OPT_JOBS, 1, 64, 1, &jobs))
        return EXIT_USAGE;
    cluster_spread(cluster, &o.seed, sizeof o.seed);
    if (o.by_chance)
        fprintf(stderr, "seed %lld\n", (long long)o.seed);
    if (cluster->me != 0)
        return help_along(c, &o, cluster, (int)jobs);
    const char *path = c->value[OPT_OUTPUT];
    if (file_is_stdout(path))
        return run_to_stdout(c, &o, cluster, (int)jobs);
    return place_is_stream(path) ? run_to_stream(c, &o, cluster, (int)jobs)
                                 : batch_to_file(c, &o, cluster, (int)jobs, path);
}

static enum exit_code new_run(struct cli *c)
{
    struct cluster cluster = cluster_join();
    if (!process_speaks(&cluster))
        return say(EXIT_USAGE, "/dev/null: %s", strerror(errno));
    enum exit_code code = new_in(c, &cluster);
    fflush(stdout);
    if (code != EXIT_YES)
        cluster_abort(&cluster, (int)code);
    cluster_leave(&cluster);
    return code;
}

static const enum opt new_options[] = {
    OPT_SIZE,  OPT_LEVEL,  OPT_SYMMETRIC, OPT_SEED,  OPT_NUMBER, OPT_JOBS, OPT_BLOCKED,
    OPT_FIRST, OPT_OUTPUT, OPT_TIME,      OPT_STEPS, OPT_JSON,   OPT_COUNT};

const struct command command_new = {
    .name = "new",
    .synopsis = "new GAME [--size WxH] [--level easy|normal|hard|expert] [--seed S] [--count N] "
                "[--jobs J] [-o FILE]",
    .help = "puzzles with exactly one solution, or a start position",
    .options = new_options,
    .time_help = "stop the whole run after SEC seconds (default: 60 for each puzzle)",
    .steps_help = "stop after N steps of work on a puzzle",
    .run = new_run,
};
