/* league_file.h - league.toml. Keys at the top are settings by name; [limits] holds limits; each
 * [[agent]] has a name, a command or a level, and files that count as part of it. */
#ifndef LEAGUE_FILE_H
#define LEAGUE_FILE_H

#include "agents/league.h"
#include "base/notices.h"

/* A contender as it was written, before the game is known. */
struct nominee {
    const char *name; /* NULL: the text */
    const char *text; /* a level or a command */
    const char *const *files;
    const char *dir; /* where it runs and its files are; NULL: here */
    const char *origin; /* for errors */
};

struct league_setting {
    const char *text, *origin; /* NULL: it does not stand there; where it does, for errors */
};

enum { LEAGUE_KEYS_MAX = 32 };

struct league_file {
    const char *const *keys; /* asked: what may stand at the top, NULL at the end */
    struct league_setting setting[LEAGUE_KEYS_MAX]; /* by key */
    char limits[512]; /* "cpu=0.500,memory=64.000" */
    struct nominee of[LEAGUE_MAX];
    int n;
};

/* DIR/league.toml, if it is there, into the arena. False: told why, with line and column. */
bool league_file_read(struct league_file *f, const char *dir, struct arena *arena,
                      const struct notices *failure);

/* DIR and the name of a file in it; NULL: no memory. */
const char *league_file_path(const char *dir, const char *name, struct arena *arena);

#endif
