/* serve.c - `serve`: the page, for this machine alone. */
#include "front/cli/web.h"

enum { PORT_PRESET = 8765 };

static enum exit_code serve_run(struct cli *c)
{
    int64_t port;
    if (c->n_rest)
        return say(EXIT_USAGE, "serve: expected nothing but options");
    if (!cli_number(c, OPT_PORT, 0, 65535, PORT_PRESET, &port))
        return EXIT_USAGE;
    if (!page_files[0].name)
        return say(EXIT_USAGE, "the page was not built: 'make run' builds it (it needs clang-14, "
                               "wasi-libc and npm)");
    return web_serve(c, (uint16_t)port);
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
