/* new.c - `new`: puzzles with exactly one solution, or start positions of duels, to order. Puzzle i
 * depends on nothing but the order, the seed and i, which its id names. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "batch/batch.h"
#include "core/position.h"
#include "files/bytes.h"
#include "files/place.h"
#include "front/cli/new_options.h"
#include "front/cli/processes.h"
#include "front/cli/progress.h"
#include "puzzle/id.h"

struct new_order {
    struct new_request first;
    uint64_t steps; /* for each */
    bool json;
    bool bounded; /* no --time or --steps: a puzzle may take NEW_SECONDS */
};

/* ---- one line ---- */

struct line {
    const struct new_order *order;
    struct make_answer answer;
};

static void line_write(const void *ctx, struct writer *out)
{
    const struct line *l = ctx;
    if (l->order->json)
        make_answer_json(&l->answer, out);
    else
        position_write(l->answer.made.puzzle, out);
    writer_char(out, '\n');
}

static struct err make(struct line *l, struct work *w)
{
    struct answered made = make_answer_find(&l->answer, l->order->bounded, w);
    if (made.ending == ENDING_LIMIT && limits_interrupted())
        made.why = "stopped before the puzzle was made";
    return !made.why                       ? err_none()
           : made.ending == ENDING_LIMIT ? (struct err){ERR_BUDGET, 0, made.why}
                                         : (struct err){ERR_VARIANT, 0, made.why};
}

static char *make_line(const void *ctx, int64_t index, struct work *w, struct err *e)
{
    const struct new_order *o = ctx;
    struct line l = {o, {o->first, {0}}};
    char *text = NULL;
    l.answer.request.index = (uint64_t)index;
    w->steps = o->steps;
    *e = make(&l, w);
    if (!err_is(*e) && !(text = bytes_of(line_write, &l, NULL)))
        *e = err_memory();
    return text;
}

/* ---- where the lines go ---- */

static void tell_progress(int64_t done, int64_t count)
{
    (void)count;
    progress_tell(done);
}

/* The batch ended early: Ctrl-C, the choices do not fit, or a limit was reached. */
static enum exit_code tell_why(struct err why, int64_t done, int64_t count)
{
    if (limits_interrupted())
        return cli_say(EXIT_INTERRUPTED, "stopped before all puzzles were made");
    if (why.code == ERR_BUDGET && limits_timed_out() && count > 1)
        return cli_say(
            EXIT_LIMIT,
            "the time ran out before all puzzles were made: %lld of %lld; --time allows more",
            (long long)done, (long long)count);
    if (why.code == ERR_BUDGET && limits_timed_out())
        return cli_say(EXIT_LIMIT, "%s; --time allows more", why.why);
    return cli_say(limits_code_of(why), "%s", why.why);
}

static enum exit_code tell_end(const struct batch_end *end, int64_t count)
{
    enum exit_code code = EXIT_YES;
    if (end->is_begun && end->made < count)
        code = end->unwritten && !limits_interrupted() ? EXIT_USAGE
                                                       : tell_why(end->why, end->made, count);
    if (end->fault.why[0])
        code = cli_worst(code, cli_say(EXIT_USAGE, "%s", end->fault.why));
    return code;
}

static bool put_to_stream(void *stream, const char *line)
{
    progress_hide();
    return fputs(line, stream) >= 0 && fflush(stream) == 0;
}

/* What could not be written to standard output is told at the end of the program. */
static enum exit_code run_to_stdout(const struct batch_order *o)
{
    progress_begin(o->count);
    struct batch_end end = batch_run(o, 0, &(struct batch_sink){put_to_stream, stdout});
    progress_end();
    return tell_end(&end, o->count);
}

static enum exit_code run_to_stream(const struct batch_order *o, const char *path)
{
    FILE *f = fopen(path, "w");
    if (!f)
        return cli_say(EXIT_USAGE, "%s: %s", path, strerror(errno));
    progress_begin(o->count);
    struct batch_end end = batch_run(o, 0, &(struct batch_sink){put_to_stream, f});
    progress_end();
    enum exit_code code = tell_end(&end, o->count);
    bool lost = end.unwritten && !limits_interrupted();
    return fclose(f) != 0 || lost ? cli_say(EXIT_USAGE, "%s: it cannot be written", path) : code;
}

/* The first id of the batch, and whether lines are JSON. */
static void write_settings(const void *ctx, struct writer *out)
{
    const struct new_order *o = ctx;
    id_write(&o->first, out);
    writer_text(out, o->json ? " json" : "");
}

static enum exit_code run_to_file(const struct batch_order *o, const char *path)
{
    char *settings = bytes_of(write_settings, o->ctx, NULL);
    if (!settings)
        return cli_say(EXIT_USAGE, "%s", err_memory().why);
    progress_begin(o->count);
    struct batch_end end = batch_to_file(o, settings, path);
    progress_end();
    free(settings);
    return tell_end(&end, o->count);
}

/* ---- the command ---- */

static enum exit_code new_in(struct cli *c, const struct cluster *cluster)
{
    struct new_order wanted = {.steps = c->work.steps,
                               .json = c->value[OPT_JSON] != NULL,
                               .bounded = !c->value[OPT_TIME] && !c->value[OPT_STEPS]};
    struct batch_order o = {.make = make_line,
                            .ctx = &wanted,
                            .limits = &c->work,
                            .cluster = cluster,
                            .abort_code = EXIT_USAGE,
                            .progress = tell_progress,
                            .notices = cli_notices};
    int64_t jobs;
    bool by_chance;
    if (!new_options_read(c, &wanted.first, &by_chance) ||
        !cli_number(c, OPT_NUMBER, 1, 1000000000, 1, &o.count) ||
        !cli_number(c, OPT_JOBS, 1, BATCH_JOBS_MAX, 1, &jobs))
        return EXIT_USAGE;
    o.jobs = (int)jobs;
    cluster_spread(cluster, &wanted.first.seed, sizeof wanted.first.seed);
    if (by_chance)
        fprintf(stderr, "seed %lld\n", (long long)wanted.first.seed);
    if (cluster->me != 0) { /* the other processes of a cluster only make lines */
        (void)batch_run(&o, 0, NULL);
        return EXIT_YES;
    }
    const char *path = c->value[OPT_OUTPUT];
    return file_is_stdout(path)    ? run_to_stdout(&o)
           : place_is_stream(path) ? run_to_stream(&o, path)
                                   : run_to_file(&o, path);
}

static enum exit_code new_run(struct cli *c)
{
    struct cluster cluster = cluster_join();
    if (!processes_speak(&cluster))
        return cli_say(EXIT_USAGE, "/dev/null: %s", strerror(errno));
    enum exit_code code = new_in(c, &cluster);
    fflush(stdout);
    if (code != EXIT_YES)
        cluster_abort(&cluster, (int)code);
    cluster_leave(&cluster);
    return code;
}

static const enum opt new_options[] = {
    OPT_SIZE,    OPT_LEVEL, OPT_SYMMETRY, OPT_SYMMETRIC, OPT_CLUES,        OPT_WITHOUT_ZEROS,
    OPT_USE,     OPT_AVOID, OPT_MINIMAL,  OPT_STYLE,     OPT_WALLS,        OPT_NUMBERS,
    OPT_SET,     OPT_PATTERN, OPT_LOOP,   OPT_ALLOW_SEARCH, OPT_SEED,      OPT_NUMBER,
    OPT_JOBS,    OPT_BLOCKED, OPT_FIRST,  OPT_OUTPUT,    OPT_TIME,         OPT_STEPS,
    OPT_JSON,    OPT_COUNT};

const struct command command_new = {
    .name = "new",
    .synopsis = "new GAME [--size WxH] [--level easy|normal|hard|expert] [--seed S] [--count N] "
                "[--pattern FILE] [--loop FILE] [--jobs J] [-o FILE]",
    .help = "puzzles with exactly one solution, or a start position",
    .options = new_options,
    .time_help = "stop the whole run after SEC seconds (default: 60 for each puzzle)",
    .steps_help = "stop after N steps of work on a puzzle",
    .run = new_run,
};
