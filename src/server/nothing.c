/* nothing.c - see server.h: the page was not built before this program. */
#include "server/server.h"

const struct server_file server_files[] = {{NULL, NULL, NULL}};
