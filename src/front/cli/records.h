/* records.h - a file of game records that a match can be taken up again from.
 *
 * The first block says which match it is; then follows one record a game (duel/record.h). A block
 * counts when its closing blank line is there, so a match killed while writing loses one game.
 */
#ifndef CLI_RECORDS_H
#define CLI_RECORDS_H

#include <stdio.h>

#include "duel/record.h"

struct records {
    FILE *file; /* open for appending; NULL: no file */
    char *text; /* all of it */
    size_t len;
};

/* Reads the file, or begins it with the heading. False: said why. */
bool records_open(struct records *r, const char *path, const char *heading);
/* Whole records after the heading, one by one; at begins at 0. False: no more. */
bool records_next(const struct records *r, size_t *at, struct slice *block);
bool records_add(struct records *r, const struct record *game); /* false: said why */
void records_close(struct records *r);

/* The next block of lines of a text, its blank line not included; whole: the blank line is there.
 */
bool block_next(const char *text, size_t len, size_t *at, struct slice *block, bool *whole);

#endif
