/* games.h - played games in an SQLite file: an adapter, in builds that have SQLite. A game is in
 * the file as soon as `store_add` returns, whatever happens to the program then, and never twice.
 */
#ifndef STORE_GAMES_H
#define STORE_GAMES_H

#include <stdbool.h>
#include <stdint.h>

#include "files/fault.h"
#include "store/seal.h"

struct sqlite3;

struct store { /* an open file */
    struct sqlite3 *base;
    const char *path;
    struct seal_key key; /* for games that are added or read; from the caller */
};

enum sealed {
    SEALED,      /* it is as it was added by somebody who had the key */
    SEALED_NOT,  /* there is no seal: it was played by version 0.1.0 */
    SEALED_OTHER /* the seal does not fit */
};

struct stored_game {
    uint64_t first, second; /* hashes of who played */
    uint32_t start;         /* number of the start position, from 0 */
    const char *position, *moves, *result, *reason;
    const char *note[2], *err[2]; /* of the first and the second side */
    int64_t cpu_us[2], wall_us[2];
    const char *program; /* the version that had it played */
    int64_t id;          /* its number in the file; set on reading, as is the next */
    enum sealed sealed;
    const char *name[2]; /* of the first and the second side; set by store_find */
};

/* All of these return false where something went wrong, and why says it. told is empty, or says what
 * was done to an older file. */
bool store_open(struct store *s, const char *path, struct fault *told, struct fault *why);
/* To look into a file that is there, whoever is writing it. */
bool store_open_beside(struct store *s, const char *path, struct fault *why);
bool store_close(struct store *s, struct fault *why); /* false: it may not all be on the disk */

/* Games are kept apart by the terms on which they were played. */
bool store_add(struct store *s, const char *terms, const struct stored_game *g, struct fault *why);
bool store_each(struct store *s, const char *terms,
                void (*take)(void *ctx, const struct stored_game *g), void *ctx, struct fault *why);
/* The game of these two from this start, if there is one: first, second and start of `like` say which. */
bool store_find(struct store *s, const char *terms, const struct stored_game *like,
                void (*take)(void *ctx, const struct stored_game *g), void *ctx, struct fault *why);
/* Are there games with a seal, and without one, on whatever terms? */
bool store_seals(struct store *s, bool *some, bool *missing, struct fault *why);
bool store_seal(struct store *s, const char *terms, const struct stored_game *g, struct fault *why);
bool store_remove(struct store *s, int64_t id, struct fault *why);
bool store_name(struct store *s, uint64_t hash, const char *name, const char *command,
                struct fault *why);

#endif
