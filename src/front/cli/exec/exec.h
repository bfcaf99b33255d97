/* exec.h - the second program.
 *
 * Loading what pictures, pages, collections and clusters need (cairo, TLS, SQLite, MPI: forty
 * shared libraries) takes eight milliseconds, and a hint takes one. So `quincunx` is linked with
 * none of them, and becomes `quincunx-full`, the same program linked with all, where a command
 * wants it.
 */
#ifndef CLI_EXEC_H
#define CLI_EXEC_H

#include "front/cli/cli.h"

/* Does not return where the second program takes over. In that program nothing happens. */
void exec_become(char **argv);
void exec_if_needed(const struct cli *c, char **argv);

#endif
