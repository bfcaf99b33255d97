/* database.h - an SQLite file of ours: whose it is and which version it has is known before
 * anything is changed, and every page has a checksum (page_sums.h).
 *
 * A file is marked by application_id and user_version, and the table `about` names the program
 * that made it. An older one is brought up to date: a copy stays beside it, a new file is filled
 * from it and takes its place when it is whole.
 */
#ifndef STORE_DATABASE_H
#define STORE_DATABASE_H

#include <sys/types.h>

#include "base/format.h"
#include "files/fault.h"

struct sqlite3;

struct database_kind {
    enum format format;
    int application;    /* application_id */
    const char *schema; /* of a new file */
    const char *sign;   /* a table by which a file of 0.1.0 that is not marked is known; or NULL */
    const char *upgrade; /* statements that fill a new file from one of 0.1.0, which is `old` */
    const char *rebuild; /* the same from one of this version: what is computed is left out */
};

/* Reading works where nothing may be written, too. */
enum database_mode { DATABASE_READ, DATABASE_WRITE, DATABASE_CREATE };

/* NULL: why says it. told is empty, or says what was done to an older file. */
struct sqlite3 *database_open(const char *path, const struct database_kind *kind,
                              enum database_mode mode, struct fault *told, struct fault *why);
/* The same rows in a new file, a copy of the old one beside it: mends what can be computed from
 * them, such as an index. */
bool database_rebuild(const char *path, ino_t file, const struct database_kind *kind,
                      struct fault *told, struct fault *why);
/* Which file it is: another one after it was replaced. */
bool database_file(const char *path, ino_t *out, struct fault *why);
/* What was changed is in the file itself and on the disk when this returns true; it is closed in any
 * case. NULL is nothing to close. */
bool database_close(struct sqlite3 *db, const char *path, struct fault *why);

/* What went wrong, or went wrong in the last call, as a sentence about the file. Both return false. */
bool database_fault_of(struct sqlite3 *db, int code, const char *path, struct fault *why);
bool database_fault(struct sqlite3 *db, const char *path, struct fault *why);
bool database_is_damage(int code); /* is it a page that is not as it was written? */

#endif
