/* serve.c - `serve`: the page, for this machine alone. */
#include "front/cli/cli.h"
#include "server/server.h"

enum { PORT_PRESET = 8765 };

static void tell_address(uint16_t port)
{
    printf("Quincunx is at http://127.0.0.1:%u/  (Ctrl-C ends it)\n", (unsigned)port);
    fflush(stdout);
}

static enum exit_code serve_run(struct cli *c)
{
    int64_t port;
    if (c->n_rest)
        return cli_say(EXIT_USAGE, "serve: expected nothing but options");
    if (!cli_number(c, OPT_PORT, 0, 65535, PORT_PRESET, &port))
        return EXIT_USAGE;
    if (!server_files[0].name)
        return cli_say(EXIT_USAGE,
                       "the page was not built: 'make run' builds it (it needs clang-14, "
                       "wasi-libc and npm)");
    enum server_end end =
        server_run((uint16_t)port, !c->value[OPT_PORT], tell_address, &c->work);
    if (end == SERVER_MISSING)
        return cli_say(EXIT_USAGE, "this build cannot serve the page (libmicrohttpd was missing)");
    if (end == SERVER_NO_PORT)
        return cli_say(EXIT_USAGE, "port %u cannot be had; --port 0 takes any free one",
                       (unsigned)port);
    return EXIT_YES;
}

static const enum opt serve_options[] = {OPT_PORT, OPT_TIME, OPT_COUNT};

const struct command command_serve = {
    .name = "serve",
    .synopsis = "serve [--port P]",
    .help = "the page in a browser, on 127.0.0.1 only; works without any other server",
    .options = serve_options,
    .time_help = "serve the page for SEC seconds",
    .run = serve_run,
};
