/* serve_league.c - see serve_league.h. */
#include "front/cli/league/serve_league.h"

#include "league/league_site.h"

const struct server_site *serve_league_open(struct cli *c, const char *dir)
{
    struct fault why;
    struct server_site *site = arena_take(&c->arena, 1, sizeof *site);
    struct league_site *league = arena_take(&c->arena, 1, sizeof *league);
    if (!site || !league) {
        cli_say(EXIT_USAGE, "there is not enough memory");
        return NULL;
    }
    if (!league_site_open(league, dir, &c->arena, &why)) {
        cli_say(EXIT_USAGE, "%s", why.why);
        return NULL;
    }
    *site = (struct server_site){league_site_answer, league};
    return site;
}

void serve_league_close(const struct server_site *site)
{
    league_site_close(site->ctx);
}
