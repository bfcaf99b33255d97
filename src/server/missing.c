/* missing.c - see server.h: this build has no server. */
#include "server/server.h"

enum server_end server_run(uint16_t port, bool any_port, void (*begun)(uint16_t port), struct work *w)
{
    (void)port;
    (void)any_port;
    (void)begun;
    (void)w;
    return SERVER_MISSING;
}
