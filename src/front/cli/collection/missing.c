/* missing.c - a build without SQLite has no collections. */
#include "front/cli/cli.h"

static const enum opt no_options[] = {OPT_COUNT};

const struct command command_collection = {
    .name = "collection",
    .synopsis = "collection FILE add|rate|list|export|remove|info",
    .help = "puzzles kept in a file (not in this build)",
    .options = no_options,
    .missing = "this build has no collections (SQLite was missing)",
};
