/* missing.c - see server.h: this build has no server. */
#include "server/server.h"

enum server_end server_run(uint16_t port, bool any_port, const struct server_site *site,
                           void (*begun)(uint16_t port), struct work *w)
{
    (void)site;
    (void)port;
    (void)any_port;
    (void)begun;
    (void)w;
    return SERVER_MISSING;
}
