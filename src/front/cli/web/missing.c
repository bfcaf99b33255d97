/* missing.c - see web.h: this build has no server. */
#include "front/cli/web.h"

enum exit_code web_serve(struct cli *c, uint16_t port)
{
    (void)c;
    (void)port;
    return say(EXIT_USAGE, "this build cannot serve the page (libmicrohttpd was missing)");
}
