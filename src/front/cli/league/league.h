/* league.h - one run of `league DIR`. */
#ifndef CLI_LEAGUE_H
#define CLI_LEAGUE_H

#include "arena/league.h"
#include "front/cli/plan.h"

/* A contender as it was written, before the game is known. */
struct nominee {
    const char *name; /* NULL: the text */
    const char *text; /* a level or a command */
    const char *const *files;
    const char *origin; /* for errors */
};

struct nominees {
    struct nominee of[LEAGUE_MAX];
    int n;
};

/* DIR/league.toml, if it is there: its values become those of options that were not given, its
 * agents become entries. False: said why, with line and column. */
bool league_file_read(struct cli *c, const char *dir, struct nominees *out);

/* One string of several parts, in the arena of c; NULL: no memory. */
const char *text_join(struct cli *c, const char *a, const char *b, const char *d);

/* Standings on standard output, and table.txt, table.csv, index.html and games.txt in dir. */
enum exit_code league_report(struct cli *c, const struct league *l, const char *dir);

#endif
