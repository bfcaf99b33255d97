/* serve.c - `serve`: the page, or a league, for this machine alone. */
#include "front/cli/league/serve_league.h"

enum { PORT_PRESET = 8765 };

static void tell_address(uint16_t port)
{
    printf("Quincunx is at http://127.0.0.1:%u/  (Ctrl-C ends it)\n", (unsigned)port);
    fflush(stdout);
}

static enum exit_code serve_site(struct cli *c, uint16_t port, const struct server_site *site)
{
    enum server_end end = server_run(port, !c->value[OPT_PORT], site, tell_address, &c->work);
    if (end == SERVER_MISSING)
        return cli_say(EXIT_USAGE, "this build cannot serve the page (libmicrohttpd was missing)");
    if (end == SERVER_NO_PORT)
        return cli_say(EXIT_USAGE, "port %u cannot be had; --port 0 takes any free one",
                       (unsigned)port);
    return EXIT_YES;
}

static enum exit_code serve_run(struct cli *c)
{
    int64_t port;
    if (c->n_rest)
        return cli_say(EXIT_USAGE, "serve: expected nothing but options");
    if (!cli_number(c, OPT_PORT, 0, 65535, PORT_PRESET, &port))
        return EXIT_USAGE;
    if (c->value[OPT_LEAGUE]) {
        const struct server_site *site = serve_league_open(c, c->value[OPT_LEAGUE]);
        enum exit_code code = site ? serve_site(c, (uint16_t)port, site) : EXIT_USAGE;
        if (site)
            serve_league_close(site);
        return code;
    }
    if (!server_files[0].name)
        return cli_say(EXIT_USAGE,
                       "the page was not built: 'make run' builds it (it needs clang-14, "
                       "wasi-libc and npm)");
    return serve_site(c, (uint16_t)port, NULL);
}

static const enum opt serve_options[] = {OPT_LEAGUE, OPT_PORT, OPT_TIME, OPT_COUNT};

const struct command command_serve = {
    .name = "serve",
    .synopsis = "serve [--league DIR] [--port P]",
    .help = "the page in a browser, on 127.0.0.1 only; works without any other server",
    .options = serve_options,
    .time_help = "serve the page for SEC seconds",
    .run = serve_run,
};
