/* missing.c - `league` in a build without SQLite. */
#include "front/cli/cli.h"

static const enum opt no_options[] = {OPT_COUNT};

const struct command command_league = {
    .name = "league",
    .synopsis = "league DIR",
    .help = "not in this build: it needs SQLite",
    .options = no_options,
    .missing = "this build has no SQLite, which leagues are kept in; 'match' needs none",
};
