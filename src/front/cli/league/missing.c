/* missing.c - `league` in a build without SQLite. */
#include "front/cli/league/serve_league.h"

const struct server_site *serve_league_open(struct cli *c, const char *dir)
{
    (void)c;
    cli_say(EXIT_USAGE, "%s: %s", dir, command_league.missing);
    return NULL;
}

void serve_league_close(const struct server_site *site)
{
    (void)site;
}

static const enum opt no_options[] = {OPT_COUNT};

const struct command command_league = {
    .name = "league",
    .synopsis = "league DIR",
    .help = "not in this build: it needs SQLite",
    .options = no_options,
    .missing = "this build has no SQLite, which leagues are kept in; 'match' needs none",
};
