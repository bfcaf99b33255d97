/* missing.c - `league` in a build without SQLite. */
#include "front/cli/cli.h"

static enum exit_code league_run(struct cli *c)
{
    (void)c;
    return say(EXIT_USAGE,
               "this build has no SQLite, which leagues are kept in; 'match' needs none");
}

static const enum opt league_options[] = {OPT_COUNT};

const struct command command_league = {
    .name = "league",
    .synopsis = "league DIR",
    .help = "not in this build: it needs SQLite",
    .options = league_options,
    .run = league_run,
};
