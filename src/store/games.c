/* games.c - see games.h. The log is written ahead (WAL) and one game is one transaction; a program
 * killed at any moment leaves a file with whole games only. */
#include "store/games.h"

#include <sqlite3.h>
#include <stddef.h>

static const char schema[] =
    "PRAGMA journal_mode = WAL;"
    "PRAGMA synchronous = NORMAL;"
    "CREATE TABLE IF NOT EXISTS agent ("
    "  hash TEXT PRIMARY KEY, name TEXT NOT NULL, command TEXT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS game ("
    "  id INTEGER PRIMARY KEY, terms TEXT NOT NULL, first TEXT NOT NULL, second TEXT NOT NULL,"
    "  start INTEGER NOT NULL, position TEXT NOT NULL, moves TEXT NOT NULL, result TEXT NOT NULL,"
    "  reason TEXT NOT NULL, note_first TEXT NOT NULL, note_second TEXT NOT NULL,"
    "  err_first TEXT NOT NULL, err_second TEXT NOT NULL, cpu_first INTEGER NOT NULL,"
    "  cpu_second INTEGER NOT NULL, wall_first INTEGER NOT NULL, wall_second INTEGER NOT NULL,"
    "  UNIQUE (terms, first, second, start));";

/* The connection is the store: there is nothing else to remember. */
static sqlite3 *base_of(const struct store *s)
{
    return (sqlite3 *)s;
}

struct store *store_open(const char *path, const char **why)
{
    sqlite3 *base = NULL;
    if (sqlite3_open(path, &base) == SQLITE_OK && sqlite3_busy_timeout(base, 10000) == SQLITE_OK &&
        sqlite3_exec(base, schema, NULL, NULL, NULL) == SQLITE_OK)
        return (struct store *)base;
    *why = sqlite3_errstr(base ? sqlite3_errcode(base) : SQLITE_NOMEM);
    sqlite3_close(base);
    return NULL;
}

void store_close(struct store *s)
{
    sqlite3_close(base_of(s));
}

const char *store_fault(const struct store *s)
{
    return sqlite3_errmsg(base_of(s));
}

static void bind_text(sqlite3_stmt *q, int at, const char *text)
{
    sqlite3_bind_text(q, at, text, -1, SQLITE_STATIC);
}

/* 64-bit words are kept as text, which other programs read without losing bits. */
static void bind_hash(sqlite3_stmt *q, int at, uint64_t hash)
{
    char *text = sqlite3_mprintf("%016llx", (unsigned long long)hash);
    sqlite3_bind_text(q, at, text, -1, sqlite3_free);
}

static bool finish(sqlite3_stmt *q)
{
    int code = q ? sqlite3_step(q) : SQLITE_ERROR;
    return sqlite3_finalize(q) == SQLITE_OK && code == SQLITE_DONE;
}

bool store_add(struct store *s, const char *terms, const struct stored_game *g)
{
    static const char text[] =
        "INSERT OR IGNORE INTO game (terms, first, second, start, position, moves, result, reason,"
        " note_first, note_second, err_first, err_second, cpu_first, cpu_second, wall_first,"
        " wall_second) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16)";
    sqlite3_stmt *q = NULL;
    if (sqlite3_prepare_v2(base_of(s), text, -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_text(q, 1, terms);
    bind_hash(q, 2, g->first);
    bind_hash(q, 3, g->second);
    sqlite3_bind_int64(q, 4, g->start);
    bind_text(q, 5, g->position);
    bind_text(q, 6, g->moves);
    bind_text(q, 7, g->result);
    bind_text(q, 8, g->reason);
    for (int side = 0; side < 2; side++) {
        bind_text(q, 9 + side, g->note[side]);
        bind_text(q, 11 + side, g->err[side]);
        sqlite3_bind_int64(q, 13 + side, g->cpu_us[side]);
        sqlite3_bind_int64(q, 15 + side, g->wall_us[side]);
    }
    return finish(q);
}

bool store_name(struct store *s, uint64_t hash, const char *name, const char *command)
{
    static const char text[] = "INSERT OR REPLACE INTO agent VALUES (?1, ?2, ?3)";
    sqlite3_stmt *q = NULL;
    if (sqlite3_prepare_v2(base_of(s), text, -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_hash(q, 1, hash);
    bind_text(q, 2, name);
    bind_text(q, 3, command);
    return finish(q);
}

static const char *text_at(sqlite3_stmt *q, int column)
{
    const unsigned char *text = sqlite3_column_text(q, column);
    return text ? (const char *)text : "";
}

static uint64_t hash_at(sqlite3_stmt *q, int column)
{
    uint64_t h = 0;
    for (const char *at = text_at(q, column); *at; at++)
        h = h << 4 | (uint64_t)(*at <= '9' ? *at - '0' : (*at | 32) - 'a' + 10);
    return h;
}

bool store_each(struct store *s, const char *terms,
                void (*take)(void *ctx, const struct stored_game *g), void *ctx)
{
    static const char text[] =
        "SELECT first, second, start, position, moves, result, reason, note_first, note_second,"
        " err_first, err_second, cpu_first, cpu_second, wall_first, wall_second FROM game"
        " WHERE terms = ?1 ORDER BY id";
    sqlite3_stmt *q = NULL;
    int code;
    if (sqlite3_prepare_v2(base_of(s), text, -1, &q, NULL) != SQLITE_OK)
        return false;
    bind_text(q, 1, terms);
    while ((code = sqlite3_step(q)) == SQLITE_ROW) {
        struct stored_game g = {.first = hash_at(q, 0),
                                .second = hash_at(q, 1),
                                .start = (uint32_t)sqlite3_column_int64(q, 2),
                                .position = text_at(q, 3),
                                .moves = text_at(q, 4),
                                .result = text_at(q, 5),
                                .reason = text_at(q, 6)};
        for (int side = 0; side < 2; side++) {
            g.note[side] = text_at(q, 7 + side);
            g.err[side] = text_at(q, 9 + side);
            g.cpu_us[side] = sqlite3_column_int64(q, 11 + side);
            g.wall_us[side] = sqlite3_column_int64(q, 13 + side);
        }
        take(ctx, &g);
    }
    sqlite3_finalize(q);
    return code == SQLITE_DONE;
}
