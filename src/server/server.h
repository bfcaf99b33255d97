/* server.h - the page on 127.0.0.1, or another site. The files of the page are part of the program: server_files is
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

/* Something else than these files: what is asked for, and the answer. */
struct server_request {
    const char *path; /* "/" and more; no part of it is ever looked up on disk */
    const char *(*value)(const struct server_request *q, const char *key); /* behind the '?'; NULL: not there */
    void *line;
};

struct server_reply {
    const char *type; /* of its content */
    char *bytes;      /* malloc'ed, the server's from now on; NULL: there is no such thing */
    size_t n;
    unsigned status; /* 0: all is well; else that of HTTP */
    unsigned again_s; /* not 0: a browser is to ask again after so many seconds */
};

struct server_site {
    void (*answer)(void *ctx, const struct server_request *q, struct server_reply *out); /* quick: others wait */
    void *ctx;
};

enum server_end { SERVER_STOPPED, SERVER_NO_PORT, SERVER_MISSING };

/* Serves until it is told to stop: the files of the page, or the site if there is one. Port 0, or any_port
 * where somebody has it: any free one; which one it is `begun` is told. */
enum server_end server_run(uint16_t port, bool any_port, const struct server_site *site,
                           void (*begun)(uint16_t port), struct work *w);

#endif
