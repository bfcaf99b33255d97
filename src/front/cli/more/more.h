/* more.h - the second program.
 *
 * Loading what pictures, pages, collections and clusters need (cairo, TLS, SQLite, MPI: forty
 * shared libraries) takes eight milliseconds, and a hint takes one. So `quincunx` is linked with
 * none of them, and becomes `quincunx-full`, the same program linked with all, where a command
 * wants it.
 */
#ifndef CLI_MORE_H
#define CLI_MORE_H

#include "front/cli/cli.h"

/* Does not return where the second program takes over. In that program nothing happens. */
void more_become(char **argv);
void more_if_wanted(const struct cli *c, char **argv);

#endif
