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
    const char *dir; /* where it runs and its files are; NULL: here */
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

/* Why agents fail, on standard error. `told` is of one agent, from game to game: what has been said
 * is not said again. */
struct told {
    uint64_t last;
    int times;
};
void league_tell_fault(struct told *t, const char *name, enum verdict verdict,
                       const struct side_report *r);
/* Each one that never made a legal move, and why; then not EXIT_YES. */
enum exit_code league_tell_idle(const struct league *l, const struct told *told, const char *dir);

/* Standings on standard output, and table.txt, table.csv, index.html and games.txt in dir. */
enum exit_code league_report(struct cli *c, const struct league *l, const char *dir);

#endif
