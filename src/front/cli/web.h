/* web.h - the page on 127.0.0.1. The files of the page are part of the program: page_files is made
 * from build/page at build time and is empty where the page was not built. Two files implement
 * the server, one of them in builds that have no libmicrohttpd. */
#ifndef CLI_WEB_H
#define CLI_WEB_H

#include "front/cli/cli.h"

struct page_file {
    const char *name; /* "app.js" */
    const unsigned char *begin, *end;
};
extern const struct page_file page_files[]; /* name NULL at the end */

/* Serves until interrupted or out of time. Port 0: any free one. The address is printed. */
enum exit_code web_serve(struct cli *c, uint16_t port);

#endif
