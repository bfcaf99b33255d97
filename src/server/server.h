/* server.h - the page on 127.0.0.1. The files of the page are part of the program: server_files is
 * made from build/page at build time and is empty where the page was not built. Two files implement
 * the server, one of them in builds that have no libmicrohttpd. */
#ifndef SERVER_H
#define SERVER_H

#include "core/work.h"

struct server_file {
    const char *name; /* "app.js"; "app.js.gz" is the same compressed, and sent in its place */
    const unsigned char *begin, *end;
};
extern const struct server_file server_files[]; /* name NULL at the end */

enum server_end { SERVER_STOPPED, SERVER_NO_PORT, SERVER_MISSING };

/* Serves until it is told to stop. Port 0, or any_port where somebody has it: any free one; which one
 * it is `begun` is told. */
enum server_end server_run(uint16_t port, bool any_port, void (*begun)(uint16_t port), struct work *w);

#endif
