/* statement.c - see statement.h. */
#include "store/statement.h"

#include <sqlite3.h>

#include "store/database.h"

bool statement_is_well(const struct statement *s)
{
    return s->code == SQLITE_OK || s->code == SQLITE_ROW || s->code == SQLITE_DONE;
}

bool statement_found_damage(const struct statement *s)
{
    return database_is_damage(s->code);
}

struct statement statement_of(sqlite3 *db, const char *sql)
{
    struct statement s = {.db = db};
    s.code = sqlite3_prepare_v2(db, sql, -1, &s.stmt, NULL);
    return s;
}

void statement_slice(struct statement *s, int at, struct slice text)
{
    if (statement_is_well(s))
        s->code = sqlite3_bind_text(s->stmt, at, text.text, (int)text.len, SQLITE_STATIC);
}

void statement_text(struct statement *s, int at, const char *text)
{
    if (statement_is_well(s))
        s->code = sqlite3_bind_text(s->stmt, at, text, -1, SQLITE_STATIC);
}

void statement_number(struct statement *s, int at, int64_t n)
{
    if (statement_is_well(s))
        s->code = sqlite3_bind_int64(s->stmt, at, n);
}

bool statement_row(struct statement *s)
{
    if (statement_is_well(s))
        s->code = sqlite3_step(s->stmt);
    return s->code == SQLITE_ROW;
}

const char *statement_text_at(struct statement *s, int column)
{
    bool is_there = sqlite3_column_type(s->stmt, column) != SQLITE_NULL;
    const char *text = (const char *)sqlite3_column_text(s->stmt, column);
    if (is_there && !text)
        s->code = SQLITE_NOMEM;
    return text;
}

int64_t statement_number_at(const struct statement *s, int column)
{
    return sqlite3_column_int64(s->stmt, column);
}

bool statement_end(struct statement *s, const char *path, struct fault *why)
{
    bool ok = statement_is_well(s) ? true : database_fault_of(s->db, s->code, path, why);
    sqlite3_finalize(s->stmt);
    s->stmt = NULL;
    return ok;
}

bool statement_run(struct statement *s, const char *path, struct fault *why)
{
    while (statement_row(s))
        continue;
    return statement_end(s, path, why);
}
