/* records.h - a file of game records that a match can be taken up again from.
 *
 * The first line says which match it is (base/format.h), and a blank line follows; then one
 * record a game (duel/record.h). A record counts when its closing blank line is there, so a match
 * killed while writing loses one game. A file of version 0.1.0 begins with the match alone and its
 * records have no sums: it is brought up to date, and a copy of it stays beside it.
 */
#ifndef MATCH_RECORDS_H
#define MATCH_RECORDS_H

#include "base/notices.h"
#include "duel/record.h"
#include "files/append.h"

struct records {
    struct append file; /* locked while it is open */
    size_t first;       /* where the records begin in file.text */
    bool is_open;
};

/* Reads the file, or begins it; what was done to it is told. False: what is no such file, or another
 * match's, is as it was. */
bool records_open(struct records *r, const char *path, const char *match, const struct notices *notices,
                  struct fault *why);
/* Whole records one by one; at begins at 0. False: no more. */
bool records_next(const struct records *r, size_t *at, struct slice *block);
bool records_add(struct records *r, const struct record *game, struct fault *why);
bool records_close(struct records *r, struct fault *why);

/* The next block of lines of a text, its blank line not included; whole: the blank line is there.
 */
bool records_block_next(const char *text, size_t len, size_t *at, struct slice *block, bool *whole);
bool records_block_is_heading(struct slice block); /* the first of a file, one line, and no game */

#endif
