/* serve_league.h - `serve --league DIR`. */
#ifndef CLI_SERVE_LEAGUE_H
#define CLI_SERVE_LEAGUE_H

#include "front/cli/cli.h"
#include "server/server.h"

/* The site of the league in a folder; NULL: said why. */
const struct server_site *serve_league_open(struct cli *c, const char *dir);
void serve_league_close(const struct server_site *site);

#endif
