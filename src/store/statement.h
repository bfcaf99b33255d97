/* statement.h - one statement of SQL: prepared, given its values, stepped through, given back. What
 * goes wrong first is kept, nothing is done after it, and the end tells of it: a value that found
 * no memory is not a value that is missing. */
#ifndef STORE_STATEMENT_H
#define STORE_STATEMENT_H

#include "base/text.h"
#include "files/fault.h"

struct sqlite3;
struct sqlite3_stmt;

struct statement {
    struct sqlite3 *db;
    struct sqlite3_stmt *stmt;
    int code; /* what the last call answered; after a fault, what the fault was */
};

struct statement statement_of(struct sqlite3 *db, const char *sql);

/* Values, counted from 1; texts must stay until the end. NULL is no value. */
void statement_text(struct statement *s, int at, const char *text);
void statement_slice(struct statement *s, int at, struct slice text);
void statement_number(struct statement *s, int at, int64_t n);

bool statement_row(struct statement *s); /* is there another? */
/* Columns, counted from 0. A text stands until the next row. NULL: no value; or no memory, and then
 * the row is not to be used: nothing is well any more. */
const char *statement_text_at(struct statement *s, int column);
int64_t statement_number_at(const struct statement *s, int column);

bool statement_is_well(const struct statement *s);
bool statement_found_damage(const struct statement *s); /* is it a page that is not as it was written? */
/* False: why says what went wrong with the file. Rows that were not asked for are no fault. */
bool statement_end(struct statement *s, const char *path, struct fault *why);
/* All steps, and the end. */
bool statement_run(struct statement *s, const char *path, struct fault *why);

#endif
