/* collection.h - puzzles kept in an SQLite file, each once up to turning and mirroring.
 *
 * Every change is one transaction in a write-ahead log: a program that is killed loses nothing
 * that was acknowledged, and several programs may work on one file, waiting for each other.
 * Functions return NULL, or a sentence that says what went wrong with which file and stands until
 * the next call.
 */
#ifndef STORE_COLLECTION_H
#define STORE_COLLECTION_H

#include "files/fault.h"
#include "puzzle/rate.h"

struct sqlite3;

struct collection {
    struct sqlite3 *db;
    const char *path;
    struct fault fault; /* the last sentence */
    struct fault told;  /* what was done to the file on opening, or nothing */
};

/* To change it, made if it is not there when asked to; or to read it: then the file and its folder
 * may be such that nobody can write to them. */
enum collection_use { COLLECTION_READ, COLLECTION_CHANGE, COLLECTION_CREATE };
const char *collection_open(struct collection *c, const char *path, enum collection_use use);
const char *collection_close(struct collection *c); /* a sentence: it may not all be on the disk */

/* What has become of a position. */
struct collected {
    int64_t id; /* of this one, or of the one that was there */
    bool added;
};

/* Progress of a puzzle is not kept. `name` is where it came from; may be empty. */
const char *collection_add(struct collection *c, const struct board *b, struct slice name,
                           struct arena *arena, struct collected *out);
const char *collection_remove(struct collection *c, int64_t id, bool *removed);

/* Ratings. collection_unrated: the first puzzle after `after` that has none; id 0: there is none.
 * The position is written to the arena. */
const char *collection_unrated(struct collection *c, int64_t after, struct arena *arena,
                               int64_t *id, struct slice *position);
const char *collection_set_rating(struct collection *c, int64_t id, const struct game *g,
                                  const struct rating *r); /* not solved: not just one solution */

/* Questions. NULL and 0 mean "any". */
struct collection_question {
    const char *game, *level, *technique;
    int width, height;
    int64_t limit;
};

struct collection_row {
    int64_t id;
    const char *game, *position, *name;
    int tenths;        /* 0: not rated */
    const char *level; /* NULL: not rated */
    const char *state; /* "rated", "not rated", "not unique" */
};

typedef void row_fn(void *ctx, const struct collection_row *row);
const char *collection_ask(struct collection *c, const struct collection_question *q, row_fn *row,
                           void *ctx);

/* How many there are of each game, size and level. */
struct collection_count {
    const char *game, *level; /* level NULL: not rated, or not unique */
    int width, height;
    int64_t n;
};

typedef void count_fn(void *ctx, const struct collection_count *count);
const char *collection_census(struct collection *c, count_fn *count, void *ctx);

extern const struct database_kind collection_kind; /* store/database.h */

/* Is all well with the file? Its pages, and of each puzzle that its position can be read and that
 * what was computed from it (the form that its symmetries share, game and size) is what it is. What
 * is not is computed anew. Of the ratings about so many are computed again; one that was wrong is
 * forgotten. */
struct collection_check {
    int64_t puzzles, ratings;      /* looked at */
    int64_t mended, unreadable, forgotten; /* computed anew; no position; ratings that were wrong */
    bool rebuilt;
};

const char *collection_check(struct collection *c, const struct game *const *games,
                             int64_t ratings_most, struct work *w, struct collection_check *out);

#endif
