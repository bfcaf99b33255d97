/* engine.c - `engine`: speaks the agent protocol on standard input and output. */
#include <stdlib.h>

#include "agents/protocol_server.h"
#include "front/cli/cli.h"
#include "games/games.h"

enum { THINK_PRESET_US = 1000000 };
/* More than all moves of the largest board take; what is not used costs nothing. */
enum { OUT_MAX = 1 << 25 };

static bool engine_setup(struct cli *c, struct protocol_server *s)
{
    int64_t depth, nodes, threads, seed;
    s->level = c->value[OPT_STRENGTH];
    if (!cli_number(c, OPT_DEPTH, 1, SEARCH_DEPTH_MAX, 0, &depth) || !cli_nodes(c, &nodes) ||
        !cli_number(c, OPT_THREADS, 1, THREADS_MAX, 1, &threads) ||
        !cli_number(c, OPT_SEED, 0, INT64_MAX, 1, &seed) ||
        !cli_seconds(c, OPT_TIME, depth || nodes ? 0 : THINK_PRESET_US, &s->think_us))
        return false;
    s->depth = (int)depth;
    s->nodes = (uint64_t)nodes;
    s->threads = (int)threads;
    s->seed = (uint64_t)seed;
    return true;
}

static enum exit_code engine_run(struct cli *c)
{
    struct protocol_server *s = arena_take(&c->arena, 1, sizeof *s);
    char *line = NULL;
    struct arena own;
    size_t cap = 0;
    bool go_on = true;
    if (c->n_rest)
        return cli_say(EXIT_USAGE, "engine takes no arguments; it reads commands");
    char *out = malloc(OUT_MAX);
    if (!s || !out) {
        free(out);
        return cli_say(EXIT_USAGE, "%s", err_memory().why);
    }
    arena_open(&own);
    s->games = games_all;
    s->version = QUINCUNX_VERSION;
    s->stop = c->work.stop;
    s->arena = &own;
    go_on = engine_setup(c, s);
    enum exit_code code = go_on ? EXIT_YES : EXIT_USAGE;
    for (ssize_t n; go_on && (n = getline(&line, &cap, stdin)) >= 0;) {
        struct writer w = writer_to(out, OUT_MAX);
        go_on = protocol_server_answer(s, (struct slice){line, (size_t)n}, &w);
        fwrite(out, 1, w.n < OUT_MAX ? w.n : OUT_MAX, stdout);
        fflush(stdout);
    }
    free(line);
    free(out);
    protocol_server_close(s);
    arena_close(&own);
    return code;
}

static const enum opt engine_options[] = {OPT_STRENGTH, OPT_TIME,    OPT_DEPTH, OPT_NODES,
                                          OPT_STEPS,    OPT_THREADS, OPT_SEED,  OPT_COUNT};

const struct command command_engine = {
    .name = "engine",
    .synopsis = "engine [--level L] [--time SEC] [--depth D] [--nodes N] [--threads T]",
    .help = "the engine as a program that others talk to: docs/PROTOCOL.md",
    .options = engine_options,
    .time_help = "think for SEC seconds at most about each move (default 1)",
    .steps_help = "the same as --nodes",
    .own_time = true,
    .run = engine_run,
};
